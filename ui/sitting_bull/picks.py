"""Pads for what real cards and tiles may show: as many as there are, as large as they fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ui.kit.panel import Box
from ui.kit.pieces.pad import Pad
from ui.kit.pieces.symbol_pad import SymbolPad
from ui.kit.pieces.target import State
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.screens.chrome import GAP
from ui.screens.frame import grid
from ui.sitting_bull import geometry

WIDEST: Final = 5
"""Pads beside each other."""
LEAST_WIDE: Final = 140.0
LEAST_HIGH: Final = 72.0
HIGHEST: Final = 224.0
MORE: Final = "more"


class Pick(msgspec.Struct, frozen=True):
    """One of the things to choose from; without a key the note says why not."""

    key: str
    label: str
    symbols: tuple[str, ...] = ()
    note: str = ""


def whole_stage(model: Model) -> Box:
    """Board and column together; on a small panel down to the margin, where no seats stand then."""
    at = geometry.areas(model.panel)
    low = at.strip.bottom if model.panel.compact else at.column.bottom
    return Box(at.board.x, at.column.y, at.column.right - at.board.x, low - at.column.y)


def pick_pads(
    model: Model, picks: Sequence[Pick], box: Box, *, back: bool, page: int = 0, widest: int = WIDEST, size: float = 30
) -> Scene:
    """The pads in `box`, and as the last of them the one that takes back, if `back`; a small panel has it elsewhere.

    More than there is room for stand on several pages; the pad `MORE` goes from the last to the first.
    """
    back = back and not model.panel.compact
    columns = min(widest, max(1, int((box.w + GAP) // (LEAST_WIDE + GAP))))
    most = columns * max(1, int((box.h + GAP) // (LEAST_HIGH + GAP))) - back
    turns = len(picks) > most
    if turns:
        most -= 1
        first = page % -(-len(picks) // most) * most
        picks = picks[first : first + most]
    widgets: list[Widget] = []
    cells = _cells(box, len(picks) + turns + back, columns)
    for pick, cell in zip(picks, cells, strict=False):
        state = State.FREE if pick.key else State.OFF
        widgets.append(
            SymbolPad(
                box=cell, key=pick.key, symbols=pick.symbols, label=pick.label, note=pick.note, state=state, size=size
            )
        )
    if turns:
        widgets.append(Pad(box=cells[len(picks)], key=MORE, label=model.words("More"), icon="arrow-right"))
    if back:
        widgets.append(Pad(box=cells[-1], key="undo", label=model.words("Take back"), icon="undo"))
    return tuple(widgets)


def _cells(box: Box, count: int, columns: int) -> list[Box]:
    """As even rows as there can be, no higher than pads need."""
    rows = -(-count // columns)
    wide = -(-count // rows)
    high = min(box.h, rows * HIGHEST + (rows - 1) * GAP)
    return grid(Box(box.x, box.y, box.w, high), wide, rows)[:count]
