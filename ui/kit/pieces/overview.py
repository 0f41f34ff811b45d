"""A small map of what is done, what is now and what is to come: rows of numbered cells."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from ui.kit.pen import Pen
from ui.kit.theme import (
    DIM,
    HAIRLINE,
    INK,
    MUTED,
    PANEL,
    PAPER_INK,
    RADIUS,
    SLATE,
    TERRAIN_GROUND,
    WHITE,
)
from ui.kit.widget import Widget


class CellState(StrEnum):
    """What a cell of the overview is."""

    DONE = "done"
    NOW = "now"
    NEXT = "next"
    QUIET = "quiet"
    """In play, with nothing to do."""
    OUT = "out"
    """Not in play."""


class Cell(msgspec.Struct, frozen=True):
    """One numbered place."""

    label: str
    state: CellState


class Overview(Widget, frozen=True, kw_only=True):
    """Rows of cells, right aligned like the board; `title` says how far it is."""

    title: str
    rows: tuple[tuple[Cell, ...], ...]

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS)
        pen.text(self.title, 18, 27, 24, MUTED, width=width - 36)
        top = 50.0
        step = (height - top - 8) / len(self.rows)
        side = min(40.0, step - 8)
        for number, row in enumerate(self.rows):
            y = top + number * step
            pen.rect((12, y, width - 24, step - 6), TERRAIN_GROUND[number % len(TERRAIN_GROUND)], 10)
            for place, cell in enumerate(row):
                x = width - 18 - (place + 1) * (side + 6) + 6
                self._cell(pen, cell, x, y + (step - 6 - side) / 2, side)

    def _cell(self, pen: Pen, cell: Cell, x: float, y: float, side: float) -> None:
        middle, centre = x + side / 2, y + side / 2
        match cell.state:
            case CellState.NOW:
                pen.rect((x, y, side, side), WHITE, 6)
                pen.text(cell.label, middle, centre, 24, PAPER_INK, bold=True, align="centre")
            case CellState.NEXT:
                pen.rect((x, y, side, side), SLATE, 6)
                pen.text(cell.label, middle, centre, 24, WHITE, bold=True, align="centre")
            case CellState.DONE:
                pen.rect((x, y, side, side), INK, 6, 2, HAIRLINE)
                pen.icon("check", middle, centre, side * 0.66, MUTED)
            case CellState.QUIET:
                pen.rect((x, y, side, side), INK, 6, 2, HAIRLINE)
                pen.rect((middle - 7, centre - 1.5, 14, 3), DIM, 1)
            case _:
                pen.rect((x, y, side, side), INK, 6)
