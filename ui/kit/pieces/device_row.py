"""One line of the staff page about a device or the machine: its sign, its name, how it is."""

from __future__ import annotations

from typing import Final

from ui.kit.pen import Pen
from ui.kit.pieces.fitting import whole
from ui.kit.theme import ACCENT, HAIRLINE, MUTED, PANEL, RADIUS, TEXT
from ui.kit.widget import Widget

LEADING: Final = 1.15


class DeviceRow(Widget, frozen=True, kw_only=True):
    """From 380 x 88 units on: sign, name, and one or two lines; `alert` marks what somebody should look at."""

    icon: str
    title: str
    text: str
    brief: str = ""
    """Shown where `text` does not fit."""
    alert: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS, 2 if self.key else 0, HAIRLINE)
        pen.icon(self.icon, 46, height / 2, 42, TEXT)
        if self.alert:
            pen.icon("warning", width - 42, height / 2, 36, ACCENT)
        elif self.key:
            pen.icon("arrow-right", width - 42, height / 2, 30, MUTED)
        left = 88.0
        room = width - left - (78 if self.alert or self.key else 24)
        title, size = pen.fitted(self.title, 28, True, room, 1)
        text = self._text(pen, room)
        rows, small = pen.fitted(text, 24, False, room, 2)
        tall, below = len(title) * size * LEADING, len(rows) * small * LEADING
        top = (height - tall - below) / 2
        pen.block(self.title, left, top + tall / 2, size, TEXT, bold=True, width=room, lines=1)
        pen.block(text, left, top + tall + below / 2, small, MUTED, width=room, lines=len(rows), leading=LEADING)

    def _text(self, pen: Pen, room: float) -> str:
        fits = whole(pen.fitted(self.text, 24, False, room, 2)[0], self.text)
        return self.text if fits or not self.brief else self.brief
