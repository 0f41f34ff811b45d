"""Positions for the tests of screens, found by playing real games at random."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any, Self, TypeVar

from games.game import CHANCE, Action, Event, Game, Range, State

S = TypeVar("S", bound=State)
History = list[tuple[Action, tuple[Event, ...]]]
"""Acts with what they told, the oldest first."""
MOST_ACTS = 6000
MOST_GAMES = 400


def act(state: State, action: Action, history: History | None = None) -> tuple[Event, ...]:
    """Apply `action`, and note it in `history`; returns what was told."""
    log: list[Event] = []
    state.apply_action(action, log)
    if history is not None:
        history.append((action, tuple(log)))
    return tuple(log)


def play_until(state: S, rng: Random, stop: Callable[[S], bool], history: History | None = None) -> S:
    """Random acts until `stop`, or to the end; for a game that asks for no amounts."""
    while state.current_players() and not stop(state):
        player = state.current_players()[0]
        listed = [a for a, _ in state.chance_outcomes()] if player == CHANCE else state.legal_actions(player)
        chosen = rng.choice(listed)
        assert not isinstance(chosen, Range)
        act(state, chosen, history)
    return state


def first_position(
    make: Callable[[], S], stop: Callable[[S], bool], seed: int = 1, history: History | None = None
) -> S:
    """The first position of random games, begun by `make`, where `stop` holds and a player is to act."""
    for attempt in range(seed, seed + MOST_GAMES):
        if history is not None:
            history.clear()
        state = play_until(make(), Random(attempt), lambda s: s.current_players() != (CHANCE,) and stop(s), history)
        if state.current_players():
            return state
    raise AssertionError("no random game comes to this position")


class RandomPlay(ABC):
    """A running game that is played on; subclasses say how a player chooses."""

    def __init__(self, game: Game, players: int, seed: int, **options: Any) -> None:
        self.rng = Random(seed)
        self.state = game.new_game(game.options_type(players=players, **options), game.edition())
        self.history: History = []

    @abstractmethod
    def choose(self, player: int) -> Action:
        """What `player` does."""

    @property
    def last(self) -> tuple[Event, ...]:
        """What the last act brought."""
        return self.history[-1][1] if self.history else ()

    def act(self, action: Action) -> tuple[Event, ...]:
        """Whoever's act it is; returns what was told."""
        return act(self.state, action, self.history)

    def step(self) -> tuple[Event, ...]:
        """One act of whoever is to act."""
        current = self.state.current_players()
        if current == (CHANCE,):
            return self.act(self.rng.choice(list(self.state.chance_outcomes()))[0])
        return self.act(self.choose(self.rng.choice(current)))

    def until(self, done: Callable[[Self], object]) -> Self:
        """Play on until `done`."""
        for _ in range(MOST_ACTS):
            if done(self):
                return self
            if not self.state.current_players():
                break
            self.step()
        raise AssertionError("never came")
