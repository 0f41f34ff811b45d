"""What the window's legend shows beside each meaning of the light."""

from __future__ import annotations

from msgspec.structs import replace

from device.simulator import _lamps, _line
from tests.ui.sitting_bull.build import model_of, new_state
from ui.lights.light import Meaning
from ui.lights.meanings import SEAT_LAMPS, WHITE
from ui.text.words import Words


def test_its_colours_are_those_of_seats_at_the_table() -> None:
    lamps = _lamps(model_of(new_state(3)))
    assert lamps == (SEAT_LAMPS[0], SEAT_LAMPS[1])
    assert _line(Words(), Meaning.OCCUPIED, 2, lamps).swatch == lamps
    assert _line(Words(), Meaning.CHOSEN, 1, lamps).swatch == (SEAT_LAMPS[0], WHITE)


def test_without_a_table_they_are_those_of_the_first_seats() -> None:
    model = replace(model_of(new_state(2)), table=None)
    assert _lamps(model) == (SEAT_LAMPS[0], SEAT_LAMPS[1])
