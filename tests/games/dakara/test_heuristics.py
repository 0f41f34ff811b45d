"""What bots choose in Dakara where the best choice can be seen by hand: mostly on the last turn, where all is exact."""

from __future__ import annotations

from random import Random

import pytest

from games.dakara.actions import Bet, Bid, Decline, Enter, GoOn, Travel, Withdraw
from games.dakara.game_entry import DAKARA
from games.game import Action, Range
from games.players import player
from tests.games.dakara import edits
from tests.games.dakara.board import Table


def chosen(table: Table, seat: int = 0, who: str = "normal", seed: int = 0) -> Action:
    view, legal = table.state.observation(seat), table.state.legal_actions(seat)
    return player(who).choose(DAKARA, view, table.options, table.edition, legal, Random(seed), 2000)


def last_turn(space: int, *money: int) -> Table:
    """Player 0 has come to `space` as the last one; all others have finished."""
    table = Table(len(money))
    for seat, amount in enumerate(money):
        edits.set_money(table.state, seat, amount)
        table.put(seat, 47, 60)
    edits.put(table.state, 0, space - 1, 60)
    table.roll(1)
    return table


def test_who_is_behind_at_the_end_bets_enough_to_pass_and_who_leads_does_not_bet() -> None:
    for seed in range(5):
        bet = chosen(last_turn(47, 100_000, 150_000), seed=seed)
        assert isinstance(bet, Bet)
        assert bet.amount > 50_000
    assert chosen(last_turn(47, 150_000, 100_000)) == Decline(0)


def test_all_is_staked_where_only_all_is_enough() -> None:
    """Kentucky at 6 to 1: 10,000 become 70,000, and 9,000 only 64,000."""
    bet = chosen(last_turn(8, 10_000, 65_000))
    assert isinstance(bet, Bet)
    assert bet.amount == 10_000


def test_enough_for_a_shared_win_is_half_as_good() -> None:
    """20,000 at even money: 40,000 are a shared win."""
    table = last_turn(47, 20_000, 40_000)
    assert DAKARA.heuristic(table.state, 0, Bet(0, 20_000, 1)) == pytest.approx(0.25, abs=1e-5)
    assert DAKARA.heuristic(table.state, 0, Bet(0, 19_000, 1)) == pytest.approx(0, abs=1e-5)


def test_a_win_shared_by_three_is_a_third() -> None:
    assert DAKARA.heuristic(last_turn(47, 40_000, 40_000, 40_000).state, 0, Decline(0)) == pytest.approx(
        1 / 3, abs=1e-5
    )


def test_the_leader_covers_the_horse_that_could_beat_him() -> None:
    """50,000 on horse 3 would make 350,000: with more than 25,000 on it too, 200,000 stay ahead."""
    table = last_turn(8, 200_000, 50_000)
    table.do(Bet(1, 50_000, 3))
    bet = chosen(table)
    assert isinstance(bet, Bet)
    assert bet.place == 3
    assert bet.amount > 25_000
    value = DAKARA.heuristic(table.state, 0, Decline(0))
    assert value == pytest.approx(5 / 6, abs=1e-5), "horse 3 beats him once in six"


def test_early_on_a_good_bet_gets_a_share_and_an_even_one_nothing() -> None:
    for space, good in ((8, True), (41, True), (28, True), (23, False), (47, False), (35, False)):
        table = Table(2).put(1, 5)
        table.put(0, space - 1, 5)
        table.roll(1)
        choice = chosen(table)
        if good:
            assert isinstance(choice, Bet), space
            assert choice.amount <= 25_000, space
        else:
            assert choice == Decline(0), space


def test_reno_is_played_by_what_is_needed() -> None:
    """Cell 1 wins 20,000 and costs 10,000."""
    assert chosen(last_turn(46, 100_000, 95_000)) == Withdraw(0)
    assert chosen(last_turn(46, 100_000, 115_000)) == GoOn(0)
    ahead = last_turn(46, 100_000, 115_000)
    ahead.do(GoOn(0))
    ahead.roll(6)
    assert chosen(ahead) == Withdraw(0), "120,000 lead: cell 2 could cost 20,000"


def test_venice_is_left_by_who_leads_and_not_by_who_needs_the_prize() -> None:
    """From 6 on three faces cost, and a 6 brings 300,000 (DA-D9)."""
    for other, choice in ((100_000, Withdraw(0)), (500_000, GoOn(0))):
        table = last_turn(21, 340_000, other)
        table.roll(6)
        assert table.money[0] == 300_000
        assert chosen(table) == choice


def test_venice_from_11_costs_nothing_more() -> None:
    """A 1 wins the prize, all else goes past the goal."""
    table = last_turn(21, 900_000, 100_000)
    table.roll(6)
    table.do(GoOn(0))
    table.roll(5)
    value = DAKARA.heuristic(table.state, 0, GoOn(0))
    assert value == pytest.approx(1, abs=1e-5)
    table.give(p1=table.money[0] + 100_000)
    assert DAKARA.heuristic(table.state, 0, GoOn(0)) == pytest.approx(1 / 6, abs=1e-5)
    assert chosen(table) == GoOn(0)


def test_what_cannot_be_paid_in_venice_is_ruin_and_exactly_nothing_may_still_be_played_on() -> None:
    """From 6 with 120,000: a 2 leaves nothing but the way on, a 4 or 5 can't be paid."""
    table = last_turn(21, 160_000, 1_000)
    table.roll(6)
    assert table.money[0] == 120_000
    # of 6: 7 and 9 bring money and are left; 12 wins; 10 and 11 are ruin; on 8 with nothing: 12 from there, or 9
    # (100,000) and 12 from 9 on; the others from 8: 10 and 11 are ruin, 13 and 14 leave nothing
    from_eight = (1 + 0 + 0 + 1 + 0 + 0) / 6
    assert DAKARA.heuristic(table.state, 0, GoOn(0)) == pytest.approx((3 + from_eight) / 6, abs=1e-5)
    assert DAKARA.heuristic(table.state, 0, Withdraw(0)) == pytest.approx(1, abs=1e-5)


def test_las_vegas_is_entered_by_who_is_behind_and_left_once_ahead() -> None:
    assert chosen(last_turn(43, 100_000, 95_000)) == Decline(0)
    table = last_turn(43, 100_000, 105_000)
    assert chosen(table) == Enter(0)
    table.do(Enter(0))
    table.roll(4)
    assert chosen(table) == GoOn(0), "90,000 and 15,000 only share"
    table.do(GoOn(0))
    table.roll(1)
    assert chosen(table) == Withdraw(0), "20,000 more lead, and 7 and 10 lose all"


def test_madrid_goes_on_until_it_is_enough() -> None:
    """10,000 against 30,000: one win shares nothing, two make 40,000."""
    table = last_turn(45, 10_000, 30_000)
    bet = chosen(table)
    assert isinstance(bet, Bet)
    table.do(Bet(0, 10_000, 0))
    table.roll(1)
    assert chosen(table) == GoOn(0)
    assert DAKARA.heuristic(table.state, 0, GoOn(0)) == pytest.approx(0.5, abs=1e-5)
    table.do(GoOn(0))
    table.roll(2)
    assert chosen(table) == Withdraw(0)
    assert DAKARA.heuristic(table.state, 0, GoOn(0)) == pytest.approx(0.5, abs=1e-5)


def test_blackjack_stands_where_another_roll_loses_more_often() -> None:
    """At 8 no roll is over 14; at 13 five of six are."""
    table = last_turn(35, 50_000, 60_000)
    table.do(Bet(0, 20_000, 0))
    table.roll(6)
    assert chosen(table) == GoOn(0)
    table.do(GoOn(0))
    table.roll(2)
    assert chosen(table) == GoOn(0)
    table.do(GoOn(0))
    table.roll(5)
    # the bank draws until it has 13: it is over 14 from 9 to 12 now and then, and never wins less than it ties
    assert chosen(table) == Withdraw(0)


def test_aruba_is_left_by_who_leads_and_bet_on_by_who_is_behind() -> None:
    assert chosen(last_turn(42, 100_000, 90_000)) == Withdraw(0)
    bet = chosen(last_turn(42, 100_000, 150_000))
    assert isinstance(bet, Bet)
    assert bet.amount > 50_000


def auction(left: int, *money: int) -> Table:
    """Player 0 sells in Paris, and gold card `left` is the next one."""
    table = Table(len(money))
    edits.inside(table.state).gold_order = [card for card in range(1, 16) if card != left]
    for seat, amount in enumerate(money):
        edits.set_money(table.state, seat, amount)
    table.land(14)
    return table


def test_the_bid_depends_on_the_card_that_is_known_to_come() -> None:
    """Card 1 brings 350,000, card 15 only 35,000, and the auction opens at 50,000."""
    assert chosen(auction(1, 50_000, 60_000), seat=1) == Bid(1, 50_000)
    assert chosen(auction(15, 50_000, 60_000), seat=1) == Decline(1)


def test_no_bid_gives_the_seller_all_the_card_is_worth() -> None:
    """Two bidders for card 4, which brings 190,000: they stop before it, as the price makes the seller rich."""
    table = auction(4, 500_000, 500_000, 500_000)
    while table.seen().current in ((1,), (2,), (1, 2), (2, 1)):
        seat = table.seen().current[0]
        table.do(chosen(table, seat=seat))
    assert 100_000 <= table.seen().price < 190_000


def test_who_needs_a_fortune_flies_where_one_is() -> None:
    """250,000 behind with 10,000: in Kentucky 70,000 are the most, in Venice the prize is enough (K:124)."""
    assert chosen(last_turn(13, 10_000, 250_000)) == Travel(0, 21)


def test_who_leads_flies_where_nothing_is_lost() -> None:
    """5,000 ahead on the last turn: a prize missed does no harm, a tax or a fall does."""
    table = last_turn(13, 100_000, 100_000)
    value = {space: DAKARA.heuristic(table.state, 0, Travel(0, space)) for space in (2, 16, 30, 40)}
    assert value[2] == pytest.approx(1, abs=1e-5)
    assert value[30] == pytest.approx(1, abs=1e-5)
    assert value[16] == pytest.approx(1 / 2, abs=1e-5)
    assert value[40] == pytest.approx(1 / 4, abs=1e-5), "two even rolls pay no tax"


def test_a_range_is_judged_by_its_low_end() -> None:
    table = last_turn(47, 100_000, 150_000)
    ranges = [choice for choice in table.state.legal_actions(0) if isinstance(choice, Range)]
    assert len(ranges) == 2
    for choice in ranges:
        low = Bet(0, 1_000, choice.place or 0)
        assert DAKARA.heuristic(table.state, 0, choice) == DAKARA.heuristic(table.state, 0, low)


def test_a_beginner_stakes_little() -> None:
    for seed in range(10):
        choice = chosen(last_turn(47, 100_000, 150_000), who="easy", seed=seed)
        assert isinstance(choice, Decline) or (isinstance(choice, Bet) and choice.amount <= 14_000)
