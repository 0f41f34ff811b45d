"""A pad that is there for some seconds only: a bar says how long."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import HAIRLINE, MUTED, PANEL, PAPER, RADIUS, TEXT, WHITE
from ui.kit.widget import Widget

NARROW = 230.0
"""A narrower pad has its words below the icon, and no note."""


class TimedPad(Widget, frozen=True, kw_only=True):
    """Icon, label and what is left of the time as a share of the bar, 1 to 0."""

    icon: str
    label: str
    note: str
    left: float

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS, 4, WHITE)
        self._bar(pen, width, height)
        if width < NARROW:
            pen.icon(self.icon, width / 2, height * 0.28, min(44.0, height * 0.36), TEXT)
            pen.text(self.label, width / 2, height * 0.6, 28, TEXT, bold=True, align="centre", width=width - 24)
            return
        middle = (height - 14) / 2
        mark = min(56.0, height * 0.5)
        room = width - 48 - mark - 18
        size = pen.fitted(self.label, 38, True, room, 1)[1]
        wide = max(pen.text_width(self.label, size, True), min(room, pen.text_width(self.note, 24)))
        x = (width - mark - 18 - wide) / 2
        pen.icon(self.icon, x + mark / 2, middle, mark, TEXT)
        x += mark + 18
        pen.text(self.label, x, middle - 14, size, TEXT, bold=True, width=room)
        pen.text(self.note, x, middle + 22, 24, MUTED, width=room)

    def _bar(self, pen: Pen, width: float, height: float) -> None:
        bar = width - 40
        pen.rect((20, height - 18, bar, 6), HAIRLINE, 3)
        pen.rect((20, height - 18, bar * self.left, 6), PAPER, 3)
