"""What the estimate of the rest of the game must know, and visits on the last turn, where it is exact."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from games.dakara.actions import Bid, Decline, Travel
from games.dakara.game_entry import DAKARA
from games.dakara.heuristics_chance import dangers, survival, turns_left, win_chance
from tests.games.dakara import edits
from tests.games.dakara.board import Table


def last_turn(space: int, *money: int, card: int = 0, **rulings: Any) -> Table:
    """Player 0 comes to `space` as the last one, all others have finished; gold card `card` is the next."""
    table = Table(len(money), **rulings)
    for seat, amount in enumerate(money):
        edits.set_money(table.state, seat, amount)
        table.put(seat, 47, 60)
    if card:
        edits.inside(table.state).gold_order = [other for other in range(1, 16) if other != card]
    edits.put(table.state, 0, space - 1, 60)
    table.roll(1)
    return table


def flight(space: int, *money: int, card: int = 0, **rulings: Any) -> float:
    """How good it is for player 0, who gets 5,000 on No. 13, to fly to `space` on the last turn."""
    return DAKARA.heuristic(last_turn(13, *money, card=card, **rulings).state, 0, Travel(0, space))


def almost(value: float) -> Any:
    return pytest.approx(value, abs=1e-5)


def test_the_slowest_of_those_left_says_how_long_the_game_goes_on() -> None:
    table = Table(3).put(0, 47).put(1, 40).put(2, 12)
    assert turns_left(edits.inside(table.state)) == pytest.approx((35 + 1.7) / 3.5)
    edits.inside(table.state).out[2] = True
    assert turns_left(edits.inside(table.state)) == pytest.approx((7 + 1.7) / 3.5)
    table.put(1, 0, 48)
    assert turns_left(edits.inside(table.state)) == 0


def test_more_money_is_a_better_chance_and_nothing_is_none() -> None:
    worth = win_chance(edits.inside(Table(4).state), 0)
    chances = [worth(money) for money in (0, 1_000, 20_000, 50_000, 100_000, 300_000, 1_000_000, 5_000_000)]
    assert chances[0] == 0
    assert all(less < more for less, more in pairwise(chances))
    assert chances[-1] > 0.95


@pytest.mark.parametrize("players", [2, 3, 6])
def test_equals_have_about_equal_chances(players: int) -> None:
    state = edits.inside(Table(players).state)
    assert 0.6 / players < win_chance(state, 0)(50_000) < 1.4 / players


def test_a_lead_counts_more_the_nearer_the_end() -> None:
    chances = []
    for space in (1, 20, 40):
        table = Table(2).put(0, space).put(1, space).give(p0=300_000, p1=100_000)
        chances.append(win_chance(edits.inside(table.state), 0)(300_000))
    assert chances == sorted(chances)


def test_the_last_one_in_the_game_has_won() -> None:
    table = Table(2)
    edits.inside(table.state).out[1] = True
    assert win_chance(edits.inside(table.state), 0)(1_000) == almost(1)


def test_customs_ahead_frightens_the_poor() -> None:
    """Between 36 and 39 the tax is still to come, beyond 40 it is not."""
    values = []
    for space in (39, 41):
        table = Table(2).put(0, space).put(1, 30).give(p0=20_000, p1=20_000)
        values.append(win_chance(edits.inside(table.state), 0)(20_000))
    assert values[0] < values[1]


@pytest.mark.rule("DA-R1")
def test_what_the_dangerous_spaces_cost() -> None:
    """27 of 36 pairs are taxed, by 180 points in all, or 108 where each odd roll pays its own; stock cards: 580,000."""
    for ruling, mean in (("sum_if_any_odd", 180 / 27), ("each_odd_roll", 108 / 27)):
        found = {danger.space: danger for danger in dangers(edits.inside(Table(2, customs=ruling).state).rules)}
        assert sorted(found) == [16, 21, 34, 40]
        assert found[40].chance == 27 / 36
        assert found[40].mean == pytest.approx(10_000 * mean)
        assert found[16] == found[34]._replace(space=16)
        assert found[16].chance == pytest.approx(1 / 2)
        assert found[16].mean == pytest.approx(580_000 / 15)
        assert (found[21].chance, found[21].mean) == (1 / 2, 30_000)


def test_the_rich_survive_and_the_poor_may_not() -> None:
    customs = [(danger, 0.0) for danger in dangers(edits.inside(Table(2).state).rules) if danger.space == 40]
    assert survival(1_000_000, 2.0, customs) > 0.999
    # one landing in 3.5, three times of four taxed, and with next to nothing every tax is ruin
    assert survival(1_000, 0.0, customs) == pytest.approx(1 - 27 / 36 / 3.5, abs=0.03)
    assert survival(1_000, 8.0, []) < survival(1_000, 2.0, []) < survival(100_000, 2.0, []) <= 1


def test_prizes_are_worth_their_chance_where_they_are_enough() -> None:
    """Disc shooting 60,000 with 1/2; tennis 120,000 with 1/4 (K:86, 142)."""
    assert flight(2, 95_000, 150_000) == almost(1 / 2)
    assert flight(2, 95_000, 170_000) == almost(0)
    assert flight(30, 95_000, 170_000) == almost(1 / 4)


def test_the_lottery_is_worth_the_cards_that_are_left() -> None:
    """5/16; card 15 brings 250,000 and card 1 only 50,000."""
    assert flight(5, 95_000, 300_000, card=15) == almost(5 / 16)
    assert flight(5, 95_000, 300_000, card=1) == almost(0)


def test_bets_are_worth_their_chance_up_to_the_limit() -> None:
    assert flight(47, 95_000, 150_000) == almost(1 / 2)
    assert flight(28, 95_000, 500_000) == almost(8 / 36)
    assert flight(8, 95_000, 500_000) == almost(1 / 6)
    assert flight(47, 95_000, 150_000, bet_limit="10000") == almost(0)
    assert flight(47, 145_000, 100_000) == almost(1), "nobody must bet"


def test_the_pot_is_anybodys_if_anybody_can_put_up_the_same() -> None:
    assert flight(33, 95_000, 100_000) == almost(1 / 2)
    assert flight(33, 95_000, 95_000, 95_000) == almost(1 / 3)
    assert flight(33, 95_000, 9_000) == almost(1)


def test_the_race_may_be_won_by_others() -> None:
    """200,000 are enough for either; one rider alone is home with 0.274."""
    assert 0.2 < flight(32, 95_000, 150_000) < 0.274
    assert 1 - 0.274 < flight(32, 145_000, 100_000) < 0.9
    assert flight(32, 1_000, 150_000) > 0.2
    assert flight(32, 1_000, 150_000, steeplechase="each_pays") == almost(0), "6,000 do not pay the entry"


def test_what_cannot_be_paid_for_is_no_hope() -> None:
    """6,000 do not pay the fee of Las Vegas, nor cover the first cell of Reno; 10,000 do, and 15,000 are behind."""
    for space in (43, 46):
        assert flight(space, 1_000, 15_000) == almost(0)
        assert flight(space, 5_000, 15_000) > 0.3


def test_one_sells_where_buyers_pay_for_it() -> None:
    """Card 4 brings 190,000: two who can pay that bid up to it; one alone pays the opening price."""
    assert flight(14, 95_000, 250_000, 250_000, card=4) == almost(1)
    assert flight(14, 95_000, 250_000, 50_000, card=4) == almost(0)
    assert flight(14, 95_000, 40_000, card=1) == almost(1), "nobody can pay, and the lead stays"
    assert flight(14, 95_000, 60_000, card=1) == almost(0), "the only buyer wins 300,000"
    assert flight(14, 95_000, 60_000, card=15) == almost(1), "nobody buys what is worth less than the opening"


def test_a_bidder_sees_what_the_others_will_have() -> None:
    """Player 1 leads with 50,000; card 15 brings 35,000, card 1 350,000."""
    for card, silent, bidding in ((15, 1, 0), (1, 0, 1)):
        table = last_turn(14, 100_000, 200_000, 190_000, card=card)
        table.do(Bid(1, 50_000))
        assert DAKARA.heuristic(table.state, 2, Decline(2)) == almost(silent)
        assert DAKARA.heuristic(table.state, 2, Bid(2, 60_000)) == almost(bidding)
