"""A card of a hand where there is little height: its symbol, its name, and below it what it shows."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.pieces.fitting import first_that_fits
from ui.kit.pieces.symbol import Mark, draw_marks, draw_symbol, fitted_marks, marks_width
from ui.kit.pieces.target import State
from ui.kit.theme import HAIRLINE, INK, MUTED, PAPER, PAPER_INK, RADIUS, SEATS
from ui.kit.widget import Widget


class CardLine(Widget, frozen=True, kw_only=True):
    """FREE and SHOWN are paper, CHOSEN has the seat's border and a tick, OFF says the `reason`, if it fits."""

    symbol: str
    name: str
    marks: tuple[Mark, ...] = ()
    """On the second line, as many as fit."""
    text: str = ""
    """There in their place, where it fits."""
    state: State = State.FREE
    seat: int | None = None
    """Whose border it has when it is chosen."""
    reason: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        off = self.state is State.OFF
        ink = MUTED if off else PAPER_INK
        pen.rect((0, 0, width, height), None if off else PAPER, RADIUS, 2 if off else 0, HAIRLINE)
        side = min(64.0, height - 16, width * 0.21)
        draw_symbol(pen, self.symbol, 12 + side / 2, height / 2, side, ink)
        x = 12 + side + 12
        room = width - x - 12
        if self.state is State.CHOSEN:
            pen.rect(
                (0, 0, width, height), None, RADIUS, 6, PAPER_INK if self.seat is None else SEATS[self.seat].colour
            )
            pen.rect((width - 48, (height - 36) / 2, 36, 36), INK, 8)
            pen.icon("check", width - 30, height / 2, 26, PAPER)
            room -= 44
        if off and self.reason:
            lines, size = pen.fitted(self.reason, 24, False, room, 3)
            if all(pen.text_width(line, size) <= room for line in lines) and not lines[-1].endswith("…"):
                pen.block(self.reason, x, height / 2, size, MUTED, width=room, lines=len(lines), leading=1.05)
            return
        text = first_that_fits(pen, (self.text,), room)
        below = (bool(self.marks) or bool(text)) and height >= 64
        name = first_that_fits(pen, (self.name,), room, bold=True)
        if name:
            pen.text(name, x, height * (0.3 if below else 0.5), 28, ink, bold=True, width=room)
        if below:
            middle = height * (0.7 if name else 0.5)
            pen.text(text, x, middle, 24, ink, width=room)
            draw_marks(pen, self._fitting(pen, room), x, middle, 24, ink, width=room)

    def _fitting(self, pen: Pen, room: float) -> tuple[Mark, ...]:
        """The first marks, as many as fit at their smallest and without words."""
        marks = self.marks
        while marks:
            fitted, size, gap = fitted_marks(pen, marks, 24, room)
            if marks_width(pen, fitted, size, gap=gap) <= room:
                break
            marks = marks[:-1]
        return marks
