"""A number that people set: big on paper, with what it is and where it ends."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import PAPER, PAPER_INK, PAPER_MUTED, RADIUS
from ui.kit.widget import Widget


class Amount(Widget, frozen=True, kw_only=True):
    """The number as text (it may be hidden as a dash of dots), a title above and its bounds below."""

    number: str
    title: str = ""
    note: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PAPER, RADIUS)
        size = min(120.0, height * 0.5)
        room = width - 48
        if self.title:
            pen.block(self.title, width / 2, height * 0.17, 28, PAPER_INK, align="centre", width=room, lines=1)
        pen.text(self.number, width / 2, height * 0.53, size, PAPER_INK, bold=True, align="centre", width=room)
        if self.note:
            pen.text(self.note, width / 2, height * 0.86, 24, PAPER_MUTED, align="centre", width=room)
