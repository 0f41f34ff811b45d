"""The end of a game: a row for each seat by rank, and the sheet that says how a score came about."""

from __future__ import annotations

from typing import Final

import msgspec

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import HAIRLINE, MUTED, PANEL, PAPER, PAPER_INK, PAPER_MUTED, RADIUS, TEXT, WHITE
from ui.kit.widget import Widget

STEP: Final = 46.0


class StandingRow(Widget, frozen=True, kw_only=True):
    """Rank, seat, score and the number that breaks a tie; `won` on paper, `open` outlined: its sheet is shown."""

    place: int
    rank: str
    name: str
    note: str = ""
    score: str
    unit: str
    second: str
    second_icon: str
    decided: bool = False
    """The second number broke a tie: it stands out."""
    won: bool = False
    open: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        ink, quiet = (PAPER_INK, PAPER_MUTED) if self.won else (TEXT, MUTED)
        border, edge = (5.0, WHITE) if self.open and not self.won else (2.0, HAIRLINE)
        if self.won:
            pen.rect((0, 0, width, height), PAPER, RADIUS)
        else:
            pen.rect((0, 0, width, height), PANEL, RADIUS, border if self.key or self.open else 0, edge)
        middle = height / 2
        pen.text(self.rank, 34, middle, 36, quiet, bold=True, align="centre")
        side = min(72.0, height - 16)
        draw_badge(pen, self.place, Box(64, middle - side / 2, side, side), 12)
        x = 64 + side + 20
        column = pen.text_width("000", 32, True)
        wealth = width - 22 - column
        pen.text(self.second, width - 22, middle, 32, ink if self.decided or self.won else quiet, bold=True,
                 align="right")  # fmt: skip
        pen.icon(self.second_icon, wealth - 26, middle, 32, ink if self.decided else quiet)
        if self.decided:
            pen.line(wealth - 44, middle + 26, width - 20, middle + 26, ink, 4)
        right = wealth - 76
        unit = pen.text_width(self.unit, 24)
        pen.text(self.unit, right, middle + 4, 24, quiet, align="right")
        pen.text(self.score, right - unit - 10, middle, 48, ink, bold=True, align="right")
        room = right - unit - 10 - pen.text_width(self.score, 48, True) - x - 14
        two = bool(self.note) and height > 80
        pen.text(self.name, x, middle - (16 if two else 0), 32, ink, bold=True, width=room)
        if two:
            pen.text(self.note, x, middle + 22, 24, quiet, width=room)


class SheetLine(msgspec.Struct, frozen=True):
    """One line of a score sheet; a `total` closes the lines above it."""

    text: str
    value: str
    total: bool = False


class ScoreSheet(Widget, frozen=True, kw_only=True):
    """A paper with lines and their sums."""

    place: int
    title: str
    lines: tuple[SheetLine, ...]

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PAPER, RADIUS)
        head = 58.0 if height > 340 else 50.0
        draw_badge(pen, self.place, Box(22, 13, 40, 40), 9)
        pen.text(self.title, 76, 33, 30, PAPER_INK, bold=True, width=width - 100)
        step = min(STEP, (height - head - 14) / max(1, len(self.lines)))
        for number, line in enumerate(self.lines):
            y = head + 6 + (number + 0.5) * step
            if line.total:
                pen.line(24, y - step / 2, width - 24, y - step / 2, PAPER_MUTED)
            value = pen.text_width(line.value, 28, True)
            ink = PAPER_INK if line.total else PAPER_MUTED
            pen.text(line.text, 24, y, 26, ink, bold=line.total, width=width - 64 - value)
            pen.text(line.value, width - 24, y, 28, PAPER_INK, bold=True, align="right")
