"""Where the parts of Sitting Bull's screens stand: five regions around the powwow, a column, the seats below."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from games.sitting_bull.terms import POWWOW, Region
from ui.kit.panel import Box, Panel
from ui.screens.chrome import CORNER, GAP
from ui.screens.frame import PRIMARY, grid

BOARD: Final = 464.0
"""Height of the board where there is room: two regions one above the other."""
COLUMN_SHARE: Final = 0.285
"""The column's part of the width."""
COMPACT_HEAD: Final = 72.0
COMPACT_STRIP: Final = 54.0
COMPACT_COLUMN: Final = 232.0
COMPACT_GAP: Final = 8.0
"""Between things that are no targets."""
CELLS: Final = (Region.PRAIRIE, Region.MOUNTAIN, Region.FOREST, Region.CAMP, POWWOW, Region.RIVER)
"""The places of the board, row by row."""


class Areas(NamedTuple):
    """The parts of a screen, in units."""

    banner: Box
    """With the corner pads at its right."""
    board: Box
    column: Box
    strip: Box


@lru_cache(maxsize=8)
def areas(panel: Panel) -> Areas:
    """The frame on `panel`; on a small one the column reaches down beside the seats."""
    left, right = panel.margin, panel.width - panel.margin
    low = panel.height - panel.margin
    if panel.compact:
        banner = Box(left, panel.margin, right - left, COMPACT_HEAD)
        column = Box(right - COMPACT_COLUMN, banner.bottom + GAP, COMPACT_COLUMN, low - banner.bottom - GAP)
        strip = Box(left, low - COMPACT_STRIP, column.x - GAP - left, COMPACT_STRIP)
        top = banner.bottom + COMPACT_GAP
        return Areas(banner, Box(left, top, strip.w, strip.y - COMPACT_GAP - top), column, strip)
    banner = Box(left, panel.margin, right - left, CORNER)
    top = banner.bottom + GAP
    wide = (right - left) * COLUMN_SHARE
    column = Box(right - wide, top, wide, BOARD)
    board = Box(left, top, column.x - GAP - left, BOARD)
    return Areas(banner, board, column, Box(left, board.bottom + GAP, right - left, low - board.bottom - GAP))


@lru_cache(maxsize=8)
def place_boxes(panel: Panel) -> tuple[Box, ...]:
    """The six places of the board by number: the regions, and the powwow."""
    cells = dict(zip(CELLS, grid(areas(panel).board, 3, 2), strict=True))
    return tuple(cells[place] for place in range(len(CELLS)))


def foot(panel: Panel) -> Box:
    """The lowest part of the column, as high as a primary pad."""
    whole = areas(panel).column
    return Box(whole.x, whole.bottom - PRIMARY, whole.w, PRIMARY)


def above_foot(panel: Panel) -> Box:
    """The column above its lowest part."""
    whole = areas(panel).column
    return Box(whole.x, whole.y, whole.w, whole.h - PRIMARY - GAP)
