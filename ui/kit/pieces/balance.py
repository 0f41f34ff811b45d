"""One seat's money as the message: a big number, and below it where that puts the seat."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import MUTED, TEXT
from ui.kit.widget import Widget

TITLED = 110.0
"""Below this height the number needs no title."""


class Balance(Widget, frozen=True, kw_only=True):
    """`rank` is large ("2nd of 5"), `note` quiet beside it; what does not fit is left out, never cut."""

    title: str
    number: str
    rank: str = ""
    note: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        titled = height >= TITLED
        if titled:
            pen.text(self.title, 0, 16, 24, MUTED, width=width)
        top = 30.0 if titled else 0.0
        foot = 40.0 if titled else 28.0
        middle = top + (height - top - foot) / 2
        pen.text(self.number, 0, middle, 84 if titled else 52, TEXT, bold=True, width=width)
        low = height - foot / 2
        size = 32 if titled else 26
        pen.text(self.rank, 0, low, size, TEXT, width=width)
        x = pen.text_width(self.rank, size) + 24
        if self.note and pen.text_width(self.note, 22) <= width - x:
            pen.text(self.note, x, low + 2, 24, MUTED, width=width - x)
