"""Who runs out of money leaves the game: at once if something can't be paid, else when the turn is settled (K:29)."""

from __future__ import annotations

import pytest

from games.dakara.actions import Bet, Decline, GoOn, Throw, Withdraw
from games.dakara.events import Bankrupt, GameEnded, Paid, TurnStarted
from games.dakara.terms import BANK, Awaits
from tests.games.dakara.board import Table, paid, told


@pytest.mark.rule("DA-R12", "DA-R46", "DA-4", "DA-R47")
def test_a_stock_fall_that_cant_be_paid_takes_all_and_is_bankruptcy() -> None:
    table = Table(3, first=1)
    table.land(16)
    table.gold(3)
    events = table.roll(1)
    assert Paid(1, BANK, 50_000, "stock_fall") in events
    assert told(Bankrupt, events) == [Bankrupt(1)]
    assert events[-2:] == [GameEnded(1, 16, "bankrupt", -50_000), TurnStarted(2, 0)]
    assert (table.money, table.out) == ([50_000, 0, 50_000], [1])


@pytest.mark.rule("DA-R12", "DA-S40")
@pytest.mark.parametrize(("money", "left", "out"), [(69_000, 0, [0]), (70_000, 0, [0]), (71_000, 1_000, [])])
def test_customs_leave_what_they_leave(money: int, left: int, out: list[int]) -> None:
    """2 and 5: 70,000 to pay; who then has exactly 0 is out too."""
    table = Table(3).give(p0=money)
    table.land(40)
    events = table.roll(2, 5)
    assert paid(events) == [(0, BANK, min(money, 70_000), "tax")]
    assert told(Bankrupt, events) == [Bankrupt(player) for player in out]
    assert (table.money[0], table.out, table.turn) == (left, out, 1)


@pytest.mark.rule("DA-R12", "DA-R35")
def test_who_cant_pay_in_venice_is_out_and_the_journey_of_the_others_goes_on() -> None:
    table = Table(3).give(p0=19_000)
    table.land(21)
    events = table.roll(2)
    assert paid(events) == [(0, BANK, 19_000, "loss")]
    assert told(Bankrupt, events) == [Bankrupt(0)]
    assert (table.out, table.turn, table.awaits) == ([0], 1, Awaits.MOVE)


@pytest.mark.rule("DA-R14", "DA-R48", "DA-R12")
def test_with_all_money_at_stake_one_is_not_out_until_the_game_is_settled() -> None:
    table = Table(3)
    table.land(8)
    table.do(Bet(0, 50_000, 4), Bet(1, 50_000, 2), Decline(2))
    assert (table.money, table.out) == ([0, 0, 50_000], [])
    assert [seat.stake for seat in table.seen().seats] == [50_000, 50_000, 0]
    assert table.state.returns() == [50_000.0, 50_000.0, 50_000.0]
    table.roll(4)
    assert (table.money, table.out) == ([350_000, 0, 50_000], [1])
    assert (table.turn, table.awaits) == (2, Awaits.MOVE)


@pytest.mark.rule("DA-R14", "DA-R12")
def test_who_has_0_in_the_middle_of_a_game_may_finish_it() -> None:
    """Venice: 20,000 are paid on place 2, 50,000 won on place 3."""
    table = Table(2).give(p0=20_000)
    table.land(21)
    table.roll(2)
    assert (table.money[0], table.out, table.turn) == (0, [], 0)
    table.do(GoOn(0))
    table.roll(1)
    table.do(Withdraw(0))
    assert (table.money[0], table.out, table.turn) == (50_000, [], 1)


@pytest.mark.rule("DA-R12")
def test_one_goes_out_in_the_turn_of_another_too() -> None:
    table = Table(3, first=2).give(p1=10_000)
    table.land(33)
    for player, face in ((2, 1), (0, 5), (1, 2)):
        table.do(Throw(player))
        table.roll(face)
    assert (table.money, table.out) == ([70_000, 0, 40_000], [1])
    assert told(Bankrupt, table.events) == [Bankrupt(1)]
    assert table.turn == 0


@pytest.mark.rule("DA-R12")
def test_several_go_out_clockwise_from_the_one_on_turn() -> None:
    table = Table(4, first=2)
    table.land(8)
    table.do(Bet(2, 50_000, 1), Bet(3, 50_000, 1), Bet(0, 49_000, 1), Bet(1, 50_000, 1))
    events = table.roll(6)
    assert told(Bankrupt, events) == [Bankrupt(2), Bankrupt(3), Bankrupt(1)]
    assert table.out == [1, 2, 3]
    assert table.money == [1_000, 0, 0, 0]


@pytest.mark.rule("DA-R12", "DA-4")
def test_bankruptcy_is_told_once() -> None:
    table = Table(3).give(p0=5_000)
    table.land(40)
    table.roll(1, 1)
    table.idle()
    table.idle()
    assert told(Bankrupt, table.events) == [Bankrupt(0)]
    assert table.turn == 1


@pytest.mark.rule("DA-4", "DA-R49")
def test_no_loan_saves_anybody_and_the_others_pay_nothing() -> None:
    table = Table(3).give(p0=1_000)
    table.land(40)
    table.roll(5, 6)
    assert table.money == [0, 50_000, 50_000]
    assert table.seen().bank == 30_000_000 - 100_000


@pytest.mark.rule("DA-R12")
def test_the_bankrupt_have_no_part_in_what_all_may_do() -> None:
    table = Table(4).give(p2=0)
    table.idle()
    table.land(20)
    assert table.seen().current == (1, 3, 0)
    assert table.refused(Bet(2, 1_000, 1)) == "out_of_the_game"
