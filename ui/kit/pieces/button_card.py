"""One button under test: its seat or its sign, whether it is down, and what came of it so far."""

from __future__ import annotations

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.fitting import whole
from ui.kit.theme import ACCENT, HAIRLINE, MUTED, PANEL, PAPER, PAPER_INK, PAPER_MUTED, RADIUS, TEXT
from ui.kit.widget import Widget


class ButtonCard(Widget, frozen=True, kw_only=True):
    """Paper while it is down, outlined while it was never pressed."""

    title: str
    text: str
    brief: str = ""
    """Shown where `text` does not fit."""
    place: int | None = None
    icon: str = ""
    down: bool = False
    pressed: bool = False
    """It was pressed at least once."""
    alert: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        if self.down:
            pen.rect((0, 0, width, height), PAPER, RADIUS)
        elif self.pressed:
            pen.rect((0, 0, width, height), PANEL, RADIUS)
        else:
            pen.rect((0, 0, width, height), None, RADIUS, 2, HAIRLINE)
        side = min(height - 16, 64.0, width * 0.22)
        if self.place is not None:
            draw_badge(pen, self.place, Box(10, (height - side) / 2, side, side), 10)
        else:
            pen.icon(self.icon, 10 + side / 2, height / 2, side * 0.8, PAPER_INK if self.down else TEXT)
        left = side + 20
        marked = self.alert and width > 240
        room = width - left - (46 if marked else 8)
        if marked:
            pen.icon("warning", width - 26, height / 2, 32, PAPER_INK if self.down else ACCENT)
        ink, second = (PAPER_INK, PAPER_MUTED) if self.down else (TEXT, MUTED)
        rows, size = pen.fitted(self.title, 26, True, room, 1)
        most = 2 if height > 84 else 1
        text = self.text if whole(pen.fitted(self.text, 24, False, room, most)[0], self.text) else self.brief
        lines, small = pen.fitted(text, 24, False, room, most)
        tall, below = size * 1.1, len(lines) * small * 1.1
        top = (height - tall - below) / 2
        pen.block(self.title, left, top + tall / 2, size, ink, bold=True, width=room, lines=len(rows))
        pen.block(text, left, top + tall + below / 2, small, second, width=room, lines=len(lines), leading=1.1)
