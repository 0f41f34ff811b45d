"""Fortunes over time: a line for each seat with its own dashes and its glyph, so that colour only repeats it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import HAIRLINE, MUTED, PANEL, RADIUS, SEATS, Colour
from ui.kit.widget import Widget

PAD: Final = 20.0
AXIS: Final = 124.0
"""Room of the dollars at the left."""
FOOT: Final = 38.0
ENDS: Final = 58.0
"""Room of the badges at the right."""
BADGE: Final = 32.0
MARK: Final = 20.0
MARKS: Final = 5
"""Glyphs along a line."""
LINES: Final = 4
STEPS: Final = (1, 2, 5)
DASHES: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (18, 8),
    (4, 7),
    (18, 7, 4, 7),
    (10, 6),
    (26, 6, 4, 6, 4, 6),
)
"""By place: lengths of strokes and gaps, nothing for a whole line."""

Point = tuple[float, float]


class Fortunes(NamedTuple):
    """One seat's line."""

    place: int
    worth: tuple[int, ...]
    """Dollars at each step; a line may end early."""


class FortuneChart(Widget, frozen=True, kw_only=True):
    """Dollars upwards, time to the right; `steps` in all, `start` and `end` name both ends of the time."""

    lines: tuple[Fortunes, ...]
    steps: int
    start: str
    end: str

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS)
        room = Box(PAD + AXIS, PAD + 4, width - 2 * PAD - AXIS - ENDS, height - PAD - FOOT - 4)
        high = max(1, *(max(line.worth, default=0) for line in self.lines))
        step = grid_step(high)
        top = step * -(-high // step)
        self._grid(pen, room, step, top)
        ends = []
        for line in self.lines:
            points = self._points(line, room, top)
            colour = SEATS[line.place].colour
            draw_dashed(pen, points, DASHES[line.place], colour)
            for x, y in marked(points, line.place):
                draw_badge(pen, line.place, Box(x - MARK / 2, y - MARK / 2, MARK, MARK), 5)
            ends.append((line.place, points[-1]))
        self._ends(pen, ends, room)

    def _points(self, line: Fortunes, room: Box, top: int) -> list[Point]:
        across = room.w / max(1, self.steps - 1)
        return [(room.x + k * across, room.bottom - room.h * money / top) for k, money in enumerate(line.worth)]

    def _grid(self, pen: Pen, room: Box, step: int, top: int) -> None:
        """Level lines with full numbers, and the two ends of the time."""
        for money in range(0, top + 1, step):
            y = room.bottom - room.h * money / top
            pen.line(room.x, y, room.right, y, MUTED if money == 0 else HAIRLINE, 2)
            pen.text(f"{money:,}", room.x - 14, y, 22, MUTED, align="right", width=AXIS - 14)
        low = room.bottom + FOOT / 2 + 2
        pen.text(self.start, room.x, low, 22, MUTED, width=room.w / 2 - 10)
        pen.text(self.end, room.right, low, 22, MUTED, align="right", width=room.w / 2 - 10)

    def _ends(self, pen: Pen, ends: Sequence[tuple[int, Point]], room: Box) -> None:
        """A badge where each line ends: at the right edge side by side in height, joined where it had to move."""
        for place, (x, y) in ends:
            if x < room.right - 1:
                draw_badge(pen, place, Box(x - MARK / 2, y - MARK / 2, MARK, MARK), 5, 0.35)
        last = sorted(((y, place) for place, (x, y) in ends if x >= room.right - 1))
        for (y, place), at in zip(last, spread([y for y, _ in last], BADGE + 2, PAD, room.bottom + 10), strict=True):
            left = room.right + ENDS - BADGE
            pen.line(room.right, y, left, at, SEATS[place].colour, 2)
            draw_badge(pen, place, Box(left, at - BADGE / 2, BADGE, BADGE), 7)


def marked(points: Sequence[Point], place: int) -> Sequence[Point]:
    """Where the glyph of `place` stands on its line; those of other places stand beside it, not on it."""
    apart = len(points) / MARKS
    first = (0.3 + place / len(SEATS)) * apart
    return [points[k] for n in range(MARKS) if 0 < (k := int(first + n * apart)) < len(points) - 1]


def grid_step(high: int) -> int:
    """A round number of dollars of which four at most reach `high`."""
    power = 1
    while True:
        for step in STEPS:
            if step * power * LINES >= high:
                return step * power
        power *= 10


def spread(middles: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """The sorted `middles` moved as little as need be so that they stand `apart`, between `low` and `high`."""
    placed: list[float] = []
    for y in middles:
        placed.append(max(y, low, placed[-1] + apart if placed else low))
    limit = high
    for k in range(len(placed) - 1, -1, -1):
        placed[k] = min(placed[k], limit)
        limit = placed[k] - apart
    return placed


def draw_dashed(pen: Pen, points: Sequence[Point], dashes: Sequence[float], colour: Colour, width: float = 4) -> None:
    """A line through `points` in strokes and gaps that run on round its corners."""
    for start, end in pairwise(points):
        if not dashes:
            pen.line(*start, *end, colour, width)
    if dashes:
        for start, end in strokes(points, dashes):
            pen.line(*start, *end, colour, width)


def strokes(points: Sequence[Point], dashes: Sequence[float]) -> Iterator[tuple[Point, Point]]:
    """The visible parts of a dashed line."""
    at, left = 0, dashes[0]
    for (x0, y0), (x1, y1) in pairwise(points):
        long = hypot(x1 - x0, y1 - y0)
        gone = 0.0
        while gone < long:
            part = min(left, long - gone)
            if at % 2 == 0:
                a, b = gone / long, (gone + part) / long
                yield (x0 + (x1 - x0) * a, y0 + (y1 - y0) * a), (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b)
            gone, left = gone + part, left - part
            if left <= 0:
                at = (at + 1) % len(dashes)
                left = dashes[at]
