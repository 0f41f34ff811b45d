"""A seat as a tab or a row: its badge and name, and a line about it."""

from __future__ import annotations

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import HAIRLINE, MUTED, PANEL, PAPER, PAPER_INK, PAPER_MUTED, RADIUS, TEXT
from ui.kit.widget import Widget


class SeatTab(Widget, frozen=True, kw_only=True):
    """One seat among several; the chosen one is paper."""

    place: int
    name: str
    note: str = ""
    icon: str = ""
    chosen: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        if self.chosen:
            pen.rect((0, 0, width, height), PAPER, RADIUS)
        elif self.key:
            pen.rect((0, 0, width, height), PANEL, RADIUS, 2, HAIRLINE)
        else:
            pen.rect((0, 0, width, height), PANEL, RADIUS)
        side = min(height - 24, 64.0 if width > 200 else 52.0)
        draw_badge(pen, self.place, Box(14, (height - side) / 2, side, side), 12)
        ink, second = (PAPER_INK, PAPER_MUTED) if self.chosen else (TEXT, MUTED)
        x = 14 + side + 14
        room = width - x - 12
        if self.icon:
            pen.icon(self.icon, width - 40, height / 2, 36, ink)
            room -= 52
        if not self.note and (room < 60 or pen.text_width(self.name, 22, True) > room):
            return
        rows, size = pen.fitted(self.name, 28, True, room, 1 if self.note else 2)
        lines, small = pen.fitted(self.note, 24, False, room, 2 if height > 84 else 1) if self.note else ([], 0.0)
        tall = len(rows) * size * 1.15
        whole = tall + len(lines) * small * 1.15
        top = (height - whole) / 2
        pen.block(self.name, x, top + tall / 2, size, ink, bold=True, width=room, lines=len(rows), leading=1.15)
        if lines:
            middle = top + tall + len(lines) * small * 0.575
            pen.block(self.note, x, middle, small, second, width=room, lines=len(lines), leading=1.15)
