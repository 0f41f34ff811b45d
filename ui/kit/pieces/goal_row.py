"""A goal in words, and beside it how far each seat has come."""

from __future__ import annotations

from typing import Final

import msgspec

from ui.kit.glyphs import draw_glyph
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.symbol import draw_symbol
from ui.kit.theme import MUTED, PANEL, RADIUS, SLATE, TEXT, WHITE
from ui.kit.widget import Widget

CELL: Final = 138.0
"""Width of a seat's cell, at most; it takes no more than half of the row with the others."""
LOW: Final = 110.0


class GoalStep(msgspec.Struct, frozen=True, kw_only=True):
    """How far one seat has come: "4 of 6", or the points that it has got."""

    place: int
    text: str
    done: bool = False
    """It has claimed the goal: its glyph lies on a tile."""
    met: bool = False
    """It could claim it: an outline."""


class GoalRow(Widget, frozen=True, kw_only=True):
    """From 780 x 72 units on."""

    icon: str
    name: str
    goal: str
    steps: tuple[GoalStep, ...]

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS)
        low = height < LOW
        side, size = (34.0, 24) if low else (54.0, 30)
        wide = min(CELL, width * 0.5 / max(1, len(self.steps)))
        left = width - wide * len(self.steps) - 8
        draw_symbol(pen, self.icon, 14 + side / 2, height / 2, side, TEXT)
        x = 14 + side + 14
        room = left - x - 10
        pen.text(self.name, x, height * (0.2 if low else 0.3), size, TEXT, bold=True, width=room)
        pen.block(self.goal, x, height * 0.66, size - 2, MUTED, width=room, lines=2, leading=1.0)
        for k, step in enumerate(self.steps):
            self._step(pen, step, Box(left + k * wide + 4, 6, wide - 8, height - 12))

    def _step(self, pen: Pen, step: GoalStep, box: Box) -> None:
        """The glyph above, the words below it."""
        side = box.h * 0.42
        x, y = box.x + box.w / 2, box.y + box.h * 0.3
        if step.done:
            pen.rect((x - side * 0.62, y - side * 0.62, side * 1.24, side * 1.24), SLATE, 8)
        if step.met:
            pen.rect(box, None, 8, 3, WHITE)
        draw_glyph(pen, step.place, x, y, side * 0.72)
        pen.text(step.text, x, box.y + box.h * 0.78, 26, TEXT, bold=step.done, align="centre", width=box.w - 8)
