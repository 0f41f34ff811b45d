"""How often each face of the die came, before the band of what is normal."""

from __future__ import annotations

from typing import Final

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.die import DieLook, draw_die
from ui.kit.theme import DIM, HAIRLINE, INK, MUTED, PANEL, RADIUS, TEXT
from ui.kit.widget import Widget

PAD: Final = 24.0
BAR_SHARE: Final = 0.42
"""Width of a bar by its column; the band fills the column."""


class DiceRecord(Widget, frozen=True, kw_only=True):
    """Six bars with their numbers, the faces below, and across each a grey band from `low` to `high`."""

    faces: tuple[int, ...]
    """How often 1 to 6 came."""
    low: int
    high: int
    """What is normal, both included; `high` 0: nothing can be said yet, and no band is drawn."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS)
        die = min(64.0, height * 0.18)
        number = 30.0 if height > 300 else 26.0
        foot = height - PAD - die - 12
        top = PAD + number * 1.2
        most = max(1, *self.faces, self.high)
        step = (width - 2 * PAD) / len(self.faces)
        scale = (foot - top) / most
        for k, face in enumerate(self.faces):
            column = Box(PAD + k * step, top, step, foot - top)
            if self.high:
                self._band(pen, column, scale)
            self._bar(pen, column, face * scale, f"{face:,}", number)
            draw_die(pen, column.x + step / 2, height - PAD - die / 2, die, k + 1, DieLook.PAPER)
        pen.line(PAD, foot, width - PAD, foot, MUTED, 2)

    def _band(self, pen: Pen, column: Box, scale: float) -> None:
        upper, lower = column.bottom - self.high * scale, column.bottom - self.low * scale
        pen.rect((column.x, upper, column.w, max(3.0, lower - upper)), HAIRLINE)
        pen.line(column.x, upper, column.right, upper, DIM, 2)
        pen.line(column.x, lower, column.right, lower, DIM, 2)

    def _bar(self, pen: Pen, column: Box, tall: float, number: str, size: float) -> None:
        wide = column.w * BAR_SHARE
        left = column.x + (column.w - wide) / 2
        if tall > 0:
            pen.rect((left, column.bottom - tall, wide, tall), TEXT, (6, 6, 0, 0))
        y = column.bottom - tall - size * 0.7
        room = pen.text_width(number, size, True) + 12
        pen.rect((column.x + (column.w - room) / 2, y - size * 0.55, room, size * 1.1), INK if self.high else PANEL, 6)
        pen.text(number, column.x + column.w / 2, y, size, TEXT, bold=True, align="centre")
