"""What one seat has put together: how it stands, the bet, and the money that is left."""

from __future__ import annotations

from typing import Final

from ui.kit.glyphs import draw_badge, draw_pattern
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import MUTED, SMALLEST, TEXT
from ui.kit.widget import Widget

WIDE: Final = 330.0
"""From this width on the money stands beside the bet."""
BADGE: Final = 36.0
BET_SHARE: Final = 0.58
"""The bet's part of the width."""


class StakeBox(Widget, frozen=True, kw_only=True):
    """`status` is bold once it is `locked`; `place` of the seat, None where the badge stands elsewhere."""

    place: int | None
    status: str
    number: str
    title: str
    cash: str
    locked: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        lead = 0.0 if self.place is None else BADGE + 12
        room = width * BET_SHARE - lead - 8
        if width >= WIDE and pen.text_width(self.status, SMALLEST, self.locked) <= room:
            self._wide(pen, width, height)
        else:
            self._narrow(pen, width, height)

    def _wide(self, pen: Pen, width: float, height: float) -> None:
        """Status above the bet, a title above the money that is left."""
        half = width * BET_SHARE
        upper, lower = height * 0.25, height * 0.75
        x = 0.0
        if self.place is not None:
            draw_badge(pen, self.place, Box(0, upper - BADGE / 2, BADGE, BADGE), 8)
            x = BADGE + 12
        pen.text(self.status, x, upper, 26, TEXT, bold=self.locked, width=half - x - 8)
        size = min(52.0, height * 0.46)
        pen.text(self.number, 0, lower, size, TEXT if self.number != "0" else MUTED, bold=True, width=half - 8)
        pen.text(self.title, half, upper, 26, MUTED, width=width - half)
        pen.text(self.cash, half, lower, size, TEXT, width=width - half)

    def _narrow(self, pen: Pen, width: float, height: float) -> None:
        """The bet, or how it stands, above the money that is left; its title goes first where both do not fit."""
        upper, lower = height * 0.3, height * 0.74
        x = 0.0
        if self.place is not None:
            draw_badge(pen, self.place, Box(0, upper - 15, 30, 30), 8)
            x = 38.0
        bet = self.number != "0"
        first = self.number if bet else self.status
        pen.text(first, x, upper, 32 if bet else 26, TEXT, bold=bet or self.locked, width=width - x)
        told = self.status if self.locked and bet else f"{self.title} {self.cash}"
        if pen.text_width(told, 22) > width:
            told = self.cash
        pen.text(told, 0, lower, 26, TEXT if self.locked and bet else MUTED, width=width)


class SeatBar(Widget, frozen=True, kw_only=True):
    """The seat's own edge of the table, in its pattern."""

    place: int

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        draw_pattern(pen, self.place, Box(0, 0, width, height))
