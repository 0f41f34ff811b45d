"""An account counted out in notes."""

from __future__ import annotations

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.account_badge import draw_account
from ui.kit.theme import HAIRLINE, MUTED, TEXT
from ui.kit.widget import Widget


class NotesRow(Widget, frozen=True, kw_only=True):
    """Badge, balance, and the number of notes under each of the headings; a row without a name is the heading."""

    place: int | None = None
    name: str = ""
    money: str = ""
    counts: tuple[str, ...] = ()

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.line(0, height - 1, width, height - 1, HAIRLINE, 2)
        if self.name:
            side = min(48.0, height - 14)
            draw_account(pen, self.place, Box(0, (height - side) / 2, side, side), 9)
            room = width * 0.22 - side - 24
            if pen.text_width(self.name, 22) <= room:
                pen.text(self.name, side + 16, height / 2, 26, MUTED, width=room)
        size = 30 if self.name else 24
        pen.text(self.money, width * 0.44, height / 2, size, TEXT if self.name else MUTED, bold=bool(self.name),
                 align="right", width=width * 0.22)  # fmt: skip
        step = width * 0.56 / max(1, len(self.counts))
        for k, count in enumerate(self.counts):
            x = width * 0.44 + step * (k + 1)
            ink = TEXT if self.name else MUTED
            pen.text(count, x, height / 2, size, ink, align="right", width=step - 12)
