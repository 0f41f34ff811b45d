"""Nothing of one local game is left for the next: the markers are removed (K:38)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.dakara.actions import Bet, Bid, GoOn, Throw, Withdraw
from games.dakara.terms import Awaits
from tests.games.dakara.board import Table


def auction(table: Table) -> None:
    """Player 1 buys."""
    table.land(14)
    table.do(Bid(1, 50_000))
    table.gold(1)


def horses(table: Table) -> None:
    table.land(8)
    table.do(Bet(0, 1_000, 5), Bet(1, 2_000, 6))
    table.roll(6)


def pot(table: Table) -> None:
    """A tie, then player 1 wins."""
    table.land(33)
    for player, face in ((0, 4), (1, 4), (1, 6), (0, 5)):
        table.do(Throw(player))
        table.roll(face)


def race(table: Table) -> None:
    """Player 0 falls, player 1 rides home."""
    table.land(32)
    table.roll(4, 6, 5, 2, 6, 5)


def blackjack(table: Table) -> None:
    table.land(35)
    table.do(Bet(0, 1_000, 0))
    table.roll(6)
    table.do(Withdraw(0))
    table.roll(2, 5)


def exchange(table: Table) -> None:
    table.land(16)
    table.gold(2)
    table.roll(5)


def golf(table: Table) -> None:
    table.land(10)
    table.roll(3, 6, 2)


def venice(table: Table) -> None:
    table.land(21)
    table.roll(1)
    table.do(GoOn(0))
    table.roll(2)
    table.do(Withdraw(0))


@pytest.mark.rule("DA-6")
@pytest.mark.parametrize("play", [auction, horses, pot, race, blackjack, exchange, golf, venice])
def test_the_board_is_cleared_after(play: Callable[[Table], None]) -> None:
    table = Table(2)
    play(table)
    seen = table.seen()
    assert (seen.awaits, seen.turn, seen.game, seen.rolls) == (Awaits.MOVE, 1, 0, ())
    assert (seen.cell, seen.won, seen.stage, seen.line, seen.gold_line) == (0, 0, 0, 0, None)
    assert (seen.bank_total, seen.price, seen.leader) == (0, 0, -1)
    assert [(seat.stake, seat.choice, seat.done, seat.mark) for seat in seen.seats] == [(0, -1, False, 0)] * 2


@pytest.mark.rule("DA-6", "DA-S14")
def test_a_second_auction_opens_anew() -> None:
    table = Table(2)
    auction(table)
    table.land(38)
    assert table.seen().current == (0,)
    assert table.listed(0)[0] == Bid(0, 50_000)
