"""Marks that printers, scissors and rulers go by."""

from __future__ import annotations

from typing import Final

from hardware.drawings.font import CAPITAL
from hardware.drawings.shapes import Box, Circle, Paint, Path, Point, Shape, Text, line
from hardware.drawings.sheets import INK, SMALL, SOFT

FINE: Final = Paint(line=INK, width=0.15)
BLEED: Final = 3.0
"""How far colour runs on beyond the trim."""
NEAR: Final = 4.0
FAR: Final = 8.0
"""From the trim to the ends of a mark."""
BAR: Final = 100.0


def corner_marks(trim: Box) -> list[Shape]:
    """Where to cut, at the corners; and a cross in the middle of each side, to lay sheets on each other."""
    shapes: list[Shape] = []
    for x, side in ((trim.x, -1), (trim.right, 1)):
        for y, end in ((trim.y, -1), (trim.bottom, 1)):
            shapes.append(line([(x + side * NEAR, y), (x + side * FAR, y)], FINE))
            shapes.append(line([(x, y + end * NEAR), (x, y + end * FAR)], FINE))
    middle = (NEAR + FAR) / 2
    x, y = trim.middle
    for at in ((x, trim.y - middle), (x, trim.bottom + middle), (trim.x - middle, y), (trim.right + middle, y)):
        shapes += _cross(at)
    return shapes


def _cross(at: Point) -> list[Shape]:
    x, y = at
    reach = (FAR - NEAR) / 2
    return [
        Circle(x, y, reach * 0.55, FINE),
        line([(x - reach, y), (x + reach, y)], FINE),
        line([(x, y - reach), (x, y + reach)], FINE),
    ]


def scale_bar(at: Point, name: str = "scale") -> list[Shape]:
    """A line of 100 mm that begins at `at`, with a tick every 10 mm: measure it before you cut."""
    x, y = at
    ruler: list[Path] = [line([(x, y), (x + BAR, y)], Paint(line=INK, width=0.2), name)]
    for n in range(11):
        high = 2.0 if n % 5 == 0 else 1.2
        ruler.append(line([(x + 10 * n, y), (x + 10 * n, y - high)], Paint(line=INK, width=0.2)))
    words = "100 mm when printed at 100 %"
    return [*ruler, Text(x, y + 1.2 + SMALL * CAPITAL, words, SMALL, SOFT)]
