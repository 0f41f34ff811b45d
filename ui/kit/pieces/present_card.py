"""A present: its symbol, its name and what it brings, on paper."""

from __future__ import annotations

from typing import Final

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.fitting import whole
from ui.kit.pieces.symbol import Mark, draw_marks, marks_width
from ui.kit.pieces.target import State
from ui.kit.theme import HAIRLINE, INK, MUTED, PAPER, PAPER_INK, PAPER_MUTED, RADIUS, SEATS, SMALLEST, Colour
from ui.kit.widget import Widget

CORNER: Final = 48.0
LEADING: Final = 1.08


class PresentCard(Widget, frozen=True, kw_only=True):
    """Upright with its symbols above, or level with them at the left. From about 200 x 71 units on.

    FREE and SHOWN are paper, CHOSEN has the seat's border and a tick, OFF is hollow and its `text` says why.
    """

    marks: tuple[Mark, ...]
    """One symbol, or several ("origin" and "memory" for two discs)."""
    name: str
    text: str = ""
    state: State = State.SHOWN
    seat: int | None = None

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        off = self.state is State.OFF
        ink, second = (MUTED, MUTED) if off else (PAPER_INK, PAPER_MUTED)
        pen.rect((0, 0, width, height), None if off else PAPER, RADIUS, 2 if off else 0, HAIRLINE if off else None)
        if height >= 170 and width < height * 1.5:
            edge = 14.0
            big = min(64.0, height * 0.26)
            # a tick in the corner leaves the symbols free
            room = width - 2 * CORNER
            size = self._size(pen, big, room)
            draw_marks(pen, self.marks, width / 2, 18 + big / 2, size, ink, width=room, align="centre")
            top = 18 + big + 8
            self._words(pen, Box(edge, top, width - 2 * edge, height - top - 12), "centre", ink, second)
        else:
            edge = 20.0 if width > 260 else 12.0
            big = min(60.0, height * 0.5)
            most = width * 0.34
            size = self._size(pen, big, most)
            wide = min(most, marks_width(pen, self.marks, size, gap=10))
            draw_marks(pen, self.marks, edge, height / 2, size, ink, width=most)
            x = edge + wide + 18
            self._words(pen, Box(x, 8, width - x - edge, height - 16), "left", ink, second)
        if self.state is State.CHOSEN:
            pen.rect(
                (0, 0, width, height), None, RADIUS, 7, PAPER_INK if self.seat is None else SEATS[self.seat].colour
            )
            pen.rect((width - 46, 11, 35, 35), INK, 9)
            pen.icon("check", width - 28.5, 28.5, 25, PAPER)

    def _size(self, pen: Pen, high: float, room: float) -> float:
        """Size of the marks so that the symbols are `high`, or as they fit."""
        size = high / 1.2
        while size > 22 and marks_width(pen, self.marks, size, gap=16) > room:
            size -= 2
        return size

    def _words(self, pen: Pen, room: Box, align: str, ink: Colour, second: Colour) -> None:
        """The name, and below it what it brings, as many lines as fit."""
        x = room.x + (room.w / 2 if align == "centre" else 0)
        names, high = pen.fitted(self.name, 28, True, room.w, 2)
        if not whole(names, self.name):
            # words are left out, never cut: the symbols say it
            names = []
        tall = len(names) * high * 1.1
        lines = max(0, int((room.h - tall) // (SMALLEST * LEADING))) if self.text else 0
        rows, size = pen.fitted(self.text, 24, False, room.w, lines) if lines else ([], 24.0)
        if len(rows) * size * LEADING > room.h - tall:
            rows, size = pen.fitted(self.text, SMALLEST, False, room.w, lines)
        if not whole(rows, self.text):
            rows = []
        below = len(rows) * size * LEADING
        y = room.y + (room.h - tall - below) / 2
        if names:
            pen.block(self.name, x, y + tall / 2, 28, ink, bold=True, align=align, width=room.w, lines=len(names),
                      leading=1.1)  # fmt: skip
        if rows:
            pen.block(self.text, x, y + tall + below / 2, size, second, align=align, width=room.w, lines=len(rows),
                      leading=LEADING)  # fmt: skip
