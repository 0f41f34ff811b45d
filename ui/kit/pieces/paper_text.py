"""A page of running text on paper."""

from __future__ import annotations

from typing import Final

from ui.kit.flow import Line
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import PAPER, PAPER_INK, RADIUS
from ui.kit.widget import Widget

SIDE: Final = 30.0
"""Space between the paper's edge and its text."""
TOP: Final = 22.0


class PaperText(Widget, frozen=True, kw_only=True):
    """Lines as `ui.kit.flow` laid them for `text_room`."""

    lines: tuple[Line, ...]

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PAPER, RADIUS)
        for line in self.lines:
            pen.text(line.text, SIDE, TOP + line.y, line.size, PAPER_INK, bold=line.bold, width=width - 2 * SIDE)


def text_room(box: Box) -> tuple[float, float]:
    """Width and height that a paper in `box` has for text."""
    return box.w - 2 * SIDE, box.h - 2 * TOP
