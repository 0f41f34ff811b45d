"""The banner of a payment: who pays whom, and the one sentence about it."""

from __future__ import annotations

from typing import Final

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.account_badge import draw_account, draw_arrow
from ui.kit.theme import ACCENT, HEADLINE, MUTED, OVERLINE, RADIUS, TEXT
from ui.kit.widget import Widget

EMPTY: Final = -1
"""A mark that is still to be chosen."""
BANK_MARK: Final = -2
ARROW: Final = 54.0


class PaymentBanner(Widget, frozen=True, kw_only=True):
    """Two marks with an arrow between them (places of seats, BANK_MARK or EMPTY), the overline and the sentence."""

    payer: int
    payee: int
    headline: str
    overline: str = ""
    alert: bool = False
    """The overline says why something was refused."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        self._mark(pen, self.payer, Box(0, 0, height, height))
        draw_arrow(pen, height + 11, height / 2, 30)
        self._mark(pen, self.payee, Box(height + ARROW, 0, height, height))
        x = 2 * height + ARROW + 22
        room = width - x
        if self.overline and pen.text_width(self.overline, 22) <= room - 34:
            left = 34 if self.alert else 0
            if self.alert:
                pen.icon("warning", x + 13, height / 2 - 32, 26, ACCENT)
            ink = TEXT if self.alert else MUTED
            pen.text(self.overline, x + left, height / 2 - 32, OVERLINE, ink, width=room - left)
            pen.text(self.headline, x, height / 2 + 14, HEADLINE, TEXT, bold=True, width=room, smallest=26)
            return
        one = pen.fitted(self.headline, HEADLINE, True, room, 1, smallest=38)
        lines = 1 if pen.text_width(self.headline, one[1], True) <= room else 2
        size = HEADLINE if lines == 1 else 38
        pen.block(self.headline, x, height / 2, size, TEXT, bold=True, width=room, lines=lines, leading=1.1)

    def _mark(self, pen: Pen, mark: int, box: Box) -> None:
        if mark == EMPTY:
            pen.rect(box, None, RADIUS, 3, MUTED, dash=8)
        else:
            draw_account(pen, None if mark == BANK_MARK else mark, box, RADIUS)
