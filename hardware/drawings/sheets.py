"""What all of the builder's sheets have in common: colours, frame, title, dimension lines, arrows."""

from __future__ import annotations

from math import hypot
from typing import Final

from hardware.drawings.font import CAPITAL, width
from hardware.drawings.shapes import Align, Box, Circle, Drawing, Paint, Path, Point, Shape, Text, line, rectangle

INK: Final = "#1b1a17"
SOFT: Final = "#5b574e"
HAIR: Final = "#a39e92"
PALE: Final = "#ece7db"
WHITE: Final = "#ffffff"
RED: Final = "#b3261e"
"""+5 V."""
BLUE: Final = "#1f5fa8"
"""Data."""
GREEN: Final = "#2c6e49"
"""Buttons."""
AMBER: Final = "#b86e00"
"""3.3 V."""

A4: Final = (210.0, 297.0)
MARGIN: Final = 10.0
TEXT: Final = 3.4
SMALL: Final = 2.8


class Sheet:
    """Collects shapes on a sheet with title and notes."""

    def __init__(self, title: str, size: tuple[float, float], subtitle: str = "") -> None:
        self.box = Box(0, 0, *size)
        self.shapes: list[Shape] = []
        self._title = title
        self.add(rectangle(self.box, Paint(WHITE)))
        self.text((MARGIN, MARGIN + 5), title, 7, bold=True)
        if subtitle:
            self.text((MARGIN, MARGIN + 11), subtitle, TEXT, SOFT)

    def add(self, *shapes: Shape) -> None:
        """On top of what is there."""
        self.shapes += shapes

    def text(
        self,
        at: Point,
        text: str,
        size: float = TEXT,
        colour: str = INK,
        *,
        bold: bool = False,
        align: Align = "left",
        upwards: bool = False,
        name: str = "",
    ) -> None:
        """A line with its baseline at `at`."""
        self.add(Text(*at, text, size, colour, bold, align, upwards, name))

    def notes(self, at: Point, lines: list[str], size: float = SMALL) -> None:
        """Lines under each other, the first with its baseline at `at`."""
        for n, words in enumerate(lines):
            self.text((at[0], at[1] + n * size * 1.5), words, size, SOFT)

    def wire(self, points: list[Point], colour: str, width_mm: float = 0.5, name: str = "") -> None:
        """A line through these points."""
        self.add(line(points, Paint(line=colour, width=width_mm), name))

    def dot(self, at: Point, colour: str) -> None:
        """Where wires are joined."""
        self.add(Circle(*at, 0.9, Paint(colour)))

    def drawing(self) -> Drawing:
        """All that was added."""
        return Drawing(self._title, self.box, self.box, tuple(self.shapes))


def arrow(start: Point, end: Point, colour: str, width_mm: float = 0.35, head: float = 2.0) -> list[Path]:
    """A line with a filled head at its end."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    x, y = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    foot = end[0] - x * head, end[1] - y * head
    side = head * 0.4
    tip = [end, (foot[0] - y * side, foot[1] + x * side), (foot[0] + y * side, foot[1] - x * side)]
    return [line([start, foot], Paint(line=colour, width=width_mm)), line(tip, Paint(colour), closed=True)]


def dimension(start: Point, end: Point, words: str, size: float = SMALL, colour: str = SOFT) -> list[Shape]:
    """A measure along an upright or a level line: arrows to both ends, the words in its middle."""
    upright = start[0] == end[0]
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    half = width(words, size) / 2 + 1
    shapes: list[Shape] = []
    for tip in (start, end):
        if upright:
            inner = (middle[0], middle[1] - half if tip[1] < middle[1] else middle[1] + half)
        else:
            inner = (middle[0] - half if tip[0] < middle[0] else middle[0] + half, middle[1])
        if abs(inner[0] - tip[0]) + abs(inner[1] - tip[1]) > 2 and _between(inner, tip, middle):
            shapes += arrow(inner, tip, colour, 0.2, 1.8)
    shift = size * CAPITAL / 2
    if upright:
        shapes.append(Text(middle[0] + shift, middle[1], words, size, colour, False, "centre", True))
    else:
        shapes.append(Text(middle[0], middle[1] + shift, words, size, colour, False, "centre"))
    return shapes


def _between(inner: Point, tip: Point, middle: Point) -> bool:
    """Whether the words leave room for an arrow."""
    return hypot(tip[0] - middle[0], tip[1] - middle[1]) > hypot(inner[0] - middle[0], inner[1] - middle[1])
