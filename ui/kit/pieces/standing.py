"""One seat of the final ranking."""

from __future__ import annotations

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import MUTED, PANEL, PAPER, PAPER_INK, PAPER_MUTED, RADIUS, TEXT
from ui.kit.widget import Widget


class Standing(Widget, frozen=True, kw_only=True):
    """Rank, badge, name, what it was, and the score; the winner is paper."""

    place: int
    rank: str
    name: str
    score: str
    unit: str = ""
    note: str = ""
    winner: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PAPER if self.winner else PANEL, RADIUS)
        ink, second = (PAPER_INK, PAPER_MUTED) if self.winner else (TEXT, MUTED)
        middle = height / 2
        low = height < 80
        pen.text(self.rank, 40, middle, 34 if low else 44, ink, bold=True, align="centre")
        side = min(height - 16, 96.0)
        draw_badge(pen, self.place, Box(78, (height - side) / 2, side, side), 10)
        x = 78 + side + 20
        size = 40 if low else 56
        unit = pen.text_width(self.unit, 26) + 12 if self.unit else 0
        number = pen.text_width(self.score, size, True)
        pen.text(self.unit, width - 24, middle + size * 0.14, 26, second, align="right")
        pen.text(self.score, width - 24 - unit, middle, size, ink, bold=True, align="right")
        room = width - x - 24 - unit - number - 24
        if not self.note or low:
            pen.text(self.name, x, middle, 30 if low else 38, ink, bold=True, width=room)
            return
        pen.text(self.name, x, middle - 17, 34, ink, bold=True, width=room)
        pen.text(self.note, x, middle + 21, 26, second, width=room)
