"""What a card that is not drawn yet may bring, beside its back."""

from __future__ import annotations

from typing import Final

from ui.kit.pen import Pen
from ui.kit.theme import MUTED, TEXT
from ui.kit.widget import Widget

LEADING: Final = 1.15


class CardWorth(Widget, frozen=True, kw_only=True):
    """From the top: what it does, the amounts, large, and their mean; at the foot, when it is drawn."""

    title: str
    amounts: str
    mean: str
    note: str

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        y = 0.0
        for text, size, colour, bold in (
            (self.title, 26.0, MUTED, False),
            (self.amounts, 34.0, TEXT, True),
            (self.mean, 26.0, MUTED, False),
        ):
            rows, step = pen.fitted(text, size, bold, width, 2)
            tall = len(rows) * step * LEADING
            pen.block(text, 0, y + tall / 2, step, colour, bold=bold, width=width, lines=len(rows), leading=LEADING)
            y += tall + 10
        rows, step = pen.fitted(self.note, 26, False, width, 2)
        tall = len(rows) * step * LEADING
        if y + tall <= height:
            pen.block(self.note, 0, height - tall / 2, step, MUTED, width=width, lines=len(rows), leading=LEADING)
