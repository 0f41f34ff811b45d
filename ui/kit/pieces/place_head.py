"""The ground of a place whose pawns are targets of their own: its name above, room for them below."""

from __future__ import annotations

from typing import Final

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.fitting import first_that_fits
from ui.kit.pieces.place_card import draw_offering
from ui.kit.theme import PANEL, PAPER, RADIUS, TEXT
from ui.kit.widget import Widget

HEAD: Final = 50.0
"""Height of the line with the name."""
TAG: Final = 46.0
"""Width of the offering: its number alone."""
STONE: Final = 36.0
NAME: Final = 54.0


class PlaceHead(Widget, frozen=True, kw_only=True):
    """Icon and name, the standing stone, the offering; other widgets stand below them."""

    icon: str
    name: str
    stone: bool = False
    offering: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS)
        middle = HEAD / 2 + 1
        pen.icon(self.icon, 30, middle, 34, TEXT)
        right = width - 12
        if self.offering:
            draw_offering(pen, Box(right - TAG, middle - 18, TAG, 36), self.offering)
            right -= TAG + 8
        if self.stone:
            pen.icon("standing-stone", right - STONE / 2, middle, 42, PAPER)
            right -= STONE
        name = first_that_fits(pen, (self.name,), right - NAME, bold=True)
        pen.text(name, NAME, middle, 28, TEXT, bold=True, width=right - NAME)
