"""A small card with a picture and a caption: one of several things to choose, or something that was drawn."""

from __future__ import annotations

from typing import Final

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.tile import Tile, draw_tile
from ui.kit.theme import PANEL, PAPER, PAPER_INK, RADIUS, RAISED, TEXT, WHITE
from ui.kit.widget import Widget

MARGIN: Final = 13.0
"""What stays free above and below the picture and its caption."""


class ChoiceCard(Widget, frozen=True, kw_only=True):
    """With a key it may be chosen: a white outline, paper once it is chosen. Without a key it is paper or a panel."""

    caption: str
    icon: str = ""
    place: int | None = None
    """The badge of a seat instead of an icon."""
    token: bool = False
    """The icon stands on a token of its own."""
    chosen: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        if self.chosen:
            pen.rect((0, 0, width, height), PAPER, RADIUS)
        elif self.key:
            pen.rect((0, 0, width, height), RAISED, RADIUS, 4, WHITE)
        else:
            pen.rect((0, 0, width, height), PANEL, RADIUS)
        ink = PAPER_INK if self.chosen else TEXT
        if width >= 200:
            side = min(60.0, height - 20)
            self._picture(pen, 22 + side / 2, height / 2, side)
            left = 22 + side + 16
            pen.block(self.caption, left, height / 2, 28, ink, bold=True, width=width - left - 14)
            return
        caption = 24.0
        side = min(84.0, width * 0.5, height - caption - 2 * MARGIN)
        top = (height - side - caption - 4) / 2
        self._picture(pen, width / 2, top + side / 2, side)
        middle = top + side + 4 + caption / 2
        pen.text(self.caption, width / 2, middle, caption, ink, bold=True, align="centre", width=width - 12)

    def _picture(self, pen: Pen, x: float, y: float, side: float) -> None:
        if self.place is not None:
            draw_badge(pen, self.place, Box(x - side / 2, y - side / 2, side, side), 10)
        elif self.token and not self.chosen:
            draw_tile(pen, x, y, side, self.icon, Tile.TOKEN)
        else:
            pen.icon(self.icon, x, y, side, PAPER_INK if self.chosen else TEXT)
