"""The final score of one player with every sum opened: six sections (S:173-206)."""

from __future__ import annotations

import msgspec

from games.sitting_bull.terms import Milestone, Wisdom


class PathLine(msgspec.Struct, frozen=True):
    """One path."""

    items: int
    level: int
    """Of its feat disc; 0 for Silence, which has none."""
    points: int


class ScoreSheet(msgspec.Struct, frozen=True, kw_only=True):
    """Points and where they come from. Tuples of four go by Stone or Path, of five by Region."""

    stones: tuple[int, int, int, int]
    stone_presents: tuple[int, int, int, int]
    stone_points: tuple[int, int, int, int]
    """For the stones of each type, without presents."""
    present_points: int
    bonus: int
    """X, the number of all stones, as often as it counts (SB-R24)."""
    paths: tuple[PathLine, PathLine, PathLine, PathLine]
    powwow_pawns: int
    powwow_points: int
    offerings: tuple[int, int, int, int, int]
    """What was won in each region."""
    milestones: tuple[tuple[Milestone, int], ...]
    """Claimed ones and the points of their spaces."""
    wisdom: Wisdom | None
    """None while it is secret."""
    wisdom_met: bool
    wisdom_points: int

    @property
    def sections(self) -> tuple[int, int, int, int, int, int]:
        """Stones, paths, powwow, offerings, milestones, wisdom."""
        return (
            sum(self.stone_points) + self.present_points + self.bonus,
            sum(line.points for line in self.paths),
            self.powwow_points,
            sum(self.offerings),
            sum(points for _, points in self.milestones),
            self.wisdom_points,
        )

    @property
    def total(self) -> int:
        return sum(self.sections)
