"""One account of a payment with several, on one line: before, change, now."""

from __future__ import annotations

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.account_badge import draw_account
from ui.kit.theme import MUTED, PANEL, PAPER, PAPER_INK, PAPER_MUTED, RADIUS, RADIUS_SMALL, SMALLEST, TEXT, Colour
from ui.kit.widget import Widget

WIDE = 700.0
"""From here on there is room for the name."""
TALL = 116.0
"""From here on what an account has now has a line of its own."""


class AccountChange(Widget, frozen=True, kw_only=True):
    """The seat (or the bank) and three numbers in columns; who gains is paper."""

    place: int | None
    name: str
    before: str
    change: str
    now: str
    gains: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        radius = RADIUS if height > 60 else RADIUS_SMALL
        pen.rect((0, 0, width, height), PAPER if self.gains else PANEL, radius)
        ink, quiet = (PAPER_INK, PAPER_MUTED) if self.gains else (TEXT, MUTED)
        if height >= TALL:
            self._tall(pen, ink, quiet)
            return
        side = min(height - 8, 56.0)
        draw_account(pen, self.place, Box(10, (height - side) / 2, side, side), 9)
        x = 10 + side + 12
        if width >= WIDE and pen.text_width(self.name, 22) <= width * 0.2:
            pen.text(self.name, x, height / 2, 28, quiet, width=width * 0.2)
            x += width * 0.2
        right = width - 16
        room = right - x
        large, small = (36.0, 30.0) if width >= WIDE else (28.0, 24.0)
        pen.text(self.before, x + room * 0.34, height / 2, small, quiet, align="right", width=room * 0.33)
        pen.text(self.change, x + room * 0.63, height / 2, small, ink, align="right", width=room * 0.28)
        pen.text(self.now, right, height / 2, large, ink, bold=True, align="right", width=room * 0.36)

    def _tall(self, pen: Pen, ink: Colour, quiet: Colour) -> None:
        """Whose, before and change above; now as large as a table reads it."""
        width, height = pen.size
        edge = 20.0
        side = min(64.0, height * 0.32)
        upper = edge * 0.7 + side / 2
        draw_account(pen, self.place, Box(edge, upper - side / 2, side, side), 9)
        x = edge + side + 14
        size = min(44.0, height * 0.24)
        changed = pen.text_width(self.change, size, True)
        pen.text(self.change, width - edge, upper, size, ink, bold=True, align="right", width=width * 0.4)
        right = width - edge - min(changed, width * 0.4) - 28
        before = pen.text_width(self.before, size * 0.8)
        pen.text(self.before, right, upper, size * 0.8, quiet, align="right", width=right - x)
        if pen.text_width(self.name, SMALLEST) <= right - before - 20 - x:
            pen.text(self.name, x, upper, 34, quiet, width=right - before - 20 - x)
        lower = upper + side / 2
        pen.text(
            self.now, width - edge, (lower + height) / 2, min(104.0, (height - lower) * 0.8), ink, bold=True,
            align="right", width=width - 2 * edge,
        )  # fmt: skip
