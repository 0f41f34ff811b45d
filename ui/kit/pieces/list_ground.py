"""The ground of a list: a finger drags it, and the rows stand on it."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import INK
from ui.kit.widget import Widget


class ListGround(Widget, frozen=True, kw_only=True):
    """Nothing to see."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), INK)
