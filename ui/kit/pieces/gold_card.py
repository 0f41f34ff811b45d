"""The back of a gold card: a sun on paper."""

from __future__ import annotations

from math import cos, pi, sin

from ui.kit.pen import Pen
from ui.kit.theme import ACCENT, PAPER, PAPER_INK, RADIUS
from ui.kit.widget import Widget

RAYS = 12


class GoldCard(Widget, frozen=True, kw_only=True):
    """A card that nobody has turned yet."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PAPER, RADIUS)
        pen.rect((11, 11, width - 22, height - 22), None, 8, 2, PAPER_INK)
        x, y, radius = width / 2, height / 2, min(width, height) * 0.2
        pen.disc(x, y, radius, ACCENT)
        for k in range(RAYS):
            a = 2 * pi * k / RAYS
            near, far = radius * 1.35, radius * 1.7
            pen.line(x + near * cos(a), y + near * sin(a), x + far * cos(a), y + far * sin(a), PAPER_INK, 3)
