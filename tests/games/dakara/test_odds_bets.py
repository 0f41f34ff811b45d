"""The odds of bets and of what all play, worked out by hand, and of the way to a local game."""

from __future__ import annotations

from fractions import Fraction
from timeit import timeit
from typing import Any

import pytest

from games.dakara.actions import Bet, Bid, Decline, Throw, Withdraw
from games.dakara.observe import observe
from games.dakara.odds.facts import CardOdds, FaceEffect, Outlook, SeatOdds
from games.dakara.odds.table import outlook, table_of_odds
from games.dakara.options import DakaraOptions
from games.dakara.terms import FACES, Awaits
from tests.games.dakara.forms.table import LocalGame
from tests.games.dakara.shown import SHIPPED, amounts, ends, hits, now, odds, on

# --- bets


@pytest.mark.rule("DA-S8", "DA-D4", "DA-R3")
def test_kentucky() -> None:
    assert (odds(8).win, odds(8).mean) == (Fraction(1, 6), Fraction(1, 6))
    assert odds(8, pays="in_all").mean == 0
    assert [chance.place for chance in odds(8).chances] == [1, 2, 3, 4, 5, 6]
    game = LocalGame(8, players=3).do(Bet(1, 5_000, 4), Bet(0, 2_000, 1), Decline(2))
    assert now(game, 1).faces[4 - 1] == FaceEffect(4, True, 30_000, ends=True, place=4)
    assert now(game, 1).faces[0] == FaceEffect(1, False, -5_000, ends=True, place=1)
    assert (now(game, 1).win, now(game, 1).mean) == (pytest.approx(1 / 6), pytest.approx(5_000 / 6))
    assert hits(now(game)) == [1]
    assert (now(game, 2).win, hits(now(game, 2)), set(amounts(now(game, 2)))) == (0, [], {0})


@pytest.mark.rule("DA-S20", "DA-S23", "DA-S47", "DA-D8")
def test_even_bets() -> None:
    for space in (20, 23, 47):
        assert [(c.place, c.win, c.mean) for c in odds(space).chances] == [
            (1, Fraction(1, 2), 0),
            (2, Fraction(1, 2), 0),
        ]


@pytest.mark.rule("DA-S28", "DA-R2", "DA-R3")
def test_nassau() -> None:
    assert (odds(28).win, odds(28).mean) == (Fraction(8, 36), Fraction(20, 36))
    assert odds(28, nassau="seven_to_eleven").win == Fraction(20, 36)
    assert odds(28, pays="in_all").mean == Fraction(12, 36)
    game = LocalGame(28).do(Bet(0, 3_000, 0))
    assert (hits(now(game)), ends(now(game)), set(amounts(now(game)))) == ([1, 2, 3, 4, 5, 6], [], {0})
    game.roll(6)
    assert (hits(now(game)), amounts(now(game))) == ([1, 5], [18, -3, -3, -3, 18, -3])
    assert [effect.place for effect in now(game).faces] == [0, -1, -1, -1, 0, -1]
    assert (now(game).win, now(game).mean) == (pytest.approx(1 / 3), pytest.approx(3_000 * 4 / 3))


@pytest.mark.rule("DA-S41", "DA-D11")
def test_monte_carlo() -> None:
    chances = odds(41).chances
    assert [(c.place, c.win, c.mean) for c in chances] == [(k, Fraction(1, 6), Fraction(1, 6)) for k in range(1, 7)]
    game = LocalGame(41).do(Bet(0, 1_000, 3), Decline(1))
    assert hits(now(game)) == [1, 2, 3, 4, 5, 6], "2 and 8: every first roll leaves one of them in reach"
    game.roll(1)
    assert [place.win for place in now(game).places] == pytest.approx([1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6])
    assert [effect.place for effect in now(game).faces] == [3, 5, 6, 4, 2, 1]
    game = LocalGame(41).do(Bet(0, 1_000, 4), Decline(1))
    assert hits(now(game)) == [1, 2, 3, 4, 5, 6]
    game = LocalGame(41).do(Bet(0, 1_000, 2), Decline(1))
    assert hits(now(game)) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("DA-S35", "DA-R39", "DA-R40")
def test_blackjack() -> None:
    blackjack = odds(35)
    assert blackjack.mean == pytest.approx(-0.00696, abs=0.00001)
    assert [advice.place for advice in blackjack.advice if advice.gain < 0] == [12, 13]
    assert odds(35, banker="stands").mean > blackjack.mean
    game = on(LocalGame(35).do(Bet(0, 10_000, 0)), 6, 6)
    assert (hits(now(game)), ends(now(game))) == ([1, 2], [3, 4, 5, 6])
    assert now(game).edge == pytest.approx(float(blackjack.advice[12 - 1].gain) * 10_000)
    assert now(game).mean == now(game).stopping
    game.do(Withdraw(0))
    assert set(amounts(now(game))) == {0}
    game.roll(6, 5)
    assert (hits(now(game)), amounts(now(game))) == ([4, 5, 6], [-10, -10, -10, 20, 20, 20])
    assert (now(game).win, now(game).mean) == (0.5, 5_000)


# --- what all play


@pytest.mark.rule("DA-S32", "DA-D10", "DA-R27")
def test_the_steeplechase() -> None:
    four = odds(32)
    assert four.mean == four.win * 200_000
    assert odds(32, steeplechase="each_pays").mean == four.mean - 10_000
    game = LocalGame(32, players=4)
    wins = [seat.win for seat in now(game).seats]
    assert sum(wins) == pytest.approx(0.722, abs=0.0005)
    assert wins == sorted(wins, reverse=True)
    assert wins[0] == pytest.approx(float(four.win))
    assert sum(seat.win for seat in now(LocalGame(32, players=2)).seats) == pytest.approx(
        1 - (1 - 0.27397) ** 2, abs=1e-5
    )
    game.p.mark = [-1, 0, -1, -1]
    assert now(game, 1).win == pytest.approx(0.27397, abs=0.00001)
    assert now(game, 0).win == 0


@pytest.mark.rule("DA-S32")
def test_two_riders_before_the_last_fence() -> None:
    """From 20 a 1 falls at 21 (9 of the second lap), 2 and 3 stay on the course, 4, 5 and 6 are home."""
    game = LocalGame(32, players=2)
    game.p.mark = [23, 20]
    assert now(game).seats == (SeatOdds(0, 1.0), SeatOdds(1, 0.0))
    game = LocalGame(32, players=2, turn=1)
    game.p.mark = [23, 20]
    assert now(game, 1).win == pytest.approx(1 / 2)
    assert now(game, 0).win == pytest.approx(1 / 2)
    assert (hits(now(game)), ends(now(game))) == ([4, 5, 6], [1, 4, 5, 6])
    assert [effect.place for effect in now(game).faces] == [21, 22, 23, 24, 25, 26]


@pytest.mark.rule("DA-S33", "DA-R26")
def test_the_pot_of_all() -> None:
    assert (odds(33, players=5).win, odds(33).mean) == (Fraction(1, 5), 0)
    game = LocalGame(33, players=3)
    assert [seat.win for seat in now(game).seats] == pytest.approx([1 / 3] * 3)
    game.do(Throw(0)).roll(4)
    won = (3 / 6) ** 2 + 2 * (3 / 6) * (1 / 6) / 2 + (1 / 6) ** 2 / 3
    assert now(game, 0).win == pytest.approx(won)
    assert now(game, 1).faces == (
        FaceEffect(1, False, -10_000, ends=True),
        FaceEffect(2, False, -10_000, ends=True),
        FaceEffect(3, False, -10_000, ends=True),
        FaceEffect(4, True),
        FaceEffect(5, True),
        FaceEffect(6, True),
    )
    game.do(Throw(1)).roll(3).do(Throw(2))
    assert now(game).faces[4] == FaceEffect(5, True, 20_000, ends=True)
    assert now(game).faces[3] == FaceEffect(4, True)
    assert now(game).win == pytest.approx(2 / 6 + 1 / 6 / 2)
    assert now(game, 0).faces == ()


@pytest.mark.rule("DA-S33", "DA-R25")
def test_who_sits_out_has_no_part_in_the_pot() -> None:
    game = LocalGame(33, players=3, money=[50_000, 50_000, 9_000])
    assert [(seat.seat, seat.win) for seat in now(game).seats] == [(0, pytest.approx(0.5)), (1, pytest.approx(0.5))]
    assert (now(game, 2).win, now(game, 2).mean, now(game, 2).faces) == (0, 0, ())


@pytest.mark.rule("DA-S14", "DA-S38", "DA-15", "DA-D18")
def test_an_auction() -> None:
    for space in (14, 38):
        assert (odds(space).win, odds(space).mean) == (Fraction(12, 15), 133_000 - 50_000)
    game = LocalGame(14, players=3, money=200_000)
    assert now(game, 0).card == CardOdds(35_000, 133_000.0, 350_000)
    assert (now(game, 0).mean, now(game, 1).mean) == (0, 0)
    game.do(Bid(1, 50_000))
    assert (now(game, 0).mean, now(game, 1).mean, now(game, 2).mean) == (50_000, 83_000, 0)
    assert (now(game, 1).win, now(game, 2).win) == (1, 0)
    game.do(Decline(2))
    assert (game.p.awaits, now(game, 0).mean, now(game, 1).mean) == (Awaits.GOLD, 0, 133_000)


# --- on the way, and the table as a whole


def on_the_way(awaits: Awaits, landed: int) -> Any:
    game = LocalGame(2)
    game.p.game, game.p.landed, game.p.awaits = 0, landed, awaits
    return now(game)


@pytest.mark.rule("DA-S12", "DA-S36", "DA-S4")
def test_the_way_to_a_local_game() -> None:
    agency = on_the_way(Awaits.ROLL, 12)
    assert (agency.space, hits(agency), amounts(agency)) == (12, [3, 5], [0, 0, 50, 0, 50, 0])
    assert (agency.win, agency.mean) == (pytest.approx(1 / 3), pytest.approx(50_000 / 3))
    gold = on_the_way(Awaits.GOLD, 4)
    assert (gold.card, gold.mean, gold.win) == (CardOdds(5_000, 21_000.0, 50_000), 21_000, 1)
    assert on_the_way(Awaits.PASS, 4) == Outlook(space=4)
    assert on_the_way(Awaits.MOVE, -1) == Outlook(space=0)


def test_the_one_asked_is_the_one_to_roll_or_else_on_turn_or_else_the_first_asked() -> None:
    race = LocalGame(32, players=3, turn=2)
    assert now(race) == now(race, 2)
    auction = LocalGame(14, players=3, money=100_000, turn=0).do(Bid(1, 50_000))
    assert now(auction) == now(auction, 2)
    venice = LocalGame(21, players=2, turn=1).roll(1)
    assert now(venice) == now(venice, 1)


def test_a_table_is_solved_once_and_then_asked_quickly() -> None:
    options = DakaraOptions(players=4)
    assert table_of_odds(SHIPPED, options) is table_of_odds(SHIPPED, DakaraOptions(players=4))
    race = LocalGame(32, players=4)
    seen, edition = observe(race.p, None), race.p.rules.edition
    outlook(seen, edition, options)
    assert timeit(lambda: outlook(seen, edition, options), number=50) / 50 < 0.01


def test_the_faces_of_a_roll_are_counted() -> None:
    assert list(FACES) == [effect.face for effect in now(LocalGame(2)).faces]
    assert (now(LocalGame(2)).hits, now(on(LocalGame(21), 6, 3)).passes) == (3, 3)
