"""The seats at the lower edge of the map."""

from __future__ import annotations

from games.dakota.terms import Faction
from ui.dakota import geometry
from ui.dakota.reading import view_of
from ui.dakota.turn import strip
from ui.kit.panel import Box
from ui.kit.pieces.seat_tag import SeatTag
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import player_name


def seat_widgets(model: Model, enlarged: int) -> Scene:
    """Cards with names, or on a small panel tags, where `enlarged` territories leave room for them."""
    panel = model.panel
    if not panel.compact:
        return strip(model)
    if not geometry.strip_fits(panel, enlarged):
        return ()
    view, table = view_of(model), table_of(model)
    whole = geometry.strip_box(panel, True)
    wide = whole.w / len(view.seats)
    return tuple(
        SeatTag(
            box=Box(whole.x + player * wide, whole.y, wide, whole.h),
            place=table.seats[player].place,
            number=str(seat.points),
            name=model.words("away") if table.seats[player].away else player_name(model, player),
            icon=_icon(seat.faction, table.seats[player].away),
            current=player in view.current,
            first=player == view.first_player,
        )
        for player, seat in enumerate(view.seats)
    )


def _icon(faction: Faction | None, away: bool) -> str:
    """The side, or that the table plays."""
    if away:
        return "bot"
    return "" if faction is None else faction.name.lower()
