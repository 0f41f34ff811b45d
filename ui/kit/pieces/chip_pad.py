"""A chip as a pad: money that a press adds to the bet; and the one that is held to put in everything."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ui.kit.pen import Pen
from ui.kit.theme import DIM, HAIRLINE, MUTED, PANEL, RAISED, SMALLEST, TEXT, WHITE, Colour
from ui.kit.widget import Widget

TICKS: Final = 12
"""Parts of the ring that fills while a chip is held."""
ROUND: Final = 12.0
"""So much of the width the round ends take from the lower line at most."""
RING: Final = 15.0
"""Its radius."""


class ChipPad(Widget, frozen=True, kw_only=True):
    """Without a key the chip is more than there is. `charge` 0 to TICKS fills its ring; None where there is none."""

    label: str
    charge: int | None = None
    note: str = ""
    """How it is pressed, in small below the label until it is."""

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
        if not self.charge and self._told(pen, width, height, ink):
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

    def _told(self, pen: Pen, width: float, height: float, ink: Colour) -> bool:
        """Label and note one below the other, where there is a note and it fits; False where nothing was drawn."""
        room = width - 2 * min(ROUND, height * 0.2)
        fits = pen.text_width(self.note, SMALLEST) <= room and pen.text_width(self.label, 28, True) <= room
        if not self.note or not fits:
            return False
        pen.text(self.label, width / 2, height * 0.36, 28, ink, bold=True, align="centre", width=room)
        pen.text(self.note, width / 2, height * 0.68, SMALLEST, ink, align="centre", width=room)
        return True

    def _ring(self, pen: Pen, x: float, y: float) -> None:
        assert self.charge is not None
        for k in range(TICKS):
            a = 2 * pi * k / TICKS - pi / 2
            shade = WHITE if k < self.charge else MUTED if self.key else HAIRLINE
            near = RING * 0.5 if k < self.charge else RING * 0.72
            pen.line(x + near * cos(a), y + near * sin(a), x + RING * cos(a), y + RING * sin(a), shade, 3)
