"""The odds of checks, rows and tracks, worked out by hand from the rulebook and the defaults."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from games.dakara.actions import Bet, Enter
from games.dakara.board import FORMS
from games.dakara.odds.facts import CardOdds, Chance, PlaceOdds
from games.dakara.odds.table import table_of_odds
from games.dakara.options import DakaraOptions
from games.dakara.terms import Awaits
from tests.games.dakara.forms.table import LocalGame
from tests.games.dakara.shown import SHIPPED, amounts, ends, hits, now, odds, on


def test_every_local_game_has_odds_in_the_order_of_the_board() -> None:
    summaries = table_of_odds(SHIPPED, DakaraOptions(players=3)).summaries()
    assert list(summaries) == sorted(FORMS)
    assert all(odds.space == space for space, odds in summaries.items())


# --- checks


@pytest.mark.rule("DA-S2", "DA-D1", "DA-R29")
def test_disc_shooting_is_even() -> None:
    assert (odds(2).win, odds(2).mean) == (Fraction(1, 2), 30_000)
    assert odds(2, hits="exactly").win == Fraction(3, 8)
    game = LocalGame(2)
    assert (now(game).win, hits(now(game)), ends(now(game))) == (0.5, [1, 3, 5], [])
    game.roll(1)
    assert (now(game).win, now(game).mean) == (0.75, 45_000)
    assert (ends(now(game)), amounts(now(game))) == ([1, 3, 5], [60, 0, 60, 0, 60, 0])
    game.roll(2)
    assert (now(game).win, ends(now(game))) == (0.5, [1, 2, 3, 4, 5, 6])


@pytest.mark.rule("DA-S3")
def test_baccarat() -> None:
    assert (odds(3).win, odds(3).mean) == (Fraction(4 + 8, 36), Fraction(4 * 100_000 + 8 * 50_000, 36))
    game = LocalGame(3)
    assert (hits(now(game)), ends(now(game))) == ([2, 3, 4, 5, 6], [1])
    game.roll(4)
    assert (hits(now(game)), amounts(now(game))) == ([4, 5, 6], [0, 0, 0, 50, 100, 50])
    assert (now(game).win, now(game).mean) == (0.5, pytest.approx(200_000 / 6))


@pytest.mark.rule("DA-S5", "DA-S25", "DA-R29")
def test_the_lottery() -> None:
    for space in (5, 25):
        assert (odds(space).win, odds(space).mean) == (Fraction(5, 16), Fraction(5, 16) * 130_000)
        assert odds(space, hits="exactly").win == Fraction(1, 4)
    game = LocalGame(5)
    assert (now(game).card, now(game).mean) == (CardOdds(50_000, 130_000.0, 250_000), 40_625)
    game.roll(2, 4, 1)
    assert (now(game).win, hits(now(game)), ends(now(game))) == (0.5, [2, 4, 6], [1, 3, 5])
    game.roll(6)
    assert (game.p.awaits, now(game).win, now(game).faces, now(game).mean) == (Awaits.GOLD, 1.0, (), 130_000)


@pytest.mark.rule("DA-S5", "DA-R19", "DA-14")
def test_cards_that_were_seen_are_not_expected_again() -> None:
    game = LocalGame(5).roll(2, 2, 2)
    game.p.gold_order = list(range(1, 14))
    assert now(game).card == CardOdds(225_000, 237_500.0, 250_000)
    game.p.gold_order = [7, *range(8, 16), *range(1, 7)]
    assert now(game).card == CardOdds(110_000, 110_000.0, 110_000)


@pytest.mark.rule("DA-S16", "DA-S34")
def test_the_stock_market() -> None:
    for space in (16, 34):
        assert (odds(space).win, odds(space).mean) == (Fraction(1, 2), 0)
    up = odds(16, edition={"stock.rise": {"3": 1}})
    assert (up.win, up.mean) == (Fraction(2, 3), Fraction(580_000, 15) / 3)
    game = LocalGame(16)
    assert now(game).card == CardOdds(10_000, 580_000 / 15, 100_000)
    game.card(80_000)
    assert (hits(now(game)), amounts(now(game))) == ([4, 5, 6], [-80, -80, -80, 80, 80, 80])
    assert (now(game).win, now(game).mean, ends(now(game))) == (0.5, 0, [1, 2, 3, 4, 5, 6])


@pytest.mark.rule("DA-S30")
def test_tennis() -> None:
    assert (odds(30).win, odds(30).mean) == (Fraction(1, 4), 30_000)
    game = LocalGame(30)
    assert (hits(now(game)), ends(now(game))) == ([1, 3, 6], [2, 4, 5])
    game.roll(3)
    assert (now(game).win, now(game).mean, hits(now(game))) == (0.5, 60_000, [1, 4, 6])


@pytest.mark.rule("DA-S40", "DA-R1")
def test_customs() -> None:
    assert (odds(40).win, odds(40).mean) == (Fraction(1, 4), -50_000)
    assert odds(40, customs="each_odd_roll").mean == -30_000
    game = LocalGame(40, money=200_000)
    assert (hits(now(game)), ends(now(game))) == ([2, 4, 6], [])
    game.roll(3)
    assert (hits(now(game)), amounts(now(game)), now(game).win) == ([], [-40, -50, -60, -70, -80, -90], 0)
    game = LocalGame(40, money=200_000).roll(2)
    assert (hits(now(game)), amounts(now(game))) == ([2, 4, 6], [-30, 0, -50, 0, -70, 0])
    assert (now(game).win, now(game).mean) == (0.5, -25_000)


# --- rows


@pytest.mark.rule("DA-S6", "DA-D2")
def test_atlantic_city() -> None:
    assert (odds(6).win, odds(6).mean) == (1 - Fraction(2, 3) ** 6, 70_000)
    game = LocalGame(6)
    assert (hits(now(game)), amounts(now(game)), ends(now(game))) == ([2, 6], [0, 20, 0, 0, 0, 60], [])
    game.roll(1, 1, 1, 1, 1)
    assert (hits(now(game)), now(game).win) == ([3, 6], pytest.approx(1 / 3))
    assert (now(game).mean, ends(now(game))) == (pytest.approx(15_000), [1, 2, 3, 4, 5, 6])


@pytest.mark.rule("DA-S7", "DA-D3")
def test_acapulco() -> None:
    mean = sum(Fraction(5, 6) ** cell * 5_000 * cell for cell in range(1, 7))
    assert (odds(7).win, odds(7).mean) == (Fraction(5, 6), mean)
    assert round(float(mean)) == 49_531
    game = LocalGame(7).roll(1)
    assert (hits(now(game)), amounts(now(game)), ends(now(game))) == ([1, 2, 3, 4, 5], [10] * 5 + [0], [6])


@pytest.mark.rule("DA-S9", "DA-D5")
def test_buenos_aires() -> None:
    assert (odds(9).win, odds(9).mean) == (1 - Fraction(5, 6) ** 6, 50_000)
    game = LocalGame(9).roll(1, 1, 1, 1)
    assert (hits(now(game)), amounts(now(game))) == ([5], [0, 0, 0, 0, 50, 0])
    assert now(game).win == pytest.approx(1 - 25 / 36)


@pytest.mark.rule("DA-S42", "DA-D12", "DA-R41")
def test_aruba() -> None:
    assert (odds(42).per_dollar, odds(42).win, odds(42).mean) == (True, Fraction(1, 2), 0)
    assert [chance.place for chance in odds(42).chances] == [1, 2, 3, 4, 5, 6]
    better = odds(42, edition={"aruba.cell.3": {"4": 1}})
    assert (better.win, better.mean) == (Fraction(2, 3), Fraction(1, 3))
    game = LocalGame(42, money=10_000)
    assert (now(game).faces, now(game).mean) == ((), 0)
    assert now(game).places == (PlaceOdds(0, 0.5, 0.0),)
    game.do(Bet(0, 4_000, 0))
    assert (hits(now(game)), amounts(now(game)), ends(now(game))) == ([1, 3, 5], [4, -4, 4, -4, 4, -4], [])
    assert now(game).win == 0.5
    assert now(game).mean == 0
    game = LocalGame(42, edition={"aruba.cell.1": {"2": 1}}).do(Bet(0, 6_000, 0))
    assert now(game).mean == pytest.approx(2_000)
    game = LocalGame(42, money=1_000).do(Bet(0, 1_000, 0))
    assert ends(now(game)) == [2, 4, 6]


@pytest.mark.rule("DA-S46", "DA-D15")
def test_reno() -> None:
    reno = odds(46)
    assert (reno.win, reno.mean) == (Fraction(63, 64), 35_000)
    assert [(advice.place, advice.gain) for advice in reno.advice] == [
        (1, 35_000), (2, 30_000), (3, 25_000), (4, 20_000), (5, 15_000), (6, 10_000),
    ]  # fmt: skip
    game = LocalGame(46)
    assert (now(game).going_on, now(game).stopping, now(game).edge) == (35_000, 0, 35_000)
    assert (hits(now(game)), amounts(now(game)), ends(now(game))) == ([4, 5, 6], [-10, -10, -10, 20, 20, 20], [])
    assert now(game).win == pytest.approx(63 / 64)
    poor = LocalGame(46, money=29_000)
    assert ends(now(poor)) == [1, 2, 3]
    assert ends(now(LocalGame(46, money=30_000))) == []


@pytest.mark.rule("DA-S46")
def test_reno_is_left_where_it_costs() -> None:
    own = {"reno.win": {str(cell): 5_000 for cell in range(1, 7)}, "reno.lose": {"6": 1_000}}
    reno = odds(46, edition=own)
    assert (reno.win, reno.mean, reno.playing) == (Fraction(1, 2), 0, -2_500)
    assert [advice.gain for advice in reno.advice][4:] == [-20_500, 2_000]
    shown = now(LocalGame(46, edition=own))
    assert (shown.mean, shown.edge, shown.win) == (0, -2_500, 0.5)


@pytest.mark.rule("DA-S46")
def test_reno_is_left_where_rolling_on_is_all_the_same() -> None:
    even = {"reno.win": {str(cell): 10_000 * cell for cell in range(2, 7)}}
    assert (odds(46, edition=even).win, odds(46, edition=even).mean) == (Fraction(1, 2), 5_000)


@pytest.mark.rule("DA-S45", "DA-D14", "DA-R42")
def test_madrid() -> None:
    madrid = odds(45)
    assert (madrid.win, madrid.mean, madrid.per_dollar) == (Fraction(1, 2), 0, True)
    assert [(advice.place, advice.gain) for advice in madrid.advice] == [(wins, 0) for wins in range(1, 6)]
    assert madrid.chances == (Chance(0, Fraction(1, 2), Fraction(0)),)
    game = LocalGame(45)
    assert (now(game).win, now(game).places, now(game).faces) == (0.5, (PlaceOdds(0, 0.5, 0.0),), ())
    assert now(game).edge is None
    game.do(Bet(0, 5_000, 0))
    assert (hits(now(game)), amounts(now(game)), ends(now(game))) == ([1, 3, 5], [5, -5, 5, -5, 5, -5], [2, 4, 6])
    assert (now(game).win, now(game).going_on, now(game).stopping, now(game).edge) == (0.5, None, None, None)
    game.roll(1)
    assert (hits(now(game)), amounts(now(game)), now(game).edge) == ([2, 4, 6], [-10, 10, -10, 10, -10, 10], 0)


# --- tracks


@pytest.mark.rule("DA-S10", "DA-D6", "DA-R32")
def test_golf() -> None:
    assert odds(10).win == Fraction(5, 12) * Fraction(5, 9) == Fraction(25, 108)
    assert odds(10).mean == Fraction(25, 108) * 180_000
    game = LocalGame(10)
    assert (ends(now(game)), now(game).passes) == ([], 0)
    game.roll(5)
    assert (hits(now(game)), now(game).passes, ends(now(game))) == ([4, 5], 1, [6])
    assert [effect.place for effect in now(game).faces] == [6, 7, 8, 9, 10, 11]
    game.roll(1)
    assert (hits(now(game)), ends(now(game))) == ([3, 4], [1, 2, 5, 6])
    assert now(game).win == pytest.approx(1 / 3 * 5 / 9)
    game.roll(3)
    assert (hits(now(game)), now(game).win) == ([2, 3], pytest.approx(5 / 9))
    assert (amounts(now(game)), ends(now(game))) == ([0, 180, 180, 0, 0, 0], [2, 3])
    game.roll(1)
    assert (now(game).win, ends(now(game))) == (pytest.approx(1 / 3), [1, 2, 3, 4, 5, 6])


@pytest.mark.rule("DA-S10", "DA-R30")
def test_golf_is_over_where_the_green_is_out_of_reach() -> None:
    own = {"golf": {"rolls": 2}}
    assert ends(now(LocalGame(10, edition=own))) == [1, 2]


@pytest.mark.rule("DA-S19", "DA-D7")
def test_the_slalom() -> None:
    assert odds(19).win == Fraction(460_688_333, 6**12)
    assert round(float(odds(19).win), 3) == 0.212
    assert 33_800 < odds(19).mean < 33_900
    game = LocalGame(19)
    assert (ends(now(game)), hits(now(game)), now(game).passes) == ([4], [], 0)
    game.roll(3, 3, 3, 3, 3)
    assert (hits(now(game)), ends(now(game))) == ([3, 4, 5, 6], [1, 3, 4, 5, 6])
    assert amounts(now(game)) == [0, 0, 160, 160, 160, 160]
    assert now(game).win == pytest.approx((4 + 1) / 6)


@pytest.mark.rule("DA-S21", "DA-D9", "DA-R34")
def test_venice() -> None:
    venice = odds(21)
    assert [advice.place for advice in venice.advice if advice.gain < 0] == [5, 7, 9]
    assert venice.advice[10 - 1].gain == Fraction(100_000, 6)
    game = LocalGame(21, money=450_000)
    assert (now(game).edge, now(game).mean) == (None, pytest.approx(float(venice.mean)))
    assert amounts(now(game)) == [30, -20, 50, -30, 100, -40]
    on(game, 6, 4)
    assert (now(game).edge, now(game).stopping) == (pytest.approx(100_000 / 6), 0)
    assert (hits(now(game)), now(game).passes, ends(now(game))) == ([2], 4, [2, 3, 4, 5, 6])
    assert amounts(now(game)) == [-250, 300, 0, 0, 0, 0]
    poor = on(LocalGame(21, money=200_000), 6, 4)
    assert (amounts(now(poor))[0], ends(now(poor))) == (-10, [1, 2, 3, 4, 5, 6]), "10,000 are left, and all go"
    assert ends(now(LocalGame(21, money=19_000))) == [2, 4, 6]
    assert ends(now(LocalGame(21, money=20_000))) == [4, 6]


@pytest.mark.rule("DA-S21")
def test_chance_of_the_prize_in_venice() -> None:
    """From 11 only a 1 wins; from 10 a 2 does, or a 1 and another 1."""
    game = on(LocalGame(21, money=900_000), 6, 4)
    assert now(game).win == pytest.approx(1 / 6 + 1 / 36)
    game = on(LocalGame(21, money=900_000), 6, 5)
    assert (now(game).win, now(game).mean) == (pytest.approx(1 / 6), 50_000)


@pytest.mark.rule("DA-S21")
def test_where_rolling_on_is_all_the_same_one_leaves() -> None:
    """From 11 a roll is worth 10,000, so from 10 it is worth -70,000 + 10,000 + 60,000: nothing."""
    own = {"venice": {"prize": 60_000, "place": {"11": -70_000}}}
    assert now(on(LocalGame(21, money=900_000, edition=own), 6, 4)).edge == 0
    game = on(LocalGame(21, money=900_000, edition=own), 6, 3)
    assert now(game).win == pytest.approx(1 / 6 + 1 / 36), "12 at once, or by 11"


@pytest.mark.rule("DA-S43")
def test_chance_of_the_prize_in_las_vegas() -> None:
    """From 11 a 1; from 9 a 3, or a 2 and a 1, for on 10 all is lost."""
    assert now(on(LocalGame(43).do(Enter(0)), 6, 5)).win == pytest.approx(1 / 6)
    assert now(on(LocalGame(43).do(Enter(0)), 6, 3)).win == pytest.approx(1 / 6 + 1 / 36)


@pytest.mark.rule("DA-S43", "DA-D13", "DA-R37")
def test_las_vegas() -> None:
    vegas = odds(43)
    assert vegas.mean == pytest.approx(30_384.915, abs=0.001)
    assert [advice.place for advice in vegas.advice] == [1, 2, 4, 5, 6, 8, 9, 11]
    assert all(advice.gain > 0 and advice.up_to is None for advice in vegas.advice), "it is never right to leave"
    game = LocalGame(43)
    assert (now(game).faces, now(game).going_on) == ((), pytest.approx(float(vegas.mean)))
    game.do(Enter(0)).roll(2)
    assert (amounts(now(game)), ends(now(game))) == ([-10, 15, 20, 10, -10, 25], [1, 5])
    game = LocalGame(43).do(Enter(0)).roll(6)
    assert (hits(now(game)), now(game).passes, ends(now(game))) == ([6], 0, [1, 4, 6])
    assert amounts(now(game)) == [-10, 25, 30, -10, 40, 150]


@pytest.mark.rule("DA-S43")
def test_las_vegas_is_left_with_much_at_stake() -> None:
    """From 10 a 1 loses all and a 2 wins 20,000; one comes there with 13,000 (by 6), 18,000 or more."""
    own: dict[str, Any] = {"las_vegas": {"prize": 20_000, "lose_all": {"10": 0, "11": 1}, "place": {"10": 3_000}}}
    (ten,) = [advice for advice in odds(43, edition=own).advice if advice.place == 10]
    assert ten.gain == Fraction(20_000 - 13_000, 6)
    assert ten.up_to == 18_000
    own["las_vegas"]["prize"] = 18_000
    (ten,) = [advice for advice in odds(43, edition=own).advice if advice.place == 10]
    assert (ten.gain, ten.up_to) == (Fraction(5_000, 6), 13_000), "with 18,000 it is all the same"
    own["las_vegas"]["prize"] = 12_000
    (ten,) = [advice for advice in odds(43, edition=own).advice if advice.place == 10]
    assert (ten.gain, ten.up_to) == (Fraction(-1_000, 6), None)
    own["las_vegas"]["prize"] = 20_000
    game = on(LocalGame(43, edition=own).do(Enter(0)), 5, 5)
    assert (now(game).edge, now(game).mean) == (pytest.approx((20_000 - 23_000) / 6), 0)


@pytest.mark.rule("DA-S43")
def test_las_vegas_is_passed_where_the_fee_is_too_dear() -> None:
    dear = odds(43, edition={"las_vegas": {"fee": 41_000}})
    assert (dear.win, dear.mean) == (odds(43).win, 0)
    assert dear.playing == odds(43).mean - 31_000
    shown = now(LocalGame(43, edition={"las_vegas": {"fee": 41_000}}))
    assert shown.mean == 0
    assert shown.edge == pytest.approx(30_384.915 - 31_000, abs=0.001)
