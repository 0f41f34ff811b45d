"""Second placement: backwards, three pawns each, own extra pawns before neutral ones (D:171-191)."""

from __future__ import annotations

import pytest

from games.dakota.actions import LeaveMarket, PlaceNeutral, PlacePawn
from games.dakota.events import NeutralPlaced, PawnPlaced, PhaseStarted, PlacementShort
from games.dakota.terms import MARKET, Phase
from tests.games.dakota.board import EXPLORER, HORSEMAN, NATIVE, PLACES, SETTLER, Board, at

OPEN = ["mountain-1", "forest-1", "plain-1", "plain-2", "river-1", "prairie-1"]


def second(factions: str = "NSN", first: int = 0) -> Board:
    """A board where all first pawns stand on the market."""
    board = Board(factions, first=first)
    board.to(Phase.SECOND_PLACEMENT)
    return board


@pytest.mark.rule("DK-25", "DK-27")
@pytest.mark.parametrize("first", [0, 2])
def test_the_last_placer_begins_and_the_order_is_reversed(first: int) -> None:
    board = second("NSNS", first)
    order, left = [], []
    while board.phase == Phase.SECOND_PLACEMENT:
        order.append(board.now())
        left.append(board.seen().to_place)
        faction = NATIVE if board.seen().neutrals[NATIVE] else SETTLER
        board.neutrals(board.now(), faction, "river-1")
    expected = [(first + i) % 4 for i in (3, 2, 1, 0)]
    assert order == [player for player in expected for _ in range(3)]
    assert left == [3, 2, 1] * 4


@pytest.mark.rule("DK-25", "DK-26", "DK-R22")
def test_neutrals_of_either_faction_go_to_active_territories_only() -> None:
    board = second()
    expected = [PlaceNeutral(2, faction, at(name)) for faction in (NATIVE, SETTLER) for name in OPEN]
    assert sorted(board.legal(2), key=repr) == sorted(expected, key=repr)
    assert board.refused(PlaceNeutral(2, NATIVE, MARKET)) == "no_such_place"
    assert board.refused(PlaceNeutral(2, NATIVE, len(PLACES))) == "no_such_place"
    assert board.refused(PlaceNeutral(2, NATIVE, at("plain-3"))) == "not_active"


@pytest.mark.rule("DK-25")
def test_a_settler_may_place_neutrals_of_any_faction_in_any_split() -> None:
    """D:181."""
    spread = second("NNS")
    for name in ("mountain-1", "forest-1", "river-1"):
        assert spread.neutrals(2, NATIVE, name) == [NeutralPlaced(2, NATIVE, at(name))]
    assert spread.now() == 1
    mixed = second("NNS")
    mixed.neutrals(2, SETTLER, "plain-1", 2)
    mixed.neutrals(2, NATIVE, "prairie-1")
    assert mixed.place("plain-1").neutrals == (0, 2)
    assert mixed.place("prairie-1").neutrals == (1, 0)
    together = second("NNS")
    together.neutrals(2, SETTLER, "plain-1", 3)
    assert together.place("plain-1").neutrals == (0, 3)
    assert together.seen().neutrals == (4, 4)


@pytest.mark.rule("DK-25")
def test_an_empty_area_gives_no_more_neutrals() -> None:
    board = second()
    board.neutrals(2, NATIVE, "plain-1", 3)
    board.neutrals(1, NATIVE, "plain-1", 1)
    assert board.seen().neutrals == (0, 7)
    assert board.refused(PlaceNeutral(1, NATIVE, at("plain-1"))) == "no_neutral_left"
    assert all(isinstance(c, PlaceNeutral) and c.faction == SETTLER for c in board.legal(1))


@pytest.mark.rule("DK-25", "DK-R10", "DK-R14")
def test_a_recruit_goes_before_two_neutrals() -> None:
    """D:187."""
    board = Board("NSN").pawns(2, 4)
    board.to(Phase.SECOND_PLACEMENT)
    assert board.now() == 2
    assert board.refused(PlaceNeutral(2, NATIVE, at("plain-1"))) == "own_pawns_first"
    expected = [PlacePawn(2, EXPLORER, at(name)) for name in [*OPEN, "market"]]
    assert sorted(board.legal(2), key=repr) == sorted(expected, key=repr)
    assert board.explorers(2, "plain-1") == [PawnPlaced(2, EXPLORER, at("plain-1"))]
    assert all(isinstance(choice, PlaceNeutral) for choice in board.legal(2))
    assert board.refused(PlacePawn(2, EXPLORER, MARKET)) == "no_such_pawn"
    board.neutrals(2, NATIVE, "plain-1", 2)
    assert board.now() == 1


@pytest.mark.rule("DK-25", "DK-R10", "DK-27")
def test_a_full_set_of_six_leaves_no_neutral_to_place() -> None:
    board = Board("NSN").pawns(2, 4, 2)
    board.to(Phase.FIRST_PLACEMENT, 2)
    board.explorers(2, "market", 3)
    assert board.now() == 2, "the second placement begins with the last placer"
    board.horsemen(2, "market", 2)
    board.explorers(2, "plain-1")
    assert board.now() == 1
    assert (board.seat(2).market_explorers, board.seat(2).market_horsemen) == (3, 2)


@pytest.mark.rule("DK-25", "DK-R14")
def test_extra_horsemen_may_go_to_the_market_in_the_second_placement() -> None:
    board = Board("NSN").pawns(2, 3, 1)
    board.to(Phase.FIRST_PLACEMENT, 2)
    board.explorers(2, "market", 3)
    assert PlacePawn(2, HORSEMAN, MARKET) in board.legal(2)
    board.horsemen(2, "market")
    assert board.seat(2).market_horsemen == 1


@pytest.mark.rule("DK-R9", "DK-27")
def test_nobody_may_stop_before_three_pawns() -> None:
    board = second()
    for _ in range(3):
        assert board.now() == 2
        assert all(isinstance(choice, PlaceNeutral) for choice in board.legal(2))
        board.neutrals(2, NATIVE, "plain-1")
    assert board.now() == 1


@pytest.mark.rule("DK-R8")
def test_with_one_colour_empty_the_other_must_be_placed() -> None:
    board = second().box_neutrals(0, 7)
    board.neutrals(2, SETTLER, "plain-1", 3)
    assert board.now() == 1


@pytest.mark.rule("DK-R8")
def test_a_player_who_finds_no_legal_neutral_places_fewer() -> None:
    board = second().box_neutrals(1, 1)
    board.neutrals(2, NATIVE, "plain-1")
    told = board.neutrals(2, SETTLER, "plain-1")
    assert told[:4] == [
        NeutralPlaced(2, SETTLER, at("plain-1")),
        PlacementShort(2, 1),
        PlacementShort(1, 3),
        PlacementShort(0, 3),
    ]
    assert board.phase == Phase.MARKET
    assert board.legal(0) == [LeaveMarket(0)]


@pytest.mark.rule("DK-R8")
def test_without_any_neutral_nobody_is_asked() -> None:
    board = Board("NSN")
    board.to(Phase.FIRST_PLACEMENT, 2)
    board.explorers(2, "market", 2)
    board.box_neutrals(0, 0)
    told = board.explorers(2, "market")
    assert told[1:5] == [PhaseStarted(Phase.SECOND_PLACEMENT), *[PlacementShort(player, 3) for player in (2, 1, 0)]]
    assert board.legal(0) == [LeaveMarket(0)]


@pytest.mark.rule("DK-R8", "DK-25")
def test_a_short_player_still_places_the_own_extra_pawns() -> None:
    board = Board("NSN").pawns(1, 5)
    board.to(Phase.SECOND_PLACEMENT)
    board.box_neutrals(3, 0)
    board.neutrals(2, NATIVE, "plain-1", 3)
    assert board.now() == 1
    board.explorers(1, "market")
    told = board.explorers(1, "market")
    assert [e for e in told if isinstance(e, PlacementShort)] == [PlacementShort(1, 1), PlacementShort(0, 3)]
