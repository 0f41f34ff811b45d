"""One number and what it is: the number below its title, or beside it where the box is low."""

from __future__ import annotations

from typing import Final

from ui.kit.pen import Pen
from ui.kit.pieces.fitting import first_that_fits
from ui.kit.theme import MUTED, SMALLEST, TEXT
from ui.kit.widget import Widget

LOW: Final = 60.0
"""In a lower box the title stands beside the number."""
BESIDE: Final = 24.0
"""Between a large number and its neighbour's at least."""
TALL: Final = 0.44
"""A number's part of a high box."""


class Figure(Widget, frozen=True, kw_only=True):
    """`short` is the title where the whole one does not fit."""

    title: str
    number: str
    short: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        titles = (self.title, self.short)
        if height >= LOW:
            rows, size = pen.fitted(self.title, 24, False, width, 1)
            shown = self.title if pen.text_width(rows[0], size) <= width and rows[0] == self.title else ""
            pen.text(shown or first_that_fits(pen, titles, width), 0, 15, 24, MUTED, width=width)
            size = self._size(pen, min(max(44.0, height * TALL), height - 34), width - BESIDE)
            pen.text(self.number, 0, 30 + (height - 30) / 2, size, TEXT, bold=True, width=width)
            return
        size = self._size(pen, 30.0, width)
        wide = pen.text_width(self.number, size, True)
        title = first_that_fits(pen, titles, width - wide - 10)
        x = 0.0
        if title:
            room = width - wide - 10
            pen.text(title, 0, height / 2 + 1, 24, MUTED, width=room)
            x = min(room, pen.text_width(title, 24)) + 10
        pen.text(self.number, x, height / 2, size, TEXT, bold=True, width=width - x)

    def _size(self, pen: Pen, size: float, width: float) -> float:
        """The number's size, stepped down until it fits."""
        while pen.text_width(self.number, size, True) > width and size > SMALLEST:
            size = max(SMALLEST, size - 2)
        return size
