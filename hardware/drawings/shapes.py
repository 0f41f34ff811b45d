"""What a drawing is made of, in millimetres from the upper left; those who write it to a file know no more of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, hypot, pi, sin
from typing import Final, Literal, NamedTuple

import msgspec

Point = tuple[float, float]
Align = Literal["left", "centre", "right"]

ARC: Final = 0.5523
"""How far the handles of a quarter circle lie from its ends, in radii."""


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def middle(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2

    def grown(self, by: float) -> Box:
        """Larger by this much on each side; smaller for a negative number."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def meets(self, other: Box) -> bool:
        """Whether the two have a point in common."""
        return self.x <= other.right and other.x <= self.right and self.y <= other.bottom and other.y <= self.bottom

    def holds(self, other: Box, slack: float = 1e-6) -> bool:
        """Whether the other lies inside."""
        return (
            self.x <= other.x + slack
            and self.y <= other.y + slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


def around(points: Iterable[Point]) -> Box:
    """The smallest box with all of these points, of which there is one at least."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


class Paint(msgspec.Struct, frozen=True):
    """How a shape is filled and lined; colours as "#rrggbb", "" for none."""

    fill: str = ""
    line: str = ""
    width: float = 0.25
    dash: tuple[float, ...] = ()
    even_odd: bool = False
    """Whether what is enclosed twice is a hole."""


class Circle(msgspec.Struct, frozen=True):
    """A circle around (x, y)."""

    x: float
    y: float
    r: float
    paint: Paint
    name: str = ""

    @property
    def bounds(self) -> Box:
        return Box(self.x - self.r, self.y - self.r, 2 * self.r, 2 * self.r)


class Path(msgspec.Struct, frozen=True):
    """Lines and curves: ("M", p), ("L", p), ("C", handle, handle, p) and ("Z",)."""

    steps: tuple[tuple[str | Point, ...], ...]
    paint: Paint
    name: str = ""

    @property
    def bounds(self) -> Box:
        """Around all points, those of the handles too."""
        return around(point for step in self.steps for point in step[1:] if isinstance(point, tuple))


class Text(msgspec.Struct, frozen=True):
    """One line of text with its baseline at (x, y); `size` of the font."""

    x: float
    y: float
    text: str
    size: float
    colour: str
    bold: bool = False
    align: Align = "left"
    upwards: bool = False
    """Turned by a quarter, so that it is read from the right."""
    name: str = ""


Shape = Circle | Path | Text


class Drawing(msgspec.Struct, frozen=True):
    """Shapes from back to front on a sheet; what is cut out of the sheet in the end is the trim."""

    title: str
    sheet: Box
    trim: Box
    shapes: tuple[Shape, ...]


def line(points: Sequence[Point], paint: Paint, name: str = "", closed: bool = False) -> Path:
    """Straight lines from point to point."""
    steps: list[tuple[str | Point, ...]] = [("M", points[0]), *(("L", point) for point in points[1:])]
    return Path((*steps, ("Z",)) if closed else tuple(steps), paint, name)


def rectangle(box: Box, paint: Paint, radius: float = 0, name: str = "") -> Path:
    """A rectangle with round corners."""
    corners = [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
    return rounded(corners, paint, radius, name)


def rounded(corners: Sequence[Point], paint: Paint, radius: float, name: str = "") -> Path:
    """A closed shape of straight sides whose corners are round; each side is two radii long at least."""
    if radius <= 0:
        return line(corners, paint, name, closed=True)
    return Path((*round_steps(corners, [radius] * len(corners)),), paint, name)


def round_steps(corners: Sequence[Point], radii: Sequence[float]) -> list[tuple[str | Point, ...]]:
    """The steps of `rounded`, for shapes of several rings, with a radius for each corner; 0 keeps it sharp."""
    steps: list[tuple[str | Point, ...]] = []
    for n, (corner, radius) in enumerate(zip(corners, radii, strict=True)):
        start = _towards(corner, corners[n - 1], radius)
        end = _towards(corner, corners[(n + 1) % len(corners)], radius)
        steps.append(("L" if steps else "M", start))
        if radius:
            steps.append(("C", _mix(start, corner, ARC), _mix(end, corner, ARC), end))
    steps.append(("Z",))
    return steps


def smooth(points: Sequence[Point], paint: Paint, name: str = "") -> Path:
    """A curve through all points, without corners."""
    steps: list[tuple[str | Point, ...]] = [("M", points[0])]
    for n in range(len(points) - 1):
        before, here = points[max(0, n - 1)], points[n]
        there, after = points[n + 1], points[min(len(points) - 1, n + 2)]
        first = here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6
        second = there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6
        steps.append(("C", first, second, there))
    return Path(tuple(steps), paint, name)


def on_circle(middle: Point, radius: float, turn: float) -> Point:
    """The point at `turn` (1 is once round, clockwise from the top)."""
    return middle[0] + radius * sin(2 * pi * turn), middle[1] - radius * cos(2 * pi * turn)


def _towards(start: Point, end: Point, by: float) -> Point:
    return _mix(start, end, by / hypot(end[0] - start[0], end[1] - start[1]))


def _mix(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
