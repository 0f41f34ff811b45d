"""The pot that everybody has put money into."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import MUTED, TEXT
from ui.kit.widget import Widget


class Pot(Widget, frozen=True, kw_only=True):
    """A title, a big number, and beside it one sentence."""

    title: str
    number: str
    note: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        size = min(84.0, height * 0.78)
        middle = height / 2
        pen.text(self.title, 0, middle, 32, MUTED)
        x = pen.text_width(self.title, 32) + 22
        pen.text(self.number, x, middle, size, TEXT, bold=True)
        x += pen.text_width(self.number, size, True) + 36
        if self.note:
            pen.block(self.note, x, middle, 28, TEXT, width=width - x, lines=2, leading=1.15)
