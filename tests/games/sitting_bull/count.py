"""A bare position to count: what lies where is put there, nothing is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.sitting_bull import scoring
from games.sitting_bull.edition import SittingBullEdition, read_edition
from games.sitting_bull.options import SittingBullOptions
from games.sitting_bull.position import Position
from games.sitting_bull.rules import rules_of
from games.sitting_bull.sheet import ScoreSheet
from games.sitting_bull.terms import NEUTRAL, OWNERS, Awaits, Milestone, Path, Present, Wisdom

SHIPPED: Final = read_edition()


class Count:
    """A position of `players` in which each piece is put by hand."""

    def __init__(self, players: int = 3, edition: Mapping[str, Any] | None = None, **rulings: Any) -> None:
        printed: SittingBullEdition = read_edition(edition, "test") if edition else SHIPPED
        self.p = Position(rules_of(SittingBullOptions(players=players, **rulings), printed))

    def stones(self, player: int, red: int = 0, black: int = 0, blue: int = 0, harmony: int = 0) -> Count:
        self.p.stones[4 * player : 4 * player + 4] = [red, black, blue, harmony]
        return self

    def presents(self, player: int, *kept: Present) -> Count:
        for present in kept:
            self.p.presents[14 * player + present] += 1
        return self

    def cards(self, player: int, origin: int = 0, awakening: int = 0, memory: int = 0, silence: int = 0) -> Count:
        self.p.columns[4 * player : 4 * player + 4] = [origin, awakening, memory, silence]
        return self

    def levels(self, origin: int = 3, awakening: int = 3, memory: int = 3) -> Count:
        self.p.levels = [origin, awakening, memory]
        return self

    def space(self, player: int, path: Path) -> Count:
        """A pawn of `player` on this space of Leadership."""
        self.p.spaces[path] = player
        return self

    def pawns(self, place: int, *counts: int, neutral: int = 0) -> Count:
        """How many of each player stand in `place`, from player 0."""
        for player, count in enumerate(counts):
            self.p.pawns[place * OWNERS + player] = count
        self.p.pawns[place * OWNERS + NEUTRAL] = neutral
        return self

    def offering(self, region: int, value: int) -> Count:
        self.p.offerings[region] = value
        return self

    def milestone(self, milestone: Milestone, *players: int) -> Count:
        """Discs of `players` lie on this tile, the highest space first."""
        self.p.milestones.append(milestone)
        self.p.discs.append(players)
        return self

    def wisdom(self, player: int, wisdom: Wisdom) -> Count:
        self.p.wisdom[player] = wisdom
        return self

    def over(self) -> Count:
        self.p.awaits = Awaits.OVER
        self.p.current = ()
        return self

    def sheet(self, player: int = 0) -> ScoreSheet:
        return scoring.sheets(self.p)[player]

    def totals(self) -> tuple[int, ...]:
        return scoring.running(self.p)

    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self.p)
