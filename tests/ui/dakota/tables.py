"""Positions of Dakota for the tests of its screens, found by playing on with the game's own heuristics."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from games.catalogue import GAMES
from games.dakota.events import TerritoryResolved
from games.dakota.observation import DakotaObservation
from games.dakota.terms import Phase
from games.game import CHANCE, Action, Event, Range, State
from tests.ui.screens.builder import make_model, make_table
from ui.kit.panel import PANELS, Panel
from ui.model import Model

DAKOTA = GAMES["dakota"]
History = list[tuple[Action, tuple[Event, ...]]]


class Play:
    """A running game that is played on, at random but rarely foolishly."""

    def __init__(self, players: int = 4, seed: int = 1, **options: Any) -> None:
        self.rng = Random(seed)
        self.state: State = DAKOTA.new_game(DAKOTA.options_type(players=players, **options), DAKOTA.edition())
        self.history: History = []

    def view(self) -> DakotaObservation:
        seen = self.state.observation(None)
        assert isinstance(seen, DakotaObservation)
        return seen

    def act(self, action: Action) -> tuple[Event, ...]:
        log: list[Event] = []
        self.state.apply_action(action, log)
        self.history.append((action, tuple(log)))
        return tuple(log)

    def step(self) -> tuple[Event, ...]:
        """One act of whoever is to act."""
        current = self.state.current_players()
        if current == (CHANCE,):
            return self.act(self.rng.choice(list(self.state.chance_outcomes()))[0])
        player = self.rng.choice(current)
        listed = [c for c in self.state.legal_actions(player) if not isinstance(c, Range)]
        if self.rng.random() < 0.4:
            return self.act(self.rng.choice(listed))
        best = max(listed, key=lambda c: DAKOTA.heuristic(self.state, player, c))
        return self.act(best)

    def until(self, done: Callable[[Play], bool]) -> Play:
        """Play on until `done`."""
        for _ in range(3000):
            if done(self):
                return self
            if not self.state.current_players():
                break
            self.step()
        raise AssertionError("never came")

    def until_phase(self, phase: Phase, round_: int = 3) -> Play:
        return self.until(lambda p: p.view().phase is phase and p.view().round >= round_)

    def model(self, panel: Panel = PANELS["10in"], *, bots: tuple[int, ...] = (), open_book: bool = False,
              unseen: int = 0, now: float = 0.0, words: Any = None, **more: Any) -> Model:  # fmt: skip
        """The model after the acts so far; the events of the last `unseen` acts were not looked at yet."""
        events = tuple(e for _, told in self.history[len(self.history) - unseen :] for e in told)
        table = make_table(DAKOTA, self.state, self.history, bots, open_book=open_book, unseen=events, **more)
        return make_model(panel, words, table=table, now=now)


def resolved_play(seed: int = 1, players: int = 4, territories: int = 3) -> Play:
    """A collection in which the last act resolved at least `territories` territories."""

    def many(play: Play) -> bool:
        last = play.history[-1][1] if play.history else ()
        return sum(isinstance(e, TerritoryResolved) for e in last) >= territories and play.view().round >= 3

    return Play(players, seed).until(many)
