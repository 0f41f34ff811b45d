"""The light bed: which pixel lies where, where it hangs on the chain, and what the supply gives."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from hardware.toml_file import TomlFile

CORNERS: Final = ("top-left", "top-right", "bottom-left", "bottom-right")
EDGES: Final = ("top", "right", "bottom", "left")
PLACES: Final = 6

Cell = tuple[int, int]
"""Column and row from the top left, from 0."""


class SeatButton(msgspec.Struct, frozen=True):
    """Where a seat button sits: at `edge`, `at_mm` from its left or upper end."""

    edge: str
    at_mm: float


class Supply(msgspec.Struct, frozen=True):
    """What the lamps may draw, and what each pixel draws."""

    amperes: float
    idle_ma: float
    """Of each dark pixel."""
    full_ma: tuple[float, float, float]
    """Of each pixel's red, green and blue at full."""


class Bed(msgspec.Struct, frozen=True):
    """The grid of pixels and the chain that they hang on: first the seat buttons, then the cells."""

    columns: int
    rows: int
    pitch_mm: float
    seats: tuple[SeatButton, ...]
    first_corner: str
    serpentine: bool
    supply: Supply

    @property
    def pixels(self) -> int:
        """The length of the chain."""
        return len(self.seats) + self.columns * self.rows

    def pixel(self, cell: Cell) -> int:
        """The place in the chain of a cell; the cell must be on the grid."""
        column, row = cell
        if self.first_corner.startswith("bottom"):
            row = self.rows - 1 - row
        if self.first_corner.endswith("right"):
            column = self.columns - 1 - column
        if self.serpentine and row % 2:
            column = self.columns - 1 - column
        return len(self.seats) + row * self.columns + column

    def cells(self) -> list[Cell]:
        """All cells, row by row."""
        return [(column, row) for row in range(self.rows) for column in range(self.columns)]


def load_bed(text: str | None = None, source: str = "hardware/bed.toml") -> Bed:
    """The shipped bed, or the one that `text` describes; raises HardwareError naming `source`."""
    file = TomlFile(source, text if text is not None else (files("hardware") / "bed.toml").read_text("utf-8"))
    columns = file.whole("grid.columns", 1, 64)
    rows = file.whole("grid.rows", 1, 64)
    pitch = file.number("grid.pitch_mm", 5, 200)
    count = file.whole("wiring.seat_buttons", PLACES, PLACES)
    supply = Supply(
        file.number("supply.amperes", 0.1, 60),
        file.number("supply.idle_ma", 0, 5),
        (
            file.number("supply.full_ma.red", 1, 60),
            file.number("supply.full_ma.green", 1, 60),
            file.number("supply.full_ma.blue", 1, 60),
        ),
    )
    sides = {"top": columns * pitch, "bottom": columns * pitch, "left": rows * pitch, "right": rows * pitch}
    seats = []
    for n in range(file.length("seat", count)):
        edge = file.word(f"seat.{n}.edge", EDGES)
        seats.append(SeatButton(edge, file.number(f"seat.{n}.at_mm", 0, sides[edge])))
    bed = Bed(
        columns,
        rows,
        pitch,
        tuple(seats),
        file.word("wiring.first_corner", CORNERS),
        file.flag("wiring.serpentine"),
        supply,
    )
    # Every pixel must be able to glow at its least at once, or "a lit pixel is never dark" could not hold.
    least = bed.pixels * (supply.idle_ma + sum(supply.full_ma) / 255) / 1000
    if supply.amperes <= least:
        raise file.error("supply.amperes", supply.amperes, f"more than {least:.2f} for {bed.pixels} pixels")
    return bed
