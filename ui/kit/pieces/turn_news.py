"""What others did, a line for each turn: whose it was, and symbols that tell it."""

from __future__ import annotations

from typing import Final

import msgspec

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.symbol import Mark, draw_marks
from ui.kit.theme import MUTED, PANEL, RADIUS, SMALLEST, TEXT
from ui.kit.widget import Widget

HEAD: Final = 34.0
LEAST: Final = 27.0
"""Height of a line, at least,"""
MOST: Final = 40.0
"""and at most."""
SIDE: Final = 16.0
BELOW: Final = 8.0


class TurnLine(msgspec.Struct, frozen=True):
    """One turn: the place of its seat, and what it brought, the most important first."""

    place: int
    marks: tuple[Mark, ...]


class TurnNews(Widget, frozen=True, kw_only=True):
    """`lines` with the newest first: as many as there is room for, the panel as high as they are.

    From about 200 x 70 units on.
    """

    title: str
    lines: tuple[TurnLine, ...]

    @property
    def shown(self) -> int:
        """How many of the lines there is room for."""
        return min(len(self.lines), int((self.box.h - HEAD - BELOW) // LEAST))

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        count = self.shown
        step = min(MOST, (height - HEAD - BELOW) / max(1, count))
        pen.rect((0, 0, width, HEAD + count * step + BELOW), PANEL, RADIUS)
        pen.text(self.title, SIDE, HEAD / 2 + 3, SMALLEST, MUTED, width=width - 2 * SIDE)
        side = step - 6
        for k, line in enumerate(self.lines[:count]):
            top = HEAD + k * step
            draw_badge(pen, line.place, Box(SIDE, top + 3, side, side), 6)
            x = SIDE + side + 12
            draw_marks(pen, line.marks, x, top + step / 2, 24, TEXT, width=width - SIDE - x)
