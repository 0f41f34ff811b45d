"""Sitting Bull's picture: a low sun over five hills, one for each region, and on the nearest a standing stone."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import ACCENT, LANDSCAPE, PAPER, TERRAIN_GROUND, Colour

_MOUNTAIN, _FOREST, _PLAIN, _RIVER, _PRAIRIE = LANDSCAPE
HILLS: Final = (
    (0.3, 0.5, 0.42, _FOREST),
    (0.74, 0.52, 0.42, _MOUNTAIN),
    (0.04, 0.62, 0.46, _RIVER),
    (0.98, 0.6, 0.48, _PRAIRIE),
    (0.5, 0.66, 0.5, _PLAIN),
)
"""From the back to the front: middle and height of the top as parts of the box, half the width by its height."""
RIM: Final = 0.025
"""Of the sky round a hill, so that hills differ without their colour."""
STEPS: Final = 32


def draw_hills(pen: Pen, box: Box) -> None:
    """The landscape over the whole of `box`."""
    sky = TERRAIN_GROUND[1]
    pen.rect(box, sky)
    pen.disc(box.x + box.w * 0.5, box.y + box.h * 0.27, box.h * 0.16, ACCENT)
    spread = box.w / box.h / 2.2
    for middle, top, half, colour in HILLS:
        _hill(pen, box, middle, top - RIM, (half + RIM) * spread, sky)
        _hill(pen, box, middle, top, half * spread, colour)
    wide, high = box.h * 0.07, box.h * 0.19
    foot = box.y + box.h * 0.7
    pen.rect((box.x + box.w / 2 - wide / 2, foot - high, wide, high), PAPER, wide * 0.45)
    pen.rect((box.x + box.w / 2 - wide * 0.9, foot - high * 0.14, wide * 1.8, high * 0.14), PAPER, 2)


def _hill(pen: Pen, box: Box, middle: float, top: float, half: float, colour: Colour) -> None:
    """The upper half of an ellipse, cut off where the box ends; `half` is in heights of the box."""
    points = []
    for k in range(STEPS + 1):
        angle = pi * k / STEPS
        x = box.x + middle * box.w - cos(angle) * half * box.h
        y = box.bottom - sin(angle) * (1 - top) * box.h
        points.append((min(max(x, box.x), box.right), y))
    pen.polygon(points, colour)
