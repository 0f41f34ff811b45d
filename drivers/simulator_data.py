"""What the simulator's window shows, as plain data: whoever opens it knows the games, the overlays and the words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from drivers.ports import Button

if TYPE_CHECKING:
    from pygame import Surface

Colour = tuple[int, int, int]
Cell = tuple[int, int]
"""Column and row from the top left."""


class Pen(Protocol):
    """What the window draws with; lengths in units of its surface's scale, text and discs around their middle."""

    def rect(
        self,
        box: tuple[float, float, float, float],
        fill: Colour | None,
        radius: float = 0,
        border: float = 0,
        border_colour: Colour | None = None,
    ) -> None:
        """A rounded rectangle: left, top, width, height."""

    def disc(self, x: float, y: float, radius: float, colour: Colour, ring: float = 0) -> None:
        """A disc, or a ring of width `ring`."""

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        colour: Colour,
        *,
        bold: bool = False,
        align: str = "left",
        width: float | None = None,
    ) -> float:
        """One line with its middle at height y; `align` is "left", "centre" or "right" of x."""

    def text_width(self, text: str, size: float) -> float:
        """Width of one line."""

    def icon(self, name: str, x: float, y: float, size: float, colour: Colour) -> None:
        """A drawing in one colour."""

    def glyph(self, place: int, x: float, y: float, size: float, colour: Colour) -> None:
        """The shape of a place at the table."""


class PenMaker(Protocol):
    """Gives a pen for a surface; `unit` is the number of pixels of one unit of length."""

    def __call__(self, surface: Surface, unit: float) -> Pen: ...


class SeatSpot(msgspec.Struct, frozen=True):
    """A seat button: its edge of the bed ("top", "right", "bottom", "left"), how far along in cells, its colour."""

    edge: str
    along: float
    colour: Colour


class BedShape(msgspec.Struct, frozen=True):
    """The chain of pixels as it lies on the table: first a pixel for each seat button, then the cells."""

    columns: int
    rows: int
    pixels: tuple[int, ...]
    """The pixel under each cell, row by row."""
    seats: tuple[SeatSpot, ...]


class Outline(msgspec.Struct, frozen=True):
    """One place printed on the overlay: the cells of each of its parts."""

    parts: tuple[tuple[Cell, ...], ...]


class Mark(msgspec.Struct, frozen=True):
    """A symbol printed on the overlay; x and y in cells, whole numbers are middles of cells."""

    icon: str
    x: float
    y: float


class Print(msgspec.Struct, frozen=True):
    """The overlay that lies on the bed; empty for none."""

    outlines: tuple[Outline, ...] = ()
    marks: tuple[Mark, ...] = ()


class ControlWords(msgspec.Struct, frozen=True):
    """One of the three buttons beside the panel."""

    button: Button
    icon: str
    name: str
    key: str
    """Of the keyboard."""


class Words(msgspec.Struct, frozen=True):
    """The fixed texts of the window."""

    title: str
    subtitle: str
    unplug: str
    plug: str
    cut_power: str
    legend: str
    controls: tuple[ControlWords, ...]
    unplugged: str = "unplugged"
    """Why the lamps are gone, for the staff page."""
    nothing: str = "Nothing is lit"
    """What the legend says of a dark bed."""
    games: tuple[tuple[str, str], ...] = ()
    """Name (given back in `PickedGame`) and title of each game."""


class Meaning(msgspec.Struct, frozen=True):
    """One line of "What the light says"."""

    swatch: tuple[Colour, Colour]
    """Bytes of two lamps at the full byte 255."""
    what: str
    how: str
    count: int


class Report(msgspec.Struct, frozen=True):
    """What the light says, and what it draws."""

    meanings: tuple[Meaning, ...]
    brightness: str
    current: str
    share: float
    """Of the supply, 0 to 1."""
    full: int
    """The byte of a lamp at the set brightness: what the window shows as full light."""
    game: str = ""
    """Of `Words.games`, the one that is on the table."""
