"""The template for the holes in the base of the bed, at true size: a pixel in the middle of each cell."""

from __future__ import annotations

from typing import Final

from hardware.bed import Bed
from hardware.drawings.plan import PIXEL_HOLE, bed_box, cell_middle
from hardware.drawings.registration import corner_marks, scale_bar
from hardware.drawings.shapes import Circle, Drawing, Paint, Path, Point, Shape, Text, line, rectangle
from hardware.drawings.sheets import HAIR, INK, SOFT, WHITE

MARGIN: Final = 20.0
"""Around the base, for marks and the scale."""


def drilling(bed: Bed) -> Drawing:
    """The bed's upper left corner is the origin; seen from above."""
    trim = bed_box(bed)
    sheet = trim.grown(MARGIN)
    shapes: list[Shape] = [
        rectangle(sheet, Paint(WHITE)),
        rectangle(trim, Paint(line=INK, width=0.3), name="bed"),
        *_grid(bed),
    ]
    for column, row in bed.cells():
        number = bed.pixel((column, row))
        x, y = at = cell_middle(bed, column, row)
        shapes += _hole(at, PIXEL_HOLE, f"hole-{number}")
        shapes.append(Text(x + PIXEL_HOLE / 2 + 1, y - PIXEL_HOLE / 4 - 1, str(number + 1), 3.4, SOFT))
    words = (
        f"Drilling template for the base of the bed, seen from above. Pixels {PIXEL_HOLE:g} mm: measure yours first."
    )
    shapes.append(Text(trim.x, sheet.bottom - 4, words, 4.2, SOFT))
    shapes += scale_bar((trim.right - 100, sheet.bottom - 6))
    shapes += corner_marks(trim)
    return Drawing("Drilling template", sheet, trim, tuple(shapes))


def _grid(bed: Bed) -> list[Path]:
    """Lines between the cells: where the walls of the light boxes stand."""
    box, paint = bed_box(bed), Paint(line=HAIR, width=0.15, dash=(1.5, 1.5))
    upright = [[(n * bed.pitch_mm, 0.0), (n * bed.pitch_mm, box.h)] for n in range(1, bed.columns)]
    level = [[(0.0, n * bed.pitch_mm), (box.w, n * bed.pitch_mm)] for n in range(1, bed.rows)]
    return [line(points, paint) for points in (*upright, *level)]


def _hole(at: Point, size: float, name: str) -> list[Shape]:
    """The hole, and a cross for the centre punch."""
    x, y = at
    fine = Paint(line=INK, width=0.15)
    reach = size / 2 + 2
    return [
        Circle(x, y, size / 2, Paint(line=INK, width=0.25), name),
        line([(x - reach, y), (x + reach, y)], fine),
        line([(x, y - reach), (x, y + reach)], fine),
    ]
