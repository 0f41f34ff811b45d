"""A chip as a pad: money that a press adds to the bet; and the one that is held to put in everything."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ui.kit.pen import Pen
from ui.kit.theme import DIM, HAIRLINE, MUTED, PANEL, RAISED, SMALLEST, TEXT, WHITE
from ui.kit.widget import Widget

TICKS: Final = 12
"""Parts of the ring that fills while a chip is held."""
RING: Final = 15.0
"""Its radius."""


class ChipPad(Widget, frozen=True, kw_only=True):
    """Without a key the chip is more than there is. `charge` 0 to TICKS fills its ring; None where there is none."""

    label: str
    charge: int | None = None

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        radius = min(38.0, height / 2)
        if self.key:
            pen.rect((0, 0, width, height), RAISED, radius, 2, MUTED)
        else:
            pen.rect((0, 0, width, height), PANEL, radius)
        ink = TEXT if self.key else DIM
        edge = 4.0 if width < 110 else 8.0
        if self.charge is None:
            pen.text(self.label, width / 2, height / 2, 28, ink, bold=True, align="centre", width=width - 2 * edge)
            return
        beside = 2 * RING + 8
        room = width - beside - 2 * edge
        rows, size = pen.fitted(self.label, 28, True, room, 2)
        if " ".join(rows) != self.label or any(pen.text_width(row, SMALLEST, True) > room for row in rows):
            # a word too long for the place beside the ring stands below it
            self._ring(pen, width / 2, height * 0.32)
            pen.text(self.label, width / 2, height * 0.74, 24, ink, bold=True, align="centre", width=width - 2 * edge)
            return
        wide = max(pen.text_width(row, size, True) for row in rows)
        left = (width - wide - beside) / 2
        self._ring(pen, left + RING, height / 2)
        pen.block(
            self.label,
            left + beside + wide / 2,
            height / 2,
            size,
            ink,
            bold=True,
            align="centre",
            width=room,
            leading=1,
        )

    def _ring(self, pen: Pen, x: float, y: float) -> None:
        assert self.charge is not None
        for k in range(TICKS):
            a = 2 * pi * k / TICKS - pi / 2
            shade = WHITE if k < self.charge else MUTED if self.key else HAIRLINE
            near = RING * 0.5 if k < self.charge else RING * 0.72
            pen.line(x + near * cos(a), y + near * sin(a), x + RING * cos(a), y + RING * sin(a), shade, 3)
