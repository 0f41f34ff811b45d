"""What Dakota's own screens share: the banner with the rule that refused an act, the seats, the column."""

from __future__ import annotations

from games.dakota.terms import Phase
from ui.dakota.reading import refusal_line, view_of, where
from ui.kit.panel import Box, Panel
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.seat_strip import SeatCard
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import banner_box, corner, player_name
from ui.screens.frame import SECONDARY, body, column_width
from ui.text.dakota import faction_name

GAP = 18.0
STRIP = 68.0
TAB = 4.0
"""What the first player's tab stands out of a seat card."""


def head(
    model: Model,
    headline: str,
    *more: str,
    place: int | None = None,
    icon: str = "",
    phase: Phase | None = None,
    reason: str = "",
) -> Scene:
    """Banner and corner pads; the rule that refused the last act stands above the headline.

    `phase` is the one looked at, where play has gone on already; `reason` is a code that the screen itself
    knew of.
    """
    code = reason or table_of(model).refusal
    overline = refusal_line(model, code) if code else where(model, *more, phase=phase)
    pads = corner(model)
    banner = Banner(
        box=banner_box(model, len(pads)), headline=headline, overline=overline, place=place, icon=icon, alert=bool(code)
    )
    return (banner, *pads)


def content_area(panel: Panel) -> Box:
    """The stage above the seat strip and its action column as one box; the column may reach down to `body`'s end."""
    whole = body(panel)
    return Box(whole.x, whole.y, whole.w, whole.h if panel.compact else whole.h - STRIP - GAP)


def split(panel: Panel, area: Box, bottom: float | None = None) -> tuple[Box, Box]:
    """Stage and action column of `area`; the column ends at `bottom`."""
    wide = column_width(panel)
    stage = Box(area.x, area.y, area.w - wide - GAP, area.h)
    low = area.bottom if bottom is None else bottom
    return stage, Box(area.right - wide, area.y, wide, low - area.y)


def strip(model: Model, *, acting: bool = True) -> Scene:
    """The seats at the lower edge; none on a small panel. Not `acting`: the table looks back."""
    panel, table, view = model.panel, table_of(model), view_of(model)
    if panel.compact:
        return ()
    whole = body(panel)
    count = len(view.seats)
    room = whole.w - column_width(panel) - GAP
    wide = (room - (count - 1) * GAP) / count
    cards = []
    for player, seat in enumerate(view.seats):
        x = whole.x + player * (wide + GAP)
        note, icon = "", ""
        if table.seats[player].away:
            note, icon = model.words("away"), "bot"
        elif seat.faction is not None:
            note, icon = faction_name(model.words, seat.faction), seat.faction.name.lower()
        cards.append(
            SeatCard(
                box=Box(x - TAB, whole.bottom - STRIP - TAB, wide + TAB, STRIP + TAB),
                place=table.seats[player].place,
                name=player_name(model, player),
                number=str(seat.points),
                unit=model.words("VP"),
                note=note,
                note_icon=icon,
                current=acting and player in view.current,
                first=player == view.first_player,
            )
        )
    return tuple(cards)


def undo_pad(model: Model, box: Box) -> Scene:
    """ "Take back", where something can be."""
    if not table_of(model).can_undo:
        return ()
    look = Look.PLAIN
    return (Pad(box=box, key="undo", label=model.words("Take back"), icon="undo", look=look),)


def secondary(column: Box, top: float) -> Box:
    """A secondary pad of the action column."""
    return Box(column.x, top, column.w, SECONDARY)
