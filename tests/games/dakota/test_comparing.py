"""Comparing factions on a territory: strengths, the winner, who goes home (D:202-212)."""

from __future__ import annotations

import pytest

from games.dakota.events import Collected, PhaseStarted, TerritoryCompared, TerritoryResolved
from games.dakota.terms import Faction, Phase
from games.game import Event
from tests.games.dakota.board import EXPLORER, HORSE, NATIVE, SETTLER, Board, at, counts


def compared(told: list[Event], place: str) -> TerritoryCompared:
    (found,) = [e for e in told if isinstance(e, TerritoryCompared) and e.territory == at(place)]
    return found


def takers(told: list[Event]) -> list[int]:
    return [e.player for e in told if isinstance(e, Collected)]


def nobody_stands_on(board: Board, place: str) -> bool:
    territory = board.place(place)
    return not any(territory.explorers + territory.horsemen + territory.neutrals)


@pytest.mark.rule("DK-28")
def test_explorers_count_one_horsemen_two_and_neutrals_add_to_their_faction() -> None:
    board = Board("NSNS").pawns(0, 1, 2).pawns(1, 2, 1)
    told = board.stage({0: "H:plain-1*2 plain-1", 1: "plain-1 H:plain-1 market", 2: "plain-1 market*2 N:plain-1*2"})
    assert compared(told, "plain-1") == TerritoryCompared(at("plain-1"), 5 + 1 + 2, 3, NATIVE)


@pytest.mark.rule("DK-29")
@pytest.mark.parametrize(
    ("native", "settler", "winner"),
    [(1, 0, NATIVE), (2, 1, NATIVE), (2, 2, None), (1, 2, SETTLER), (0, 1, SETTLER), (3, 3, None), (3, 2, NATIVE)],
)
def test_the_stronger_faction_wins_and_equal_strength_wins_nothing(
    native: int, settler: int, winner: Faction | None
) -> None:
    board = Board("NSN")
    told = board.stage({0: f"plain-1*{native} market*{3 - native}", 1: f"plain-1*{settler} market*{3 - settler}"})
    assert compared(told, "plain-1") == TerritoryCompared(at("plain-1"), native, settler, winner)
    assert sum(board.hand(0)) == (native if winner == NATIVE else 0)
    assert sum(board.hand(1)) == (settler if winner == SETTLER else 0)


@pytest.mark.rule("DK-28", "DK-29")
def test_a_horseman_makes_the_difference() -> None:
    board = Board("NSN").pawns(0, 2, 1)
    told = board.stage({0: "H:plain-1 plain-1 market", 1: "plain-1*2 market"})
    assert compared(told, "plain-1").winner == NATIVE
    assert (compared(told, "plain-1").native, compared(told, "plain-1").settler) == (3, 2)


@pytest.mark.rule("DK-30", "DK-R38")
def test_the_losers_take_their_pawns_back_without_loss() -> None:
    board = Board("NSN")
    told = board.stage({0: "plain-1*2 market", 1: "plain-1*3"})
    assert takers(told) == [1, 1, 1]
    assert board.seat(0).explorers == 3
    assert board.seat(0).free_explorers == 2, "the third is still on the market"
    assert nobody_stands_on(board, "plain-1")
    assert board.hand(0) == counts()


@pytest.mark.rule("DK-30", "DK-29")
def test_on_a_tie_all_go_home_with_nothing() -> None:
    board = Board("NSN")
    told = board.stage({0: "plain-1*2 market", 1: "plain-1*2 market"})
    assert takers(told) == []
    assert TerritoryResolved(at("plain-1"), (0, 0, 0)) in told
    assert nobody_stands_on(board, "plain-1")
    assert [board.seat(p).free_explorers for p in (0, 1)] == [2, 2]
    assert board.tokens("plain-1") == counts(horse=5)


@pytest.mark.rule("DK-30", "DK-G1")
def test_neutrals_of_both_factions_return_to_their_areas_won_or_lost() -> None:
    board = Board("NSN")
    board.stage({0: "plain-1*3", 2: "market*3 N:plain-1*2 S:plain-1"})
    assert board.seen().neutrals == (4, 7)
    assert nobody_stands_on(board, "plain-1")
    assert nobody_stands_on(board, "river-1")


@pytest.mark.rule("DK-R11")
def test_neutrals_alone_can_beat_players_and_nobody_collects() -> None:
    board = Board("NSN").land("plain-1", horse=3)
    told = board.stage({0: "plain-1*2 market", 2: "market*3 S:plain-1*3"})
    assert compared(told, "plain-1") == TerritoryCompared(at("plain-1"), 2, 3, SETTLER)
    assert takers(told) == []
    assert board.hand(0) == counts()
    assert board.seat(0).free_explorers == 2
    assert board.tokens("plain-1") == counts(horse=3), "nothing grows where pawns stood"


@pytest.mark.rule("DK-R12")
@pytest.mark.parametrize("placed", ["N:plain-1", "N:plain-1 S:plain-1", "N:plain-1 S:plain-1*2", "S:plain-1*3"])
def test_neutrals_alone_on_a_territory_collect_nothing_and_stop_its_growth(placed: str) -> None:
    board = Board("NSN").land("plain-1", horse=3)
    told = board.stage({2: f"market*3 {placed}"})
    assert takers(told) == []
    assert board.tokens("plain-1") == counts(horse=3)
    assert nobody_stands_on(board, "plain-1")
    assert board.seen().neutrals == (4, 7)


@pytest.mark.rule("DK-28", "DK-30")
def test_neutrals_help_their_faction_to_win_but_do_not_collect() -> None:
    board = Board("NSN")
    told = board.stage({0: "plain-1*2 market", 1: "plain-1*3", 2: "market*3 N:plain-1*2"})
    assert compared(told, "plain-1") == TerritoryCompared(at("plain-1"), 4, 3, NATIVE)
    assert takers(told) == [0, 0]
    assert board.hand(0) == counts(horse=2)


@pytest.mark.rule("DK-R15")
def test_territories_are_resolved_from_mountain_to_prairie_and_from_the_right() -> None:
    board = Board("NSN")
    told = board.stage({0: "prairie-1 plain-2 plain-1", 1: "river-1 plain-1*2"}, dump="mountain-1")
    order = [e.territory for e in told if isinstance(e, TerritoryCompared)]
    assert order == [at(name) for name in ("mountain-1", "plain-1", "plain-2", "river-1", "prairie-1")]
    assert PhaseStarted(Phase.COLLECTION) in told


@pytest.mark.rule("DK-29", "DK-30")
def test_each_territory_is_decided_by_the_pawns_that_stand_there() -> None:
    board = Board("NSN")
    told = board.stage({0: "plain-1*2 plain-2", 1: "plain-1 plain-2*2"})
    assert compared(told, "plain-1").winner == NATIVE
    assert compared(told, "plain-2").winner == SETTLER
    assert [e for e in told if isinstance(e, Collected)] == [
        Collected(0, at("plain-1"), HORSE, EXPLORER, "only"),
        Collected(0, at("plain-1"), HORSE, EXPLORER, "only"),
        Collected(1, at("plain-2"), HORSE, EXPLORER, "only"),
        Collected(1, at("plain-2"), HORSE, EXPLORER, "only"),
    ]


@pytest.mark.rule("DK-30")
def test_pawns_on_the_market_stay_there_through_the_collection() -> None:
    board = Board("NSN").pawns(0, 2, 1)
    board.stage({0: "H:market market*2", 1: "plain-1*3"})
    assert board.phase == Phase.MARKET
    assert (board.seat(0).market_explorers, board.seat(0).market_horsemen) == (2, 1)
    assert board.seat(0).explorers + board.seat(0).horsemen == 3
