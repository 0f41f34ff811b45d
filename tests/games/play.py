"""Playing games at random, the same way every time."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from enum import Enum
from random import Random
from typing import Any, Final

import msgspec

from games.game import CHANCE, Action, Choice, Edition, Event, Game, Options, Range, State, with_amount

BY_HAND: Final = 0.1
"""How often a card is entered by hand where that is possible."""


def random_options(game: Game, rng: Random) -> Options:
    """A number of players and a reading of every ruling, drawn at random."""
    rulings = {ruling.option: rng.choice(ruling.values) for ruling in game.rulings}
    return game.options_type(players=rng.choice(game.players), **rulings)


def as_action(game: Game, choice: Choice, rng: Random) -> Action:
    """The choice itself, or one of the amounts of a range."""
    if isinstance(choice, Range):
        return with_amount(choice, rng.randrange(choice.low, choice.high + 1, choice.step), game.action_type)
    return choice


def next_action(game: Game, state: State, rng: Random) -> Action:
    """An action of somebody who may act, or an outcome of chance by its weight; now and then an entry by hand."""
    player = rng.choice(state.current_players())
    if player == CHANCE:
        by_hand = state.legal_actions(CHANCE)
        if by_hand and rng.random() < BY_HAND:
            return as_action(game, rng.choice(by_hand), rng)
        outcomes = state.chance_outcomes()
        return rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
    listed = state.legal_actions(player)
    assert listed, f"player {player} is to act but has no choice"
    return as_action(game, rng.choice(listed), rng)


def walk(
    game: Game, state: State, rng: Random, log: list[Event] | None = None, limit: int = 20_000
) -> Iterator[Action]:
    """Play `state` to its end at random; yields each action after it was applied."""
    for _ in range(limit):
        if not state.current_players():
            return
        action = next_action(game, state, rng)
        state.apply_action(action, log)
        yield action
    raise AssertionError(f"no end after {limit} actions")


def through_json(game: Game, actions: Sequence[Action]) -> list[Action]:
    """The actions as the archive gives them back."""
    decoder = msgspec.json.Decoder(game.action_type, strict=True)
    return [decoder.decode(msgspec.json.encode(action)) for action in actions]


def replay(game: Game, options: Options, edition: Edition, actions: Sequence[Action]) -> tuple[State, list[Event]]:
    """A new game with the same actions."""
    state = game.new_game(options, edition)
    log: list[Event] = []
    for action in actions:
        state.apply_action(action, log)
    return state, log


def picture(thing: Any, memos: Collection[str] = ()) -> Any:
    """All that `thing` holds, to the last field, as nested tuples: sees what an equality may forget.

    `memos` names fields that hold no position: compiled rules, lists made once.
    """
    if thing is None or isinstance(thing, str | int | float | bytes | Enum):
        return thing
    if isinstance(thing, list | tuple):
        # a position is made of thousands of these
        return tuple([item if type(item) in (int, str, bool) else picture(item) for item in thing])
    if isinstance(thing, dict):
        return tuple((picture(key), picture(value)) for key, value in thing.items())
    if isinstance(thing, set | frozenset):
        return tuple(sorted(map(repr, map(picture, thing))))
    names = [name for name in fields_of(thing) if name not in memos]
    return (type(thing).__name__, tuple((name, picture(getattr(thing, name, None))) for name in names))


def fields_of(thing: Any) -> list[str]:
    """The names of all fields, slotted or not."""
    slots = [s for c in type(thing).__mro__ for s in _slots(c)]
    return [*slots, *getattr(thing, "__dict__", ())]


def _slots(cls: type) -> tuple[str, ...]:
    slots: str | Sequence[str] = cls.__dict__.get("__slots__", ())
    return (slots,) if isinstance(slots, str) else tuple(slots)
