"""What must hold at every position of every game; each law is a function that fails with an AssertionError."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from enum import Enum
from random import Random
from typing import Any

import msgspec
import pytest

from games.game import (
    CHANCE,
    Action,
    Choice,
    Edition,
    Event,
    Game,
    IllegalAction,
    Observation,
    Options,
    Range,
    State,
    with_amount,
)
from tests.games.play import as_action, picture, walk

Swap = Callable[[State, int | None, Random], State]
"""A copy of a state with what the viewer may not know changed; written from the rules, not from the observation."""


def only_current_players_have_choices(state: State, players: int) -> None:
    """Choices for all who may act and for nobody else; outcomes for chance alone."""
    current = state.current_players()
    assert len(set(current)) == len(current)
    assert all(p == CHANCE or 0 <= p < players for p in current)
    assert current == (CHANCE,) or CHANCE not in current, "chance acts alone"
    for player in range(players):
        assert bool(state.legal_actions(player)) == (player in current), f"choices of player {player}"
    outcomes = state.chance_outcomes()
    by_hand = state.legal_actions(CHANCE)
    assert not by_hand or current == (CHANCE,), "entries by hand where nothing is rolled or drawn"
    assert not {action for action, _ in outcomes} & set(by_hand), "an outcome is no entry beside the outcomes"
    assert bool(outcomes) == (current == (CHANCE,))
    assert all(weight > 0 and action.player == CHANCE for action, weight in outcomes)
    assert len({action for action, _ in outcomes}) == len(outcomes), "outcomes are distinct"


def choices(state: State) -> list[Choice]:
    """All that anybody, or chance, may do now."""
    listed = [action for action, _ in state.chance_outcomes()]
    return [*listed, *(c for p in state.current_players() for c in state.legal_actions(p))]


def legal_actions_are_accepted(game: Game, state: State, rng: Random, most: int = 1000) -> None:
    """All that is listed is distinct, names its player and may be done (of more than `most`, a sample)."""
    for player in state.current_players():
        listed = list(state.legal_actions(player))
        assert len(set(listed)) == len(listed), "choices are distinct"
        assert all(choice.player == player for choice in listed), "choices name their player"
    everything = choices(state)
    for choice in rng.sample(everything, min(most, len(everything))):
        for action in amounts(game, choice) if isinstance(choice, Range) else [choice]:
            state.clone().apply_action(action)
            assert through_archive(game, action) == action


def amounts(game: Game, choice: Range) -> list[Action]:
    """The ends of a range as actions that carry their amount."""
    assert choice.step >= 1
    assert choice.low <= choice.high
    assert (choice.high - choice.low) % choice.step == 0
    actions = [with_amount(choice, amount, game.action_type) for amount in sorted({choice.low, choice.high})]
    assert all(type(a).__name__ == choice.kind and getattr(a, "amount", None) is not None for a in actions)
    assert all(getattr(a, "place", None) == choice.place for a in actions), "the place is carried"
    return actions


def through_archive(game: Game, action: Action) -> Action:
    """`action` written as JSON and read back."""
    back: Action = msgspec.json.decode(msgspec.json.encode(action), type=game.action_type, strict=True)
    return back


def is_listed(action: Action, listed: Sequence[Choice]) -> bool:
    """Whether `action` is one of the choices or inside one of the ranges."""
    amount = getattr(action, "amount", None)
    for choice in listed:
        if isinstance(choice, Range):
            wanted = (choice.kind, choice.player, choice.place)
            if amount is not None and wanted == (type(action).__name__, action.player, getattr(action, "place", None)):
                return amount in range(choice.low, choice.high + 1, choice.step)
        elif choice == action:
            return True
    return False


def attempts(game: Game, state: State, players: int, known: Sequence[Action], rng: Random) -> list[Action]:
    """Actions to try: those of other positions and players, of nobody, and amounts just outside a range."""
    tries: list[Action] = [Action(0), Action(CHANCE), Action(players)]
    listed = choices(state)
    own = [as_action(game, c, rng) for c in rng.sample(listed, min(3, len(listed)))]
    for action in [*known, *own]:
        tries.append(action)
        tries.append(msgspec.structs.replace(action, player=rng.randrange(-2, players + 2)))
    for choice in listed:
        if isinstance(choice, Range):
            outside = {choice.low - choice.step, choice.high + choice.step, choice.low - 1, choice.high + 1}
            inside = {choice.low + 1} if choice.step > 1 else set()
            named = with_amount(choice, choice.low, game.action_type)
            tries.extend(msgspec.structs.replace(named, amount=amount) for amount in sorted(outside | inside))
            if choice.place is not None:
                places = {c.place for c in listed if isinstance(c, Range) and c.place is not None}
                beside = {min(places) - 1, max(places) + 1}
                tries.extend(msgspec.structs.replace(named, place=place) for place in sorted(beside))
    return tries


def others_are_refused(state: State, tries: Sequence[Action], memos: Collection[str]) -> None:
    """What is not listed raises IllegalAction with a code, tells nothing and changes nothing."""
    listed = choices(state)
    before = state.clone()
    looked_like = picture(state, memos)
    for action in tries:
        if is_listed(action, listed):
            continue
        log: list[Event] = []
        try:
            state.apply_action(action, log)
        except IllegalAction as refused:
            assert refused.code, "a refusal has a code"
        else:
            raise AssertionError(f"{action} was accepted but is not listed")
        assert not log, f"{action} was refused but told {log}"
        assert state == before, f"{action} was refused but changed the state"
    assert picture(state, memos) == looked_like, "a refused action changed the state"


def refused(state: State, action: Action, memos: Collection[str]) -> str:
    """The code with which `action` is refused, which tells nothing and changes nothing."""
    before = picture(state, memos)
    told: list[Event] = []
    with pytest.raises(IllegalAction) as refusal:
        state.apply_action(action, told)
    assert picture(state, memos) == before
    assert not told
    return refusal.value.code


def clone_is_apart(game: Game, state: State, rng: Random, memos: Collection[str]) -> None:
    """A clone is equal, and neither feels what happens to the other, from here to the end."""
    clone = state.clone()
    assert clone == state
    assert clone is not state
    looked_like = picture(state, memos)
    assert picture(clone, memos) == looked_like
    for _ in walk(game, clone, rng):
        pass
    assert picture(state, memos) == looked_like, "playing a clone changed the original"
    second = state.clone()
    third = second.clone()
    for _ in walk(game, second, rng):
        pass
    assert picture(third, memos) == looked_like, "playing the original changed the clone"
    assert (second == state) == (not state.current_players()), "an ended game differs from a running one"


def observations_hide(game: Game, state: State, options: Options, edition: Edition, rng: Random) -> tuple[bool, bool]:
    """For each viewer: it says who looks and who may act, and any consistent guess of the unknown looks the same.

    Returns whether something is hidden from somebody, and whether a guess differed from the truth.
    """
    hidden = guessed = False
    public = state.observation(None)
    everybody = [state.observation(viewer) for viewer in range(options.players)]
    for seen in [public, *everybody]:
        assert seen.current == state.current_players()
        stays_as_it_is(seen)
        hidden = hidden or any(without_viewer(other) != without_viewer(seen) for other in everybody)
        guess = game.sample_state(seen, options, edition, rng)
        assert guess.observation(seen.viewer) == seen, f"viewer {seen.viewer} could tell a guess from the truth"
        assert guess.current_players() == state.current_players()
        if seen.viewer is not None:
            assert list(guess.legal_actions(seen.viewer)) == list(state.legal_actions(seen.viewer))
        guessed = guessed or guess != state
    assert [o.viewer for o in everybody] == list(range(options.players))
    assert public.viewer is None
    return hidden, guessed


def secrets_do_not_show(state: State, players: int, swap: Swap, rng: Random) -> None:
    """What `viewer` may not know can be swapped for something else without a trace in what `viewer` sees."""
    for viewer in [None, *range(players)]:
        other = swap(state, viewer, rng)
        assert other.observation(viewer) == state.observation(viewer), f"viewer {viewer} sees a secret"


def without_viewer(seen: Observation) -> Observation:
    """What is seen, whoever looks."""
    return msgspec.structs.replace(seen, viewer=None)


def stays_as_it_is(thing: Any) -> None:
    """Nothing in it can change, so that it shares nothing with a state."""
    if isinstance(thing, tuple):
        inside: Iterable[Any] = thing
    elif isinstance(thing, msgspec.Struct):
        assert thing.__struct_config__.frozen, f"{type(thing).__name__} can be changed"
        inside = msgspec.structs.astuple(thing)
    else:
        assert thing is None or isinstance(thing, str | int | float | Enum), f"{type(thing).__name__} can be changed"
        return
    for item in inside:
        # an observation is made of thousands of these
        if type(item) not in (int, str, bool):
            stays_as_it_is(item)


def guess_can_be_played(
    game: Game, state: State, options: Options, edition: Edition, rng: Random, memos: Collection[str]
) -> None:
    """A guess is a whole game: it plays to its end and leaves the true one alone."""
    looked_like = picture(state, memos)
    viewer = rng.choice([None, *range(options.players)])
    guess = game.sample_state(state.observation(viewer), options, edition, rng)
    assert guess.clone() == guess
    for _ in walk(game, guess, rng):
        pass
    assert picture(state, memos) == looked_like
