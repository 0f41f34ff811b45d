"""The picture of dice and bank, and its pad on the home screen."""

from __future__ import annotations

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.die import draw_die
from ui.kit.theme import HAIRLINE, MUTED, PANEL, RADIUS, TERRAIN_GROUND, TEXT
from ui.kit.widget import Widget

UPRIGHT = 420.0
"""Narrower pads have the picture above the words."""


def draw_bank(pen: Pen, box: Box) -> None:
    """A die and a coin over the whole of `box`, with square corners."""
    pen.rect(box, TERRAIN_GROUND[0])
    side = min(box.h * 0.5, box.w * 0.34)
    _die_and_coin(pen, box.x + box.w / 2, box.y + box.h / 2, side)


def _die_and_coin(pen: Pen, x: float, y: float, side: float) -> None:
    draw_die(pen, x - side * 0.68, y, side, 5)
    pen.disc(x + side * 0.68, y, side * 0.5, TEXT, ring=side * 0.17)
    pen.disc(x + side * 0.68, y, side * 0.2, TEXT)


class BankTile(Widget, frozen=True, kw_only=True):
    """Picture, title, what it is for, and an arrow: one press opens it."""

    title: str
    note: str

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS, 2, HAIRLINE)
        if width < UPRIGHT:
            self._upright(pen, width, height)
            return
        side = min(60.0, height * 0.5)
        left = 30 + side * 2.36 + 30
        _die_and_coin(pen, 30 + side * 1.18, height / 2, side)
        pen.icon("arrow-right", width - 56, height / 2, 52, TEXT)
        room = width - left - 110
        noted = pen.text_width(self.note, 22) <= room
        middle = height / 2 - (18 if noted else 0)
        pen.text(self.title, left, middle, 40, TEXT, bold=True, width=room)
        if noted:
            pen.text(self.note, left, height / 2 + 24, 26, MUTED, width=room)

    def _upright(self, pen: Pen, width: float, height: float) -> None:
        side = min(54.0, height * 0.3, width * 0.3)
        rows, size = pen.fitted(self.title, 34, True, width - 28, 2)
        words = len(rows) * size * 1.15
        spare = height - side - words
        top = spare * 0.36
        _die_and_coin(pen, width / 2, top + side / 2, side)
        middle = top + side + spare * 0.28 + words / 2
        pen.block(self.title, width / 2, middle, size, TEXT, bold=True, align="centre", width=width - 28,
                  lines=len(rows), leading=1.15)  # fmt: skip
