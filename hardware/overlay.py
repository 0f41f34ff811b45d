"""The overlays: which cells of the bed lie under which place of a game's board, and what is printed there."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import msgspec

from hardware.bed import Bed, Cell
from hardware.toml_file import TomlFile


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


def load_overlay(game: str, bed: Bed, text: str | None = None, source: str = "") -> Overlay:
    """The shipped overlay of `game`, or the one that `text` describes; raises HardwareError naming the file."""
    name = source or f"hardware/overlays/{game}.toml"
    if text is None:
        text = (files("hardware.overlays") / f"{game}.toml").read_text("utf-8")
    file = TomlFile(name, text)
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


def _cell(file: TomlFile, zone: str, cell: object, bed: Bed) -> Cell:
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
