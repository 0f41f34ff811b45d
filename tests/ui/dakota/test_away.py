"""A seat that the table plays for is marked where people look for it."""

from __future__ import annotations

import msgspec

from games.dakota.terms import Phase
from tests.ui.screens.builder import make_model
from tests.ui.screens.cases import dakota_at
from ui.dakota.seats import seat_widgets
from ui.dakota.turn import strip
from ui.kit.panel import PANELS
from ui.kit.pieces.seat_strip import SeatCard
from ui.kit.pieces.seat_tag import SeatTag


def test_the_strip_marks_who_is_away() -> None:
    table = dakota_at(Phase.FIRST_PLACEMENT)
    seats = list(table.seats)
    seats[2] = msgspec.structs.replace(seats[2], away=True)
    cards = strip(make_model(table=msgspec.structs.replace(table, seats=tuple(seats))))
    shown = [(card.note, card.note_icon) for card in cards if isinstance(card, SeatCard)]
    assert shown[2] == ("away", "bot")
    assert all(note != "away" for k, (note, _) in enumerate(shown) if k != 2)


def test_the_tags_of_a_small_panel_mark_it_too() -> None:
    table = dakota_at(Phase.FIRST_PLACEMENT)
    seats = list(table.seats)
    seats[2] = msgspec.structs.replace(seats[2], away=True)
    tags = seat_widgets(make_model(PANELS["7in"], table=msgspec.structs.replace(table, seats=tuple(seats))), 1)
    shown = [(tag.name, tag.icon) for tag in tags if isinstance(tag, SeatTag)]
    assert shown[2] == ("away", "bot")
    assert all(icon != "bot" for k, (_, icon) in enumerate(shown) if k != 2)
