"""Auctions in Paris and London: who may bid, what, when the hammer falls, and the card (Nos. 14 and 38)."""

from __future__ import annotations

import pytest

from games.dakara.actions import Bid, Decline
from games.dakara.events import BankBroken, BidMade, Declined, GameEnded, Paid, Sold, Unsold
from games.dakara.terms import BANK, Awaits, FormKind, Line
from tests.games.dakara.forms.table import LocalGame

PARIS, LONDON = 14, 38
both = pytest.mark.parametrize("space", [PARIS, LONDON])


def asked(game: LocalGame) -> tuple[int, ...]:
    """Who may act now."""
    assert game.p.awaits is Awaits.PLAYERS
    return game.p.current


@pytest.mark.rule("DA-S14", "DA-S38", "DA-R44")
@both
@pytest.mark.parametrize("players", range(2, 7))
def test_all_but_the_auctioneer_may_open_at_50_000(space: int, players: int) -> None:
    for turn in range(players):
        game = LocalGame(space, players=players, turn=turn)
        assert (game.form.kind, game.form.space) == (FormKind.AUCTION, space)
        assert asked(game) == tuple((turn + k) % players for k in range(1, players))
        for player in game.p.current:
            assert game.choices(player) == [Bid(player, 50_000), Decline(player)]
        assert (game.p.price, game.p.leader, game.p.stage) == (0, -1, 0)


@pytest.mark.rule("DA-S14", "DA-15", "DA-R45")
def test_the_painting_by_ketsia_is_sold_for_70_000() -> None:
    """K:110."""
    game = LocalGame(PARIS, players=4, money=200_000)
    game.do(Bid(1, 50_000), Bid(3, 60_000), Bid(2, 70_000), Decline(3), Decline(1))
    assert (game.p.awaits, game.p.gold_line, game.p.roller) == (Awaits.GOLD, Line.AUCTION, 2)
    assert (game.p.stage, game.p.price, game.p.leader) == (1, 70_000, 2)
    assert game.p.money == [270_000, 200_000, 130_000, 200_000]
    game.card(350_000)
    assert game.over
    assert game.p.money == [270_000, 200_000, 480_000, 200_000]
    assert game.events == [
        BidMade(1, 50_000),
        BidMade(3, 60_000),
        BidMade(2, 70_000),
        Declined(3),
        Declined(1),
        Sold(0, 2, 70_000),
        Paid(2, 0, 70_000, "sale"),
        Paid(BANK, 2, 350_000, "auction_value"),
        GameEnded(0, PARIS, "won", 70_000),
        GameEnded(2, PARIS, "won", 280_000),
    ]


@pytest.mark.rule("DA-S14", "DA-S38")
@both
def test_each_bid_is_one_step_more_and_the_leader_waits(space: int) -> None:
    game = LocalGame(space, players=3, turn=2, money=200_000).do(Bid(1, 50_000))
    assert asked(game) == (0,)
    assert game.choices(0) == [Bid(0, 60_000), Decline(0)]
    game.do(Bid(0, 60_000))
    assert asked(game) == (1,)
    assert game.choices(1) == [Bid(1, 70_000), Decline(1)]
    assert (game.p.price, game.p.leader) == (60_000, 0)


@pytest.mark.rule("DA-S14")
def test_a_raise_lets_all_others_bid_again() -> None:
    game = LocalGame(PARIS, players=4, money=200_000).do(Decline(1), Decline(3))
    assert asked(game) == (2,)
    assert game.p.done == [False, True, False, True]
    game.do(Bid(2, 50_000))
    assert asked(game) == (1, 3)
    assert game.p.done == [False] * 4
    game.do(Decline(1), Bid(3, 60_000))
    assert asked(game) == (1, 2)


@pytest.mark.rule("DA-S14")
def test_the_hammer_falls_when_all_others_are_silent_at_the_price() -> None:
    game = LocalGame(PARIS, players=3, money=200_000).do(Bid(1, 50_000))
    assert asked(game) == (2,)
    game.do(Decline(2))
    assert game.p.awaits is Awaits.GOLD
    assert game.told(Sold) == [Sold(0, 1, 50_000)]


@pytest.mark.rule("DA-R44", "DA-R12")
def test_nobody_bids_more_than_the_own_cash() -> None:
    game = LocalGame(PARIS, players=6, turn=5, money=[60_000, 49_999, 50_000, 0, 59_999, 0], out=[3])
    assert asked(game) == (0, 2, 4)
    game.do(Bid(4, 50_000))
    assert asked(game) == (0,)
    game.do(Bid(0, 60_000))
    assert game.told(Sold) == [Sold(5, 0, 60_000)]
    assert game.p.money[0] == 0
    assert not game.p.out[0]
    assert game.card(35_000).ends == [(5, "won", 60_000), (0, "lost", -25_000)]


@pytest.mark.rule("DA-R44")
@both
def test_nothing_happens_and_no_card_is_drawn_when_nobody_bids(space: int) -> None:
    game = LocalGame(space, players=3, turn=1).do(Decline(0), Decline(2))
    assert game.over
    assert game.events == [Declined(0), Declined(2), Unsold(1), GameEnded(1, space, "even", 0)]
    assert game.p.money == [50_000] * 3


@pytest.mark.rule("DA-R44")
@both
def test_nothing_happens_when_nobody_can_open(space: int) -> None:
    game = LocalGame(space, players=3, turn=1, money=[49_000, 500_000, 0])
    assert game.over
    assert game.events == [Unsold(1), GameEnded(1, space, "even", 0)]


@pytest.mark.rule("DA-S38", "DA-15")
def test_the_auctioneer_may_have_no_money() -> None:
    game = LocalGame(LONDON, money=[0, 50_000]).do(Bid(1, 50_000))
    assert game.p.money == [50_000, 0]
    assert game.card(50_000).ends == [(0, "won", 50_000), (1, "even", 0)]
    assert game.p.money == [50_000, 50_000]


@pytest.mark.rule("DA-R15", "DA-S14")
def test_a_bank_that_breaks_pays_the_buyer_what_it_has() -> None:
    game = LocalGame(PARIS, bank=30_000).do(Bid(1, 50_000)).card(350_000)
    assert game.over
    assert game.told(BankBroken) == [BankBroken()]
    assert game.ends == [(0, "won", 50_000), (1, "lost", -20_000)]
    assert (game.p.bank, game.p.money) == (0, [100_000, 30_000])


@both
def test_an_owners_prices_are_called(space: int) -> None:
    owner = {"auction.open": 20_000, "auction.step": 3_000}
    game = LocalGame(space, players=3, money=[0, 26_000, 23_000], edition=owner)
    assert game.choices(1) == [Bid(1, 20_000), Decline(1)]
    game.do(Bid(1, 20_000), Bid(2, 23_000), Bid(1, 26_000))
    assert game.told(Sold) == [Sold(0, 1, 26_000)]
