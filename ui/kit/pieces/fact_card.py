"""One section of what somebody has: its name and points, symbols with numbers, and a line of words."""

from __future__ import annotations

from typing import Final

from ui.kit.pen import Pen
from ui.kit.pieces.fitting import first_that_fits
from ui.kit.pieces.symbol import Mark, draw_marks, draw_symbol
from ui.kit.theme import DIM, MUTED, PANEL, RADIUS, SMALLEST, TEXT
from ui.kit.widget import Widget

LOW: Final = 110.0
"""Below this height the type is smaller."""


class FactCard(Widget, frozen=True, kw_only=True):
    """From 380 x 72 units on. A note that does not fit is left out."""

    icon: str
    name: str
    points: str
    marks: tuple[Mark, ...] = ()
    note: str = ""
    brief: str = ""
    """Shown where there is no room for the note."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS)
        low = height < LOW
        edge, side, size, large = (12.0, 24.0, 24, 28) if low else (20.0, 34.0, 30, 38)
        room = width - 2 * edge
        note = first_that_fits(pen, (self.note, self.brief), room)
        rows = 1 + bool(self.marks) + bool(note)
        step = min(30.0 if low else 46.0, height / rows)
        y = (height - (rows - 1) * step) / 2
        draw_symbol(pen, self.icon, edge + side / 2, y, side, TEXT)
        x = edge + side + 10
        digits = pen.text_width(self.points, large, True)
        name = first_that_fits(pen, (self.name,), width - edge - digits - 10 - x, bold=True)
        pen.text(name, x, y, size, TEXT, bold=True, width=width - edge - digits - 10 - x)
        pen.text(self.points, width - edge, y, large, DIM if self.points == "0" else TEXT, bold=True, align="right")
        if self.marks:
            y += step
            draw_marks(pen, self.marks, edge, y, size, TEXT, width=room)
        if note:
            pen.text(note, edge, y + step, max(SMALLEST, size - 4), MUTED, width=room)
