"""What others have just done, in short lines: as many as there is room for, and how many more there are."""

from __future__ import annotations

from typing import Final

from ui.kit.pen import Pen
from ui.kit.theme import MUTED, PANEL, RADIUS, SMALLEST, TEXT
from ui.kit.widget import Widget

LARGEST: Final = 26.0
LEADING: Final = 1.1
HEAD: Final = 34.0
SIDE: Final = 16.0


class NewsCard(Widget, frozen=True, kw_only=True):
    """`lines` with what matters most first; `more[k]` says that k of them are not shown.

    The panel is as high as its lines, at most as the box.
    """

    title: str
    lines: tuple[str, ...]
    more: tuple[str, ...]

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        size = LARGEST
        while size > SMALLEST and self._ends(pen, size) > height - 6:
            size -= 2
        step = size * LEADING
        # the last line may take the room of the one that counts the rest
        room = height - 3
        shown = len(self.lines)
        while shown > 1 and self._ends(pen, size, shown) + (step if shown < len(self.lines) else 0) > room:
            shown -= 1
        left = len(self.lines) - shown
        low = self._ends(pen, size, shown) + (step if left else 0)
        pen.rect((0, 0, width, min(height, low + 12)), PANEL, RADIUS)
        pen.text(self.title, SIDE, 20, SMALLEST, MUTED, width=width - 2 * SIDE)
        y = HEAD
        for line in self.lines[:shown]:
            rows, own = pen.fitted(line, size, False, width - 2 * SIDE, 3)
            tall = len(rows) * own * LEADING
            pen.block(line, SIDE, y + tall / 2, own, TEXT, width=width - 2 * SIDE, lines=len(rows), leading=LEADING)
            y += tall + _between(size)
        if left and y + SMALLEST / 2 < room:
            pen.text(self.more[left], SIDE, y + step / 2, SMALLEST, MUTED, width=width - 2 * SIDE)

    def _ends(self, pen: Pen, size: float, count: int | None = None) -> float:
        """Where the first `count` lines end."""
        y = HEAD
        for line in self.lines[:count]:
            rows, own = pen.fitted(line, size, False, pen.size[0] - 2 * SIDE, 3)
            y += len(rows) * own * LEADING + _between(size)
        return y


def _between(size: float) -> float:
    """Space after an entry: where there is much of it, entries stand apart."""
    return 6.0 if size == LARGEST else 1.0
