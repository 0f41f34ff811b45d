"""What the bank has, at the right of a banner."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import HAIRLINE, MUTED, PANEL, RADIUS, TEXT
from ui.kit.widget import Widget


class BankNote(Widget, frozen=True, kw_only=True):
    """A small title above a full number, right-aligned; with a key it leads to the ledger."""

    title: str
    number: str

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        edge = 0.0
        if self.key:
            edge = 11.0
            pen.rect((0, 0, width, height), PANEL, RADIUS, 2, HAIRLINE)
        right, room = width - edge, width - 2 * edge
        pen.text(self.title, right, height * 0.29, 24, MUTED, align="right", width=room)
        pen.text(self.number, right, height * 0.69, 32, TEXT, bold=True, align="right", width=room)
