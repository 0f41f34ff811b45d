"""What the bank has, at the right of a banner."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import MUTED, TEXT
from ui.kit.widget import Widget


class BankNote(Widget, frozen=True, kw_only=True):
    """A small title above a full number, right-aligned."""

    title: str
    number: str

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.text(self.title, width, height * 0.27, 24, MUTED, align="right", width=width)
        pen.text(self.number, width, height * 0.7, 34, TEXT, bold=True, align="right", width=width)
