"""The mark of an account: a seat's badge, the bank's house, or the coin that lies at the table's edge."""

from __future__ import annotations

from typing import Final

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import MUTED, RAISED, TEXT

EDGE: Final = -1
"""Instead of a seat's place: stakes, and winnings that can still be lost."""


def draw_account(pen: Pen, place: int | None, box: Box, radius: float = 10.0, shade: float = 0.0) -> None:
    """The badge of the seat at `place`, darker by `shade`; the bank for None, the table's edge for EDGE."""
    if place is not None and place != EDGE:
        draw_badge(pen, place, box, radius, shade)
        return
    pen.rect(box, RAISED, radius, 2, MUTED)
    icon = "bank" if place is None else "coin"
    pen.icon(icon, box.x + box.w / 2, box.y + box.h / 2, box.h * 0.62, MUTED if shade else TEXT)


def draw_arrow(pen: Pen, x: float, y: float, length: float, ink: tuple[int, int, int] = TEXT) -> None:
    """From who pays to who gets: `length` units to the right from x."""
    head = min(10.0, length * 0.36)
    stroke = 3.0 if length < 60 else 5.0
    pen.line(x, y, x + length, y, ink, stroke)
    tip = x + length + 1
    pen.polygon([(tip, y), (tip - head, y - head * 0.8), (tip - head, y + head * 0.8)], ink)
