"""A pad that stands for an account, or for all of them: to choose whose payments are listed."""

from __future__ import annotations

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.account_badge import draw_account
from ui.kit.theme import MUTED, PANEL, PAPER, PAPER_INK, RADIUS, TEXT
from ui.kit.widget import Widget


class AccountPad(Widget, frozen=True, kw_only=True):
    """`marked`: with the badge of `place` (None: the bank), and below it the name where it fits; else `label`."""

    place: int | None = None
    name: str = ""
    label: str = ""
    marked: bool = False
    chosen: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        if self.chosen:
            pen.rect((0, 0, width, height), PAPER, RADIUS)
        else:
            pen.rect((0, 0, width, height), PANEL, RADIUS, 2, MUTED)
        ink = PAPER_INK if self.chosen else TEXT
        if not self.marked:
            pen.text(self.label, width / 2, height / 2, 28, ink, bold=True, align="centre", width=width - 6)
            return
        named = pen.text_width(self.name, 22) <= width - 6
        side = min(width - 20, height * 0.5 if named else height - 22)
        middle = height * 0.36 if named else height / 2
        draw_account(pen, self.place, Box((width - side) / 2, middle - side / 2, side, side), 9)
        if named:
            pen.text(self.name, width / 2, height * 0.8, 22, ink, align="centre", width=width - 6)
