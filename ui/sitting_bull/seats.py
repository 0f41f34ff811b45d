"""The seats at the lower edge of the screens of Sitting Bull."""

from __future__ import annotations

from games.sitting_bull.terms import Path, Stone
from ui.kit.pieces.seat_columns import SeatColumns
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import GAP, player_name
from ui.screens.frame import grid
from ui.sitting_bull import geometry
from ui.sitting_bull.reading import icon_of, stone_icon, view_of


def seat_strip(model: Model, current: int | None) -> Scene:
    """Everybody's columns and stones in seat order; the card of `current` has a border in its colour."""
    view, table, panel = view_of(model), table_of(model), model.panel
    count = len(view.seats)
    boxes = grid(geometry.areas(panel).strip, count, 1, geometry.COMPACT_GAP if panel.compact else GAP)
    return tuple(
        SeatColumns(
            box=box,
            place=table.seats[player].place,
            name=player_name(model, player),
            head=(("pawn", seat.pawns), ("present", sum(seat.presents))),
            paths=tuple((icon_of(path), seat.items[path]) for path in Path),
            stones=tuple((stone_icon(stone), seat.stones[stone]) for stone in Stone),
            icon="bot" if table.seats[player].away else "",
            current=player == current,
            first=player == view.first,
        )
        for player, (seat, box) in enumerate(zip(view.seats, boxes, strict=True))
    )
