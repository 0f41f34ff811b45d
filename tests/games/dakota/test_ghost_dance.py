"""A Ghost Dance keeps neutral settlers, and nobody else, off a territory for a round (D:417)."""

from __future__ import annotations

import pytest

from games.dakota.actions import PlaceGhostDance, PlaceNeutral, PlacePawn
from games.dakota.events import PlacementShort
from games.dakota.terms import Building, Phase
from tests.games.dakota.board import EXPLORER, NATIVE, SETTLER, Board, at


def danced(place: str) -> Board:
    """Round 2 (player 1, a settler, is first) with a Ghost Dance of player 0 on `place`."""
    board = Board("NSN")
    board.to(Phase.DEVELOPMENT)
    board.own(0, Building.GHOST_DANCE)
    board.end_development()
    board.do(PlaceGhostDance(0, at(place)))
    return board


@pytest.mark.rule("DK-54")
def test_no_neutral_settler_may_be_placed_there() -> None:
    board = danced("plain-1")
    board.to(Phase.SECOND_PLACEMENT)
    player = board.now()
    assert board.refused(PlaceNeutral(player, SETTLER, at("plain-1"))) == "ghost_dance"
    allowed = {c.territory for c in board.legal(player) if isinstance(c, PlaceNeutral) and c.faction == SETTLER}
    assert allowed == {at(name) for name in board.active()} - {at("plain-1")}


@pytest.mark.rule("DK-54")
def test_neutral_natives_may() -> None:
    board = danced("plain-1")
    board.to(Phase.SECOND_PLACEMENT)
    board.neutrals(board.now(), NATIVE, "plain-1")
    assert board.place("plain-1").neutrals == (1, 0)


@pytest.mark.rule("DK-R22")
def test_a_settlers_own_explorers_may() -> None:
    board = danced("plain-1")
    assert board.now() == 1
    board.do(PlacePawn(1, EXPLORER, at("plain-1")))
    assert board.place("plain-1").explorers == (0, 1, 0)


@pytest.mark.rule("DK-R22", "DK-R14")
def test_a_settlers_own_horsemen_may_in_both_placements() -> None:
    board = danced("plain-1").pawns(1, 2, 2)
    board.horsemen(1, "plain-1")
    board.to(Phase.SECOND_PLACEMENT, 1)
    board.horsemen(1, "plain-1")
    assert board.place("plain-1").horsemen == (0, 2, 0)
    assert board.refused(PlaceNeutral(1, SETTLER, at("plain-1"))) == "ghost_dance"


@pytest.mark.rule("DK-R8", "DK-54")
def test_with_ghost_dances_everywhere_natives_must_be_placed_while_any_are_left() -> None:
    board = danced("plain-1")
    for name in board.active():
        if name != "plain-1":
            board.spend(name)
    board.to(Phase.SECOND_PLACEMENT)
    assert board.legal(0) == [PlaceNeutral(0, NATIVE, at("plain-1"))]


@pytest.mark.rule("DK-R8", "DK-54")
def test_neutral_settlers_go_beside_the_dance_once_the_natives_are_out() -> None:
    board = danced("plain-1")
    board.to(Phase.SECOND_PLACEMENT)
    board.box_neutrals(0, 7)
    assert board.legal(0) == [PlaceNeutral(0, SETTLER, at(name)) for name in board.active() if name != "plain-1"]


@pytest.mark.rule("DK-R8", "DK-54")
def test_with_ghost_dances_everywhere_and_no_neutral_natives_fewer_are_placed() -> None:
    board = danced("plain-1")
    for name in board.active():
        if name != "plain-1":
            board.spend(name)
    board.to(Phase.SECOND_PLACEMENT)
    assert board.now() == 0
    board.neutrals(0, NATIVE, "plain-1", 3)
    told = board.neutrals(2, NATIVE, "plain-1")
    assert [e for e in told if isinstance(e, PlacementShort)] == [PlacementShort(2, 2), PlacementShort(1, 3)]


@pytest.mark.rule("DK-48", "DK-54")
def test_the_next_round_is_free_again() -> None:
    board = danced("plain-1")
    board.end_development()
    board.do(PlaceGhostDance(0, at("river-1")))
    board.to(Phase.SECOND_PLACEMENT)
    board.neutrals(board.now(), SETTLER, "plain-1")
    assert board.refused(PlaceNeutral(board.now(), SETTLER, at("river-1"))) == "ghost_dance"
