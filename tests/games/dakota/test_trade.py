"""Selling, recruiting and buying points, in any order (D:305, D:325-337), and what Bank, Blacksmith and Train add."""

from __future__ import annotations

import pytest

from games.dakota.actions import Build, Buy, BuyPoint, EndDevelopment, LeaveMarket, Recruit, Sell
from games.dakota.events import DevelopmentEnded, PointBought, Recruited, Sold
from games.dakota.terms import Building, Phase, Resource
from tests.games.dakota.board import BUFFALO, GOLD, GRAIN, METAL, TIMBER, Board, counts
from tests.games.dakota.ledger import PRICES


def developing(factions: str = "NSN", first: int = 0) -> Board:
    board = Board(factions, first=first)
    board.to(Phase.DEVELOPMENT)
    return board


@pytest.mark.rule("DK-45", "DK-D4", "DK-63", "DK-64")
@pytest.mark.parametrize("resource", list(Resource))
@pytest.mark.parametrize("side", ["N", "S"])
def test_a_resource_sells_for_its_price_on_purchase(side: str, resource: Resource) -> None:
    board = developing(side + ("S" if side == "N" else "N") + side)
    price = PRICES[side][resource.name.lower()]
    board.give(0, wealth=3, **{resource.name.lower(): 2})
    assert board.do(Sell(0, resource)) == [Sold(0, resource, price, 0)]
    assert board.wealth(0) == 3 + price
    assert board.hand(0) == counts(**{resource.name.lower(): 1})
    board.do(Sell(0, resource))
    assert board.refused(Sell(0, resource)) == "none_to_sell"


@pytest.mark.rule("DK-57", "DK-59", "DK-R28")
@pytest.mark.parametrize(
    ("owned", "metal", "gold", "grain"),
    [
        ((), (4, 0), (5, 0), (2, 0)),
        ((Building.BLACKSMITH,), (6, 2), (5, 0), (2, 0)),
        ((Building.TRAIN,), (5, 1), (6, 1), (3, 1)),
        ((Building.BLACKSMITH, Building.TRAIN), (7, 3), (6, 1), (3, 1)),
    ],
)
def test_blacksmith_and_train_add_to_what_they_name(
    owned: tuple[Building, ...], metal: tuple[int, int], gold: tuple[int, int], grain: tuple[int, int]
) -> None:
    board = developing("SNS").own(0, *owned)
    everything = {resource.name.lower(): 1 for resource in Resource}
    board.give(0, **everything)
    for resource in Resource:
        price = PRICES["S"][resource.name.lower()]
        expected = {METAL: metal, GOLD: gold, GRAIN: grain}.get(resource, (price, 0))
        assert board.do(Sell(0, resource)) == [Sold(0, resource, *expected)]
    assert board.wealth(0) == 3 + 2 + 1 + 2 + 3 + metal[0] + gold[0] + grain[0]


@pytest.mark.rule("DK-57")
def test_the_blacksmith_of_another_player_adds_nothing() -> None:
    board = developing("SNS").own(2, Building.BLACKSMITH, Building.TRAIN, Building.BANK).give(0, wealth=11, metal=1)
    assert board.do(Sell(0, METAL)) == [Sold(0, METAL, 4, 0)]


@pytest.mark.rule("DK-57", "DK-59")
def test_buying_is_not_made_dearer_by_blacksmith_and_train() -> None:
    board = Board("SNS")
    board.stage({})
    board.own(0, Building.BLACKSMITH, Building.TRAIN).give(0, wealth=11)
    board.do(Buy(0, METAL), Buy(0, GOLD), Buy(0, GRAIN))
    assert board.wealth(0) == 0


@pytest.mark.rule("DK-46", "DK-47")
@pytest.mark.parametrize("factions", ["NSN", "SNS"])
def test_twelve_wealth_buy_a_point_at_once(factions: str) -> None:
    board = developing(factions).give(0, wealth=11).score(0, 3)
    assert board.refused(BuyPoint(0)) == "too_expensive"
    board.give(0, wealth=25)
    assert board.do(BuyPoint(0)) == [PointBought(0, 12)]
    assert (board.points(0), board.wealth(0)) == (4, 13)
    board.do(BuyPoint(0))
    assert (board.points(0), board.wealth(0)) == (5, 1)
    assert board.refused(BuyPoint(0)) == "too_expensive"


@pytest.mark.rule("DK-46", "DK-47")
def test_twelve_wealth_recruit_an_explorer_and_remove_a_neutral_of_the_faction() -> None:
    board = developing("NSN").give(0, wealth=11)
    assert board.refused(Recruit(0)) == "too_expensive"
    board.give(0, wealth=24).give(1, wealth=13)
    assert board.do(Recruit(0)) == [Recruited(0, 12, True)]
    assert board.seen().neutrals == (3, 7)
    assert (board.seat(0).explorers, board.seat(0).free_explorers, board.wealth(0)) == (4, 4, 12)
    board.do(Recruit(0), EndDevelopment(0), Recruit(1))
    assert board.seen().neutrals == (2, 6)
    assert board.seat(0).explorers == 5
    assert board.points(0) == 0


@pytest.mark.rule("DK-47", "DK-27")
def test_a_recruit_is_placed_in_the_next_round() -> None:
    board = developing("NSN").give(2, wealth=12)
    board.do(EndDevelopment(0), EndDevelopment(1), Recruit(2))
    board.end_development()
    board.to(Phase.SECOND_PLACEMENT, 2)
    assert board.seat(2).free_explorers == 1


@pytest.mark.rule("DK-D7", "DK-2")
@pytest.mark.parametrize(("explorers", "horsemen"), [(5, 0), (4, 1), (3, 2)])
def test_recruiting_stops_at_six_pawns(explorers: int, horsemen: int) -> None:
    board = developing("NSN").pawns(0, explorers, horsemen).give(0, wealth=36)
    assert board.do(Recruit(0)) == [Recruited(0, 12, True)]
    assert board.refused(Recruit(0)) == "all_pawns_in_play"
    assert board.do(BuyPoint(0)) == [PointBought(0, 12)], "points may still be bought"


@pytest.mark.rule("DK-D7")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_each_counts_the_own_pawns(player: int) -> None:
    board = developing("NSN", first=player)
    for other in range(3):
        board.pawns(other, 4 if other == player else 5, 1)
    board.give(player, wealth=24)
    board.do(Recruit(player))
    assert (board.seat(player).explorers, board.seat(player).horsemen) == (5, 1)
    assert board.refused(Recruit(player)) == "all_pawns_in_play"


@pytest.mark.rule("DK-D7")
def test_the_full_set_is_told_before_the_empty_purse() -> None:
    board = developing("NSN").pawns(0, 6).give(0, wealth=0)
    assert board.refused(Recruit(0)) == "all_pawns_in_play"


@pytest.mark.rule("DK-R31")
def test_recruiting_goes_on_without_neutrals_to_remove() -> None:
    board = developing("NSN").box_neutrals(1, 7).give(0, wealth=24)
    assert board.do(Recruit(0)) == [Recruited(0, 12, True)]
    assert board.do(Recruit(0)) == [Recruited(0, 12, False)]
    assert board.seen().neutrals == (0, 7)
    assert board.seat(0).explorers == 5


@pytest.mark.rule("DK-56", "DK-46")
def test_with_a_bank_explorers_and_points_cost_ten() -> None:
    board = developing("SNS").own(0, Building.BANK).give(0, wealth=9)
    assert board.refused(BuyPoint(0)) == "too_expensive"
    assert board.refused(Recruit(0)) == "too_expensive"
    board.give(0, wealth=20)
    assert board.do(BuyPoint(0)) == [PointBought(0, 10)]
    assert board.do(Recruit(0)) == [Recruited(0, 10, True)]
    assert board.wealth(0) == 0
    board.give(2, wealth=11)
    board.do(EndDevelopment(0), EndDevelopment(1))
    assert board.refused(BuyPoint(2)) == "too_expensive", "the bank is its owner's"


@pytest.mark.rule("DK-42", "DK-R29")
def test_bank_blacksmith_and_train_work_in_the_phase_they_are_built() -> None:
    bank = developing("SNS").give(0, wealth=10, timber=3, metal=1)
    assert bank.refused(BuyPoint(0)) == "too_expensive"
    bank.do(Build(0, Building.BANK))
    assert bank.do(BuyPoint(0)) == [PointBought(0, 10)]
    smith = developing("SNS").give(0, timber=2, metal=2)
    smith.do(Build(0, Building.BLACKSMITH))
    assert smith.do(Sell(0, METAL)) == [Sold(0, METAL, 6, 2)]
    train = developing("SNS").colonise("plain-1", grain=1).give(0, timber=2, metal=4)
    train.do(Build(0, Building.TRAIN))
    assert train.do(Sell(0, METAL)) == [Sold(0, METAL, 5, 1)]


@pytest.mark.rule("DK-R25", "DK-41")
def test_all_kinds_of_development_mix_in_any_order() -> None:
    board = developing("SNS").give(0, wealth=0, timber=6, metal=1, gold=2)
    board.do(Sell(0, GOLD), Sell(0, TIMBER), Sell(0, GOLD))
    board.do(Recruit(0))
    board.do(Build(0, Building.BANK), Sell(0, TIMBER))
    assert board.hand(0) == counts(timber=1)
    assert board.wealth(0) == 5 + 3 + 5 - 12 + 3
    assert board.now() == 0
    assert board.do(EndDevelopment(0)) == [DevelopmentEnded(0)]
    assert board.now() == 1


@pytest.mark.rule("DK-41")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_development_goes_in_round_order_until_each_is_done(first: int) -> None:
    board = developing(first=first)
    order = []
    while board.phase == Phase.DEVELOPMENT:
        order.append(board.now())
        assert EndDevelopment(board.now()) in board.legal(board.now())
        board.do(EndDevelopment(board.now()))
    assert order == [(first + i) % 3 for i in range(3)]


@pytest.mark.rule("DK-41", "DK-R25")
def test_who_has_nothing_can_only_be_done() -> None:
    board = developing()
    assert board.legal(0) == [EndDevelopment(0)]


@pytest.mark.rule("DK-41")
def test_nobody_develops_out_of_turn_or_out_of_phase() -> None:
    board = developing().give(1, wealth=20, buffalo=2)
    for action in (Sell(1, BUFFALO), Recruit(1), BuyPoint(1), Build(1, Building.ARMY), EndDevelopment(1)):
        assert board.refused(action) == "not_your_turn"
    early = Board("NSN").give(0, wealth=20, buffalo=2)
    for action in (Sell(0, BUFFALO), Recruit(0), BuyPoint(0), Build(0, Building.GHOST_DANCE), EndDevelopment(0)):
        assert early.refused(action) == "wrong_phase"
    assert developing().refused(LeaveMarket(0)) == "wrong_phase"


@pytest.mark.rule("DK-R35", "DK-R27")
def test_nothing_a_player_does_in_development_touches_the_others() -> None:
    board = developing("NSN").give(0, wealth=30, buffalo=2, horse=3).give(1, wealth=7, gold=3).give(2, wealth=9, fish=1)
    before = (board.seat(1), board.seat(2))
    board.do(Sell(0, BUFFALO), Build(0, Building.HORSE_HERD), BuyPoint(0), Recruit(0))
    assert (board.seat(1), board.seat(2)) == before


@pytest.mark.rule("DK-D9")
def test_points_have_no_upper_limit() -> None:
    board = developing().score(0, 199).give(0, wealth=24)
    board.do(BuyPoint(0), BuyPoint(0))
    assert board.points(0) == 201
