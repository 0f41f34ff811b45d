"""The bed from above with its seat buttons: which pixels are lit."""

from __future__ import annotations

from typing import Final

from hardware.bed import Bed, SeatButton
from ui.kit.pen import Pen
from ui.kit.theme import HAIRLINE, INK, PANEL, RADIUS, SLATE, WHITE
from ui.kit.widget import Widget

RIM: Final = 1.4
"""Width of the rim with the seat buttons, in cells."""


class BedMap(Widget, frozen=True, kw_only=True):
    """`lit` is the place of a pixel in the chain; None: all of them."""

    bed: Bed
    lit: int | None

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        bed = self.bed
        cell = min(width / (bed.columns + 2 * RIM), height / (bed.rows + 2 * RIM))
        left, top = (width - bed.columns * cell) / 2, (height - bed.rows * cell) / 2
        rim = RIM * cell
        pen.rect((left - rim, top - rim, bed.columns * cell + 2 * rim, bed.rows * cell + 2 * rim), PANEL, RADIUS)
        pen.rect((left, top, bed.columns * cell, bed.rows * cell), INK)
        for column, row in bed.cells():
            x, y = left + (column + 0.5) * cell, top + (row + 0.5) * cell
            self._pixel(pen, bed.pixel((column, row)), x, y, cell)
        for place, seat in enumerate(bed.seats):
            x, y = _spot(seat, bed)
            pen.disc(left + x * cell, top + y * cell, cell * 0.52, HAIRLINE, max(2.0, cell * 0.08))
            self._pixel(pen, place, left + x * cell, top + y * cell, cell)

    def _pixel(self, pen: Pen, number: int, x: float, y: float, cell: float) -> None:
        if self.lit is None:
            pen.disc(x, y, cell * 0.3, WHITE)
        elif number == self.lit:
            pen.disc(x, y, cell * 0.48, WHITE)
        else:
            pen.disc(x, y, cell * 0.14, SLATE)


def _spot(seat: SeatButton, bed: Bed) -> tuple[float, float]:
    """The middle of a seat button, in cells from the upper left of the grid."""
    along, out = seat.at_mm / bed.pitch_mm, RIM / 2
    match seat.edge:
        case "top":
            return along, -out
        case "bottom":
            return along, bed.rows + out
        case "left":
            return -out, along
    return bed.columns + out, along
