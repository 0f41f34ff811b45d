"""A move as a sum: "13 + 4 = 17", the result on paper."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import MUTED, PAPER, PAPER_INK, RADIUS, TEXT
from ui.kit.widget import Widget


class SumLine(Widget, frozen=True, kw_only=True):
    """From, how far, and where to; what is not known yet is left out."""

    start: str
    steps: str = ""
    result: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        middle = height / 2
        size = min(96.0, height * 0.7)
        paper = pen.text_width(self.result or "00", size, True) + 44
        parts = [(self.start, TEXT), ("+", MUTED)]
        if self.steps:
            parts += [(self.steps, TEXT), ("=", MUTED)]
        while sum(pen.text_width(text, size, True) + 22 for text, _ in parts) + paper > width and size > 34:
            size -= 2
            paper = pen.text_width(self.result or "00", size, True) + 44
        x = 0.0
        for text, ink in parts:
            pen.text(text, x, middle, size, ink, bold=True)
            x += pen.text_width(text, size, True) + 22
        if self.result:
            high = min(height, size * 1.35)
            pen.rect((x, middle - high / 2, paper, high), PAPER, RADIUS)
            pen.text(self.result, x + paper / 2, middle, size, PAPER_INK, bold=True, align="centre")
