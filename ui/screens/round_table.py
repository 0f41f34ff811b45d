"""The table from above with pads at its places: people find themselves by where they sit."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from ui.kit.panel import Box, Panel
from ui.kit.pieces.table_seats import WOOD, PlacePad, TableMiddle, TableTop
from ui.kit.widget import Widget
from ui.screens.frame import grid

RIM = 28.0
GAP = 24.0
HIGH = 132.0
BED = 250.0
"""Width of the bed in the middle, where there is room for it."""
NOWHERE = Box(0, 0, 0, 0)


def round_table(panel: Panel, box: Box, pads: Mapping[int, PlacePad], middle: TableMiddle) -> list[Widget]:
    """`pads` by place, and `middle` on the bed; their boxes are set here. The small panel has no room for a bed."""
    if panel.compact:
        return [TableTop(box=box), *_placed(pads, _columns(box))]
    inner = box.inset(RIM)
    wide = (inner.w - BED - 2 * GAP) / 2
    bed = Box(inner.x + wide + GAP, inner.y + HIGH + GAP, BED, inner.h - 2 * (HIGH + GAP))
    return [
        TableTop(box=box, bed=bed.moved(-box.x, -box.y)),
        replace(middle, box=bed.inset(14)),
        *_placed(pads, _around(inner, wide)),
    ]


def _placed(pads: Mapping[int, PlacePad], boxes: tuple[Box, ...]) -> list[Widget]:
    return [replace(pad, box=boxes[place], on=WOOD) for place, pad in sorted(pads.items())]


def _around(inner: Box, wide: float) -> tuple[Box, ...]:
    """Clockwise from the top left, as the buttons sit."""
    indent = (inner.w - wide) * 0.13
    level, low = inner.y + (inner.h - HIGH) / 2, inner.bottom - HIGH
    near, far = inner.x + indent, inner.right - indent - wide
    spots = ((near, inner.y), (far, inner.y), (inner.right - wide, level), (far, low), (near, low), (inner.x, level))
    return tuple(Box(x, y, wide, HIGH) for x, y in spots)


def _columns(box: Box) -> tuple[Box, ...]:
    """The same order in two columns."""
    cells = grid(box.inset(14), 2, 3)
    return cells[0], cells[1], cells[3], cells[5], cells[4], cells[2]
