"""A place of the board tells what lies and stands there at any size."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from tests.ui.checks import check_differ_in_grey, lengthened
from tests.ui.kit.board_parts import PANEL, REGIONS, counts, powwow, region, texts
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.count_chip import Count, OwnerPad, count_boxes
from ui.kit.pieces.feat_track import Track
from ui.kit.pieces.place_card import heights
from ui.kit.pieces.symbol import Mark
from ui.kit.pieces.symbol_card import SmallCard
from ui.kit.pieces.target import State
from ui.sitting_bull.geometry import place_boxes


@pytest.mark.parametrize(("one", "other"), list(combinations(State, 2)))
def test_the_states_of_a_place_differ_without_colour(one: State, other: State) -> None:
    check_differ_in_grey(region(state=one, seat=0), region(state=other, seat=0), PANEL)
    check_differ_in_grey(powwow(state=one, seat=0), powwow(state=other, seat=0), PANEL)
    pad = OwnerPad(box=Box(0, 0, 111, 74), count=Count(place=0, number=1))
    check_differ_in_grey(replace(pad, state=one, seat=0), replace(pad, state=other, seat=0), PANEL)


@pytest.mark.parametrize("size", [(264.0, 226.0), (257.0, 150.0), (190.0, 150.0), (190.0, 132.0), (400.0, 300.0)])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_a_region_tells_its_pawns_its_track_and_its_offering_at_any_size(size: tuple[float, float], panel: str) -> None:
    card = region(box=Box(0, 0, *size), name=lengthened("Mountain"), counts=counts(3, 12, 0, 1), stone=True)
    shown = texts(card, panel)
    assert shown.count("3") == 2
    assert {"12", "0", "1", "20"} <= set(shown)


def test_a_region_says_its_note_where_there_is_room() -> None:
    for note in ("Not on the card", lengthened("Not on the card")):
        assert note in texts(region(state=State.OFF, note=note))
    assert "Not on the card" in texts(region(box=Box(0, 0, 330, 150), state=State.OFF, note="Not on the card"))
    small = texts(region(box=Box(0, 0, 190, 132), state=State.OFF, note="Not on the card"))
    assert "Not on the card" not in small
    assert "20" in small


def test_a_region_shows_what_lies_in_it() -> None:
    for one, other in (
        (region(), region(stone=True)),
        (region(), region(card=None)),
        (region(), region(card=SmallCard("silence", ("mountain", "river")))),
        (region(), region(offering="")),
        (region(), region(track=Track("origin", 4))),
        (region(track=None, supply=Mark("present", "21")), region(track=None, supply=Mark("stone-blue", "21"))),
        (region(), region(counts=(*counts(3, 1, 0), Count(place=3, number=1, fresh=True)))),
    ):
        check_differ_in_grey(one, other, PANEL, 0.002)
    assert "21" in texts(region(track=None, supply=Mark("present", "21")))
    assert texts(region(track=None))[-1] == "20"


def test_a_card_face_up_shows_five_regions() -> None:
    four = region(card=SmallCard("amulet", REGIONS[:4]))
    check_differ_in_grey(four, region(card=SmallCard("amulet", REGIONS)), PANEL, 0.001)


@pytest.mark.parametrize("panel", sorted(PANELS))
def test_the_numbers_of_two_rows_of_pawns_stay_inside_their_chips(panel: str) -> None:
    """Digits of 22 units need as much, with an outline around them."""
    box = place_boxes(PANELS[panel])[0]
    head, foot, under = heights(box.h)
    room = Box(0, 0, box.w * 0.6, box.h - head - foot - under - 8)
    assert min(chip.h for chip in count_boxes(room, 4)) >= 22
