"""Where the parts of Sitting Bull's screens stand: five regions around the powwow, a column, the seats below."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from games.sitting_bull.terms import POWWOW, Region
from ui.kit.panel import Box, Panel
from ui.kit.pieces.place_head import HEAD
from ui.screens.chrome import CORNER, GAP
from ui.screens.frame import APART, PRIMARY, SECONDARY, grid

BOARD: Final = 464.0
"""Height of the board where there is room: two regions one above the other."""
COLUMN_SHARE: Final = 0.285
"""The column's part of the width."""
COMPACT_HEAD: Final = 72.0
COMPACT_STRIP: Final = 72.0
COMPACT_COLUMN: Final = 238.0
"""Two pads of opposite meaning stand side by side here."""
COMPACT_GAP: Final = 6.0
"""Between things that are no targets."""
CARD_HEIGHT: Final = 142.0
"""Height of the card of the turn at the top of the column."""
COMPACT_CARD: Final = 112.0
STEP: Final = 84.0
"""Height of the pads that move a disc."""
PAWN_EDGE: Final = 9.0
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
    """The frame on `panel`."""
    left, right = panel.margin, panel.width - panel.margin
    low = panel.height - panel.margin
    if panel.compact:
        banner = Box(left, panel.margin, right - left, COMPACT_HEAD)
        strip = Box(left, low - COMPACT_STRIP, right - left, COMPACT_STRIP)
        end, top = strip.y - GAP, banner.bottom + COMPACT_GAP
        # the pads in the corner are targets: those of the column keep away from them
        column = Box(right - COMPACT_COLUMN, banner.bottom + GAP, COMPACT_COLUMN, end - banner.bottom - GAP)
        return Areas(banner, Box(left, top, column.x - GAP - left, end - top), column, strip)
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


def disc_rows(panel: Panel, count: int) -> list[Box]:
    """On a small panel: rows for the large tracks of `count` discs, over the upper regions or over all."""
    whole = areas(panel).board
    if count == 1:
        high = place_boxes(panel)[0].h
        return [Box(whole.x, whole.y, whole.w, high)]
    return grid(whole, 1, count)


def step_boxes(place: Box) -> tuple[Box, Box, Box]:
    """A region as a low card, and below it the steps down and up of its disc, 8 mm apart."""
    wide = (place.w - APART) / 2
    top = place.bottom - STEP
    low = Box(place.x, top, wide, STEP)
    return Box(place.x, place.y, place.w, place.h - STEP - COMPACT_GAP), low, low.moved(wide + APART, 0)


def pawn_room(place: Box) -> Box:
    """Where the pawns of a region stand when each is a target."""
    return Box(place.x + PAWN_EDGE, place.y + HEAD, place.w - 2 * PAWN_EDGE, place.h - HEAD - PAWN_EDGE)


def first_row(panel: Panel) -> Box:
    """The upper part of the column."""
    whole = areas(panel).column
    if panel.compact:
        return Box(whole.x, whole.y, whole.w, COMPACT_CARD)
    return Box(whole.x, whole.y, whole.w, CARD_HEIGHT)


def second_row(panel: Panel) -> Box:
    """What stands below `first_row`: down to the foot, on a small panel to the end."""
    first = first_row(panel)
    if panel.compact:
        top = first.bottom + COMPACT_GAP
        return Box(first.x, top, first.w, areas(panel).column.bottom - top)
    top = first.bottom + GAP
    return Box(first.x, top, first.w, foot(panel).y - GAP - top)


def discard_box(panel: Panel, beside: bool) -> Box:
    """The pad that leaves a present unused: 8 mm above the foot; on a small panel there, `beside` a primary pad."""
    whole, low = areas(panel).column, foot(panel)
    if panel.compact:
        return Box(low.x, low.y, low.w - PRIMARY - APART, PRIMARY) if beside else low
    return Box(whole.x, low.y - APART - SECONDARY, whole.w, SECONDARY)
