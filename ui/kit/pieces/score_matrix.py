"""The final score: a line for each section with a number for each seat, joined to the sheet that opens its sums."""

from __future__ import annotations

from typing import Final

import msgspec

from ui.kit.glyphs import draw_glyph, draw_pattern
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.fitting import first_that_fits
from ui.kit.pieces.symbol import draw_symbol
from ui.kit.theme import (
    DIM,
    HAIRLINE,
    PANEL,
    PAPER,
    PAPER_INK,
    PAPER_MUTED,
    RADIUS,
    SEATS,
    SMALLEST,
    TEXT,
    Colour,
)
from ui.kit.widget import Widget

CELL: Final = 106.0
"""Width of a seat's column, at most."""
GAP: Final = 12.0
STEP: Final = 72.0
"""Height of a row of the sheet, at most."""
RULED: Final[Colour] = (206, 198, 180)
"""Lines between the rows on paper."""
MARK: Final = 44.0
"""Room of a seat's glyph at the left of the sheet."""


def columns(width: float, seats: int) -> tuple[float, float]:
    """Where the seats' columns begin in a line that is `width` wide, and how wide each is."""
    wide = min(CELL, width * 0.6 / max(1, seats))
    return width - seats * wide, wide


class Score(msgspec.Struct, frozen=True):
    """A seat's number in a line."""

    place: int
    number: str
    best: bool = False
    """The winner in the line of totals."""


class ScoreHead(Widget, frozen=True, kw_only=True):
    """The totals: a tile for each seat, the winner's on paper under a bar of the seat's pattern.

    `reach` is the width of the lines below without what joins them to the sheet; columns stand alike in both.
    """

    text: str
    scores: tuple[Score, ...]
    reach: float

    def draw(self, pen: Pen) -> None:
        height = pen.size[1]
        left, wide = columns(self.reach, len(self.scores))
        room = left - 18 - 8
        pen.text(first_that_fits(pen, (self.text,), room, bold=True), 18, height / 2, 30, TEXT, bold=True, width=room)
        bar = height * 0.4
        for k, score in enumerate(self.scores):
            box = Box(left + k * wide + 4, 0, wide - 8, height)
            x = box.x + box.w / 2
            pen.rect(box, PAPER if score.best else PANEL, RADIUS)
            if score.best:
                self._bar(pen, Box(box.x, 0, box.w, bar), score.place)
            colour = SEATS[score.place].on_colour if score.best else None
            draw_glyph(pen, score.place, x, bar / 2 + (0 if score.best else 3), min(24.0, bar * 0.7), colour)
            size = 40 if height >= 70 else 32
            ink = PAPER_INK if score.best else TEXT
            pen.text(score.number, x, (bar + height) / 2, size, ink, bold=True, align="centre", width=box.w - 8)

    def _bar(self, pen: Pen, box: Box, place: int) -> None:
        """The seat's pattern with the tile's round corners above."""
        draw_pattern(pen, place, box)
        ground = self.ground if self.on is None else self.on
        colour = SEATS[place].colour
        for x, radii in ((box.x, (RADIUS, 0, 0, 0)), (box.right - RADIUS, (0, RADIUS, 0, 0))):
            pen.rect((x, 0, RADIUS, RADIUS), ground)
            pen.rect((x, 0, RADIUS, RADIUS), colour, radii)


class ScoreLine(Widget, frozen=True, kw_only=True):
    """One section: icon, name, a number for each seat. Chosen it is paper.

    A box that goes beyond `reach`, where the numbers end, is joined to the sheet at its right.
    """

    icon: str
    name: str
    numbers: tuple[str, ...]
    reach: float
    chosen: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        if self.chosen:
            end = RADIUS if width <= self.reach else 0
            pen.rect((0, 0, width, height), PAPER, (RADIUS, end, RADIUS, end))
        else:
            pen.rect((0, 0, self.reach, height), PANEL, RADIUS, 2 if self.key else 0, HAIRLINE if self.key else None)
        ink = PAPER_INK if self.chosen else TEXT
        left, wide = columns(self.reach, len(self.numbers))
        low = height < 56
        edge, side, gap = (12.0, 28.0, 8.0) if low else (18.0, 34.0, 14.0)
        draw_symbol(pen, self.icon, edge + side / 2, height / 2, side, ink)
        x = edge + side + gap
        room = left - x - 4
        # the icon says it too: a name that does not fit is left out
        pen.text(first_that_fits(pen, (self.name,), room, bold=True), x, height / 2, 26, ink, bold=True, width=room)
        for k, number in enumerate(self.numbers):
            zero = number == "0"
            shade = (PAPER_MUTED if self.chosen else DIM) if zero else ink
            size = 28 if low else 34
            pen.text(number, left + (k + 0.5) * wide, height / 2, size, shade, bold=True, align="centre")


class SheetColumn(msgspec.Struct, frozen=True):
    """A column of the sheet: a symbol, and a word or number below it."""

    symbol: str
    caption: str = ""


class SheetCell(msgspec.Struct, frozen=True):
    """A number, and below it how it comes about ("4 × 3")."""

    number: str
    note: str = ""
    symbol: str = ""
    """Shown instead of the number."""


class SheetRow(msgspec.Struct, frozen=True):
    """One seat: a cell for each column, and their sum."""

    place: int
    """-1 for the third colour."""
    cells: tuple[SheetCell, ...]
    total: str


class SumSheet(Widget, frozen=True, kw_only=True):
    """A paper that opens every sum of one section. Notes and captions that do not fit are left out, all together."""

    title: str
    text: str
    columns: tuple[SheetColumn, ...]
    rows: tuple[SheetRow, ...]

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PAPER, RADIUS)
        edge = 24.0 if width > 420 else 16.0
        low = height < 420
        pen.text(self.title, edge, 32 if low else 38, 32, PAPER_INK, bold=True, width=width - 2 * edge)
        y = 54.0 if low else 64.0
        rows, size = pen.fitted(self.text, 24, False, width - 2 * edge, 3)
        tall = len(rows) * size * 1.15 if self.text else 0.0
        pen.block(self.text, edge, y + tall / 2, 24, PAPER_INK, width=width - 2 * edge, lines=3, leading=1.15)
        y += tall + (4 if low else 12)
        totals = max((pen.text_width(row.total, 34, True) for row in self.rows), default=0.0) + 10
        left = edge + MARK
        step = (width - edge - totals - left) / max(1, len(self.columns))
        y = self._columns(pen, left, y, step, low=low)
        high = min(STEP, (height - y - 10) / max(1, len(self.rows)))
        noted = high >= 46 and all(pen.text_width(c.note, SMALLEST) <= step - 4 for row in self.rows for c in row.cells)
        size = 28
        while size > SMALLEST and any(
            pen.text_width(c.number, size, True) > step - 4 for row in self.rows for c in row.cells
        ):
            size -= 2
        for k, row in enumerate(self.rows):
            top = y + k * high
            pen.line(edge, top, width - edge, top, RULED, 2)
            self._row(pen, row, Box(edge, top, width - 2 * edge, high), left, step, size, noted=noted)

    def _columns(self, pen: Pen, left: float, y: float, step: float, *, low: bool) -> float:
        """The symbols, and their captions if all fit; returns where the rows begin."""
        side = min(36.0 if not low else 28.0, step - 4)
        captions = [column.caption for column in self.columns if column.symbol and column.caption]
        captioned = bool(captions) and all(pen.text_width(text, SMALLEST) <= step - 6 for text in captions)
        for k, column in enumerate(self.columns):
            x = left + (k + 0.5) * step
            if column.symbol:
                draw_symbol(pen, column.symbol, x, y + side / 2, side, PAPER_INK)
            elif column.caption and pen.text_width(column.caption, SMALLEST) <= step - 2:
                pen.text(column.caption, x, y + side / 2, 24, PAPER_INK, align="centre", width=step - 2)
            if column.symbol and captioned:
                pen.text(column.caption, x, y + side + 15, 24, PAPER_INK, align="centre", width=step - 6)
        return y + side + (34 if captioned else 8)

    def _row(self, pen: Pen, row: SheetRow, room: Box, left: float, step: float, size: int, *, noted: bool) -> None:
        middle = room.y + room.h / 2
        _outlined(pen, row.place, room.x + 15, middle, min(28.0, room.h - 8))
        for k, cell in enumerate(row.cells):
            x = left + (k + 0.5) * step
            low = noted and bool(cell.note)
            y = middle - (room.h * 0.19 if low else 0)
            if cell.symbol:
                draw_symbol(pen, cell.symbol, x, y, 28, PAPER_INK)
            else:
                shade: Colour = PAPER_MUTED if cell.number == "0" else PAPER_INK
                pen.text(cell.number, x, y, size, shade, bold=True, align="centre", width=step)
            if low:
                pen.text(cell.note, x, middle + room.h * 0.23, SMALLEST, PAPER_MUTED, align="centre", width=step)
        pen.text(row.total, room.right, middle, 34, PAPER_INK, bold=True, align="right")


def _outlined(pen: Pen, place: int, x: float, y: float, size: float) -> None:
    """A glyph that stands out from paper in any colour; a pawn for the third one."""
    if place < 0:
        pen.icon("pawn", x, y, size, PAPER_MUTED)
        return
    draw_glyph(pen, place, x, y, size, PAPER_INK)
    draw_glyph(pen, place, x, y, size - 5)
