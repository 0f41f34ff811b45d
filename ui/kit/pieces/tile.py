"""Resource tiles: a token on paper, or the space where one may lie."""

from __future__ import annotations

from enum import StrEnum

from ui.kit.pen import Pen
from ui.kit.theme import DIM, HAIRLINE, INK, MUTED, PAPER, PAPER_INK, SLATE, TEXT, WHITE


class Tile(StrEnum):
    """How a space stands there."""

    TOKEN = "token"
    """A real token: paper."""
    NEW = "new"
    """A token that is chosen and not confirmed: a white square marks it."""
    GROWN = "grown"
    """A token that others put there since one's last act: a white line below it."""
    EMPTY = "empty"
    """A space that has its symbol and no token: hairline."""
    PRINTED = "printed"
    """A symbol that does not count yet: no edge."""
    USED = "used"
    """Used up for good: a short dash."""
    MISSING = "missing"
    """What a cost still lacks: dashed."""
    DIMMED = "dimmed"
    """A token that is not meant now."""


def draw_tile(pen: Pen, x: float, y: float, side: float, icon: str, state: Tile) -> None:
    """A tile of `side` units, its middle at (x, y)."""
    left, top = x - side / 2, y - side / 2
    radius = max(4.0, side * 0.15)
    thin = 2.0 if side < 60 else 3.0
    match state:
        case Tile.TOKEN | Tile.NEW | Tile.GROWN:
            pen.rect((left, top, side, side), PAPER, radius)
            pen.icon(icon, x, y, side * 0.8, PAPER_INK)
            if state is Tile.NEW:
                pen.rect((left + side - 9, top - 5, 14, 14), INK, 2)
                pen.rect((left + side - 8, top - 4, 12, 12), WHITE, 1)
            elif state is Tile.GROWN:
                low = min(top + side + 2, pen.size[1] - 3)
                pen.rect((left, low - 2, side, 5), INK)
                pen.rect((left, low, side, 3), WHITE, 1)
        case Tile.EMPTY:
            pen.rect((left, top, side, side), None, radius, thin, HAIRLINE)
            pen.icon(icon, x, y, side * 0.64, SLATE)
        case Tile.PRINTED:
            pen.icon(icon, x, y, side * 0.64, DIM)
        case Tile.USED:
            pen.rect((x - side * 0.28, y - 1.5, side * 0.56, 3), SLATE, 1)
        case Tile.MISSING:
            pen.rect((left, top, side, side), None, radius, thin, MUTED, dash=max(4.0, side * 0.1))
            pen.icon(icon, x, y, side * 0.7, TEXT)
        case Tile.DIMMED:
            pen.rect((left, top, side, side), SLATE, radius)
            pen.icon(icon, x, y, side * 0.8, PAPER_INK)
