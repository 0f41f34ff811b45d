"""The banner on top of every screen: who, what phase, and the one sentence that says what to do."""

from __future__ import annotations

from typing import Final

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import ACCENT, HEADLINE, MUTED, OVERLINE, PANEL, RADIUS, SMALLEST, TEXT
from ui.kit.widget import Widget

SEPARATOR: Final = "  ·  "
"""Between the parts of an overline; the first ones go when they do not all fit."""


class Banner(Widget, frozen=True, kw_only=True):
    """Badge of the seat (or an icon), an overline, and the headline."""

    headline: str
    overline: str = ""
    alert: bool = False
    """The overline says why something was refused."""
    place: int | None = None
    icon: str = ""
    size: float = HEADLINE
    """Of the headline; smaller where a row of screens would otherwise jump between sizes."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        side = min(88.0, height)
        x = 0.0
        if self.place is not None:
            draw_badge(pen, self.place, Box(0, height - side - (height - side) / 2, side, side))
            x = side + 18
        elif self.icon:
            top = (height - side) / 2
            pen.rect((0, top, side, side), PANEL, RADIUS)
            pen.icon(self.icon, side / 2, top + side / 2, side * 0.7, ACCENT)
            x = side + 18
        room = width - x
        one_line = pen.fitted(self.headline, self.size, True, room, 1, smallest=min(34.0, self.size))
        fits = pen.text_width(self.headline, one_line[1], True) <= room
        overline = self._overline(pen, room)
        above = max(OVERLINE / 2, height / 2 - 32)
        if overline and fits:
            if self.alert:
                pen.icon("warning", x + 13, max(13.0, above - 1), 26, ACCENT)
                pen.text(overline, x + 34, above, OVERLINE, TEXT, width=room - 34)
            else:
                pen.text(overline, x, above, OVERLINE, MUTED, width=room)
            pen.text(self.headline, x, height / 2 + 14, self.size, TEXT, bold=True, width=room, smallest=34)
        else:
            # notes beside the headline go first
            lines = 1 if fits else 2
            size = self.size if fits else min(self.size, height / 2.3)
            # rather two lines of the same size than one that is small
            whole = pen.fitted(self.headline, size, True, room, lines, smallest=34)[0][-1][-1:] != "…"
            smallest = 34 if whole else SMALLEST
            pen.block(
                self.headline,
                x,
                height / 2,
                size,
                TEXT,
                bold=True,
                width=room,
                lines=lines,
                leading=1.1,
                smallest=smallest,
            )

    def _overline(self, pen: Pen, room: float) -> str:
        """As many of the last parts as fit; none if not even one does."""
        parts = self.overline.split(SEPARATOR)
        while parts and pen.text_width(SEPARATOR.join(parts), SMALLEST) > room:
            parts.pop(0)
        return SEPARATOR.join(parts)
