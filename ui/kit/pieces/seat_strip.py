"""One seat of the strip: badge, name, what it is, and its big number."""

from __future__ import annotations

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import MUTED, NUMBER, PANEL, PAPER, PAPER_INK, RADIUS, RAISED, SEATS, TEXT
from ui.kit.widget import Widget

NARROW = 190.0
"""Below this width name and number do not fit beside each other."""


class SeatCard(Widget, frozen=True, kw_only=True):
    """A seat: current seats have a border in their colour; the first player a paper "1" at the corner."""

    place: int
    name: str
    number: str = ""
    unit: str = ""
    note: str = ""
    note_icon: str = ""
    current: bool = False
    first: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        tab = 4.0
        body = Box(tab, tab, width - tab, height - tab)
        if self.current:
            pen.rect(body, RAISED, RADIUS, 5, SEATS[self.place].colour)
        else:
            pen.rect(body, PANEL, RADIUS)
        side = body.h - 16
        draw_badge(pen, self.place, Box(body.x + 8, body.y + 8, side, side), 12)
        x = body.x + side + 18
        if self.first:
            pen.rect((0, 0, 24, 24), PAPER, 6)
            pen.text("1", 12, 12, 22, PAPER_INK, bold=True, align="centre")
        if body.w < NARROW:
            self._narrow(pen, body, x)
            return
        number_width = pen.text_width(self.number, NUMBER, True) if self.number else 0
        room = body.right - x - number_width - 18
        # on narrow cards the badge alone says who it is, and the icon what: words are left out, never cut
        if pen.text_width(self.name, 22, True) <= room:
            pen.text(self.name, x, body.y + body.h * 0.31, 26, TEXT, bold=True, width=room)
        if self.number:
            pen.text(self.number, body.right - 12, body.y + body.h * 0.31, NUMBER, TEXT, bold=True, align="right")
        if self.unit:
            pen.text(self.unit, body.right - 12, body.y + body.h * 0.74, 22, MUTED, align="right")
        if self.note_icon:
            pen.icon(self.note_icon, x + 10, body.y + body.h * 0.74, 24, MUTED)
            x += 26
        unit_width = pen.text_width(self.unit, 22) + 10 if self.unit else 0
        room = body.right - x - unit_width - 10
        if not self.note_icon or pen.text_width(self.note, 22) <= room:
            pen.text(self.note, x, body.y + body.h * 0.74, 22, MUTED, width=room)

    def _narrow(self, pen: Pen, body: Box, x: float) -> None:
        """The name has a line of its own, the number stands below it."""
        room = body.right - x - 8
        upper, lower = body.y + body.h * 0.28, body.y + body.h * 0.69
        if pen.text_width(self.name, 22, True) <= room:
            pen.text(self.name, x, upper, 26, TEXT, bold=True, width=room)
        if self.note_icon:
            pen.icon(self.note_icon, x + 13, lower, 26, MUTED)
        unit = pen.text_width(self.unit, 22) + 6 if self.unit else 0
        if unit + pen.text_width(self.number, 30, True) > room - 34:
            unit = 0
        if unit:
            pen.text(self.unit, body.right - 10, lower + 3, 22, MUTED, align="right")
        pen.text(self.number, body.right - 10 - unit, lower, 30, TEXT, bold=True, align="right")
