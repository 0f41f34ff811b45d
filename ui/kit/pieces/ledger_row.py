"""One entry of the ledger: who paid whom how much, and what both had then."""

from __future__ import annotations

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.account_badge import draw_account, draw_arrow
from ui.kit.theme import DIM, HAIRLINE, MUTED, PANEL, RADIUS, TEXT
from ui.kit.widget import Widget

WIDE = 700.0
"""From here on there is room for the balances."""


class LedgerRow(Widget, frozen=True, kw_only=True):
    """A row of the list; with a key it can be put right. What was paid back is dim and struck."""

    payer: int | None
    """Place of the seat; None for the bank."""
    payee: int | None
    amount: str
    number: str = ""
    payer_then: tuple[str, str] = ("", "")
    """What the payer had before and after it."""
    payee_then: tuple[str, str] = ("", "")
    mark: str = ""
    struck: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        if self.key:
            pen.rect((0, 0, width, height), PANEL, RADIUS, 2, HAIRLINE)
        elif self.number:
            pen.rect((0, 0, width, height), None, RADIUS, 2, HAIRLINE)
        if self.number and width >= WIDE:
            self._wide(pen, width, height)
        else:
            self._narrow(pen, width, height)

    def _narrow(self, pen: Pen, width: float, height: float) -> None:
        side = min(46.0, height - 16)
        edge = 18.0 if self.number else 0.0
        if self.number:
            pen.text(self.number, edge, height / 2, 24, DIM if self.struck else MUTED, width=56)
        x = self._pair(pen, edge + (64 if self.number else 0), height, side)
        room = width - x - 12 - edge
        marked = bool(self.mark) and pen.text_width(self.mark, 22) <= room
        self._amount(pen, width - edge, height * (0.36 if marked else 0.5), room, 32)
        if marked:
            pen.text(self.mark, width - edge, height * 0.74, 22, MUTED, align="right", width=room)

    def _wide(self, pen: Pen, width: float, height: float) -> None:
        ink = DIM if self.struck else TEXT
        quiet = DIM if self.struck else MUTED
        number, amount = 64.0, 210.0
        pen.text(self.number, 18, height / 2, 24, quiet, width=number - 8)
        side = min(46.0, height - 20)
        half = (width - 18 - number - amount - 20) / 2
        for k, (place, then) in enumerate(((self.payer, self.payer_then), (self.payee, self.payee_then))):
            x = 18 + number + k * half
            draw_account(pen, place, Box(x, (height - side) / 2, side, side), 9, 0.35 if self.struck else 0)
            room = half - side - 60
            right = x + side + 14 + min(room, 150)
            pen.text(then[0], right, height * 0.29, 22, quiet, align="right", width=room)
            pen.text(then[1], right, height * 0.69, 26, ink, align="right", width=room)
        draw_arrow(pen, 18 + number + half - 40, height / 2, 24, ink)
        self._amount(pen, width - 20, height * (0.36 if self.mark else 0.5), amount - 20, 32 if self.mark else 34)
        if self.mark:
            pen.text(self.mark, width - 20, height * 0.76, 22, MUTED, align="right", width=amount)

    def _pair(self, pen: Pen, x: float, height: float, side: float) -> float:
        """Payer, arrow, payee from x on; returns where they end."""
        shade = 0.35 if self.struck else 0.0
        y = (height - side) / 2
        draw_account(pen, self.payer, Box(x, y, side, side), 9, shade)
        draw_arrow(pen, x + side + 9, height / 2, 24, DIM if self.struck else TEXT)
        draw_account(pen, self.payee, Box(x + side + 44, y, side, side), 9, shade)
        return x + 2 * side + 44

    def _amount(self, pen: Pen, right: float, y: float, room: float, size: float) -> None:
        ink = DIM if self.struck else TEXT
        step = pen.fitted(self.amount, size, True, room, 1)[1]
        pen.text(self.amount, right, y, step, ink, bold=True, align="right", width=room)
        if self.struck:
            wide = pen.text_width(self.amount, step, True)
            pen.line(right - wide, y + 2, right, y + 2, DIM, 3)
