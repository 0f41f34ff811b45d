"""A hairline between two parts of a stage."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import HAIRLINE
from ui.kit.widget import Widget


class Rule(Widget, frozen=True, kw_only=True):
    """Fills its box, which is as thin as the line."""

    def draw(self, pen: Pen) -> None:
        pen.rect((0, 0, *pen.size), HAIRLINE)
