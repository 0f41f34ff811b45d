"""What is being written or entered, on paper."""

from __future__ import annotations

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import PAPER, PAPER_INK, PAPER_MUTED, RADIUS
from ui.kit.widget import Widget


class Entry(Widget, frozen=True, kw_only=True):
    """A text with a cursor behind it; `hint` stands there while it is empty."""

    text: str
    hint: str = ""
    place: int | None = None
    dots: bool = False
    """Show a dot for each character (a PIN)."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PAPER, RADIUS)
        x = 24.0
        if self.place is not None:
            draw_badge(pen, self.place, Box(12, 12, height - 24, height - 24), 10)
            x = height + 6
        room = width - x - 24
        if self.dots:
            self._dots(pen, x, room, height)
            return
        if not self.text:
            pen.text(self.hint, x + 12, height / 2, 32, PAPER_MUTED, width=room - 12)
            pen.rect((x, height * 0.25, 3, height * 0.5), PAPER_INK)
            return
        pen.text(self.text, x, height / 2, 44, PAPER_INK, bold=True, width=room)
        end = x + min(room, pen.text_width(self.text, 44, True)) + 5
        pen.rect((end, height * 0.25, 3, height * 0.5), PAPER_INK)

    def _dots(self, pen: Pen, x: float, room: float, height: float) -> None:
        if not self.text:
            pen.text(self.hint, x, height / 2, 32, PAPER_MUTED, width=room)
        step = min(40.0, room / max(1, len(self.text)))
        for k in range(len(self.text)):
            pen.disc(x + step * (k + 0.5), height / 2, min(10.0, step * 0.3), PAPER_INK)
