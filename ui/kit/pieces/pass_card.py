"""A boarding pass on paper: its back, a ticket on gold; and its front, where it leads."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import ACCENT, INK, PAPER, PAPER_INK, PAPER_MUTED, RADIUS
from ui.kit.widget import Widget

STUB = 0.24
"""The part of the pass that is torn off."""


class PassBack(Widget, frozen=True, kw_only=True):
    """A pass that nobody has turned yet."""

    def draw(self, pen: Pen) -> None:
        height = pen.size[1]
        x = _draw_paper(pen)
        pen.rect((11, 11, x - 32, height - 22), None, 8, 2, PAPER_INK)
        radius = min(x, height) * 0.3
        pen.disc((x - 10) / 2, height / 2, radius, ACCENT)
        pen.icon("pass", (x - 10) / 2, height / 2, radius * 1.2, PAPER_INK)


class PassCard(Widget, frozen=True, kw_only=True):
    """A title, the number of the space on the stub, and its name."""

    title: str
    number: str
    name: str

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        x = _draw_paper(pen)
        pen.text(self.title, 28, height * 0.24, 26, PAPER_MUTED, width=x - 56)
        pen.block(self.name, 28, height * 0.6, 52, PAPER_INK, bold=True, width=x - 56, lines=2, leading=1.05)
        middle = x + (width - x) / 2
        pen.text(self.number, middle, height / 2, 44, PAPER_INK, bold=True, align="centre", width=width - x - 20)


def _draw_paper(pen: Pen) -> float:
    """The paper with its torn line, whose x is given back."""
    width, height = pen.size
    pen.rect((0, 0, width, height), PAPER, RADIUS)
    x = width * (1 - STUB)
    for y in (0.0, height):
        pen.disc(x, y, 13, INK)
    y = 24.0
    while y < height - 24:
        pen.rect((x - 1, y, 2, 8), PAPER_MUTED)
        y += 16
    return x
