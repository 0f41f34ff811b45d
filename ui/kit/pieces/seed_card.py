"""A long number to compare or to copy: in groups, as large as there is room."""

from __future__ import annotations

from typing import Final

from ui.kit.pen import Pen
from ui.kit.theme import MUTED, PANEL, RADIUS, SMALLEST, TEXT
from ui.kit.widget import Widget

PAD: Final = 20.0
GROUP: Final = 8
PER_LINE: Final = (8, 4, 2)
"""Groups on a line: as many as fit."""


class SeedCard(Widget, frozen=True, kw_only=True):
    """A title, 64 hex digits in groups of 8, and a note below."""

    title: str
    digits: str
    note: str

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS)
        room = width - 2 * PAD
        groups = [self.digits[k : k + GROUP] for k in range(0, len(self.digits), GROUP)]
        size = 30.0 if height > 180 else SMALLEST
        lines = next(rows for rows in (_rows(groups, n) for n in PER_LINE) if _wide(pen, rows, size) <= room)
        step = size * 1.2
        head = min(24 * 1.4, (height - step * len(lines) - 12) / 2)
        total = head * 2 + step * len(lines)
        y = (height - total) / 2
        pen.text(self.title, PAD, y + head * 0.45, 24, MUTED, width=room)
        y += head
        for line in lines:
            pen.text(line, PAD, y + step / 2, size, TEXT, bold=True, width=room)
            y += step
        pen.text(self.note, PAD, y + head * 0.55, 24, MUTED, width=room)


def _rows(groups: list[str], per_line: int) -> list[str]:
    return ["  ".join(groups[k : k + per_line]) for k in range(0, len(groups), per_line)]


def _wide(pen: Pen, rows: list[str], size: float) -> float:
    return max(pen.text_width(row, size, True) for row in rows)
