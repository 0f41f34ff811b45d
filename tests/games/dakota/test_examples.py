"""The worked examples of the rulebook, each under its line."""

from __future__ import annotations

import pytest

from games.dakota.actions import Build, Buy, EndDevelopment, PlaceNeutral, Replenish, Sell
from games.dakota.events import (
    Bought,
    Built,
    Collected,
    Replenished,
    RowDepleted,
    Sold,
    TerritoryActivated,
    TerritoryCompared,
    TerritoryResolved,
    WealthGained,
)
from games.dakota.terms import Building, Phase, Row, Status
from tests.games.dakota.board import (
    BUFFALO,
    EXPLORER,
    FISH,
    GAME,
    GOLD,
    HORSE,
    HORSEMAN,
    NATIVE,
    SETTLER,
    Board,
    at,
    counts,
)

RED, BLUE, GREEN = 0, 1, 2


@pytest.mark.rule("DK-24", "DK-G1")
def test_line_169_first_placement() -> None:
    board = Board("NSN")
    board.explorers(RED, "plain-1", 3)
    board.explorers(BLUE, "mountain-1", 2)
    board.explorers(BLUE, "forest-1")
    board.explorers(GREEN, "plain-2", 3)
    assert board.phase == Phase.SECOND_PLACEMENT
    assert board.place("plain-1").explorers == (3, 0, 0)
    assert board.place("mountain-1").explorers == (0, 2, 0)
    assert board.place("forest-1").explorers == (0, 1, 0)
    assert board.place("plain-2").explorers == (0, 0, 3)


@pytest.mark.rule("DK-25")
def test_line_187_a_new_explorer_and_two_neutral_pawns() -> None:
    board = Board("NSN").pawns(GREEN, 4)
    board.to(Phase.SECOND_PLACEMENT)
    board.explorers(GREEN, "plain-1")
    board.neutrals(GREEN, NATIVE, "plain-1", 2)
    assert board.now() == BLUE
    assert board.place("plain-1").explorers == (0, 0, 1)
    assert board.place("plain-1").neutrals == (2, 0)


@pytest.mark.rule("DK-20", "DK-25")
def test_line_191_second_placement() -> None:
    board = Board("NSN")
    assert board.seen().neutrals == (4, 7)
    board.to(Phase.SECOND_PLACEMENT)
    board.neutrals(GREEN, NATIVE, "forest-1")
    board.neutrals(GREEN, NATIVE, "mountain-1", 2)
    board.neutrals(BLUE, SETTLER, "forest-1")
    board.neutrals(BLUE, SETTLER, "mountain-1", 2)
    board.neutrals(RED, NATIVE, "forest-1")
    assert board.refused(PlaceNeutral(RED, NATIVE, at("forest-1"))) == "no_neutral_left"
    board.neutrals(RED, SETTLER, "plain-2", 2)
    assert board.phase == Phase.MARKET


@pytest.mark.rule("DK-37", "DK-35", "DK-33")
def test_line_258_upper_row_depletion() -> None:
    board = Board("NSN").land("plain-1", horse=1)
    told = board.stage({RED: "plain-1*2 market", GREEN: "plain-1*2 market", BLUE: "market*3 S:plain-1*3"})
    i = told.index(TerritoryCompared(at("plain-1"), 4, 3, NATIVE))
    assert told[i : i + 4] == [
        TerritoryCompared(at("plain-1"), 4, 3, NATIVE),
        Collected(RED, at("plain-1"), HORSE, EXPLORER, "order"),
        RowDepleted(at("plain-1"), Row.UPPER),
        TerritoryResolved(at("plain-1"), (1, 0, 2)),
    ]
    assert [board.hand(p) for p in range(3)] == [counts(horse=1), counts(), counts()]
    assert [board.seat(p).free_explorers for p in (RED, GREEN)] == [2, 2]
    assert (board.place("plain-1").row, board.tokens("plain-1")) == (Row.LOWER, counts(grain=5))


@pytest.mark.rule("DK-38", "DK-33", "DK-28")
def test_lines_260_and_270_lower_row_depletion_and_a_new_river() -> None:
    board = Board("NSN").pawns(GREEN, 2, 1).colonise("river-1", gold=1)
    told = board.stage(
        {GREEN: "H:river-1 market*2", RED: "river-1 market*2", BLUE: "river-1*2 market"}, dump="forest-1"
    )
    i = told.index(TerritoryCompared(at("river-1"), 3, 2, NATIVE))
    assert told[i : i + 5] == [
        TerritoryCompared(at("river-1"), 3, 2, NATIVE),
        Collected(GREEN, at("river-1"), GOLD, HORSEMAN, "strongest"),
        RowDepleted(at("river-1"), Row.LOWER),
        TerritoryActivated(at("river-2")),
        TerritoryResolved(at("river-1"), (1, 0, 0)),
    ]
    assert board.hand(GREEN) == counts(gold=1)
    assert board.hand(RED) == counts()
    assert board.seat(GREEN).free_horsemen == 1
    assert board.place("river-1").status == Status.DEPLETED
    assert (board.place("river-2").status, board.tokens("river-2")) == (Status.ACTIVE, counts(fish=5))


@pytest.mark.rule("DK-39")
def test_lines_281_and_283_replenishing_the_forest_with_game() -> None:
    board = Board("NSN").land("forest-1", timber=1, game=2)
    board.stage({})
    assert (board.phase, board.now()) == (Phase.REPLENISHMENT, RED)
    told = board.do(Replenish(RED, GAME, at("forest-1")))
    assert told[0] == Replenished(at("forest-1"), GAME)
    assert board.tokens("forest-1") == counts(timber=1, game=3)
    full = Board("NSN")
    assert not any(isinstance(e, Replenished) for e in full.stage({}))


@pytest.mark.rule("DK-58", "DK-R40")
def test_line_341_blue_builds_a_saloon() -> None:
    board = Board("NSN", first=1)
    board.to(Phase.DEVELOPMENT)
    board.give(BLUE, timber=3)
    assert board.do(Build(BLUE, Building.SALOON)) == [Built(BLUE, Building.SALOON, 2)]
    assert (board.hand(BLUE), board.points(BLUE), board.wealth(BLUE)) == (counts(), 2, 0)
    assert board.seat(BLUE).buildings == (Building.SALOON,)
    assert WealthGained(BLUE, 1, Building.SALOON) in board.end_development()
    assert board.wealth(BLUE) == 1


@pytest.mark.rule("DK-51")
def test_line_343_red_builds_a_buffalo_totem() -> None:
    board = Board("NSN")
    board.to(Phase.DEVELOPMENT)
    board.give(RED, timber=1, buffalo=3, fish=1).score(RED, 10)
    assert board.do(Build(RED, Building.BUFFALO_TOTEM, (FISH, BUFFALO))) == [Built(RED, Building.BUFFALO_TOTEM, 4)]
    assert (board.hand(RED), board.points(RED)) == (counts(), 14)


@pytest.mark.rule("DK-63", "DK-64", "DK-40", "DK-45", "DK-50")
def test_line_345_green_sells_a_buffalo_to_buy_game_and_fish() -> None:
    board = Board("NSN")
    board.to(Phase.DEVELOPMENT)
    board.give(GREEN, timber=1, horse=1, buffalo=2)
    board.do(EndDevelopment(RED), EndDevelopment(BLUE))
    assert board.do(Sell(GREEN, BUFFALO)) == [Sold(GREEN, BUFFALO, 5, 0)]
    board.end_development()
    board.stage({GREEN: "market*2 plain-1", RED: "plain-2*3", BLUE: "prairie-1*3"})
    assert board.now() == GREEN
    assert board.do(Buy(GREEN, GAME)) == [Bought(GREEN, GAME, 3)]
    assert board.do(Buy(GREEN, FISH))[0] == Bought(GREEN, FISH, 2)
    assert board.wealth(GREEN) == 0
    board.to(Phase.DEVELOPMENT, GREEN)
    assert board.do(Build(GREEN, Building.EAGLE_TOTEM)) == [Built(GREEN, Building.EAGLE_TOTEM, 5)]
    assert board.hand(GREEN) == counts(horse=1)
