"""One line of the staff page: a thing and how it is; it may be pressed."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import HAIRLINE, MUTED, PANEL, RADIUS, TEXT
from ui.kit.widget import Widget


class StatusRow(Widget, frozen=True, kw_only=True):
    """A title, a text below or beside it, and an icon at the right."""

    title: str
    text: str = ""
    icon: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS, 2 if self.key else 0, HAIRLINE)
        room = width - 48 - (52 if self.icon else 0)
        if self.icon:
            pen.icon(self.icon, width - 44, height / 2, 36, TEXT)
        rows, size = pen.fitted(self.title, 26, True, room, 1)
        lines, small = pen.fitted(self.text, 24, False, room, 2 if height > 90 else 1) if self.text else ([], 0.0)
        tall = len(rows) * size * 1.15
        top = (height - tall - len(lines) * small * 1.15) / 2
        pen.block(self.title, 24, top + tall / 2, size, TEXT, bold=True, width=room, lines=len(rows))
        middle = top + tall + len(lines) * small * 0.575
        pen.block(self.text, 24, middle, small, MUTED, width=room, lines=len(lines) or 1, leading=1.15)
