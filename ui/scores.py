"""The score of a game that is over, as plain data."""

from __future__ import annotations

import msgspec


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a score sheet; a `total` closes the lines above it."""

    text: str
    number: str
    total: bool = False
    parts: tuple[ScoreLine, ...] = ()
    """What the number is made of."""


class SeatScore(msgspec.Struct, frozen=True):
    """One player's part."""

    player: int
    rank: int
    score: str
    """Such as "27 VP"."""
    note: str = ""
    lines: tuple[ScoreLine, ...] = ()


class FinalScore(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a game; the seats from the first to the last."""

    headline: str
    reason: str = ""
    """What decided a tie, or why the game ended."""
    seats: tuple[SeatScore, ...]
