"""One account at the bank's counter: whose it is, what is in it, and what it does in the payment at hand."""

from __future__ import annotations

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.account_badge import draw_account
from ui.kit.theme import HAIRLINE, MUTED, PANEL, PAPER, PAPER_INK, PAPER_MUTED, RADIUS, RAISED, TEXT, WHITE
from ui.kit.widget import Widget

UPRIGHT = 300.0
"""Narrower cards have the number below the name."""


class AccountCard(Widget, frozen=True, kw_only=True):
    """`role` says what it does ("pays", "gets"): the payer is paper, the payee has a white border.

    `then` is what would be in it after the payment; `money` stands small above it.
    """

    place: int | None
    """The seat's; None for the bank."""
    name: str
    money: str
    role: str = ""
    pays: bool = False
    then: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        if self.pays:
            pen.rect((0, 0, width, height), PAPER, RADIUS)
        elif self.role:
            pen.rect((0, 0, width, height), RAISED, RADIUS, 4, WHITE)
        else:
            pen.rect((0, 0, width, height), PANEL, RADIUS, 2, MUTED if self.key else HAIRLINE)
        if width < UPRIGHT:
            self._upright(pen, width, height)
        else:
            self._row(pen, width, height)

    def _inks(self) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
        return (PAPER_INK, PAPER_MUTED) if self.pays else (TEXT, TEXT if self.role else MUTED)

    def _row(self, pen: Pen, width: float, height: float) -> None:
        ink, quiet = self._inks()
        side = min(height - 20, 60.0)
        draw_account(pen, self.place, Box(14, (height - side) / 2, side, side))
        right = width - 16
        x = 14 + side + 16
        if self.then:
            pen.text(self.money, right, height * 0.27, 24, quiet, align="right")
            pen.text(self.then, right, height * 0.7, 34, ink, bold=True, align="right")
        else:
            pen.text(self.money, right, height / 2, 34, ink, bold=True, align="right")
        room = right - pen.text_width(self.then or self.money, 34, True) - 14 - x
        if not self.role:
            self._named(pen, x, height / 2, room, quiet)
        elif pen.text_width(self.name, 22) <= room and pen.text_width(self.role, 24, True) <= room:
            pen.text(self.name, x, height * 0.29, 24, ink, width=room)
            pen.text(self.role, x, height * 0.7, 26, ink, bold=True, width=room, smallest=24)
        elif pen.text_width(self.role, 22, True) <= room:
            pen.text(self.role, x, height / 2, 26, ink, bold=True, width=room)

    def _upright(self, pen: Pen, width: float, height: float) -> None:
        ink, quiet = self._inks()
        side = min(44.0, height * 0.42)
        draw_account(pen, self.place, Box(12, 10, side, side), 9)
        x, middle = 12 + side + 10, 10 + side / 2
        text = self.role or self.name
        room = width - x - 10
        if pen.text_width(text, 22, bool(self.role)) <= room:
            pen.text(text, x, middle, 26, ink if self.role else quiet, bold=bool(self.role), width=room)
        pen.text(self.money, width - 12, height - 10 - side / 2, 34, ink, bold=True, align="right", width=width - 24)

    def _named(self, pen: Pen, x: float, y: float, room: float, ink: tuple[int, int, int]) -> None:
        """The badge says whose it is too: a name that does not fit is left out, never cut."""
        if pen.text_width(self.name, 22) <= room:
            pen.text(self.name, x, y, 26, ink, width=room)
