"""A card that is played says what each place brings."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.ui.checks import check_differ_in_grey, lengthened
from tests.ui.kit.board_parts import PANEL, REGIONS, texts
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.played_card import PlayedCard, PlayedRow
from ui.kit.pieces.symbol import Mark


def played(size: tuple[float, float], *rows: PlayedRow) -> PlayedCard:
    return PlayedCard(box=Box(0, 0, *size), icon="awakening", name="Awakening", rows=rows)


MOUNTAIN_ROW = PlayedRow("mountain", (Mark("origin", "±1"), Mark("stone-black", "+1"), Mark("milestone", "10")))


FOREST_ROW = PlayedRow("forest", (Mark("memory", "±1"),))


def test_a_played_card_says_what_each_place_brings() -> None:
    card = played((338, 148), MOUNTAIN_ROW, FOREST_ROW)
    assert texts(card) == ["Awakening", "±1", "+1", "10", "±1"]
    check_differ_in_grey(card, played((338, 148), FOREST_ROW, MOUNTAIN_ROW), PANEL, 0.01)


def test_places_are_named_where_all_names_fit() -> None:
    mountain, forest = replace(MOUNTAIN_ROW, name="Mountain"), replace(FOREST_ROW, name="Forest")
    assert texts(played((338, 148), forest, replace(forest, name="River"))) == [
        "Awakening",
        "Forest",
        "±1",
        "River",
        "±1",
    ]
    assert texts(played((460, 148), mountain, forest)) == [
        "Awakening", "Mountain", "±1", "+1", "10", "Forest", "±1",
    ]  # fmt: skip
    assert texts(played((338, 148), mountain, forest)) == ["Awakening", "±1", "+1", "10", "±1"]


@pytest.mark.parametrize("size", [(338.0, 148.0), (338.0, 190.0), (230.0, 120.0), (184.0, 110.0), (190.0, 100.0)])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_a_played_card_never_cuts_what_it_brings(size: tuple[float, float], panel: str) -> None:
    five = [replace(MOUNTAIN_ROW, icon=icon) for icon in REGIONS]
    assert texts(played(size, *five), panel)[0] == "Awakening"
    texts(played(size, PlayedRow("powwow", (Mark("council", lengthened("Council of Elders")),))), panel)
    one = played(size, MOUNTAIN_ROW, FOREST_ROW)
    check_differ_in_grey(one, played(size, MOUNTAIN_ROW), PANELS[panel], 0.003)


def test_where_one_place_has_no_room_for_amounts_no_place_tells_them() -> None:
    """Five places stand in two columns: the longest line decides for all; what a milestone gives stays."""
    five = [replace(FOREST_ROW, icon=icon) for icon in REGIONS]
    assert texts(played((338, 142), *five)) == ["Awakening", *["±1"] * 5]
    longer = PlayedRow("mountain", (Mark("origin", "±1"), Mark("milestone", "10")))
    assert texts(played((338, 142), *five[:4], longer)) == ["Awakening", "10"]
    assert texts(played((338, 142), *five[:4], MOUNTAIN_ROW)) == ["Awakening"]
