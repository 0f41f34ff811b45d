"""One of two sides to play for: what it is good at, and later who plays for it."""

from __future__ import annotations

import msgspec

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import HAIRLINE, MUTED, PANEL, PAPER, PAPER_INK, PAPER_MUTED, RADIUS, RAISED, TEXT, WHITE, Colour
from ui.kit.widget import Widget


class Worth(msgspec.Struct, frozen=True):
    """Goods and what they are worth to a side."""

    icon: str
    price: str


class SideCard(Widget, frozen=True, kw_only=True):
    """A side with its buildings and its dearest goods; with a key it can be chosen, `chosen` it is one's own."""

    title: str
    icon: str
    buildings: tuple[tuple[str, str], ...]
    """Name and points."""
    rows: int = 0
    """Rows that the card beside it has: both keep to one pitch."""
    unit: str
    goods_title: str
    goods: tuple[Worth, ...]
    chosen: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        ink, second = (PAPER_INK, PAPER_MUTED) if self.chosen else (TEXT, MUTED)
        if self.chosen:
            pen.rect((0, 0, width, height), PAPER, RADIUS)
        elif self.key:
            pen.rect((0, 0, width, height), RAISED, RADIUS, 4, WHITE)
        else:
            pen.rect((0, 0, width, height), PANEL, RADIUS)
        side = 28.0
        head = min(72.0, height * 0.24)
        pen.icon(self.icon, side + 24, head / 2 + 8, 52, ink)
        pen.text(self.title, side + 64, head / 2 + 8, 40, ink, bold=True, width=width - side * 2 - 64)
        foot = min(110.0, height * 0.34)
        rows = (height - head - foot - 16) / max(1, self.rows, len(self.buildings))
        for number, (name, points) in enumerate(self.buildings):
            y = head + 12 + (number + 0.5) * min(rows, 66.0)
            unit = pen.text_width(self.unit, 24) + 10
            pen.text(name, side, y, 28, ink, width=width - 2 * side - unit - 60)
            pen.text(points, width - side - unit, y, 32, ink, bold=True, align="right")
            pen.text(self.unit, width - side, y + 2, 24, second, align="right")
        self._goods(pen, Box(side, height - foot, width - 2 * side, foot), ink, second)

    def _goods(self, pen: Pen, box: Box, ink: Colour, second: Colour) -> None:
        pen.line(box.x, box.y, box.right, box.y, second if self.chosen else HAIRLINE)
        tight = box.h < 90
        if not tight:
            pen.text(self.goods_title, box.x, box.y + 24, 24, second, width=box.w)
        y = box.y + (box.h / 2 if tight else box.h * 0.66)
        step = box.w / max(1, len(self.goods))
        for number, worth in enumerate(self.goods):
            x = box.x + number * step
            pen.icon(worth.icon, x + 20, y, 40, ink)
            pen.text(worth.price, x + 50, y, 32, ink, bold=True)


class CampCard(Widget, frozen=True, kw_only=True):
    """A side as it was revealed: its players, and the neutral pawns that stand by it."""

    title: str
    icon: str
    players: tuple[tuple[int, str], ...]
    """Place and name."""
    note: str

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS)
        pen.icon(self.icon, 52, 48, 52, TEXT)
        pen.text(self.title, 92, 48, 40, TEXT, bold=True, width=width - 116)
        foot = 56.0 if self.note else 12.0
        step = min(92.0, (height - 92 - foot) / max(1, len(self.players)))
        for number, (place, name) in enumerate(self.players):
            y = 88 + number * step
            side = min(72.0, step - 8)
            draw_badge(pen, place, Box(28, y + (step - side) / 2, side, side), 12)
            size = 34 if step > 60 else 28
            pen.text(name, 28 + side + 20, y + step / 2, size, TEXT, bold=True, width=width - side - 72)
        if self.note:
            pen.line(28, height - foot, width - 28, height - foot, HAIRLINE)
            pen.icon("explorer", 42, height - foot / 2, 32, MUTED)
            pen.block(self.note, 68, height - foot / 2, 26, MUTED, width=width - 84, lines=2, leading=1.0)
