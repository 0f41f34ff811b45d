"""A gold card: its back, a sun on paper; and its front with four lines."""

from __future__ import annotations

from math import cos, pi, sin

from ui.kit.pen import Pen
from ui.kit.theme import ACCENT, PAPER, PAPER_INK, PAPER_MUTED, RADIUS
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


class GoldFace(Widget, frozen=True, kw_only=True):
    """The front: its lines with their amounts, the ones that count in bold."""

    lines: tuple[tuple[str, str, bool], ...]

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PAPER, RADIUS)
        edge, count = 30.0, len(self.lines)
        pitch = (height - 16) / count
        for k, (name, number, counts) in enumerate(self.lines):
            y = 8 + (k + 0.5) * pitch
            if counts and count > 1:
                pen.rect((8, y - pitch / 2 + 2, width - 16, pitch - 4), PAPER_INK, 10)
            ink = PAPER if counts and count > 1 else PAPER_INK if counts else PAPER_MUTED
            large = 60.0 if count == 1 else min(40.0, pitch * 0.8)
            size = max(22.0, large if counts else large * 0.8)
            room = pen.text_width(number, size, counts)
            pen.text(number, width - edge, y, size, ink, bold=counts, align="right")
            pen.text(name, edge, y, max(22.0, size * 0.8), ink, bold=counts, width=width - 2 * edge - room - 16)
