"""The frame of every screen that is not a board: banner and corner pads, a stage, and an action column at the right."""

from __future__ import annotations

from typing import Final

from ui.kit.panel import Box, Panel
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Widget
from ui.model import Model
from ui.screens.chrome import CORNER, GAP, corner_icon, may_print

PRIMARY: Final = 118.0
"""Height of the primary pad: 20 mm."""
SECONDARY: Final = 88.0
"""Height of all others: 15 mm."""
APART: Final = 47.0
"""Gap between opposite meanings: 8 mm."""
COLUMN: Final = 264.0
COMPACT_COLUMN: Final = 228.0


def column_width(panel: Panel) -> float:
    """Width of the action column."""
    return COMPACT_COLUMN if panel.compact else COLUMN


def body(panel: Panel) -> Box:
    """All between the banner and the lower margin."""
    top = panel.margin + CORNER + GAP
    return Box(panel.margin, top, panel.width - 2 * panel.margin, panel.height - panel.margin - top)


def stage(panel: Panel) -> Box:
    """The body without the action column."""
    whole = body(panel)
    return Box(whole.x, whole.y, whole.w - column_width(panel) - GAP, whole.h)


def column(panel: Panel) -> Box:
    """The action column at the right."""
    whole, wide = body(panel), column_width(panel)
    return Box(whole.right - wide, whole.y, wide, whole.h)


def primary_box(panel: Panel) -> Box:
    """Where the primary action stands: bottom right."""
    at = column(panel)
    return Box(at.x, at.bottom - PRIMARY, at.w, PRIMARY)


def column_boxes(panel: Panel, count: int) -> list[Box]:
    """Boxes from the top of the action column for `count` secondary pads."""
    at = column(panel)
    # on the small panel two of them and the primary pad fill the column
    high = min(SECONDARY, (at.h - PRIMARY - 2 * GAP) / 2)
    return [Box(at.x, at.y + k * (high + GAP), at.w, high) for k in range(count)]


def grid(box: Box, columns: int, rows: int, gap: float = GAP) -> list[Box]:
    """`box` cut into equal cells, row by row."""
    wide = (box.w - (columns - 1) * gap) / columns
    high = (box.h - (rows - 1) * gap) / rows
    return [
        Box(box.x + c * (wide + gap), box.y + r * (high + gap), wide, high) for r in range(rows) for c in range(columns)
    ]


def rows_of(box: Box, height: float = SECONDARY, gap: float = GAP) -> list[Box]:
    """As many full-width rows as fit into `box` at `height` or a little more."""
    count = max(1, int((box.h + gap) // (height + gap)))
    return grid(box, 1, count, gap)


def corner_pads(model: Model, last: str = "close") -> tuple[Widget, ...]:
    """Help, sound and, at the very corner, `last`: "close" on a screen that lies on another, "settings" at home.

    Where the table's own screen ("pause") shows its end, the printer stands beside them.
    """
    panel = model.panel
    pads: list[Widget] = []
    for k, key in enumerate((last, "sound", "help", *(("paper",) if last == "pause" and may_print(model) else ()))):
        x = panel.width - panel.margin - CORNER - k * (CORNER + GAP)
        pads.append(Pad(box=Box(x, panel.margin, CORNER, CORNER), key=key, icon=corner_icon(model, key)))
    return tuple(reversed(pads))


def banner(
    model: Model, headline: str, overline: str = "", *, pads: int = 3, icon: str = "", place: int | None = None
) -> Banner:
    """The banner beside `pads` corner pads."""
    panel = model.panel
    room = Box(panel.margin, panel.margin, panel.width - 2 * panel.margin - pads * (CORNER + GAP), CORNER)
    return Banner(box=room, headline=headline, overline=overline, icon=icon, place=place)


def primary_pad(model: Model, key: str, label: str, note: str = "", *, icon: str = "", ready: bool = True) -> Pad:
    """The primary action at the bottom right; not `ready`: the note says why, and it can't be pressed."""
    return Pad(
        box=primary_box(model.panel),
        key=key if ready else "",
        label=label,
        note=note,
        icon=icon,
        look=Look.ACCENT if ready else Look.OFF,
        primary=True,
    )
