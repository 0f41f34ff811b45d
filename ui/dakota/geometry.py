"""Where the map of Dakota stands: five rows of territories beside a column, or one row enlarged beside all five."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from games.dakota.observation import DakotaObservation
from games.dakota.terms import Status, Terrain
from ui.kit.panel import Box, Panel
from ui.screens.chrome import CORNER, GAP
from ui.screens.frame import PRIMARY, column_width

ROW: Final = 88.0
LABEL: Final = 158.0
MOST_IN_A_ROW: Final = 3
"""Territories that fit on a row of the map with targets of 12 mm on both sides."""
MOST_STACKED: Final = 3
"""Territories that fit one above the other on a small panel."""
HEAD: Final = 25.0
STRIP: Final = 68.0
COMPACT_STRIP: Final = 71.0
COMPACT_PAD: Final = 176.0
COMPACT_COLUMN: Final = 238.0
"""Two pads of opposite meaning stand side by side here."""


def in_play(view: DakotaObservation, terrain: Terrain) -> tuple[int, ...]:
    """The territories in play of a terrain, the farthest (leftmost) first."""
    return tuple(
        t
        for t in reversed(range(len(view.territories)))
        if view.territories[t].terrain is terrain and view.territories[t].status is Status.ACTIVE
    )


def two_steps(panel: Panel, view: DakotaObservation) -> bool:
    """Whether people choose a terrain first: on a small panel, or where a row has too many territories."""
    return panel.compact or any(len(in_play(view, t)) > MOST_IN_A_ROW for t in Terrain)


def top(panel: Panel) -> float:
    """Where the stage begins, below the banner."""
    return panel.margin + CORNER + GAP


def bottom(panel: Panel) -> float:
    """Where stage and column end."""
    return panel.height - panel.margin


@lru_cache(maxsize=8)
def column(panel: Panel) -> Box:
    """The action column at the right."""
    wide = COMPACT_COLUMN if panel.compact else column_width(panel)
    return Box(panel.width - panel.margin - wide, top(panel), wide, bottom(panel) - top(panel))


def column_box(panel: Panel, row: int) -> Box:
    """A secondary pad of the column: in line with the rows of the map; two of them on a small panel."""
    whole = column(panel)
    if panel.compact:
        high = (whole.h - PRIMARY - 2 * GAP - 12) / 2
        return Box(whole.x, whole.y + row * (high + GAP), whole.w, high)
    return Box(whole.x, whole.y + row * (ROW + GAP), whole.w, ROW)


@lru_cache(maxsize=8)
def map_box(panel: Panel) -> Box:
    """The five rows of the map."""
    left, right = panel.margin, column(panel).x - GAP
    return Box(left, top(panel), right - left, 5 * ROW + 4 * GAP)


def row_box(panel: Panel, terrain: Terrain) -> Box:
    """One row of the map."""
    whole = map_box(panel)
    return Box(whole.x, whole.y + terrain * (ROW + GAP), whole.w, ROW)


def card_boxes(panel: Panel, terrain: Terrain, count: int) -> list[Box]:
    """The territories of a row of the map, left to right; one stands below the right one of two."""
    row = row_box(panel, terrain)
    columns = max(2, count)
    wide = (row.w - LABEL - columns * GAP) / columns
    return [Box(row.right - (count - k) * (wide + GAP) + GAP, row.y, wide, row.h) for k in range(count)]


def label_box(panel: Panel, terrain: Terrain, count: int) -> Box:
    """The label of a row: as long as its territories leave room."""
    row = row_box(panel, terrain)
    cards = card_boxes(panel, terrain, count)
    return Box(row.x, row.y, (cards[0].x - GAP if cards else row.right) - row.x, row.h)


def pad_box(panel: Panel, terrain: Terrain) -> Box:
    """The pad of a terrain where people choose it first."""
    if panel.compact:
        high = (panel.height - 2 * panel.margin - 4 * GAP) / 5
        return Box(panel.margin, panel.margin + terrain * (high + GAP), COMPACT_PAD, high)
    return Box(panel.margin, top(panel) + terrain * (ROW + GAP), 200, ROW)


def stage_box(panel: Panel, count: int) -> Box:
    """Where the territories of the chosen terrain stand, enlarged."""
    pad = pad_box(panel, Terrain.MOUNTAIN)
    left, right = pad.right + GAP, column(panel).x - GAP
    low = strip_box(panel, True).y - GAP if strip_fits(panel, count) else bottom(panel)
    return Box(left, top(panel), right - left, low - top(panel))


def strip_fits(panel: Panel, count: int) -> bool:
    """Whether the seats stay below `count` enlarged territories."""
    return not panel.compact or count <= 2


def stage_boxes(panel: Panel, count: int) -> list[Box]:
    """The enlarged territories, the farthest first."""
    stage = stage_box(panel, count)
    columns = 2 if panel.compact and count > MOST_STACKED else 1
    rows = -(-count // columns)
    wide = (stage.w - (columns - 1) * GAP) / columns
    high = min(150.0, (stage.h - (max(rows, 2) - 1) * GAP) / max(rows, 2))
    return [
        Box(stage.x + k % columns * (wide + GAP), stage.y + k // columns * (high + GAP), wide, high)
        for k in range(count)
    ]


def strip_box(panel: Panel, two: bool) -> Box:
    """The seats, at the lower edge beside the column."""
    left = pad_box(panel, Terrain.MOUNTAIN).right + GAP if two and panel.compact else panel.margin
    high = COMPACT_STRIP if panel.compact else STRIP
    return Box(left, bottom(panel) - high, column(panel).x - GAP - left, high)


def banner_box(panel: Panel, pads: int) -> Box:
    """The banner beside `pads` corner pads; on a small panel the terrains stand at its left."""
    left = pad_box(panel, Terrain.MOUNTAIN).right + GAP if panel.compact else panel.margin
    return Box(left, panel.margin, panel.width - panel.margin - left - pads * (CORNER + GAP), CORNER)
