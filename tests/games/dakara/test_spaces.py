"""What the spaces without a game of their own give: money, passes, flights, cruises, the travel agency (K:84-112)."""

from __future__ import annotations

import pytest

from games.dakara.actions import Decline, DrawPass, GoOn, Travel, Withdraw
from games.dakara.events import GameEnded, GameStarted, GoldDrawn, Moved, Paid, PassDrawn, Rolled, Travelled
from games.dakara.terms import BANK, Awaits, Line
from games.game import CHANCE
from tests.games.dakara.board import LOCAL_GAMES, PASSES, Table, paid

CASH = (5, 5, 10, 10, 10, 15, 15, 20, 20, 25, 25, 30, 35, 40, 50)
"""Thousands, card by card (DA-D19)."""


@pytest.mark.rule("DA-S1", "DA-S17", "DA-S24", "DA-S39", "DA-3")
@pytest.mark.parametrize("space", [1, 17, 24, 39])
def test_collect_5_000_then_take_a_boarding_pass(space: int) -> None:
    table = Table(3, first=1)
    events = table.land(space)
    assert events == [Rolled(1, 1, 1), Moved(1, space - 1, space), Paid(BANK, 1, 5_000, "collect")]
    assert table.money == [50_000, 55_000, 50_000]
    seen = table.seen()
    assert (seen.awaits, seen.current, seen.chance_for, seen.game) == (Awaits.PASS, (CHANCE,), 1, 0)


@pytest.mark.rule("DA-1", "DA-13", "DA-D16")
def test_a_boarding_pass_leads_to_one_of_15_local_games() -> None:
    table = Table(2)
    table.land(1)
    assert list(table.state.chance_outcomes()) == [(DrawPass(CHANCE, space), 1) for space in PASSES]
    for space in PASSES:
        there = Table(2)
        there.land(1)
        assert there.fly(space)[:3] == [PassDrawn(0, space), Travelled(0, space), GameStarted(0, space)]
        assert there.seen().game == space


@pytest.mark.rule("DA-S4", "DA-S11", "DA-S27", "DA-S31", "DA-R20", "DA-14")
@pytest.mark.parametrize("space", [4, 11, 27, 31])
def test_a_gold_card_in_cash_then_a_boarding_pass(space: int) -> None:
    table = Table(3, first=2)
    table.land(space)
    seen = table.seen()
    assert (seen.awaits, seen.chance_for, seen.gold_line, seen.game) == (Awaits.GOLD, 2, Line.CASH, 0)
    assert table.gold(15) == [GoldDrawn(2, 15, Line.CASH, 50_000), Paid(BANK, 2, 50_000, "gold_cash")]
    seen = table.seen()
    assert (seen.awaits, seen.chance_for, seen.gold_line, seen.line) == (Awaits.PASS, 2, None, 0)
    assert table.fly(7) == [PassDrawn(2, 7), Travelled(2, 7), GameStarted(2, 7)]


@pytest.mark.rule("DA-14", "DA-D19", "DA-7")
@pytest.mark.parametrize("card", range(1, 16))
def test_the_bank_pays_the_cash_line_of_the_card(card: int) -> None:
    table = Table(2)
    table.land(4)
    table.gold(card)
    assert table.money == [50_000 + 1_000 * CASH[card - 1], 50_000]


@pytest.mark.rule("DA-S13", "DA-S18", "DA-S26", "DA-S37", "DA-R17")
@pytest.mark.parametrize("space", [13, 18, 26, 37])
def test_collect_5_000_then_fly_anywhere(space: int) -> None:
    table = Table(3, first=1)
    assert paid(table.land(space)) == [(BANK, 1, 5_000, "collect")]
    lands_and_chooses(table, space)


@pytest.mark.rule("DA-S15", "DA-S22", "DA-S29", "DA-S44", "DA-R17")
@pytest.mark.parametrize("space", [15, 22, 29, 44])
def test_collect_10_000_then_cruise_anywhere(space: int) -> None:
    table = Table(3, first=1)
    assert paid(table.land(space)) == [(BANK, 1, 10_000, "collect")]
    lands_and_chooses(table, space)


def lands_and_chooses(table: Table, space: int) -> None:
    """Player 1 alone is to say where the marker goes."""
    seen = table.seen()
    assert (seen.awaits, seen.current, seen.chance_for, seen.landed) == (Awaits.PLAYERS, (1,), None, space)
    assert table.listed(1) == [Travel(1, target) for target in LOCAL_GAMES]
    assert table.listed(0) == table.listed(2) == table.listed(CHANCE) == []
    assert table.do(Travel(1, 9)) == [Travelled(1, 9), GameStarted(1, 9)]
    assert (table.seen().game, table.spaces[1]) == (9, space)


@pytest.mark.rule("DA-R17")
@pytest.mark.parametrize("target", LOCAL_GAMES)
def test_any_local_game_may_be_travelled_to(target: int) -> None:
    table = Table(2)
    table.land(13)
    assert table.do(Travel(0, target))[:2] == [Travelled(0, target), GameStarted(0, target)]
    assert table.spaces == [13, 0]


@pytest.mark.rule("DA-R17")
@pytest.mark.parametrize("target", sorted(set(range(49)) - set(LOCAL_GAMES)))
def test_no_other_space_may(target: int) -> None:
    table = Table(2)
    table.land(13)
    assert table.refused(Travel(0, target)) == "not_a_game"


@pytest.mark.rule("DA-R18", "DA-R21", "DA-11")
def test_one_must_travel_but_may_decline_to_bet_there() -> None:
    table = Table(2)
    table.land(13)
    assert table.refused(Decline(0)) == "wrong_moment"
    assert table.refused(Withdraw(0)) == "wrong_moment"
    assert table.refused(GoOn(0)) == "wrong_moment"
    table.do(Travel(0, 47))
    assert GameEnded(0, 47, "declined", 0) in table.do(Decline(0))
    assert (table.turn, table.money) == (1, [55_000, 50_000])


@pytest.mark.rule("DA-S12", "DA-S36", "DA-R20")
@pytest.mark.parametrize("space", [12, 36])
@pytest.mark.parametrize("face", range(1, 7))
def test_an_agency_books_rolls_for_travel_expenses_and_then_plays(space: int, face: int) -> None:
    table = Table(3, first=1)
    assert table.land(space) == [Rolled(1, 1, 1), Moved(1, space - 1, space)]
    assert (table.awaits, table.seen().chance_for) == (Awaits.PASS, 1)
    assert table.fly(9) == [PassDrawn(1, 9)]
    seen = table.seen()
    assert (seen.awaits, seen.chance_for, seen.booked, seen.game) == (Awaits.ROLL, 1, 9, 0)
    expenses = [Paid(BANK, 1, 50_000, "travel_expenses")] if face in (3, 5) else []
    assert table.roll(face) == [Rolled(1, face, 2), *expenses, Travelled(1, 9), GameStarted(1, 9)]
    assert table.money[1] == (100_000 if face in (3, 5) else 50_000)
    assert (table.seen().booked, table.seen().game, table.seen().rolls) == (0, 9, ())


@pytest.mark.rule("DA-S12")
def test_the_roll_for_expenses_is_none_of_the_game() -> None:
    """Golf after an agency: 3 and 6 are on the green, whatever was rolled before."""
    table = Table(2)
    table.land(12)
    table.fly(10)
    table.roll(1, 3, 6, 2)
    assert table.money == [230_000, 50_000]
