"""Pads for what real cards and tiles may show: as many as there are, as large as they fit."""

from __future__ import annotations

import math
from collections.abc import Container, Sequence
from typing import Final

import msgspec

from games.sitting_bull.terms import Icon
from ui.kit.panel import Box
from ui.kit.pieces.pad import Pad
from ui.kit.pieces.symbol_pad import SymbolPad
from ui.kit.pieces.target import State
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.screens.chrome import GAP
from ui.screens.frame import grid
from ui.sitting_bull import geometry
from ui.sitting_bull.reading import icon_of
from ui.text.sitting_bull_names import icon_name
from ui.text.words import Words

WIDEST: Final = 5
"""Pads beside each other."""
LEAST_WIDE: Final = 110.0
LEAST_HIGH: Final = 72.0
"""12 mm."""
WORDED: Final = 150.0
"""From this width on the pad to the next page has its word."""
LYING: Final = 1.4
"""About how much wider than high pads are where there is a choice."""
MORE: Final = "more"


class Pick(msgspec.Struct, frozen=True):
    """One of the things to choose from; without a key the note says why not."""

    key: str
    label: str
    symbols: tuple[str, ...] = ()
    note: str = ""


def icon_picks(words: Words, left: Container[Icon]) -> list[Pick]:
    """The six symbols of cards, each at its place whether it may still come or not."""
    return [
        Pick(
            f"icon-{int(icon)}" if icon in left else "",
            icon_name(words, icon),
            (icon_of(icon),),
            "" if icon in left else words("all seen"),
        )
        for icon in Icon
    ]


def whole_stage(model: Model) -> Box:
    """Board and column together; on a small panel down to the margin, where no seats stand then."""
    at = geometry.areas(model.panel)
    low = at.strip.bottom if model.panel.compact else at.column.bottom
    return Box(at.board.x, at.column.y, at.column.right - at.board.x, low - at.column.y)


def pick_pads(
    model: Model, picks: Sequence[Pick], box: Box, *, back: bool, page: int = 0, widest: int = WIDEST, size: float = 30
) -> Scene:
    """The pads fill `box`; the last of them takes back, if `back`; a small panel has that one elsewhere.

    More than there is room for stand on several pages; the pad `MORE` goes from the last to the first.
    """
    back = back and not model.panel.compact
    across = min(widest, max(1, int((box.w + GAP) // (LEAST_WIDE + GAP))))
    down = max(1, int((box.h + GAP) // (LEAST_HIGH + GAP)))
    most = across * down - back
    turns = len(picks) > most
    if turns:
        most -= 1
        first = page % -(-len(picks) // most) * most
        picks = picks[first : first + most]
    widgets: list[Widget] = []
    cells = _cells(box, len(picks) + turns + back, across, down)
    for pick, cell in zip(picks, cells, strict=False):
        state = State.FREE if pick.key else State.OFF
        widgets.append(
            SymbolPad(
                box=cell, key=pick.key, symbols=pick.symbols, label=pick.label, note=pick.note, state=state, size=size
            )
        )
    if turns:
        cell = cells[len(picks)]
        label = model.words("More") if cell.w >= WORDED else ""
        widgets.append(Pad(box=cell, key=MORE, label=label, icon="arrow-right"))
    if back:
        widgets.append(Pad(box=cells[-1], key="undo", label=model.words("Take back"), icon="undo"))
    return tuple(widgets)


def _cells(box: Box, count: int, across: int, down: int) -> list[Box]:
    """`count` cells in as even rows as there can be; those of the last row share its width."""
    rows = max(1, min(down, round(math.sqrt(count * LYING * box.h / box.w))))
    wide = min(across, -(-count // rows))
    rows = -(-count // wide)
    lines = grid(box, 1, rows)
    return [cell for n, line in enumerate(lines) for cell in grid(line, min(wide, count - n * wide), 1)]
