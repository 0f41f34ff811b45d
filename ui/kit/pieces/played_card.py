"""The card that was played: its name, and what each place it allows would bring."""

from __future__ import annotations

from typing import Final

import msgspec

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.fitting import first_that_fits
from ui.kit.pieces.symbol import CLOSE, Mark, draw_marks, draw_symbol, marks_width
from ui.kit.theme import PAPER, PAPER_INK, PAPER_MUTED, RADIUS, SMALLEST
from ui.kit.widget import Widget

LINE: Final = 24.0
"""Least height of a row: more rows than fit stand in two columns."""

AMOUNTS: Final = ("+", "±")
"""How texts begin that a symbol alone says nearly as well,"""
ANY: Final = ("",)
"""and how all do."""
NAMED: Final = 14.0
"""Between a name and the marks, at least."""


class PlayedRow(msgspec.Struct, frozen=True):
    """One place and what it brings, without a mark if nothing."""

    icon: str
    marks: tuple[Mark, ...] = ()
    name: str = ""
    """Of the place: written where there is room for it in every row."""


class PlayedCard(Widget, frozen=True, kw_only=True):
    """A paper with icon and name and a row for each place; from about 180 x 90 units on."""

    icon: str
    name: str
    rows: tuple[PlayedRow, ...] = ()
    note: str = ""
    """Where it was put, or who played it: at the right of the name, if there is room."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PAPER, RADIUS)
        edge = 18.0 if width > 240 else 12.0
        head = 56.0 if height >= 130 else 42.0
        side = 38.0 if head > 50 else 30.0
        draw_symbol(pen, self.icon, edge + side / 2, head / 2 + 1, side, PAPER_INK)
        x = edge + side + 14
        name = first_that_fits(pen, (self.name,), width - x - edge, bold=True)
        size = 30 if head > 50 else 26
        pen.text(name, x, head / 2 + 1, size, PAPER_INK, bold=True, width=width - x - edge)
        x += min(pen.text_width(name, size, True), width - x - edge) + 14
        note = first_that_fits(pen, (self.note,), width - edge - x)
        pen.text(note, width - edge, head / 2 + 1, 24, PAPER_MUTED, align="right", width=max(1.0, width - edge - x))
        if not self.rows:
            return
        pen.line(edge, head, width - edge, head, PAPER_MUTED, 2)
        self._rows(pen, Box(edge, head + 4, width - 2 * edge, height - head - 10))

    def _rows(self, pen: Pen, room: Box) -> None:
        number = len(self.rows)
        across = 1 if room.h / number >= LINE else 2
        down = -(-number // across)
        if room.h / down < SMALLEST:
            self._icons(pen, room)
            return
        step, wide = min(46.0, room.h / down), (room.w - 14 * (across - 1)) / across
        top = room.y + (room.h - step * down) / 2
        side = min(34.0, step - 2)
        size = 26 if step > 32 else 24
        left = side + (18 if across == 1 else 10)
        named = all(_named(pen, row, size) <= wide - left for row in self.rows)
        shown = {row: row.marks for row in self.rows} if named else self._alike(pen, wide - left)
        for k, row in enumerate(self.rows):
            x, y = room.x + k // down * (wide + 14), top + (k % down + 0.5) * step
            draw_symbol(pen, row.icon, x + side / 2, y, side, PAPER_INK)
            if named and row.name:
                pen.text(row.name, x + left, y, size, PAPER_INK, bold=True)
                wanted = marks_width(pen, row.marks, size, bold=True)
                draw_marks(pen, row.marks, x + wide - wanted, y, size, PAPER_INK, width=wanted, bold=True)
                continue
            draw_marks(pen, shown[row], x + left, y, size, PAPER_INK, width=wide - left, bold=True)

    def _alike(self, pen: Pen, room: float) -> dict[PlayedRow, tuple[Mark, ...]]:
        """The marks of each row in `room`: where one has to leave out amounts or all numbers, so do the others."""
        told = {row: row.marks for row in self.rows}
        for left_out in (AMOUNTS, ANY):
            if all(marks_width(pen, marks, SMALLEST, bold=True, gap=CLOSE) <= room for marks in told.values()):
                break
            told = {row: tuple(_shorter(mark, left_out) for mark in row.marks) for row in self.rows}
        return told

    def _icons(self, pen: Pen, room: Box) -> None:
        """Too many places for what is left: their icons alone, side by side."""
        step = min(44.0, room.w / len(self.rows))
        side = min(step - 4, room.h - 4)
        for k, row in enumerate(self.rows):
            draw_symbol(pen, row.icon, room.x + (k + 0.5) * step, room.y + room.h / 2, side, PAPER_INK)


def _named(pen: Pen, row: PlayedRow, size: float) -> float:
    """Width of a row's name with its marks at that size."""
    return pen.text_width(row.name, size, True) + NAMED + marks_width(pen, row.marks, size, bold=True)


def _shorter(mark: Mark, left_out: tuple[str, ...]) -> Mark:
    """Without its text, if it begins like that and there is a symbol."""
    return Mark(mark.symbol) if mark.symbol and mark.text.startswith(left_out) else mark
