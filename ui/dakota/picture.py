"""Dakota's picture: the five terrains of the board as bands of a landscape, from the mountains to the prairie."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import LANDSCAPE, PANEL, Colour

SKY = PANEL


def draw_landscape(pen: Pen, box: Box) -> None:
    """Mountain, forest, plain, river and prairie over the whole of `box`."""
    mountain, forest, plain, river, prairie = LANDSCAPE
    pen.rect(box, SKY)
    peaks = max(2, round(box.w / box.h * 1.6))
    ridge = [(0.0, 0.2)]
    for k in range(peaks):
        ridge += [((k + 0.45) / peaks, (0.09, 0.03, 0.12)[k % 3]), ((k + 1) / peaks, (0.17, 0.2, 0.15)[k % 3])]
    _band(pen, box, ridge, 0.2, mountain)
    trees = max(6, round(box.w / max(20.0, box.h * 0.09)))
    tops = []
    for k in range(trees):
        tops += [(k / trees, 0.33), ((k + 0.5) / trees, 0.21 + 0.03 * ((k * 7) % 3) / 2)]
    _band(pen, box, [*tops, (1.0, 0.33)], 0.33, forest)
    _band(pen, box, [(x / 24, 0.435 + 0.015 * sin(pi * x / 12 + 0.6)) for x in range(25)], 0.451, plain)
    waves = max(2, round(box.w / max(42.0, box.h * 0.2)))
    steps = waves * 8
    swell = [(x / steps, 0.63 + 0.018 * sin(2 * pi * waves * x / steps)) for x in range(steps + 1)]
    _band(pen, box, swell, 0.649, river)
    _band(pen, box, [(x / 24, 0.79 + 0.018 * sin(2 * pi * x / 24 - 0.4)) for x in range(25)], 0.809, prairie)


def _band(pen: Pen, box: Box, edge: Sequence[tuple[float, float]], below: float, colour: Colour) -> None:
    """A terrain under its uneven `edge` (parts of the box); from `below` down it is a plain block, which is quick."""
    top = box.y + below * box.h
    points = [(box.x + x * box.w, box.y + y * box.h) for x, y in edge]
    pen.polygon([*points, (box.right, top + 1), (box.x, top + 1)], colour)
    pen.rect((box.x, top, box.w, box.bottom - top), colour)
