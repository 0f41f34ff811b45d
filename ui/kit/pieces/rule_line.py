"""A rule on one line or two, or a warning in its place."""

from __future__ import annotations

from typing import Final

from ui.kit.pen import Pen
from ui.kit.theme import ACCENT, SMALLEST, TEXT
from ui.kit.widget import Widget

SIZE: Final = 32.0
LEADING: Final = 1.15


class RuleLine(Widget, frozen=True, kw_only=True):
    """As large as it fits; `short` is shown where `text` does not fit, and neither is ever cut. `alert`: a warning."""

    text: str
    short: str = ""
    alert: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        x = 0.0
        if self.alert:
            side = min(height, 36.0)
            pen.icon("warning", side / 2, height / 2, side, ACCENT)
            x = side + 12
        if not self._fits(pen, self.text, x, width - x, height):
            self._fits(pen, self.short, x, width - x, height)

    def _fits(self, pen: Pen, text: str, x: float, room: float, height: float) -> bool:
        """Draws `text` if it fits."""
        size = min(SIZE, height * 0.9)
        while text and size >= SMALLEST:
            lines = max(1, int((height + size * (LEADING - 1)) // (size * LEADING)))
            rows, fitted = pen.fitted(text, size, self.alert, room, lines)
            whole = all(pen.text_width(row, fitted, self.alert) <= room for row in rows)
            if whole and not rows[-1].endswith("…") and len(rows) * fitted * LEADING <= height + fitted * 0.3:
                pen.block(
                    text, x, height / 2, fitted, TEXT, bold=self.alert, width=room, lines=len(rows),
                    leading=LEADING,
                )  # fmt: skip
                return True
            size -= 2
        return False
