"""Sitting Bull's picture: a low sun over five hills, one for each region, and on the nearest a standing stone."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import ACCENT, LANDSCAPE, MUTED, TERRAIN_GROUND, Colour

_MOUNTAIN, _FOREST, _PLAIN, _RIVER, _PRAIRIE = LANDSCAPE
_SKY = TERRAIN_GROUND[1]
HILLS: Final = (
    (0.29, 1.02, _FOREST),
    (0.73, 0.98, _MOUNTAIN),
    (0.03, 0.8, _RIVER),
    (0.99, 0.84, _PRAIRIE),
    (0.5, 0.68, _PLAIN),
)
"""From the back to the front: middle as a part of the width, height of the top as a part of a hill's radius."""
STONE: Final = ((-0.13, 0.0), (-0.1, 0.3), (-0.03, 0.38), (0.08, 0.34), (0.12, 0.0))
"""Outline of the stone, in radii of a hill; it leans a little."""
RIM: Final = 0.06
"""Of the sky round a hill, in its radius, so that hills differ without their colour."""
STEPS: Final = 40


def draw_hills(pen: Pen, box: Box) -> None:
    """The landscape over the whole of `box`."""
    pen.rect(box, _SKY)
    radius = min(box.w * 0.34, box.h * 0.58)
    far = box.bottom - radius * HILLS[0][1]
    pen.disc(box.x + box.w * 0.5, (box.y + far) / 2 + radius * 0.08, min(box.w, box.h) * 0.13, ACCENT)
    for middle, top, colour in HILLS:
        x, y = box.x + middle * box.w, box.bottom - top * radius
        _hill(pen, box, x, y - RIM * radius, radius * (1 + RIM), _SKY)
        _hill(pen, box, x, y, radius, colour)
    foot, left = box.bottom - HILLS[-1][1] * radius + radius * 0.1, box.x + box.w * 0.5 + radius * 0.28
    pen.polygon([(left + x * radius, foot - y * radius) for x, y in STONE], MUTED)


def _hill(pen: Pen, box: Box, middle: float, top: float, radius: float, colour: Colour) -> None:
    """A round hill whose top is at `top`, cut off where the box ends."""
    points = []
    for k in range(STEPS + 1):
        angle = pi * k / STEPS
        x = min(max(middle - cos(angle) * radius, box.x), box.right)
        points.append((x, min(top + (1 - sin(angle)) * radius, box.bottom)))
    pen.polygon([(points[0][0], box.bottom), *points, (points[-1][0], box.bottom)], colour)
