"""A bank that can't pay in full pays what it has, and the game is over at once (K:184)."""

from __future__ import annotations

import pytest

from games.dakara.actions import Bet, Enter, GoOn
from games.dakara.events import BankBroken, GameOver, Moved, Paid, Rolled, TurnStarted
from games.dakara.terms import BANK, Awaits
from tests.games.dakara.board import Table, paid, told


def breaks(table: Table, payment: tuple[int, int, int, str]) -> None:
    """The game ended with this payment, before anything else could happen."""
    seen = table.seen()
    assert (seen.bank, seen.broken, seen.awaits, seen.current) == (0, True, Awaits.OVER, ())
    assert (seen.game, seen.landed, seen.chance_for, seen.booked, seen.gold_line) == (0, -1, None, 0, None)
    assert (seen.rolls, seen.cell, seen.stage, seen.line) == ((), 0, 0, 0)
    assert [seat.stake for seat in seen.seats] == [0] * table.players
    assert told(BankBroken, table.events) == [BankBroken()]
    assert paid(table.events)[-1] == payment
    assert table.events[-1] == GameOver(seen.winners)


@pytest.mark.rule("DA-R15", "DA-18")
def test_collecting_from_an_empty_bank() -> None:
    table = Table(3, first=1).bank_has(3_000)
    events = table.land(1)
    breaks(table, (BANK, 1, 3_000, "collect"))
    assert events[2:] == [Paid(BANK, 1, 3_000, "collect"), BankBroken(), GameOver((0,))]
    assert table.money[1] == 53_000


@pytest.mark.rule("DA-R15")
def test_a_bank_that_pays_its_last_dollar_is_not_broken() -> None:
    table = Table(2).bank_has(5_000)
    table.land(1)
    assert (table.seen().bank, table.seen().broken, table.awaits) == (0, False, Awaits.PASS)


@pytest.mark.rule("DA-R15")
def test_a_bank_without_a_dollar_pays_nothing() -> None:
    table = Table(2).bank_has(0)
    assert table.land(1)[2:] == [BankBroken(), GameOver((0,))]


@pytest.mark.rule("DA-R15", "DA-18")
@pytest.mark.parametrize("space", [13, 15])
def test_before_a_flight_or_cruise(space: int) -> None:
    table = Table(2).bank_has(4_999, holder=1)
    table.land(space)
    breaks(table, (BANK, 0, 4_999, "collect"))
    assert table.state.winners() == (1,)


@pytest.mark.rule("DA-R15")
def test_at_the_gate() -> None:
    table = Table(2).bank_has(49_000).put(0, 47)
    assert table.roll(1) == [
        Rolled(0, 1, 1), Moved(0, 47, 0), Paid(BANK, 0, 49_000, "gate"), BankBroken(), GameOver((0,)),
    ]  # fmt: skip
    breaks(table, (BANK, 0, 49_000, "gate"))
    passing = Table(2, gate="on_passing").bank_has(49_000).put(0, 46)
    passing.roll(6)
    breaks(passing, (BANK, 0, 49_000, "gate"))


@pytest.mark.rule("DA-R15")
def test_by_a_gold_card_before_the_boarding_pass() -> None:
    table = Table(2).bank_has(10_000)
    table.land(4)
    table.gold(15)
    breaks(table, (BANK, 0, 10_000, "gold_cash"))


@pytest.mark.rule("DA-R15")
def test_by_travel_expenses_before_the_journey() -> None:
    table = Table(2).bank_has(10_000)
    table.land(12)
    table.fly(41)
    table.roll(3)
    breaks(table, (BANK, 0, 10_000, "travel_expenses"))


@pytest.mark.rule("DA-R15")
def test_in_the_middle_of_a_local_game() -> None:
    table = Table(2).bank_has(70_000, holder=1)
    table.land(9)
    table.roll(1, 2)
    breaks(table, (BANK, 0, 20_000, "cell"))
    assert told(TurnStarted, table.events) == [TurnStarted(0, 0)]


@pytest.mark.rule("DA-R15")
def test_by_a_lottery_card() -> None:
    table = Table(2).bank_has(1_000)
    table.land(5)
    table.roll(2, 2, 2)
    table.gold(1)
    breaks(table, (BANK, 0, 1_000, "lottery"))


@pytest.mark.rule("DA-R15", "DA-R14")
def test_what_lies_at_stake_goes_back_to_its_owner() -> None:
    """Madrid: 40,000 are doubled by 10,000 only."""
    table = Table(2).give(p0=40_000).bank_has(10_000, holder=1)
    table.land(45)
    table.do(Bet(0, 40_000, 0))
    table.roll(1)
    assert table.money[0] == 50_000
    breaks(table, (-3, 0, 50_000, "stake_back"))


@pytest.mark.rule("DA-R15")
def test_las_vegas_gives_back_what_was_won() -> None:
    table = Table(2).bank_has(0, holder=1)
    table.land(43)
    table.do(Enter(0))
    table.roll(1)
    table.do(GoOn(0))
    table.roll(1)
    assert table.money[0] == 50_000
    breaks(table, (-3, 0, 10_000, "stake_back"))


@pytest.mark.rule("DA-R15", "DA-R22")
def test_at_a_table_of_bets_nobodys_stake_stays_behind() -> None:
    table = Table(3, first=1).bank_has(100_000)
    table.land(20)
    table.do(Bet(1, 50_000, 1), Bet(2, 20_000, 1), Bet(0, 1_000_000, 1))
    table.roll(3)
    assert table.seen().broken
    assert table.money[1] == 100_000
    assert table.money[2] == 70_000
    assert [seat.stake for seat in table.seen().seats] == [0, 0, 0]
    assert table.state.winners() == (0,)


@pytest.mark.rule("DA-R15", "DA-R16")
def test_ties_share_when_the_bank_breaks() -> None:
    table = Table(3).give(p0=10_000, p1=14_994_000, p2=14_994_000)
    assert table.seen().bank == 2_000
    table.land(1)
    breaks(table, (BANK, 0, 2_000, "collect"))
    assert table.state.winners() == (1, 2)
