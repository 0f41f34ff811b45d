"""What moved from the account at the left to the one at the right."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import TEXT
from ui.kit.widget import Widget


class PaymentArrow(Widget, frozen=True, kw_only=True):
    """The amount above an arrow."""

    amount: str

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.text(self.amount, width / 2, height * 0.3, 48, TEXT, bold=True, align="centre", width=width, smallest=26)
        pen.icon("arrow-right", width / 2, height * 0.68, min(110.0, width * 0.7, height * 0.5), TEXT)
