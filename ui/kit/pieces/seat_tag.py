"""One seat where there is little room: badge, number, an icon."""

from __future__ import annotations

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import INK, MUTED, PANEL, PAPER, PAPER_INK, RADIUS, RAISED, SEATS, TEXT
from ui.kit.widget import Widget

TAB = 24.0
NARROW = 84.0
"""Below this width the number does not fit beside the badge."""


class SeatTag(Widget, frozen=True, kw_only=True):
    """A current seat has a border in its colour; the first player a paper "1" at the corner."""

    place: int
    number: str
    name: str = ""
    icon: str = ""
    current: bool = False
    first: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        body = Box(3, 3, width - 6, height - 3)
        if self.current:
            pen.rect(body, RAISED, RADIUS, 4, SEATS[self.place].colour)
        else:
            pen.rect(body, PANEL, RADIUS)
        if width < NARROW:
            self._narrow(pen, body)
        else:
            self._wide(pen, body)
        if self.first:
            pen.rect((0, 0, TAB, TAB), INK, 7)
            pen.rect((1, 1, 22, 22), PAPER, 6)
            pen.text("1", 12, 12, 22, PAPER_INK, bold=True, align="centre")

    def _wide(self, pen: Pen, body: Box) -> None:
        """Badge, number and icon, and the name below; a name that does not fit is left out: the badge says it."""
        named = bool(self.name) and pen.text_width(self.name, 22) <= body.w - 16
        side = 26.0
        upper = body.y + (body.h * 0.33 if named else body.h / 2)
        number = pen.text_width(self.number, 26, True)
        mark = 16.0 if self.icon else 0.0
        gap = max(3.0, min(10.0, (body.w - 14 - side - number - mark) / 2))
        wide = side + number + mark + gap * (2 if mark else 1)
        x = body.x + (body.w - wide) / 2
        if self.first:
            # the tab at the corner leaves the badge whole
            x = max(x, min(TAB + 2, body.right - 6 - wide))
        draw_badge(pen, self.place, Box(x, upper - side / 2, side, side), 8)
        x += side + gap
        pen.text(self.number, x, upper, 26, TEXT, bold=True)
        if self.icon:
            pen.icon(self.icon, x + number + gap + mark / 2, upper, mark + 2, MUTED)
        if named:
            middle = body.x + body.w / 2
            pen.text(self.name, middle, body.y + body.h * 0.76, 22, MUTED, align="centre", width=body.w - 16)

    def _narrow(self, pen: Pen, body: Box) -> None:
        """Badge and icon, and below them the number."""
        side = 28.0
        top = body.y + 6
        left = body.x + (body.w - side - (26 if self.icon else 0)) / 2
        draw_badge(pen, self.place, Box(left, top, side, side), 8)
        if self.icon:
            pen.icon(self.icon, left + side + 15, top + side / 2, 22, MUTED)
        pen.text(self.number, body.x + body.w / 2, body.bottom - 17, 26, TEXT, bold=True, align="centre")
