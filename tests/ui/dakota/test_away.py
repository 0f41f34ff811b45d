"""A seat that the table plays for is marked where people look for it."""

from __future__ import annotations

import msgspec

from games.dakota.terms import Phase
from tests.ui.screens.builder import make_model
from tests.ui.screens.cases import dakota_at
from ui.dakota.turn import strip
from ui.kit.pieces.seat_strip import SeatCard


def test_the_strip_marks_who_is_away() -> None:
    table = dakota_at(Phase.FIRST_PLACEMENT)
    seats = list(table.seats)
    seats[2] = msgspec.structs.replace(seats[2], away=True)
    cards = strip(make_model(table=msgspec.structs.replace(table, seats=tuple(seats))))
    shown = [(card.note, card.note_icon) for card in cards if isinstance(card, SeatCard)]
    assert shown[2] == ("away", "bot")
    assert all(note != "away" for k, (note, _) in enumerate(shown) if k != 2)
