"""The outline of a set of cells, however they lie."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from hardware.bed import Cell
from hardware.drawings.shapes import Box, Paint, Path, Point, around, round_steps

Corner = tuple[int, int]


class Rim(NamedTuple):
    """The edge of the grid, beyond which an outline may run on."""

    columns: int
    rows: int
    beyond: float
    """By how many mm."""


def outline(
    cells: Collection[Cell],
    pitch: float,
    inset: float,
    radius: float,
    paint: Paint,
    name: str = "",
    rim: Rim | None = None,
) -> Path:
    """Around the cells, `inset` mm inside their edge, with round corners; a ring for each part that hangs together.

    Sides that lie on the rim run beyond it, with sharp corners.
    """
    steps: list[tuple[str | Point, ...]] = []
    for ring in rings(cells):
        insets = [_inset(ring[n - 1], ring[n], inset, rim) for n in range(len(ring))]
        pairs = list(zip(insets, [*insets[1:], insets[0]], strict=True))
        corners = [_moved(ring, n, pitch, pairs[n]) for n in range(len(ring))]
        steps += round_steps(corners, [radius if min(pair) == inset else 0.0 for pair in pairs])
    return Path(tuple(steps), paint, name)


def _inset(start: Corner, end: Corner, inset: float, rim: Rim | None) -> float:
    """How far a side moves inwards; negative where it lies on the rim."""
    if rim is None:
        return inset
    outer = start[0] == end[0] in (0, rim.columns) or start[1] == end[1] in (0, rim.rows)
    return -rim.beyond if outer else inset


def box(cells: Collection[Cell], pitch: float) -> Box:
    """The smallest rectangle around the cells, in mm."""
    corners = [(column + a, row + a) for column, row in cells for a in (0, 1)]
    return around((x * pitch, y * pitch) for x, y in corners)


def rings(cells: Collection[Cell]) -> list[list[Corner]]:
    """The corners of the edge, in the grid's own numbers, clockwise."""
    edges: dict[Corner, list[Corner]] = {}
    for x, y in sorted(cells):
        for beside, start, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if beside not in cells:
                edges.setdefault(start, []).append(end)
    found = []
    while edges:
        found.append(_ring(edges))
    return found


def _ring(edges: dict[Corner, list[Corner]]) -> list[Corner]:
    """Take one ring out of the edges; straight pieces are joined."""
    start = min(edges)
    ring, here = [start], start
    while True:
        way = (here[0] - ring[-2][0], here[1] - ring[-2][1]) if len(ring) > 1 else (0, -1)
        # where two parts touch in a corner, the turn to the right stays with this part
        ends = sorted(edges[here], key=lambda end: _turn(way, (end[0] - here[0], end[1] - here[1])))
        edges[here].remove(ends[-1])
        if not edges[here]:
            del edges[here]
        here = ends[-1]
        if here == start:
            break
        ring.append(here)
    return [corner for n, corner in enumerate(ring) if _bends(ring[n - 1], corner, ring[(n + 1) % len(ring)])]


def _turn(way: Corner, onwards: Corner) -> int:
    """1 for a turn to the right, -1 to the left."""
    return way[0] * onwards[1] - way[1] * onwards[0]


def _bends(before: Corner, here: Corner, after: Corner) -> bool:
    return _turn((here[0] - before[0], here[1] - before[1]), (after[0] - here[0], after[1] - here[1])) != 0


def _moved(ring: list[Corner], n: int, pitch: float, insets: tuple[float, float]) -> Point:
    """A corner in mm, moved inwards from both of its sides."""
    x, y = ring[n]
    sides = (_inwards(ring[n - 1], ring[n]), _inwards(ring[n], ring[(n + 1) % len(ring)]))
    moved = list(zip(sides, insets, strict=True))
    return x * pitch + sum(i * inset for (i, _), inset in moved), y * pitch + sum(j * inset for (_, j), inset in moved)


def _inwards(start: Corner, end: Corner) -> Corner:
    """The direction from a side into the ring: to its right, as one walks."""
    return _sign(start[1] - end[1]), _sign(end[0] - start[0])


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)
