"""Crosses of the touch's calibration: one to hold a finger on, and one that follows the finger."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from ui.kit.pen import Pen
from ui.kit.theme import ACCENT, PAPER, PAPER_INK, RAISED, WHITE
from ui.kit.widget import Widget

TARGET: Final = 88.0
"""Side of a target: 15 mm."""
REACH: Final = 132.0
"""How far the arms of the finger's cross go, so that they are seen beside the finger: 22 mm."""
ARM: Final = 4.0
"""How wide they are."""


class Hold(StrEnum):
    """How a target stands there."""

    FREE = "free"
    HELD = "held"
    FULL = "full"
    """It was held long enough."""


class TouchGround(Widget, frozen=True, kw_only=True):
    """The whole screen, which senses fingers."""

    def draw(self, pen: Pen) -> None:
        """The table itself."""


class TouchTarget(Widget, frozen=True, kw_only=True):
    """A cross in a ring: the finger belongs on its middle."""

    hold: Hold = Hold.FREE

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        x, y = width / 2, height / 2
        ink = PAPER_INK if self.hold is Hold.FULL else WHITE
        pen.disc(x, y, width / 2, ACCENT if self.hold is Hold.HELD else WHITE)
        pen.disc(x, y, width / 2 - 4, PAPER if self.hold is Hold.FULL else RAISED)
        pen.line(x, 14, x, height - 14, ink, 3)
        pen.line(14, y, width - 14, y, ink, 3)


class CrossArm(Widget, frozen=True, kw_only=True):
    """A level or upright line of the cross that shows where the panel believes the finger to be."""

    def draw(self, pen: Pen) -> None:
        pen.rect((0, 0, *pen.size), WHITE)
