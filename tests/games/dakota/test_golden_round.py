"""The rulebook's round of three players, played whole (DK-G1; D:169, D:191, D:236-244)."""

from __future__ import annotations

import pytest

from games.dakota.actions import Collect, LeaveMarket
from games.dakota.events import (
    Collected,
    FactionsRevealed,
    FirstPlayerDrawn,
    NeutralPlaced,
    PawnPlaced,
    PhaseStarted,
    RoundStarted,
    TerritoryActivated,
    TerritoryCompared,
    TerritoryResolved,
)
from games.dakota.terms import Phase
from tests.games.dakota.board import EXPLORER, HORSE, NATIVE, SETTLER, TIMBER, Board, at, counts

RED, BLUE, GREEN = 0, 1, 2
PLACES = {
    RED: "plain-1*3 N:forest-1 S:plain-2*2",
    BLUE: "mountain-1*2 forest-1 S:forest-1 S:mountain-1*2",
    GREEN: "plain-2*3 N:forest-1 N:mountain-1*2",
}


def pawns(player: int, place: str, count: int) -> list[PawnPlaced]:
    return [PawnPlaced(player, EXPLORER, at(place))] * count


@pytest.mark.rule("DK-G1", "DK-14", "DK-20", "DK-24", "DK-25", "DK-29", "DK-30", "DK-32", "DK-39")
def test_the_rulebooks_round_goes_as_it_says() -> None:
    board = Board("NSN")
    assert board.events[0] == FirstPlayerDrawn(RED)
    assert TerritoryActivated(at("plain-2")) in board.events
    assert board.events[-4:] == [
        FactionsRevealed((NATIVE, SETTLER, NATIVE)),
        RoundStarted(1, RED),
        PhaseStarted(Phase.ACTIVATION),
        PhaseStarted(Phase.FIRST_PLACEMENT),
    ]
    assert board.active() == ["mountain-1", "forest-1", "plain-1", "plain-2", "river-1", "prairie-1"]
    assert board.seen().neutrals == (4, 7)

    told = board.stage(PLACES)
    assert told == [
        *pawns(RED, "plain-1", 3),
        *pawns(BLUE, "mountain-1", 2),
        *pawns(BLUE, "forest-1", 1),
        *pawns(GREEN, "plain-2", 3),
        PhaseStarted(Phase.SECOND_PLACEMENT),
        NeutralPlaced(GREEN, NATIVE, at("forest-1")),
        *[NeutralPlaced(GREEN, NATIVE, at("mountain-1"))] * 2,
        NeutralPlaced(BLUE, SETTLER, at("forest-1")),
        *[NeutralPlaced(BLUE, SETTLER, at("mountain-1"))] * 2,
        NeutralPlaced(RED, NATIVE, at("forest-1")),
        *[NeutralPlaced(RED, SETTLER, at("plain-2"))] * 2,
        PhaseStarted(Phase.COLLECTION),
        TerritoryCompared(at("mountain-1"), 2, 4, SETTLER),
    ]
    assert board.seen().collection is not None
    assert board.place("mountain-1").neutrals == (0, 0), "neutrals have gone home before the first pick"
    assert board.seen().neutrals == (4 - 2, 7 - 3)

    told = board.do(Collect(BLUE, TIMBER, EXPLORER), Collect(BLUE, TIMBER, EXPLORER))
    assert told == [
        *[Collected(BLUE, at("mountain-1"), TIMBER, EXPLORER, "only")] * 2,
        TerritoryResolved(at("mountain-1"), (0, 0, 0)),
        TerritoryCompared(at("forest-1"), 2, 2, None),
        TerritoryResolved(at("forest-1"), (0, 0, 0)),
        TerritoryCompared(at("plain-1"), 3, 0, NATIVE),
        *[Collected(RED, at("plain-1"), HORSE, EXPLORER, "only")] * 3,
        TerritoryResolved(at("plain-1"), (0, 0, 0)),
        TerritoryCompared(at("plain-2"), 3, 2, NATIVE),
        *[Collected(GREEN, at("plain-2"), HORSE, EXPLORER, "only")] * 3,
        TerritoryResolved(at("plain-2"), (0, 0, 0)),
        PhaseStarted(Phase.REPLENISHMENT),
        PhaseStarted(Phase.MARKET),
        PhaseStarted(Phase.DEVELOPMENT),
    ]
    assert [board.hand(p) for p in (RED, BLUE, GREEN)] == [counts(horse=3), counts(timber=2), counts(horse=3)]
    assert [board.seat(p).free_explorers for p in range(3)] == [3, 3, 3]
    assert board.seen().neutrals == (4, 7)
    assert board.tokens("mountain-1") == counts(timber=1, game=2)
    assert board.tokens("forest-1") == counts(timber=2, game=3)
    assert board.tokens("plain-1") == board.tokens("plain-2") == counts(horse=2)
    assert board.tokens("river-1") == counts(fish=5)
    assert board.tokens("prairie-1") == counts(buffalo=5)
    assert board.refused(LeaveMarket(RED)) == "wrong_phase"
    assert (board.phase, board.now()) == (Phase.DEVELOPMENT, RED)
