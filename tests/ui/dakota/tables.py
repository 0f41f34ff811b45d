"""Positions of Dakota for the tests of its screens, found by playing on with the game's own heuristics."""

from __future__ import annotations

from typing import Any

from games.catalogue import GAMES
from games.dakota.events import TerritoryResolved
from games.dakota.observation import DakotaObservation
from games.dakota.terms import Phase
from games.game import Action, Range
from tests.ui.random_play import RandomPlay
from tests.ui.screens.builder import make_model, make_table
from ui.kit.panel import PANELS, Panel
from ui.model import Model

DAKOTA = GAMES["dakota"]


class Play(RandomPlay):
    """A running game that is played on, at random but rarely foolishly."""

    def __init__(self, players: int = 4, seed: int = 1, **options: Any) -> None:
        super().__init__(DAKOTA, players, seed, **options)

    def view(self) -> DakotaObservation:
        seen = self.state.observation(None)
        assert isinstance(seen, DakotaObservation)
        return seen

    def choose(self, player: int) -> Action:
        listed = [c for c in self.state.legal_actions(player) if not isinstance(c, Range)]
        if self.rng.random() < 0.4:
            return self.rng.choice(listed)
        return max(listed, key=lambda c: DAKOTA.heuristic(self.state, player, c))

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
        return sum(isinstance(e, TerritoryResolved) for e in play.last) >= territories and play.view().round >= 3

    return Play(players, seed).until(many)
