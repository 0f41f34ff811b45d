"""One payment of the ledger: when, who paid whom, why and how much, and what both had after it."""

from __future__ import annotations

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.account_badge import draw_account, draw_arrow
from ui.kit.theme import DIM, HAIRLINE, MUTED, PANEL, RADIUS_SMALL, TEXT
from ui.kit.widget import Widget

WIDE = 700.0
"""From here on the balances stand beside the badges."""
ROUND = 54.0
AMOUNT = 150.0
LOW_AMOUNT = 118.0
AFTER = 142.0


class PaymentRow(Widget, frozen=True, kw_only=True):
    """What was taken back is dim and struck, and has no balances."""

    round: str
    payer: int | None
    """Place of the seat; None for the bank, EDGE for the table's edge."""
    payee: int | None
    payer_after: str
    payee_after: str
    reason: str
    amount: str
    mark: str = ""
    struck: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS_SMALL, 2 if self.struck else 0, HAIRLINE)
        wide = width >= WIDE
        ink, quiet = (DIM, DIM) if self.struck else (TEXT, MUTED)
        pen.text(self.round, 14, height / 2, 24, quiet, width=ROUND - 18)
        x = self._account(pen, ROUND, self.payer, self.payer_after if wide else "")
        draw_arrow(pen, x + 6, height / 2, 22, ink)
        x = self._account(pen, x + 40, self.payee, self.payee_after if wide else "") + (28 if wide else 14)
        room = width - x - (AMOUNT if wide else LOW_AMOUNT) - 14
        self._reason(pen, x, room, "" if wide else self._after(), ink, quiet)
        self._amount(pen, width - 16, (AMOUNT if wide else LOW_AMOUNT) - 16, ink)

    def _after(self) -> str:
        return f"{self.payer_after}  {self.payee_after}".strip()

    def _account(self, pen: Pen, x: float, place: int | None, after: str) -> float:
        """The badge, and what was in the account then; returns where they end."""
        height = pen.size[1]
        side = min(40.0, height - 14)
        draw_account(pen, place, Box(x, (height - side) / 2, side, side), 8, 0.35 if self.struck else 0.0)
        if pen.size[0] < WIDE:
            return x + side
        pen.text(after, x + side + AFTER - 6, height / 2, 24, MUTED, align="right", width=AFTER - 14)
        return x + side + AFTER

    def _reason(self, pen: Pen, x: float, room: float, after: str, ink: tuple[int, int, int],
                quiet: tuple[int, int, int]) -> None:  # fmt: skip
        """Why, and below it the mark or the balances: what does not fit is left out, but not the reason."""
        height = pen.size[1]
        below = next((text for text in (self.mark, after) if text and pen.text_width(text, 22) <= room), "")
        if not below or pen.text_width(self.reason, 22) > room:
            pen.block(self.reason, x, height / 2, 24, ink, width=room, lines=2, leading=1.1)
            return
        pen.text(self.reason, x, height * 0.3, 24, ink, width=room)
        pen.text(below, x, height * 0.73, 22, quiet, width=room)

    def _amount(self, pen: Pen, right: float, room: float, ink: tuple[int, int, int]) -> None:
        middle = pen.size[1] / 2
        size = pen.fitted(self.amount, 30, True, room, 1)[1]
        pen.text(self.amount, right, middle, size, ink, bold=True, align="right", width=room)
        if self.struck:
            pen.line(right - pen.text_width(self.amount, size, True), middle + 2, right, middle + 2, DIM, 3)
