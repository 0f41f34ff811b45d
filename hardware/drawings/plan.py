"""What the drawings measure that is not in bed.toml: the case around the bed, and where the light is fed."""

from __future__ import annotations

from math import ceil
from typing import Final

from hardware.bed import Bed
from hardware.drawings.shapes import Box, Point

FRAME: Final = 80.0
"""Of wood around the bed."""
APRON: Final = 190.0
"""In front of the frame, for the panel and the three controls."""
SEAT_AWAY: Final = 40.0
"""From the edge of the bed to the middle of a seat button."""
LEDGE: Final = 10.0
"""How far the board lies on wood, on each side of the bed."""
CLEARANCE: Final = 1.0
"""Around what is laid into wood."""
PILLAR_AWAY: Final = 4
"""Cells from one pillar under the board to the next, at most."""
SEAT_HOLE: Final = 30.0
CONTROL_HOLE: Final = 30.0
PIXEL_HOLE: Final = 12.0
"""Diameters of the holes."""
FEED_PIXELS: Final = 64
"""At most this many pixels of the grid hang on one feed."""
FUSES: Final = (
    1.0,
    1.6,
    2.0,
    2.5,
    3.15,
    4.0,
    5.0,
    6.3,
    8.0,
    10.0,
    12.5,
    15.0,
    20.0,
    25.0,
    30.0,
    40.0,
    50.0,
    63.0,
    80.0,
)
"""Amperes that fuses are made for."""
ROOM: Final = 1.2
"""The fuse's rating over the current that the bed is held to."""
SPARE: Final = 2.0
"""The rating of a supply that stays cool in a case, over that current."""


def bed_box(bed: Bed) -> Box:
    """The bed, with its upper left corner at the origin."""
    return Box(0, 0, bed.columns * bed.pitch_mm, bed.rows * bed.pitch_mm)


def board_box(bed: Bed) -> Box:
    """The translucent board, which reaches over the walls of the bed."""
    return bed_box(bed).grown(LEDGE)


def pillars(bed: Bed) -> list[Point]:
    """Where pillars hold the board up: at corners of cells, so that they shade no pixel."""
    across, down = (_evenly(count) for count in (bed.columns, bed.rows))
    return [(x * bed.pitch_mm, y * bed.pitch_mm) for y in down for x in across]


def _evenly(count: int) -> list[int]:
    parts = ceil(count / PILLAR_AWAY)
    return [round(count * n / parts) for n in range(1, parts)]


def cell_middle(bed: Bed, column: int, row: int) -> Point:
    """Where the pixel of a cell is."""
    return (column + 0.5) * bed.pitch_mm, (row + 0.5) * bed.pitch_mm


def seat_middle(bed: Bed, place: int, away: float = SEAT_AWAY) -> Point:
    """The middle of a seat button."""
    seat, box = bed.seats[place], bed_box(bed)
    return {
        "top": (seat.at_mm, -away),
        "bottom": (seat.at_mm, box.bottom + away),
        "left": (-away, seat.at_mm),
        "right": (box.right + away, seat.at_mm),
    }[seat.edge]


def rows_in_chain_order(bed: Bed) -> list[int]:
    """The rows of the grid as the chain passes them."""
    return sorted(range(bed.rows), key=lambda row: min(bed.pixel((column, row)) for column in range(bed.columns)))


def fed_rows(bed: Bed) -> list[int]:
    """The rows at whose first pixel 5 V and ground come in; the seat buttons have a feed of their own."""
    step = max(1, FEED_PIXELS // bed.columns)
    return rows_in_chain_order(bed)[::step]


def first_cell(bed: Bed, row: int) -> tuple[int, int]:
    """The cell at which the chain enters a row."""
    return min(((column, row) for column in range(bed.columns)), key=bed.pixel)


def fuse(bed: Bed) -> float:
    """The rating, in amperes, of the fuse in the bed's supply line."""
    return next(rating for rating in FUSES if rating >= ROOM * bed.supply.amperes)


def supply_amperes(bed: Bed) -> int:
    """What the bed's supply should give at least: twice what the light is held to, in whole amperes."""
    return ceil(SPARE * bed.supply.amperes)
