"""Step 3: Sitting Bull (S:139-143, S:228-233)."""

from __future__ import annotations

import pytest

from games.sitting_bull.events import CardTaken, PawnPlaced, SittingBullMoved, StonesOut, StoneTaken
from games.sitting_bull.terms import POWWOW, Icon, Region, Stone, Tile
from tests.games.sitting_bull.board import CAMP, FOREST, MOUNTAIN, PRAIRIE, RIVER, Table, told

GIFTS = [(Icon.ORIGIN, Stone.RED), (Icon.AWAKENING, Stone.BLACK), (Icon.MEMORY, Stone.HARMONY)]


@pytest.mark.rule("SB-20", "SB-21")
@pytest.mark.parametrize(("icon", "stone"), GIFTS)
@pytest.mark.parametrize("region", Region)
def test_where_he_stands_the_card_gives_its_stone_before_the_region_acts(
    icon: Icon, stone: Stone, region: Region
) -> None:
    table = Table(4).sitting_bull(region)
    events = table.visit(region, icon)
    assert events[1:3] == [PawnPlaced(0, region), StoneTaken(0, stone)]
    assert table.seat(0).stones[stone] == 1
    assert table.seen().stones_left[stone] == 11
    assert table.region(region).sitting_bull


@pytest.mark.rule("SB-20")
@pytest.mark.parametrize(("icon", "_stone"), GIFTS)
def test_elsewhere_the_card_gives_nothing(icon: Icon, _stone: Stone) -> None:
    for region in Region:
        table = Table(4).sitting_bull(Region((region + 1) % 5))
        events = table.visit(region, icon)
        wanted = [StoneTaken(0, Stone.BLUE)] if region is RIVER else []
        assert told(events, StoneTaken, SittingBullMoved) == wanted


@pytest.mark.rule("SB-21", "SB-R1")
def test_a_card_of_silence_brings_him_to_the_pawn_from_anywhere() -> None:
    table = Table(3).sitting_bull(PRAIRIE)
    events = table.visit(RIVER, Icon.SILENCE)
    assert told(events, PawnPlaced, SittingBullMoved, StoneTaken) == [
        PawnPlaced(0, RIVER),
        SittingBullMoved(0, RIVER),
        StoneTaken(0, Stone.BLUE),
    ]
    assert [view.sitting_bull for view in table.seen().regions] == [region is RIVER for region in Region]


@pytest.mark.rule("SB-R1")
def test_where_he_stands_already_silence_moves_nothing_and_gives_nothing() -> None:
    for reading in ("always", "only_with_him"):
        table = Table(3, silence=reading).sitting_bull(RIVER)
        events = table.visit(RIVER, Icon.SILENCE)
        assert told(events, SittingBullMoved, StoneTaken) == [StoneTaken(0, Stone.BLUE)]
        assert table.region(RIVER).sitting_bull


@pytest.mark.rule("SB-R1")
def test_by_the_other_reading_silence_leaves_him_where_he_is() -> None:
    table = Table(3, silence="only_with_him").sitting_bull(PRAIRIE)
    assert told(table.visit(RIVER, Icon.SILENCE), SittingBullMoved) == []
    assert table.region(PRAIRIE).sitting_bull


@pytest.mark.rule("SB-R44")
@pytest.mark.parametrize(("icon", "stone"), GIFTS)
def test_a_stone_that_has_run_out_is_not_given(icon: Icon, stone: Stone) -> None:
    table = Table(4).sitting_bull(FOREST)
    counts = [0, 0, 0, 0]
    counts[stone] = 12
    table.stones(1, *counts)
    events = table.visit(FOREST, icon)
    assert told(events, StoneTaken, StonesOut) == [StonesOut(0, stone)]
    assert table.seat(0).stones == (0, 0, 0, 0)
    assert table.seen().stones_left[stone] == 0


@pytest.mark.rule("SB-R44", "SB-22")
def test_the_river_gives_nothing_when_the_blue_stones_have_run_out() -> None:
    table = Table(4).stones(2, 0, 0, 11)
    assert told(table.visit(RIVER), StoneTaken) == [StoneTaken(0, Stone.BLUE)]
    table.draw()
    events = table.visit(RIVER)
    assert told(events, StoneTaken, StonesOut, CardTaken) == [StonesOut(1, Stone.BLUE), CardTaken(1, RIVER)]
    assert table.seat(1).stones == (0, 0, 0, 0)


@pytest.mark.rule("SB-R45")
def test_a_pawn_in_the_powwow_never_meets_him() -> None:
    for tile in (Tile.TRAVEL, Tile.COUNCIL):
        table = Table(3, tile=tile).no_pawns()
        for region in (MOUNTAIN, CAMP):
            table.sitting_bull(region)
            events = table.powwow()
            assert told(events, StoneTaken, SittingBullMoved) == []
            assert table.region(region).sitting_bull
            table.draw()
        assert table.seen().powwow[:2] == (1, 1)
        assert all(view.sitting_bull is (view.region is CAMP) for view in table.seen().regions)
        assert POWWOW not in [view.region for view in table.seen().regions]
