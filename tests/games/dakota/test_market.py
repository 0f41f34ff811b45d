"""Market: one purchase for each pawn, at the price of one's own faction (D:285-301)."""

from __future__ import annotations

import pytest

from games.dakota.actions import Buy, LeaveMarket, Sell
from games.dakota.events import Bought, MarketLeft, PhaseStarted
from games.dakota.terms import Phase, Resource
from tests.games.dakota.board import BUFFALO, FISH, GAME, GOLD, GRAIN, TIMBER, Board, counts
from tests.games.dakota.ledger import PRICES


def at_market(places: dict[int, str] | None = None, factions: str = "NSN", first: int = 0) -> Board:
    """A board in the market phase."""
    board = Board(factions, first=first)
    board.stage(places or {})
    assert board.phase == Phase.MARKET
    return board


@pytest.mark.rule("DK-40", "DK-63", "DK-64", "DK-D4", "DK-45")
@pytest.mark.parametrize("resource", list(Resource))
@pytest.mark.parametrize("side", ["N", "S"])
def test_each_resource_costs_the_factions_price(side: str, resource: Resource) -> None:
    price = PRICES[side][resource.name.lower()]
    board = at_market(factions=side + ("S" if side == "N" else "N") + side)
    board.give(0, wealth=price - 1)
    assert board.refused(Buy(0, resource)) == "too_expensive"
    board.give(0, wealth=price)
    assert board.do(Buy(0, resource)) == [Bought(0, resource, price)]
    assert board.wealth(0) == 0
    assert board.hand(0) == counts(**{resource.name.lower(): 1})


@pytest.mark.rule("DK-40")
@pytest.mark.parametrize("pawns", [1, 2, 3])
def test_one_purchase_for_each_pawn_then_they_come_home(pawns: int) -> None:
    board = at_market({0: f"market*{pawns} plain-1*{3 - pawns}"})
    board.give(0, wealth=30)
    for left in range(pawns, 0, -1):
        assert board.now() == 0
        assert board.seen().purchases_left == left
        board.do(Buy(0, GRAIN))
    assert board.events[-2:] == [Bought(0, GRAIN, 1), MarketLeft(0)]
    assert board.now() == 1
    seat = board.seat(0)
    assert (seat.market_explorers, seat.free_explorers) == (0, 3)
    assert board.hand(0)[GRAIN] == pawns


@pytest.mark.rule("DK-R14", "DK-40")
def test_a_horseman_buys_one() -> None:
    board = Board("NSN").pawns(0, 1, 2)
    board.stage({0: "H:market*2 plain-1"})
    board.give(0, wealth=9)
    board.do(Buy(0, FISH), Buy(0, FISH))
    assert board.now() == 1
    assert (board.seat(0).market_horsemen, board.seat(0).free_horsemen) == (0, 2)


@pytest.mark.rule("DK-40")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_players_with_pawns_there_buy_in_round_order(first: int) -> None:
    board = at_market(first=first)
    order = []
    while board.phase == Phase.MARKET:
        order.append(board.now())
        board.do(LeaveMarket(board.now()))
    assert order == [(first + i) % 3 for i in range(3)]


@pytest.mark.rule("DK-40")
def test_who_has_no_pawn_there_is_not_asked() -> None:
    board = at_market({0: "plain-1*3", 2: "plain-2*3"})
    assert board.now() == 1
    told = board.do(LeaveMarket(1))
    assert told == [MarketLeft(1), PhaseStarted(Phase.DEVELOPMENT)]
    assert board.now() == 0


@pytest.mark.rule("DK-40", "DK-R37")
def test_with_an_empty_market_development_follows_at_once() -> None:
    board = Board("NSN")
    told = board.stage({0: "plain-1*3", 1: "prairie-1*3", 2: "plain-2*3"})
    assert told[-2:] == [PhaseStarted(Phase.MARKET), PhaseStarted(Phase.DEVELOPMENT)]
    assert board.now() == 0


@pytest.mark.rule("DK-40")
def test_a_player_may_stop_buying_and_may_buy_nothing() -> None:
    board = at_market()
    board.give(0, wealth=9).give(1, wealth=9)
    board.do(Buy(0, TIMBER))
    assert board.do(LeaveMarket(0)) == [MarketLeft(0)]
    assert board.seat(0).free_explorers == 3
    board.do(LeaveMarket(1))
    assert board.wealth(1) == 9
    assert board.seat(1).market_explorers == 0


@pytest.mark.rule("DK-40")
def test_who_can_afford_nothing_is_still_asked_to_leave() -> None:
    board = at_market()
    assert board.legal(0) == [LeaveMarket(0)]
    board.give(0, wealth=1)
    assert board.legal(0) == [Buy(0, GRAIN), LeaveMarket(0)]


@pytest.mark.rule("DK-D6", "DK-D8")
def test_the_stockpile_and_the_market_have_no_limit() -> None:
    board = Board("NSNSN")
    for player in range(5):
        board.pawns(player, 6)
    board.to(Phase.SECOND_PLACEMENT)
    while board.phase == Phase.SECOND_PLACEMENT:
        board.explorers(board.now(), "market")
    for player in range(5):
        board.give(player, wealth=6 * 5, gold=20)
        board.do(*[Buy(player, GOLD)] * 6)
        assert board.hand(player) == counts(gold=26)


@pytest.mark.rule("DK-R27")
def test_nothing_is_sold_on_the_market() -> None:
    board = at_market()
    board.give(0, buffalo=1)
    assert board.refused(Sell(0, BUFFALO)) == "wrong_phase"
    assert all(isinstance(choice, Buy | LeaveMarket) for choice in board.legal(0))


@pytest.mark.rule("DK-40")
def test_only_the_player_at_the_stall_buys() -> None:
    board = at_market()
    board.give(1, wealth=9)
    assert board.refused(Buy(1, GAME)) == "not_your_turn"
    assert board.refused(LeaveMarket(1)) == "not_your_turn"


@pytest.mark.rule("DK-R27")
def test_nothing_is_bought_outside_the_market_phase() -> None:
    board = at_market()
    board.to(Phase.DEVELOPMENT)
    board.give(0, wealth=9)
    assert board.refused(Buy(0, GAME)) == "wrong_phase"
    assert board.refused(LeaveMarket(0)) == "wrong_phase"
