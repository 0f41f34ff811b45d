"""Table bets: who is asked, what may be staked, where it lies, and in which order it is settled."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from games.dakara.actions import Bet, Decline
from games.dakara.events import BankBroken, BetPlaced, Declined, GameEnded, Paid, PlaceWon, Rolled
from games.dakara.terms import BANK, ESCROW, Awaits, FormKind
from games.game import Choice, Range
from tests.games.dakara.forms.table import LocalGame

ALL_BET = (8, 20, 41)
LANDER_ONLY = (23, 28, 47)
PLACES = {8: range(1, 7), 20: (1, 2), 23: (1, 2), 28: (0,), 41: range(1, 7), 47: (1, 2)}
ROLLS = {8: 1, 20: 1, 23: 1, 28: 2, 41: 2, 47: 1}


def asked(game: LocalGame) -> tuple[int, ...]:
    """Who may act now."""
    assert game.p.awaits is Awaits.PLAYERS
    return game.p.current


def offered(player: int, places: Any, high: int) -> list[Choice]:
    """A bet in thousands on each of the places, or none."""
    return [*(Range(player, "Bet", 1000, high, 1000, place=place) for place in places), Decline(player)]


@pytest.mark.rule("DA-R22", "DA-S8", "DA-S20", "DA-S41")
@pytest.mark.parametrize("space", ALL_BET)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_all_are_asked_at_once_clockwise_from_the_lander(space: int, players: int) -> None:
    for turn in range(players):
        game = LocalGame(space, players=players, turn=turn)
        assert (game.form.kind, game.form.space) == (FormKind.TABLE_BET, space)
        assert asked(game) == tuple((turn + k) % players for k in range(players))


@pytest.mark.rule("DA-R24", "DA-S23", "DA-S28", "DA-S47")
@pytest.mark.parametrize("space", LANDER_ONLY)
def test_the_lander_alone_is_asked(space: int) -> None:
    for turn in range(3):
        game = LocalGame(space, players=3, turn=turn)
        assert (game.form.kind, game.form.space) == (FormKind.TABLE_BET, space)
        assert asked(game) == (turn,)


@pytest.mark.rule("DA-R12", "DA-R21", "DA-R22")
@pytest.mark.parametrize("space", ALL_BET)
def test_the_bankrupt_and_those_without_a_thousand_are_not_asked(space: int) -> None:
    game = LocalGame(space, players=6, turn=4, money=[50_000, 1_000, 50_000, 0, 999, 2_000], out=[2])
    assert asked(game) == (5, 0, 1)


@pytest.mark.rule("DA-R21", "DA-11")
@pytest.mark.parametrize("space", [*ALL_BET, *LANDER_ONLY])
def test_over_at_once_where_nobody_can_bet(space: int) -> None:
    game = LocalGame(space, turn=1, money=999)
    assert game.over
    assert game.events == [GameEnded(1, space, "declined", 0)]


@pytest.mark.rule("DA-R24")
@pytest.mark.parametrize("space", LANDER_ONLY)
def test_the_others_money_does_not_help_a_lander_without_any(space: int) -> None:
    assert LocalGame(space, money=[0, 50_000]).over


@pytest.mark.rule("DA-10", "DA-R21", "DA-R48", "DA-S8", "DA-S20", "DA-S23", "DA-S28", "DA-S41", "DA-S47")
@pytest.mark.parametrize("space", [*ALL_BET, *LANDER_ONLY])
@pytest.mark.parametrize(("money", "high"), [(1_000, 1_000), (1_999, 1_000), (50_000, 50_000), (3_000_500, 3_000_000)])
def test_any_place_for_thousands_up_to_all_one_has(space: int, money: int, high: int) -> None:
    assert LocalGame(space, money=money, turn=1).choices(1) == offered(1, PLACES[space], high)


@pytest.mark.rule("DA-R52")
@pytest.mark.parametrize("space", [*ALL_BET, *LANDER_ONLY])
@pytest.mark.parametrize("limit", [10_000, 50_000, 100_000, 500_000])
def test_a_limit_of_the_table_bounds_every_bet(space: int, limit: int) -> None:
    for money, high in ((limit - 1_000, limit - 1_000), (limit, limit), (limit + 1_000, limit)):
        game = LocalGame(space, money=money, bet_limit=str(limit))
        assert game.choices() == offered(0, PLACES[space], high)


@pytest.mark.rule("DA-10", "DA-R22")
def test_bets_are_made_in_any_order_and_lie_at_the_edge_of_the_board() -> None:
    game = LocalGame(8, players=3, turn=1)
    assert asked(game) == (1, 2, 0)
    game.do(Bet(2, 20_000, 5))
    assert asked(game) == (1, 0)
    assert (game.p.money, game.p.stake) == ([50_000, 50_000, 30_000], [0, 0, 20_000])
    assert (game.p.choice, game.p.done) == ([-1, -1, 5], [False, False, True])
    game.do(Decline(0))
    assert asked(game) == (1,)
    game.do(Bet(1, 50_000, 5))
    assert (game.p.money, game.p.stake) == ([50_000, 0, 30_000], [0, 50_000, 20_000])
    assert (game.p.choice, game.p.done) == ([-1, 5, 5], [True, True, True])
    assert (game.p.awaits, game.p.roller, game.over) == (Awaits.ROLL, 1, False)
    assert game.events == [
        BetPlaced(2, 5, 20_000),
        Paid(2, ESCROW, 20_000, "stake", 2),
        Declined(0),
        BetPlaced(1, 5, 50_000),
        Paid(1, ESCROW, 50_000, "stake", 1),
    ]


@pytest.mark.rule("DA-R22")
@pytest.mark.parametrize("space", ALL_BET)
def test_the_order_of_the_bets_changes_nothing(space: int) -> None:
    ends = set()
    for order in permutations((Bet(0, 10_000, 1), Bet(1, 20_000, 2), Decline(2), Bet(3, 5_000, 1))):
        game = LocalGame(space, players=4, turn=2).do(*order).roll(*[3] * ROLLS[space])
        assert game.over
        ends.add((tuple(game.p.money), game.p.bank, tuple(game.ends)))
    assert len(ends) == 1


@pytest.mark.rule("DA-R22")
@pytest.mark.parametrize("space", ALL_BET)
def test_the_lander_rolls_for_the_others_without_a_bet_of_the_own(space: int) -> None:
    for turn in range(3):
        bettor = (turn + 1) % 3
        game = LocalGame(space, players=3, turn=turn)
        game.do(Decline(turn), Bet(bettor, 1_000, 1), Decline((turn + 2) % 3))
        for left in reversed(range(ROLLS[space])):
            assert (game.p.awaits, game.p.roller) == (Awaits.ROLL, turn)
            assert game.roll(6).over is (left == 0)
        assert [end[0] for end in game.ends] == [bettor]


@pytest.mark.rule("DA-R22")
def test_a_lander_without_money_rolls_for_the_others() -> None:
    game = LocalGame(8, money=[0, 50_000]).do(Bet(1, 10_000, 2))
    assert game.p.roller == 0
    assert game.roll(2).ends == [(1, "won", 60_000)]


@pytest.mark.rule("DA-11", "DA-R21", "DA-R22")
@pytest.mark.parametrize("space", ALL_BET)
def test_over_without_a_roll_when_nobody_bets(space: int) -> None:
    game = LocalGame(space, players=3, turn=2).do(Decline(0), Decline(2))
    assert asked(game) == (1,)
    game.do(Decline(1))
    assert game.over
    assert game.events == [Declined(0), Declined(2), Declined(1), GameEnded(2, space, "declined", 0)]
    assert game.p.money == [50_000] * 3


@pytest.mark.rule("DA-11", "DA-R21", "DA-R24")
@pytest.mark.parametrize("space", LANDER_ONLY)
def test_over_without_a_roll_when_the_lander_declines(space: int) -> None:
    game = LocalGame(space, turn=1).do(Decline(1))
    assert game.over
    assert game.ends == [(1, "declined", 0)]


@pytest.mark.rule("DA-R14", "DA-R48")
def test_who_bets_all_stays_until_it_is_settled_and_may_come_back() -> None:
    game = LocalGame(47).do(Bet(0, 50_000, 1))
    assert (game.p.money[0], game.p.out[0]) == (0, False)
    assert game.roll(5).p.money[0] == 100_000
    lost = LocalGame(47).do(Bet(0, 50_000, 1)).roll(4)
    assert lost.ends == [(0, "lost", -50_000)]
    assert lost.p.money[0] == 0


@pytest.mark.rule("DA-R22", "DA-S8", "DA-3")
def test_lost_stakes_go_to_the_bank_before_the_winners_are_paid_clockwise() -> None:
    game = LocalGame(8, players=5, turn=3)
    game.do(Bet(0, 10_000, 2), Bet(1, 5_000, 4), Bet(2, 20_000, 2), Bet(3, 30_000, 1), Bet(4, 1_000, 2))
    game.events.clear()
    game.roll(2)
    assert game.events == [
        Rolled(3, 2, 1),
        PlaceWon(2, 2),
        Paid(ESCROW, BANK, 30_000, "lost_stake", 3),
        Paid(ESCROW, BANK, 5_000, "lost_stake", 1),
        Paid(ESCROW, 4, 1_000, "stake_back", 4),
        Paid(BANK, 4, 6_000, "winnings"),
        Paid(ESCROW, 0, 10_000, "stake_back", 0),
        Paid(BANK, 0, 60_000, "winnings"),
        Paid(ESCROW, 2, 20_000, "stake_back", 2),
        Paid(BANK, 2, 120_000, "winnings"),
        GameEnded(3, 8, "lost", -30_000),
        GameEnded(4, 8, "won", 6_000),
        GameEnded(0, 8, "won", 60_000),
        GameEnded(1, 8, "lost", -5_000),
        GameEnded(2, 8, "won", 120_000),
    ]
    assert game.p.money == [110_000, 45_000, 170_000, 20_000, 56_000]


@pytest.mark.rule("DA-R15", "DA-R22")
def test_a_bank_that_breaks_pays_what_is_left_and_the_other_stakes_go_back() -> None:
    game = LocalGame(8, players=4, turn=2, bank=100_000)
    game.do(Bet(0, 20_000, 6), Bet(1, 10_000, 6), Bet(2, 50_000, 1), Bet(3, 10_000, 6))
    game.events.clear()
    game.roll(6)
    assert game.over
    assert game.p.broken
    assert game.told(BankBroken) == [BankBroken()]
    assert game.paid == [
        (ESCROW, BANK, 50_000, "lost_stake"),
        (ESCROW, 3, 10_000, "stake_back"),
        (BANK, 3, 60_000, "winnings"),
        (ESCROW, 0, 20_000, "stake_back"),
        (BANK, 0, 90_000, "winnings"),
        (ESCROW, 1, 10_000, "stake_back"),
    ]
    assert game.ends == [(2, "lost", -50_000), (3, "won", 60_000), (0, "won", 90_000), (1, "even", 0)]
    assert (game.p.bank, game.p.stake) == (0, [0, 0, 0, 0])
    assert game.p.money == [140_000, 50_000, 0, 110_000]


@pytest.mark.rule("DA-R15")
def test_a_bank_that_can_just_pay_is_not_broken() -> None:
    game = LocalGame(8, bank=60_000).do(Bet(0, 10_000, 3), Decline(1)).roll(3)
    assert (game.p.bank, game.p.broken, game.told(BankBroken)) == (0, False, [])
    assert game.ends == [(0, "won", 60_000)]
