"""How a drawing that is larger than the paper is spread over several sheets."""

from __future__ import annotations

from math import ceil
from typing import Final

import msgspec

from hardware.drawings.shapes import Box

PAPERS: Final = {"a4": (210.0, 297.0), "a3": (297.0, 420.0), "letter": (215.9, 279.4)}
"""Width and height, upright."""
EDGE: Final = 10.0
"""Left free at the sides and on top: no printer reaches the edge."""
FOOT: Final = 20.0
"""Left free below, for the scale and the number of the tile."""
OVERLAP: Final = 6.0
"""That neighbours share; both are cut in its middle."""


class Tile(msgspec.Struct, frozen=True):
    """One sheet: the part of the drawing that it shows."""

    row: int
    column: int
    part: Box


class Tiling(msgspec.Struct, frozen=True):
    """All sheets of a drawing, row by row."""

    paper: tuple[float, float]
    """Width and height as the sheets are printed."""
    columns: int
    rows: int
    tiles: tuple[Tile, ...]

    def seams_across(self) -> list[float]:
        """Where the sheets of a row are joined, from left to right."""
        return [self.tiles[n].part.x + OVERLAP / 2 for n in range(1, self.columns)]

    def seams_down(self) -> list[float]:
        """Where the rows are joined, from the top."""
        return [self.tiles[n * self.columns].part.y + OVERLAP / 2 for n in range(1, self.rows)]


def tiling(area: Box, paper: str) -> Tiling:
    """The fewest sheets for `area` at its true size; `paper` is one of PAPERS."""
    upright = PAPERS[paper]
    return min((_spread(area, size) for size in (upright, upright[::-1])), key=lambda found: len(found.tiles))


def window(paper: tuple[float, float]) -> Box:
    """The part of a sheet that carries the drawing."""
    return Box(EDGE, EDGE, paper[0] - 2 * EDGE, paper[1] - EDGE - FOOT)


def _spread(area: Box, paper: tuple[float, float]) -> Tiling:
    _, _, wide, high = window(paper)
    columns = max(1, ceil((area.w - OVERLAP) / (wide - OVERLAP)))
    rows = max(1, ceil((area.h - OVERLAP) / (high - OVERLAP)))
    # what is left over lies evenly around the drawing
    left = area.x - (columns * (wide - OVERLAP) + OVERLAP - area.w) / 2
    top = area.y - (rows * (high - OVERLAP) + OVERLAP - area.h) / 2
    tiles = tuple(
        Tile(row, column, Box(left + column * (wide - OVERLAP), top + row * (high - OVERLAP), wide, high))
        for row in range(rows)
        for column in range(columns)
    )
    return Tiling(paper, columns, rows, tiles)
