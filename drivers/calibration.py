"""Mends where a touchscreen reports its touches: swapped or mirrored axes, offsets, wrong scales, a skewed foil. Pure.

Positions are in parts of the display as mounted: (0, 0) upper left, (1, 1) lower right, before any rotation.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

Point = tuple[float, float]

INSET: Final = 0.1
"""How far inside the edges the targets stand."""
TARGETS: Final[tuple[Point, ...]] = ((INSET, INSET), (1 - INSET, INSET), (1 - INSET, 1 - INSET), (INSET, 1 - INSET))
"""Upper left, upper right, lower right, lower left."""
LEAST_AREA: Final = 0.02
"""Of the parallelogram that three neighbouring touches span; right ones span 0.64."""
LEAST_DEPTH: Final = 0.4
"""A foil may be skewed; where the far end of the display shrinks below this part of the middle, it was the hand."""


class Correction(NamedTuple):
    """A projective map from where touches are reported to where the fingers are."""

    xx: float
    xy: float
    x1: float
    yx: float
    yy: float
    y1: float
    wx: float
    wy: float
    w1: float

    def mend(self, x: float, y: float) -> Point:
        """Where the finger is that was reported at (x, y)."""
        # what lies behind the map's horizon is far off the display
        depth = max(self.wx * x + self.wy * y + self.w1, 1e-6)
        across = (self.xx * x + self.xy * y + self.x1) / depth
        down = (self.yx * x + self.yy * y + self.y1) / depth
        return INSET + (1 - 2 * INSET) * across, INSET + (1 - 2 * INSET) * down


def correction(corners: Sequence[float]) -> Correction | None:
    """The map that takes the four reported places (x, y, x, y, ...; one for each of TARGETS) to the targets.

    None for no corners. Raises ValueError (one line) for places that no panel reports.
    """
    if not corners:
        return None
    if len(corners) != 8 or not all(map(math.isfinite, corners)):
        raise ValueError("four corners are eight numbers")
    places = [(corners[k], corners[k + 1]) for k in range(0, 8, 2)]
    _require_corners(places)
    return _to_targets(*places)


def _require_corners(places: list[Point]) -> None:
    """Four touches that go round the display once, either way."""
    spans = [_span(*three) for three in zip(places, places[1:] + places[:1], places[2:] + places[:2], strict=True)]
    if any(abs(span) < LEAST_AREA for span in spans):
        raise ValueError("the four touches lie too close together, or on one line")
    if any(a * b < 0 for a, b in pairwise(spans)):
        raise ValueError("the four touches do not go round the screen in order")


def _span(one: Point, corner: Point, other: Point) -> float:
    """Area of the parallelogram at a corner; its sign says which way it turns."""
    return (corner[0] - one[0]) * (other[1] - corner[1]) - (corner[1] - one[1]) * (other[0] - corner[0])


def _to_targets(p0: Point, p1: Point, p2: Point, p3: Point) -> Correction:
    """The inverse of the map from the unit square to the four places (Heckbert, Fundamentals of Texture Mapping)."""
    ax, ay = p1[0] - p2[0], p1[1] - p2[1]
    bx, by = p3[0] - p2[0], p3[1] - p2[1]
    sx, sy = p0[0] - p1[0] + p2[0] - p3[0], p0[1] - p1[1] + p2[1] - p3[1]
    area = ax * by - bx * ay
    g, h = (sx * by - bx * sy) / area, (ax * sy - sx * ay) / area
    _require_depth(g, h)
    a, b, c = p1[0] - p0[0] + g * p1[0], p3[0] - p0[0] + h * p3[0], p0[0]
    d, e, f = p1[1] - p0[1] + g * p1[1], p3[1] - p0[1] + h * p3[1], p0[1]
    rows = (e - f * h, c * h - b, b * f - c * e, f * g - d, a - c * g, c * d - a * f, d * h - e * g, b * g - a * h)
    whole = a * (e - f * h) - b * (d - f * g) + c * (d * h - e * g)
    return Correction(*(number / whole for number in (*rows, a * e - b * d)))


def _require_depth(g: float, h: float) -> None:
    """The whole display, not only what lies between the targets, has its place on the panel."""
    edge = INSET / (1 - 2 * INSET)
    depths = [1 + g * u + h * v for u in (-edge, 1 + edge) for v in (-edge, 1 + edge)]
    if min(depths) < LEAST_DEPTH * max(depths):
        raise ValueError("the four touches are too skewed for one screen")
