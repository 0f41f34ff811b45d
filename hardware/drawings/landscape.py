"""Quiet lines of the land for an overlay: ridges, trees, waves, grass. They let the light through."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import ceil, pi, sin
from typing import Final, NamedTuple

from hardware.drawings.shapes import Box, Circle, Paint, Path, Point, Shape, line, on_circle, smooth

FINE: Final = 0.35
"""Of a line."""
DEEPEST: Final = 120.0
"""Of the land in a large place."""


class Land(NamedTuple):
    """How a kind of land is printed."""

    ground: str
    """Between the windows."""
    lines: str
    """Of the drawing."""
    edge: str
    """Of the place's outline."""
    draw: Callable[[Box, Paint], Iterator[Shape]]
    beyond: bool = False
    """Whether it shows only beside the places, on the free ground."""


def land(name: str) -> Land:
    """The look of the places whose names begin so, such as "forest"; a plain one for other names."""
    return LANDS.get(name, PLAIN_PAPER)


def _waver(n: int) -> float:
    """A number from 0 to 1 that looks like chance and is always the same."""
    return (n * 0.6180339887) % 1.0


def _nothing(_box: Box, _paint: Paint) -> Iterator[Shape]:
    return iter(())


def _scene(box: Box) -> Box:
    """The lower part of a place, where the land is: the names stand above."""
    high = min(box.h * 0.62, DEEPEST)
    return Box(box.x, box.bottom - high, box.w, high)


def _ridges(box: Box, paint: Paint) -> Iterator[Shape]:
    """Three chains of peaks, each lower than the one behind, with a few lines down their shaded sides."""
    scene = _scene(box)
    for chain, (foot, high, wide) in enumerate(((0.5, 0.46, 50.0), (0.76, 0.36, 38.0), (0.98, 0.28, 29.0))):
        count = max(2, ceil(scene.w / wide))
        step = scene.w / count
        base, tall = scene.y + scene.h * foot, scene.h * high
        points: list[Point] = [(scene.x, base - tall * 0.2)]
        for n in range(count):
            top = base - tall * (0.55 + 0.45 * _waver(7 * n + 3 * chain))
            points.append((scene.x + step * (n + 0.3 + 0.4 * _waver(n + 5 * chain)), top))
            points.append((scene.x + step * (n + 1), base - tall * (0.05 + 0.25 * _waver(3 * n + chain))))
        yield line(points, paint)
        for before, peak, after in zip(points[0::2], points[1::2], points[2::2], strict=False):
            for part in (0.3, 0.55):
                x, y = _mix(peak, after, part)
                yield line([(x, y), (x - (peak[0] - before[0]) * 0.16, y + tall * 0.16)], paint)


def _trees(box: Box, paint: Paint) -> Iterator[Shape]:
    """Firs in rows, those behind first."""
    scene = _scene(box)
    for row, foot in _rows(scene, 17.5):
        count = int(scene.w / 22)
        step = scene.w / count
        for n in range(count):
            shift = 0.35 if row % 2 else 0.65
            x = scene.x + step * (n + shift) + (_waver(n + 3 * row) - 0.5) * 4
            yield from _fir((x, foot), 14 + 6 * _waver(5 * n + 11 * row), paint)


def _rows(scene: Box, gap: float) -> Iterator[tuple[int, float]]:
    """Number and foot of the rows of a scene, from behind to the front."""
    count = int(scene.h / gap)
    for row in range(count):
        yield row, scene.bottom - gap * (count - 1 - row) - 1


def _fir(foot: Point, tall: float, paint: Paint) -> Iterator[Shape]:
    x, y = foot
    half = tall * 0.26
    right: list[Point] = []
    for part in (0.42, 0.72, 1.0):
        low = y - tall * (0.14 + 0.86 * (1 - part))
        right += [(x + half * part, low), (x + half * part * 0.5, low)]
    right.pop()
    left = [(2 * x - across, down) for across, down in reversed(right)]
    yield line([(x, y - tall), *right, *left], paint, closed=True)
    yield line([(x, y - tall * 0.14), (x, y)], paint)


def _swells(box: Box, paint: Paint) -> Iterator[Shape]:
    """Long, low lines of open land."""
    scene = _scene(box)
    for row, foot in _rows(scene, 9.5):
        yield _wave(scene, foot - 5, 2.5 + 1.5 * (row % 2), 210.0 + 40 * _waver(row), _waver(3 * row), paint)


def _waves(box: Box, paint: Paint) -> Iterator[Shape]:
    """A river that winds through the place from left to right."""
    scene = _scene(box)
    for row, foot in _rows(scene, 10.0):
        yield _wave(scene, foot - 5, 4.2, 68.0, 0.04 * row, paint)


def _wave(box: Box, y: float, rise: float, length: float, shift: float, paint: Paint) -> Path:
    count = max(4, ceil(box.w / (length / 8)))
    points = [
        (box.x + box.w * k / count, y + rise * sin(2 * pi * (box.w * k / count / length + shift)))
        for k in range(count + 1)
    ]
    return smooth(points, paint)


def _grass(box: Box, paint: Paint) -> Iterator[Shape]:
    """Tufts of three blades."""
    scene = _scene(box)
    for row, foot in _rows(scene, 15.0):
        count = int(scene.w / 22)
        step = scene.w / count
        for n in range(count):
            x = scene.x + step * (n + (0.35 if row % 2 else 0.65)) + (_waver(3 * n + row) - 0.5) * 5
            tall = 7.0 + 4 * _waver(n + 7 * row)
            for lean in (-0.45, 0.0, 0.45):
                top = x + lean * tall, foot - tall * (1 - abs(lean) * 0.4)
                bend = x + lean * 2, foot - tall * 0.7
                yield Path((("M", (x, foot)), ("C", (x, foot - tall * 0.5), bend, top)), paint)


def _hills(box: Box, paint: Paint) -> Iterator[Shape]:
    """Round hills behind each other."""
    scene = _scene(box)
    for row, foot in _rows(scene, 24.0):
        count = max(2, round(scene.w / 75)) + row % 2
        step = scene.w / count
        for n in range(count):
            left = scene.x + n * step
            top = foot - 17 - 7 * _waver(n + row)
            handles = (left + step * 0.3, top), (left + step * 0.7, top)
            yield Path((("M", (left, foot)), ("C", *handles, (left + step, foot))), paint)


def _rays(box: Box, paint: Paint) -> Iterator[Shape]:
    """Rings around the middle, and rays between them."""
    middle, reach = box.middle, min(box.w, box.h) / 2
    for part in (0.42, 0.66, 0.9):
        yield Circle(*middle, reach * part, paint)
    for n in range(36):
        end = 0.86 if n % 3 else 0.98
        yield line([on_circle(middle, reach * 0.7, n / 36), on_circle(middle, reach * end, n / 36)], paint)


def _globe(box: Box, paint: Paint) -> Iterator[Shape]:
    """Circles of latitude, and meridians that bend towards the poles."""
    x, _ = box.middle
    for n in range(1, 6):
        y = box.y + box.h * n / 6
        yield line([(box.x, y), (box.right, y)], paint)
    for n in range(-6, 7):
        pole, belly = x + box.w * n / 24, x + box.w * n / 13
        handles = (belly, box.y + box.h * 0.3), (belly, box.y + box.h * 0.7)
        yield Path((("M", (pole, box.y)), ("C", *handles, (pole, box.bottom))), paint)


def _awning(box: Box, paint: Paint) -> Iterator[Shape]:
    """Rows of hanging arcs."""
    count = max(3, round(box.w / 12))
    step = box.w / count
    for row in range(int((box.h - 20) / 50)):
        y = box.y + 38 + 50 * row
        for n in range(count):
            x = box.x + n * step
            drop = y + step * 0.6
            yield Path((("M", (x, y)), ("C", (x, drop), (x + step, drop), (x + step, y))), paint)


def _mix(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


PLAIN_PAPER: Final = Land("#efe9db", "#cfc6b2", "#8d846f", _nothing)
LANDS: Final[Mapping[str, Land]] = {
    "mountain": Land("#e3e2e9", "#c3c1d0", "#6d6a80", _ridges),
    "forest": Land("#dbe7da", "#b4ceb3", "#4d7250", _trees),
    "plain": Land("#f3ead0", "#dccb98", "#8f7a3c", _swells),
    "river": Land("#d9e7ee", "#aaccdc", "#3f7189", _waves),
    "prairie": Land("#ece6cf", "#cdc191", "#7a6d35", _grass),
    "camp": Land("#f1e2d3", "#dcbfa1", "#8e6238", _hills),
    "powwow": Land("#f5e7c9", "#e3c68a", "#96712a", _rays),
    "market": Land("#f0ddd3", "#dcb8a6", "#8f5640", _awning),
    "gate": Land("#f5dfb3", "#e3c68a", "#96712a", _nothing),
    "space": Land("#dfe8e9", "#cbd6d2", "#557377", _globe, beyond=True),
    "game": Land("#f1e8d4", "#d9c9a3", "#8a774a", _nothing),
}
