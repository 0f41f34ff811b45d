"""One space of a row of tokens as a pad: a token to take, a token, one that a seat has taken, or an empty space."""

from __future__ import annotations

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.tile import Tile, draw_tile
from ui.kit.theme import MUTED, PANEL, RADIUS, RAISED, TEXT, WHITE
from ui.kit.widget import Widget


class TokenPad(Widget, frozen=True, kw_only=True):
    """With a key it can be taken; `taker` is the place of the seat that took the token."""

    icon: str
    label: str
    here: bool = True
    taker: int | None = None

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        if self.key:
            pen.rect((0, 0, width, height), RAISED, RADIUS, 4, WHITE)
        else:
            pen.rect((0, 0, width, height), PANEL, RADIUS)
        foot = 54.0 if height > 120 else 42.0
        side = min(width - 28, height - foot - 14, 112.0)
        x, y = width / 2, 14 + (height - foot - 14) / 2
        draw_tile(pen, x, y, side, self.icon, Tile.TOKEN if self.here else Tile.EMPTY)
        if self.taker is not None:
            mark = side * 0.46
            draw_badge(pen, self.taker, Box(x + side / 2 - mark * 0.8, y + side / 2 - mark * 0.8, mark, mark), 8)
        shade = TEXT if self.key else MUTED
        size = 28 if self.key and width > 130 else 24
        room = width - 10
        bold = bool(self.key) and pen.text_width(self.label, 22, True) <= room
        # the tile says it too: a name that does not fit is left out, never cut
        if pen.text_width(self.label, 22, bold) <= room:
            pen.text(self.label, x, height - foot / 2 - 2, size, shade, bold=bold, align="centre", width=room)
