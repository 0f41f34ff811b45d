"""The seats at the lower edge of the screens of Sitting Bull."""

from __future__ import annotations

from ui.kit.pieces.seat_tag import SeatTag
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.chrome import player_name
from ui.screens.frame import grid
from ui.sitting_bull import geometry
from ui.sitting_bull.reading import table_of, view_of


def seat_strip(model: Model, current: int | None) -> Scene:
    """Everybody's things in seat order; the card of `current` has a border in its colour."""
    view, table = view_of(model), table_of(model)
    boxes = grid(geometry.areas(model.panel).strip, len(view.seats), 1)
    return tuple(
        SeatTag(
            box=box,
            place=table.seats[player].place,
            number=str(view.seats[player].score),
            name=player_name(model, player),
            icon="bot" if table.seats[player].away else "",
            current=player == current,
            first=player == view.first,
        )
        for player, box in enumerate(boxes)
    )
