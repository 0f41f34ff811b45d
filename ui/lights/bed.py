"""The light bed and its overlays, read from the folder hardware: which pixel lies where, and under which zone."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

import msgspec

CORNERS: Final = ("top-left", "top-right", "bottom-left", "bottom-right")
EDGES: Final = ("top", "right", "bottom", "left")
ORDERS: Final = ("RGB", "RBG", "GRB", "GBR", "BRG", "BGR")
PLACES: Final = 6

Cell = tuple[int, int]
"""Column and row from the top left, from 0."""


class BedError(Exception):
    """A file of the bed says something impossible: one line with file, key, value and what is allowed."""


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
    colour_order: str
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


class Mark(msgspec.Struct, frozen=True):
    """A symbol printed on an overlay: the name of its icon, and its middle in cells."""

    icon: str
    x: float
    y: float


class Overlay(msgspec.Struct, frozen=True):
    """What a game's print says about the bed: the cells of each zone, in the order in which they fill."""

    game: str
    zones: dict[str, tuple[Cell, ...]]
    marks: tuple[Mark, ...]

    def groups(self) -> dict[str, list[str]]:
        """Zones by what is before the dot: the parts of one place of the board."""
        groups: dict[str, list[str]] = {}
        for zone in self.zones:
            groups.setdefault(group_of(zone), []).append(zone)
        return groups


def group_of(zone: str) -> str:
    """The place of the board that a zone is part of, such as "forest-2" for "forest-2.native"."""
    return zone.partition(".")[0]


def load_bed(text: str | None = None, source: str = "hardware/bed.toml") -> Bed:
    """The shipped bed, or the one that `text` describes; raises BedError naming `source`."""
    file = _File(source, text if text is not None else (files("hardware") / "bed.toml").read_text("utf-8"))
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
        file.word("wiring.colour_order", ORDERS),
        supply,
    )
    # Every pixel must be able to glow at its least at once, or "a lit pixel is never dark" could not hold.
    least = bed.pixels * (supply.idle_ma + sum(supply.full_ma) / 255) / 1000
    if supply.amperes <= least:
        raise file.error("supply.amperes", supply.amperes, f"more than {least:.2f} for {bed.pixels} pixels")
    return bed


def load_overlay(game: str, bed: Bed, text: str | None = None, source: str = "") -> Overlay:
    """The shipped overlay of `game`, or the one that `text` describes; raises BedError naming the file."""
    name = source or f"hardware/overlays/{game}.toml"
    if text is None:
        text = (files("hardware.overlays") / f"{game}.toml").read_text("utf-8")
    file = _File(name, text)
    file.word("game", (game,))
    zones: dict[str, tuple[Cell, ...]] = {}
    taken: dict[Cell, str] = {}
    for zone, cells in _flat(file.value("zones")):
        if not isinstance(cells, list) or not cells:
            raise file.error(f"zones.{zone}", cells, "a list of [column, row]")
        for cell in cells:
            place = _cell(file, zone, cell, bed)
            if place in taken:
                raise file.error(f"zones.{zone}", cell, f"a cell that is not yet part of {taken[place]}")
            taken[place] = zone
        zones[zone] = tuple((column, row) for column, row in cells)
    marks = []
    for n in range(file.length("mark")):
        x, y = file.value(f"mark.{n}.at.0"), file.value(f"mark.{n}.at.1")
        marks.append(Mark(str(file.value(f"mark.{n}.icon")), float(x), float(y)))
    return Overlay(game, zones, tuple(marks))


def _cell(file: _File, zone: str, cell: object, bed: Bed) -> Cell:
    match cell:
        case [int(column), int(row)] if 0 <= column < bed.columns and 0 <= row < bed.rows:
            return column, row
    allowed = f"[column, row] with column 0 to {bed.columns - 1} and row 0 to {bed.rows - 1}"
    raise file.error(f"zones.{zone}", cell, allowed)


def _flat(table: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """ "a.b" for the tables that TOML makes of dotted keys."""
    found: list[tuple[str, Any]] = []
    for key, value in table.items():
        if isinstance(value, dict):
            found += [(f"{key}.{part}", cells) for part, cells in _flat(value)]
        else:
            found.append((key, value))
    return found


class _File:
    """A TOML file with checked values by dotted key."""

    def __init__(self, name: str, text: str) -> None:
        self._name = name
        try:
            self._values = tomllib.loads(text)
        except (ValueError, RecursionError) as fault:
            raise BedError(f"{name}: {fault}") from None

    def error(self, key: str, value: object, allowed: str) -> BedError:
        return BedError(f"{self._name}: {key}: {value!r} (allowed: {allowed})")

    def value(self, key: str) -> Any:
        found: Any = self._values
        for part in key.split("."):
            try:
                found = found[int(part)] if isinstance(found, list) else found[part]
            except (KeyError, IndexError, ValueError, TypeError):
                raise BedError(f"{self._name}: {key}: missing") from None
        return found

    def whole(self, key: str, low: int, high: int) -> int:
        value = self.value(key)
        if type(value) is not int or not low <= value <= high:
            raise self.error(key, value, f"{low} to {high}" if low < high else str(low))
        return value

    def number(self, key: str, low: float, high: float) -> float:
        value = self.value(key)
        if type(value) not in (int, float) or not low <= value <= high:
            raise self.error(key, value, f"{low:g} to {high:g}")
        return float(value)

    def word(self, key: str, allowed: Sequence[str]) -> str:
        value = self.value(key)
        if value not in allowed:
            raise self.error(key, value, ", ".join(allowed))
        return str(value)

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.error(key, value, "true, false")
        return value

    def length(self, key: str, wanted: int | None = None) -> int:
        """How many tables [[key]] there are; exactly `wanted`, if given."""
        value = self._values.get(key, [])
        if not isinstance(value, list) or (wanted is not None and len(value) != wanted):
            raise self.error(key, value, f"{wanted} tables [[{key}]]")
        return len(value)
