"""Quiet bands of the land in the frames between an overlay's windows: ridges, firs, waves, grass."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import ceil, pi, sin
from typing import Final, NamedTuple

from hardware.drawings.shapes import Box, Circle, Paint, Path, Point, Shape, line, smooth

FINE: Final = 0.35
"""Of a line."""


class Land(NamedTuple):
    """How a kind of land is printed."""

    ground: str
    """Between the windows."""
    lines: str
    """Of the drawing."""
    edge: str
    """Of the place's outline."""
    draw: Callable[[Box, Paint], Iterator[Shape]]
    """Fills a level band of the frame."""


def land(name: str) -> Land:
    """The look of the places whose names begin so, such as "forest"; a plain one for other names."""
    return LANDS.get(name, PLAIN_PAPER)


def globe(box: Box, paint: Paint) -> Iterator[Shape]:
    """For the ground beside the places: circles of latitude, and meridians that bend towards the poles."""
    x, _ = box.middle
    for n in range(1, 6):
        y = box.y + box.h * n / 6
        yield line([(box.x, y), (box.right, y)], paint)
    for n in range(-6, 7):
        pole, belly = x + box.w * n / 24, x + box.w * n / 13
        handles = (belly, box.y + box.h * 0.3), (belly, box.y + box.h * 0.7)
        yield Path((("M", (pole, box.y)), ("C", *handles, (pole, box.bottom))), paint)


def _waver(n: int) -> float:
    """A number from 0 to 1 that looks like chance and is always the same."""
    return (n * 0.6180339887) % 1.0


def _nothing(_box: Box, _paint: Paint) -> Iterator[Shape]:
    return iter(())


def _along(box: Box, step: float) -> Iterator[tuple[int, float]]:
    """Numbers and places of figures that stand evenly in a band, about `step` apart."""
    count = max(1, round(box.w / step))
    for n in range(count):
        yield n, box.x + box.w * (n + 0.5) / count


def _ridges(box: Box, paint: Paint) -> Iterator[Shape]:
    """One chain of peaks, from end to end."""
    count = max(2, round(box.w / 9))
    step = box.w / count
    points: list[Point] = [(box.x, box.bottom)]
    for n in range(count):
        points.append((box.x + step * (n + 0.5), box.y + box.h * 0.45 * _waver(7 * n + 1)))
        foot = 1.0 if n + 1 == count else 0.65 + 0.2 * _waver(3 * n)
        points.append((box.x + step * (n + 1), box.y + box.h * foot))
    yield line(points, paint)


def _trees(box: Box, paint: Paint) -> Iterator[Shape]:
    """Firs in a row."""
    for n, x in _along(box, 6):
        yield from _fir((x, box.bottom), box.h * (0.75 + 0.25 * _waver(5 * n)), paint)


def _fir(foot: Point, tall: float, paint: Paint) -> Iterator[Shape]:
    x, y = foot
    half = tall * 0.3
    low = y - tall * 0.18
    yield line([(x, y - tall), (x + half, low), (x - half, low)], paint, closed=True)
    yield line([(x, low), (x, y)], paint)


def _swells(box: Box, paint: Paint) -> Iterator[Shape]:
    """Long, low lines of open land."""
    yield _wave(box, box.y + box.h * 0.35, box.h * 0.2, 42.0, 0.0, paint)
    yield _wave(box, box.y + box.h * 0.75, box.h * 0.15, 42.0, 0.35, paint)


def _waves(box: Box, paint: Paint) -> Iterator[Shape]:
    """Water from end to end."""
    for part in (0.25, 0.75):
        yield _wave(box, box.y + box.h * part, box.h * 0.2, 14.0, 0.0, paint)


def _wave(box: Box, y: float, rise: float, length: float, shift: float, paint: Paint) -> Path:
    count = max(4, ceil(box.w / (length / 8)))
    points = [
        (box.x + box.w * k / count, y + rise * sin(2 * pi * (box.w * k / count / length + shift)))
        for k in range(count + 1)
    ]
    return smooth(points, paint)


def _grass(box: Box, paint: Paint) -> Iterator[Shape]:
    """Tufts of three blades."""
    for n, x in _along(box, 7):
        tall = box.h * (0.75 + 0.25 * _waver(7 * n))
        for lean in (-0.5, 0.0, 0.5):
            top = x + lean * tall, box.bottom - tall * (1 - abs(lean) * 0.5)
            bend = x + lean * 0.8, box.bottom - tall * 0.7
            yield Path((("M", (x, box.bottom)), ("C", (x, box.bottom - tall * 0.5), bend, top)), paint)


def _tents(box: Box, paint: Paint) -> Iterator[Shape]:
    """Two leaning poles each, crossed at the top."""
    for _, x in _along(box, 9):
        for side in (-1, 1):
            yield line([(x + side * box.h * 0.5, box.bottom), (x - side * box.h * 0.12, box.y)], paint)
        yield line([(x - box.h * 0.5, box.bottom), (x + box.h * 0.5, box.bottom)], paint)


def _suns(box: Box, paint: Paint) -> Iterator[Shape]:
    """Discs between short rays."""
    _, y = box.middle
    for _, x in _along(box, 10):
        yield Circle(x, y, box.h * 0.26, paint)
        for side in (-1, 1):
            yield line([(x + side * box.h * 0.4, y), (x + side * box.h * 0.65, y)], paint)


PLAIN_PAPER: Final = Land("#efe9db", "#cfc6b2", "#8d846f", _nothing)
LANDS: Final[Mapping[str, Land]] = {
    "mountain": Land("#dddce6", "#8f8ca3", "#6d6a80", _ridges),
    "forest": Land("#d3e3d2", "#6f9a72", "#4d7250", _trees),
    "plain": Land("#f1e5c2", "#b89c55", "#8f7a3c", _swells),
    "river": Land("#cfe2ec", "#6b9fba", "#3f7189", _waves),
    "prairie": Land("#e8e0c2", "#a1924f", "#7a6d35", _grass),
    "camp": Land("#efdcc9", "#b98a5e", "#8e6238", _tents),
    "powwow": Land("#f3e1b8", "#c19a48", "#96712a", _suns),
    "market": Land("#eed5c8", "#b9806a", "#8f5640", _nothing),
    "gate": Land("#f5dfb3", "#e3c68a", "#96712a", _nothing),
    "space": Land("#d6e3e5", "#cbd6d2", "#557377", _nothing),
    "game": Land("#efe4c8", "#d9c9a3", "#8a774a", _nothing),
}
