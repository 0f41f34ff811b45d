"""What happened, line by line: the newest at the bottom."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import MUTED, PANEL, RADIUS, TEXT
from ui.kit.widget import Widget

LEADING = 1.2


class Story(Widget, frozen=True, kw_only=True):
    """As many of the last `lines` as fit, on a panel or bare."""

    lines: tuple[str, ...]
    title: str = ""
    bare: bool = False
    size: float = 28

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        side = 0.0 if self.bare else 28.0
        if not self.bare:
            pen.rect((0, 0, width, height), PANEL, RADIUS)
        y = 0.0 if self.bare else 20.0
        if self.title:
            pen.text(self.title, side, y + 16, 24, MUTED, width=width - 2 * side)
            y += 44
        room = height - y - (0 if self.bare else 12)
        fitted = []
        for line in reversed(self.lines):
            rows, size = pen.fitted(line, self.size, False, width - 2 * side, 3)
            tall = len(rows) * size * LEADING + 8
            if tall > room:
                break
            room -= tall
            fitted.append((line, size, len(rows), tall))
        for line, size, rows_of_line, tall in reversed(fitted):
            middle = y + (tall - 8) / 2
            pen.block(line, side, middle, size, TEXT, width=width - 2 * side, lines=rows_of_line, leading=LEADING)
            y += tall
