"""First placement: clockwise, three own pawns each (D:161-169)."""

from __future__ import annotations

import pytest

from games.dakota.actions import PlaceNeutral, PlacePawn
from games.dakota.events import PawnPlaced
from games.dakota.terms import MARKET, Phase
from tests.games.dakota.board import EXPLORER, HORSEMAN, NATIVE, PLACES, SETTLER, Board, at

OPEN = ["mountain-1", "forest-1", "plain-1", "plain-2", "river-1", "prairie-1"]


@pytest.mark.rule("DK-24", "DK-19")
def test_explorers_may_go_to_every_active_territory_and_the_market() -> None:
    board = Board("NSN")
    expected = [PlacePawn(0, EXPLORER, at(name)) for name in [*OPEN, "market"]]
    assert sorted(board.legal(0), key=repr) == sorted(expected, key=repr)


@pytest.mark.rule("DK-24")
def test_inactive_depleted_and_unknown_places_are_closed() -> None:
    board = Board("NSN").spend("plain-1")
    assert board.refused(PlacePawn(0, EXPLORER, at("plain-1"))) == "not_active"
    assert board.refused(PlacePawn(0, EXPLORER, at("plain-3"))) == "not_active"
    assert board.refused(PlacePawn(0, EXPLORER, len(PLACES))) == "no_such_place"
    assert board.refused(PlacePawn(0, EXPLORER, MARKET - 1)) == "no_such_place"
    assert PlacePawn(0, EXPLORER, at("plain-2")) in board.legal(0)


@pytest.mark.rule("DK-24", "DK-27")
@pytest.mark.parametrize("first", [0, 1, 3])
def test_each_places_three_in_turn_clockwise_from_the_first_player(first: int) -> None:
    board = Board("NSNS", first=first)
    order = []
    left = []
    while board.phase == Phase.FIRST_PLACEMENT:
        order.append(board.now())
        left.append(board.seen().to_place)
        board.explorers(board.now(), "river-1")
    expected = [(first + i) % 4 for i in range(4)]
    assert order == [player for player in expected for _ in range(3)]
    assert left == [3, 2, 1] * 4


@pytest.mark.rule("DK-24")
def test_pawns_stand_on_the_territory_or_the_market_until_they_come_home() -> None:
    board = Board("NSN")
    assert board.explorers(0, "plain-2") == [PawnPlaced(0, EXPLORER, at("plain-2"))]
    assert board.explorers(0, "market") == [PawnPlaced(0, EXPLORER, MARKET)]
    seat = board.seat(0)
    assert (seat.explorers, seat.free_explorers, seat.market_explorers) == (3, 1, 1)
    assert board.place("plain-2").explorers == (1, 0, 0)
    assert board.place("plain-2").horsemen == (0, 0, 0)


@pytest.mark.rule("DK-24", "DK-R14")
def test_a_horseman_may_be_placed_instead_of_an_explorer() -> None:
    board = Board("NSN").pawns(0, 2, 1)
    board.horsemen(0, "plain-1")
    assert board.place("plain-1").horsemen == (1, 0, 0)
    assert board.place("plain-1").explorers == (0, 0, 0)
    assert board.seat(0).free_horsemen == 0
    assert board.refused(PlacePawn(0, HORSEMAN, at("plain-1"))) == "no_such_pawn"
    board.explorers(0, "plain-1", 2)
    board.pawns(1, 1, 2)
    board.horsemen(1, "market", 2)
    assert (board.seat(1).market_explorers, board.seat(1).market_horsemen) == (0, 2)


@pytest.mark.rule("DK-24")
def test_a_pawn_that_is_not_there_can_not_be_placed() -> None:
    board = Board("NSN")
    assert board.refused(PlacePawn(0, HORSEMAN, MARKET)) == "no_such_pawn"
    board.pawns(0, 1, 2)
    board.explorers(0, "market")
    assert board.refused(PlacePawn(0, EXPLORER, MARKET)) == "no_such_pawn"


@pytest.mark.rule("DK-R10")
def test_with_more_than_three_pawns_the_player_chooses_which_go_first() -> None:
    board = Board("NSN").pawns(0, 4, 2)
    assert {PlacePawn(0, EXPLORER, MARKET), PlacePawn(0, HORSEMAN, MARKET)} <= set(board.legal(0))
    board.horsemen(0, "river-1", 2)
    board.explorers(0, "river-1")
    assert board.now() == 1, "three pawns, then the next player"
    assert board.seat(0).free_explorers == 3


@pytest.mark.rule("DK-24", "DK-25")
def test_neutral_pawns_wait_for_the_second_placement() -> None:
    board = Board("NSN")
    for faction in (NATIVE, SETTLER):
        assert board.refused(PlaceNeutral(0, faction, at("plain-1"))) == "wrong_phase"


@pytest.mark.rule("DK-24", "DK-R9")
def test_only_the_player_whose_turn_it_is_places() -> None:
    board = Board("NSN")
    assert board.refused(PlacePawn(1, EXPLORER, at("plain-1"))) == "not_your_turn"
    assert all(isinstance(choice, PlacePawn) for choice in board.legal(0)), "nobody may stop early"
    board.explorers(0, "market", 2)
    assert all(isinstance(choice, PlacePawn) for choice in board.legal(0))
