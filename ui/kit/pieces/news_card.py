"""What others have just done, in short lines: as many as there is room for, and how many more there are."""

from __future__ import annotations

from typing import Final

from ui.kit.pen import Pen
from ui.kit.pieces.fitting import whole
from ui.kit.theme import MUTED, PANEL, RADIUS, SMALLEST, TEXT
from ui.kit.widget import Widget

LARGEST: Final = 26.0
LEADING: Final = 1.1
HEAD: Final = 34.0
BARE: Final = 5.0
"""Above the first line where the title gives way to it."""
ROWS: Final = 3
"""Of a line, at most; without the title as many as the box has."""
SIDE: Final = 16.0


class NewsCard(Widget, frozen=True, kw_only=True):
    """`lines` with what matters most first; `more[k]` says that k of them are not shown.

    The panel is as high as its lines, at most as the box. The title goes where the first line needs its room;
    where even that is too little, nothing is drawn.
    """

    title: str
    lines: tuple[str, ...]
    more: tuple[str, ...]

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        head, rows_each = self._head(pen)
        if self.lines and not _fits(pen, self.lines[0], rows_each):
            # the board shows it too, and the journal tells it: rather nothing than half a sentence
            return
        size = LARGEST
        while size > SMALLEST and self._ends(pen, size, head, rows_each) > height - 6:
            size -= 2
        step = size * LEADING
        # the last line may take the room of the one that counts the rest
        room = height - 3
        shown = len(self.lines)
        while shown > 1 and self._ends(pen, size, head, rows_each, shown) + (step * (shown < len(self.lines))) > room:
            shown -= 1
        left = len(self.lines) - shown
        low = self._ends(pen, size, head, rows_each, shown) + (step if left else 0)
        pen.rect((0, 0, width, min(height, low + 12)), PANEL, RADIUS)
        if head == HEAD:
            pen.text(self.title, SIDE, 20, SMALLEST, MUTED, width=width - 2 * SIDE)
        y = head
        for line in self.lines[:shown]:
            rows, own = pen.fitted(line, size, False, width - 2 * SIDE, rows_each)
            tall = len(rows) * own * LEADING
            pen.block(line, SIDE, y + tall / 2, own, TEXT, width=width - 2 * SIDE, lines=len(rows), leading=LEADING)
            y += tall + _between(size)
        if left and y + SMALLEST / 2 < room:
            pen.text(self.more[left], SIDE, y + step / 2, SMALLEST, MUTED, width=width - 2 * SIDE)

    def _head(self, pen: Pen) -> tuple[float, int]:
        """Where the lines begin, and how many rows each may take."""
        width, height = pen.size
        first = self.lines[0] if self.lines else ""
        rows, own = pen.fitted(first, SMALLEST, False, width - 2 * SIDE, ROWS)
        if _fits(pen, first, ROWS) and HEAD + len(rows) * own * LEADING <= height - 3:
            return HEAD, ROWS
        return BARE, max(ROWS, int((height - 3 - BARE) / (SMALLEST * LEADING)))

    def _ends(self, pen: Pen, size: float, head: float, rows_each: int, count: int | None = None) -> float:
        """Where the first `count` lines end."""
        y = head
        for line in self.lines[:count]:
            rows, own = pen.fitted(line, size, False, pen.size[0] - 2 * SIDE, rows_each)
            y += len(rows) * own * LEADING + _between(size)
        return y


def _fits(pen: Pen, line: str, rows: int) -> bool:
    """Whether `line` is whole on so many rows."""
    return whole(pen.fitted(line, SMALLEST, False, pen.size[0] - 2 * SIDE, rows)[0], line)


def _between(size: float) -> float:
    """Space after an entry: where there is much of it, entries stand apart."""
    return 6.0 if size == LARGEST else 1.0
