"""A card of a hand is whole at any size, and says without colour whether it is free."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from tests.ui.checks import check_differ_in_grey, lengthened
from tests.ui.kit.board_parts import PANEL, REGIONS, hand_card, texts
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.present_card import PresentCard
from ui.kit.pieces.symbol import Mark
from ui.kit.pieces.symbol_card import CardRow
from ui.kit.pieces.target import State


@pytest.mark.parametrize(("one", "other"), list(combinations((State.FREE, State.CHOSEN, State.OFF), 2)))
@pytest.mark.parametrize("place", [0, 3, 4])
def test_a_card_that_is_free_chosen_or_off_differs_without_colour(one: State, other: State, place: int) -> None:
    check_differ_in_grey(hand_card(state=one, seat=place), hand_card(state=other, seat=place), PANEL)
    present = PresentCard(box=Box(0, 0, 200, 260), marks=(Mark("swap"),), name="Swap", seat=place)
    check_differ_in_grey(replace(present, state=one), replace(present, state=other), PANEL)


@pytest.mark.parametrize("size", [(196.0, 372.0), (176.0, 280.0), (160.0, 300.0), (240.0, 400.0)])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_a_hand_card_is_whole_at_any_size(size: tuple[float, float], panel: str) -> None:
    box = Box(0, 0, *size)
    for word in (str, lengthened):
        rows = (CardRow(("mountain",), word("Mountain")), CardRow(("forest",), word("Forest")))
        texts(hand_card(box=box, name=word("Awakening"), rows=rows), panel)
        texts(hand_card(box=box, symbol="amulet", name=word("Amulet"), state=State.OFF,
                        reason=word("No card lies in a column that takes it"),
                        rows=(CardRow(REGIONS, word("Any region")),)), panel)  # fmt: skip


def test_a_hand_card_says_everything_at_its_full_size() -> None:
    assert texts(hand_card()) == ["Awakening", "+1", "Mountain", "Forest"]
    amulet = hand_card(symbol="amulet", name="Amulet", rows=(CardRow(REGIONS, "Any region"),))
    assert texts(amulet) == ["Amulet", "+1", "Any region"]
    off = replace(amulet, state=State.OFF, reason="No column takes it")
    assert texts(off) == ["Amulet", "No column takes it", "Any region"]


def test_the_words_of_a_card_s_places_are_shown_together_or_not_at_all() -> None:
    rows = (CardRow(("mountain",), "Mountainside"), CardRow(("camp",), "Camp"))
    assert texts(hand_card(box=Box(0, 0, 140, 300), name="", rows=rows)) == ["+1"]
