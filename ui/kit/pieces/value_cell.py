"""One printed value: what it is, where it comes from, and the number or what the number means."""

from __future__ import annotations

from typing import Final

from ui.kit.pen import Pen
from ui.kit.theme import ACCENT, HAIRLINE, MUTED, PANEL, PAPER, PAPER_INK, PAPER_MUTED, RADIUS, TEXT, Colour
from ui.kit.widget import Widget

TITLES: Final = (28, 25, 22)
"""Sizes of a title on two lines, the largest that leaves room for the source."""
LONG: Final = 6
"""Characters of a number that is set smaller."""

MEANING: Final = 30
"""The size of what a number means."""
MEANT: Final = 0.44
"""The part of a cell's width that it may take."""


class ValueCell(Widget, frozen=True, kw_only=True):
    """The chosen value is paper; one that the owner has changed has a mark at its edge."""

    title: str
    source: str
    number: str
    meaning: str = ""
    """In words, in place of the number."""
    chosen: bool = False
    own: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        if self.chosen:
            pen.rect((0, 0, width, height), PAPER, RADIUS)
        else:
            pen.rect((0, 0, width, height), PANEL, RADIUS, 2, HAIRLINE)
        if self.own:
            pen.rect((10, 14, 6, height - 28), ACCENT if not self.chosen else PAPER_INK, 3)
        ink, second = (PAPER_INK, PAPER_MUTED) if self.chosen else (TEXT, MUTED)
        room = width - 68 - (self._meaning(pen, ink) if self.meaning else self._number(pen, ink))
        lines, small = pen.fitted(self.source, 22, False, room, 2)
        for most in TITLES:
            rows, size = pen.fitted(self.title, most, True, room, 2)
            if len(rows) * size * 1.1 + len(lines) * small * 1.1 <= height - 8:
                break
        else:
            rows, size = pen.fitted(self.title, TITLES[0], True, room, 1)
        tall = len(rows) * size * 1.1
        top = (height - tall - len(lines) * small * 1.1) / 2
        pen.block(self.title, 28, top + tall / 2, size, ink, bold=True, width=room, lines=len(rows), leading=1.1)
        middle = top + tall + len(lines) * small * 0.55
        pen.block(self.source, 28, middle, small, second, width=room, lines=len(lines), leading=1.1)

    def _number(self, pen: Pen, ink: Colour) -> float:
        """Draws it at the right; its width."""
        width, height = pen.size
        figures = 48 if len(self.number) < LONG else 36
        pen.text(self.number, width - 22, height / 2, figures, ink, bold=True, align="right")
        return max(pen.text_width(self.number, figures, True), 34.0)

    def _meaning(self, pen: Pen, ink: Colour) -> float:
        """Draws it at the right, on two lines where it is long; its width."""
        width, height = pen.size
        rows, size = pen.fitted(self.meaning, MEANING, True, width * MEANT, 2)
        room = max(pen.text_width(row, size, True) for row in rows)
        left = width - 22 - room
        pen.block(self.meaning, left, height / 2, size, ink, bold=True, width=room, lines=2, leading=1.1)
        return room
