"""One thing that happened: whose, what, and what it brought."""

from __future__ import annotations

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import MUTED, SMALLEST, TEXT
from ui.kit.widget import Widget


class EventRow(Widget, frozen=True, kw_only=True):
    """The newest row is bright, older ones are quiet."""

    place: int | None
    text: str
    amount: str = ""
    newest: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        side = min(44.0, height - 2)
        ink = TEXT if self.newest else MUTED
        size = min(28.0, max(SMALLEST, height - 3))
        x = 0.0
        if self.place is not None:
            draw_badge(pen, self.place, Box(0, (height - side) / 2, side, side), 8)
            x = side + 16
        right = width
        if self.amount:
            pen.text(self.amount, width, height / 2, size, ink, bold=True, align="right")
            right -= pen.text_width(self.amount, size, True) + 16
        pen.text(self.text, x, height / 2, size, ink, width=right - x)
