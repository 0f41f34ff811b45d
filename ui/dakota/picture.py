"""Dakota's picture: the five terrains of the board as bands of a landscape, from the mountains to the prairie."""

from __future__ import annotations

from math import pi, sin

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import LANDSCAPE, PANEL

SKY = PANEL


def draw_landscape(pen: Pen, box: Box) -> None:
    """Mountain, forest, plain, river and prairie over the whole of `box`."""
    mountain, forest, plain, river, prairie = LANDSCAPE
    pen.rect(box, SKY)

    def at(x: float, y: float) -> tuple[float, float]:
        return box.x + x * box.w, box.y + y * box.h

    peaks = max(2, round(box.w / box.h * 1.6))
    ridge = [(0.0, 0.2)]
    for k in range(peaks):
        ridge += [((k + 0.45) / peaks, (0.09, 0.03, 0.12)[k % 3]), ((k + 1) / peaks, (0.17, 0.2, 0.15)[k % 3])]
    pen.polygon([*(at(x, y) for x, y in ridge), at(1, 1), at(0, 1)], mountain)
    # trees keep their width on wide and narrow pictures alike
    trees = max(6, round(box.w / max(20.0, box.h * 0.09)))
    tops = []
    for k in range(trees):
        low, high = 0.33, 0.21 + 0.03 * ((k * 7) % 3) / 2
        tops += [at(k / trees, low), at((k + 0.5) / trees, high)]
    pen.polygon([*tops, at(1, 0.33), at(1, 1), at(0, 1)], forest)
    swell = [at(x / 24, 0.435 + 0.015 * sin(pi * x / 12 + 0.6)) for x in range(25)]
    pen.polygon([*swell, at(1, 1), at(0, 1)], plain)
    waves = max(2, round(box.w / max(42.0, box.h * 0.2)))
    steps = waves * 8
    water = [at(x / steps, 0.63 + 0.018 * sin(2 * pi * waves * x / steps)) for x in range(steps + 1)]
    pen.polygon([*water, at(1, 1), at(0, 1)], river)
    hill = [at(x / 24, 0.79 + 0.018 * sin(2 * pi * x / 24 - 0.4)) for x in range(25)]
    pen.polygon([*hill, at(1, 1), at(0, 1)], prairie)
