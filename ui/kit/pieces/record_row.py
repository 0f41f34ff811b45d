"""One record across games: what it is, who holds it, and since when."""

from __future__ import annotations

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import PAPER, PAPER_INK, PAPER_MUTED, RADIUS
from ui.kit.widget import Widget


class RecordRow(Widget, frozen=True, kw_only=True):
    """The seat's badge; beside it three lines: the title, name and number, and a note."""

    title: str
    place: int
    name: str
    number: str
    unit: str = ""
    note: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PAPER, RADIUS)
        narrow = width < 600
        side, size = (72.0, 34.0) if narrow else (96.0, 40.0)
        draw_badge(pen, self.place, Box(20, (height - side) / 2, side, side))
        x = side + 40
        room = width - x - 24
        middle = height / 2
        pen.text(self.title, x, middle - 40, 24, PAPER_MUTED, width=room)
        right = width - 24
        if self.unit:
            pen.text(self.unit, right, middle + 4, 24, PAPER_MUTED, align="right")
            right -= pen.text_width(self.unit, 24) + 10
        pen.text(self.number, right, middle, size, PAPER_INK, bold=True, align="right")
        left = right - pen.text_width(self.number, size, True) - 16 - x
        pen.text(self.name, x, middle, 34, PAPER_INK, bold=True, width=left)
        pen.text(self.note, x, middle + 40, 24, PAPER_MUTED, width=room)
