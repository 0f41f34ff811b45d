"""One seat's luck: how often it has pressed."""

from __future__ import annotations

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import MUTED, RADIUS, RAISED, SEATS, TEXT
from ui.kit.widget import Widget


class LuckPad(Widget, frozen=True, kw_only=True):
    """The seat's badge with its number below, or beside it where the pad is wide and low."""

    place: int
    name: str
    count: int

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), RAISED, RADIUS, 4, SEATS[self.place].colour)
        ink = TEXT if self.count else MUTED
        if width > 2.2 * height:
            side = height - 24
            draw_badge(pen, self.place, Box(12, 12, side, side))
            number = pen.text_width(str(self.count), 44, True)
            pen.text(str(self.count), width - 18, height / 2, 44, ink, bold=True, align="right")
            room = width - side - number - 56
            if room > 70:
                pen.block(self.name, side + 28, height / 2, 26, TEXT, width=room, lines=1)
            return
        side = min(width - 24, height * 0.5, 96.0)
        draw_badge(pen, self.place, Box((width - side) / 2, height * 0.3 - side / 2, side, side))
        pen.text(str(self.count), width / 2, height * 0.76, min(56.0, height * 0.34), ink, bold=True, align="centre")
