"""A slip: one side of a payment with before, change and now."""

from __future__ import annotations

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.account_badge import draw_account
from ui.kit.theme import MUTED, PAPER, PAPER_INK, PAPER_MUTED, RADIUS, TEXT
from ui.kit.widget import Widget

LOW = 170.0
"""In a lower slip before and change share a line."""
Line = tuple[str, str]
"""A word and a number."""


class Slip(Widget, frozen=True, kw_only=True):
    """On paper: whose account, three lines, the last one large; a low one has two, and fewer words."""

    place: int | None
    """The seat's; None for the bank."""
    name: str
    before: Line
    change: Line
    now: Line

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PAPER, RADIUS)
        edge = 22.0
        side = min(52.0, height * 0.24)
        draw_account(pen, self.place, Box(edge, 14, side, side), 9)
        pen.text(self.name, edge + side + 16, 14 + side / 2, 32, PAPER_INK, bold=True, width=width - side - 60)
        if height < LOW:
            self._low(pen, 14 + side + 4)
            return
        top = 14 + side + 4
        step = (height - top) / 3.5
        for k, line in enumerate((self.before, self.change)):
            self._line(pen, line, top + step * (k + 0.5), 30, bold=False)
        rule = top + 2 * step + 1
        pen.line(edge, rule, width - edge, rule, PAPER_INK, 2)
        self._line(pen, self.now, rule + (height - rule) / 2 - 2, 46, bold=True)

    def _low(self, pen: Pen, top: float) -> None:
        width, height = pen.size
        half = (width - 52) / 2
        pen.text(self.before[1], 22, top + 14, 26, PAPER_MUTED, width=half)
        pen.text(self.change[1], width - 22, top + 14, 26, PAPER_INK, align="right", width=half)
        rule = top + 30
        pen.line(22, rule, width - 22, rule, PAPER_INK, 2)
        self._line(pen, self.now, rule + (height - rule) / 2, 40, bold=True)

    def _line(self, pen: Pen, line: Line, y: float, size: float, *, bold: bool) -> None:
        width = pen.size[0]
        word, number = line
        step = min(size, pen.fitted(number, size, bold, (width - 44) * 0.68, 1)[1])
        pen.text(number, width - 22, y, step, PAPER_INK, bold=bold, align="right")
        room = width - 44 - pen.text_width(number, step, bold) - 14
        pen.text(word, 22, y, 24, PAPER_MUTED, width=room)


class Change(Widget, frozen=True, kw_only=True):
    """The same on one line: "148,000", an arrow, "123,000"."""

    place: int | None
    before: str
    now: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        side = min(40.0, height - 4)
        draw_account(pen, self.place, Box(0, (height - side) / 2, side, side), 8)
        pen.text(self.before, side + 14, height / 2, 28, MUTED, width=width * 0.4)
        if self.now:
            pen.icon("arrow-right", width * 0.56, height / 2, 28, MUTED)
            pen.text(self.now, width, height / 2, 32, TEXT, bold=True, align="right", width=width * 0.4)
