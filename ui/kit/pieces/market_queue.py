"""Who stands where something is bought, in the order of buying."""

from __future__ import annotations

from typing import Final

import msgspec

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.chip import Chip, chip_width, draw_chip
from ui.kit.theme import MUTED, PANEL, RADIUS, RAISED, TEXT
from ui.kit.widget import Widget

STEP: Final = 48.0


class Buyer(msgspec.Struct, frozen=True):
    """One seat with its pawns."""

    chip: Chip
    name: str
    now: bool


class MarketQueue(Widget, frozen=True, kw_only=True):
    """The buyers from top to bottom; the one at it stands out."""

    title: str
    buyers: tuple[Buyer, ...]

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS)
        pen.text(self.title, 16, 26, 24, MUTED, width=width - 32)
        step = min(STEP, (height - 50) / max(1, len(self.buyers)))
        for number, buyer in enumerate(self.buyers):
            y = 46 + number * step
            if buyer.now:
                pen.rect((6, y + 1, width - 12, step - 2), RAISED, 10)
            high = min(34.0, step - 10)
            wide = chip_width(pen, buyer.chip, high)
            draw_chip(pen, Box(14, y + (step - high) / 2, wide, high), buyer.chip)
            x = 14 + wide + 12
            shade = TEXT if buyer.now else MUTED
            if pen.text_width(buyer.name, 22, buyer.now) <= width - x - 14:
                pen.text(buyer.name, x, y + step / 2, 26, shade, bold=buyer.now, width=width - x - 14)
