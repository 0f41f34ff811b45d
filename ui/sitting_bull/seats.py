"""The seats at the lower edge of the screens of Sitting Bull."""

from __future__ import annotations

from games.sitting_bull.terms import Path, Stone
from ui.kit.pieces.seat_columns import SeatColumns
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import player_name
from ui.screens.frame import grid
from ui.sitting_bull import geometry
from ui.sitting_bull.fact_keys import seat_fact
from ui.sitting_bull.goal_progress import counted_items
from ui.sitting_bull.reading import icon_of, rules_as_played, stone_icon, view_of

MOST = 4
"""Seats at a table."""


def seat_strip(model: Model, current: int | None) -> Scene:
    """Everybody's columns and stones in seat order; the card of `current` has a border in its colour.

    The numbers are those by which milestones go; presents, which score at the end, have a number of their own.
    """
    view, table, rules = view_of(model), table_of(model), rules_as_played(model)
    boxes = grid(geometry.areas(model.panel).strip, len(view.seats), 1)
    return tuple(
        SeatColumns(
            box=box,
            key=seat_fact(player),
            place=table.seats[player].place,
            # beside four badges not all names have room: then none has
            name="" if model.panel.compact and len(view.seats) == MOST else player_name(model, player),
            head=(("pawn", seat.pawns), ("present", sum(seat.presents))),
            paths=tuple(zip(map(icon_of, Path), counted_items(seat, rules), strict=True)),
            stones=tuple((stone_icon(stone), seat.stones[stone]) for stone in Stone),
            icon="bot" if table.seats[player].away else "",
            current=player == current,
            first=player == view.first,
        )
        for player, (seat, box) in enumerate(zip(view.seats, boxes, strict=True))
    )
