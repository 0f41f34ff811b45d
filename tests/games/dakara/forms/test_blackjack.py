"""Blackjack in San Juan: the bet, the player's rolls up to 14, the bank in both readings (No. 35)."""

from __future__ import annotations

from typing import Any

import pytest

from games.dakara.actions import Bet, Decline, GoOn, Withdraw
from games.dakara.events import BankBroken, BankRolled, BetPlaced, Declined, GameEnded, Paid, Rolled, WentOn
from games.dakara.terms import BANK, ESCROW, Awaits, FormKind
from games.game import Range
from tests.games.dakara.forms.table import LocalGame

STANDS: dict[str, Any] = {"banker": "stands"}


def stands_at(*faces: int, **table: Any) -> LocalGame:
    """The lander bet 10,000, rolled these and stood (of itself on 14); the bank is to roll."""
    game = LocalGame(35, **table).do(Bet(0, 10_000, 0)).roll(faces[0])
    for face in faces[1:]:
        game.do(GoOn(0)).roll(face)
    if game.p.awaits is Awaits.PLAYERS:
        game.do(Withdraw(0))
    assert (game.p.awaits, game.p.roller, game.p.stage) == (Awaits.ROLL, 0, 1)
    return game


def bank_rolls(game: LocalGame, *faces: int) -> int:
    """What the game brings when the bank needs just these rolls."""
    for face in faces:
        assert not game.over
        game.roll(face)
    assert game.over
    ((player, result, brought),) = game.ends
    assert (player, result) == (0, "won" if brought > 0 else "lost")
    assert game.p.money[0] == 50_000 + brought
    return brought


@pytest.mark.rule("DA-R24", "DA-S35")
def test_the_lander_alone_may_bet() -> None:
    for turn in range(3):
        game = LocalGame(35, players=3, turn=turn)
        assert (game.form.kind, game.form.space) == (FormKind.BLACKJACK, 35)
        assert (game.p.awaits, game.p.current) == (Awaits.PLAYERS, (turn,))


@pytest.mark.rule("DA-10", "DA-R21", "DA-R48", "DA-R52")
@pytest.mark.parametrize(
    ("money", "limit", "high"),
    [(50_000, "none", 50_000), (1_999, "none", 1_000), (50_000, "10000", 10_000), (49_000, "50000", 49_000)],
)
def test_any_bet_up_to_all_one_has_or_to_the_limit(money: int, limit: str, high: int) -> None:
    game = LocalGame(35, money=money, bet_limit=limit)
    assert game.choices() == [Range(0, "Bet", 1000, high, 1000, place=0), Decline(0)]


@pytest.mark.rule("DA-11", "DA-R21")
def test_over_for_who_declines_or_has_no_thousand() -> None:
    game = LocalGame(35, turn=1).do(Decline(1))
    assert game.over
    assert game.events == [Declined(1), GameEnded(1, 35, "declined", 0)]
    broke = LocalGame(35, turn=1, money=[50_000, 999])
    assert broke.over
    assert broke.events == [GameEnded(1, 35, "declined", 0)]
    assert not LocalGame(35, turn=1, money=[0, 1_000]).over


@pytest.mark.rule("DA-S35")
def test_the_first_roll_follows_the_bet_then_one_may_roll_or_stand() -> None:
    game = LocalGame(35, turn=1).do(Bet(1, 50_000, 0))
    assert game.events == [BetPlaced(1, 0, 50_000), Paid(1, ESCROW, 50_000, "stake", 1)]
    assert (game.p.money, game.p.stake) == ([50_000, 0], [0, 50_000])
    assert (game.p.awaits, game.p.roller) == (Awaits.ROLL, 1)
    game.roll(6)
    assert (game.p.current, game.p.cell, game.p.stage) == ((1,), 6, 0)
    assert game.choices(1) == [GoOn(1), Withdraw(1)]
    game.do(GoOn(1))
    assert game.events[-1] == WentOn(1)
    assert (game.p.awaits, game.p.roller) == (Awaits.ROLL, 1)
    game.roll(5)
    assert (game.p.current, game.p.cell, game.p.stage) == ((1,), 11, 0)
    game.do(Withdraw(1))
    assert (game.p.awaits, game.p.roller, game.p.stage) == (Awaits.ROLL, 1, 1)


@pytest.mark.rule("DA-S35")
@pytest.mark.parametrize("face", [3, 4, 6])
def test_over_14_is_out_and_the_bank_need_not_roll(face: int) -> None:
    game = LocalGame(35).do(Bet(0, 10_000, 0)).roll(6).do(GoOn(0)).roll(6).do(GoOn(0))
    game.events.clear()
    game.roll(face)
    assert game.over
    assert game.events == [
        Rolled(0, face, 3),
        Paid(ESCROW, BANK, 10_000, "lost_stake", 0),
        GameEnded(0, 35, "lost", -10_000),
    ]


@pytest.mark.rule("DA-R40", "DA-S35")
def test_14_stands_by_force_and_13_does_not() -> None:
    game = LocalGame(35).do(Bet(0, 10_000, 0)).roll(6).do(GoOn(0)).roll(6).do(GoOn(0))
    thirteen = game.roll(1)
    assert (thirteen.p.awaits, thirteen.p.cell, thirteen.p.stage) == (Awaits.PLAYERS, 13, 0)
    thirteen.do(GoOn(0)).roll(1)
    assert (game.p.awaits, game.p.cell, game.p.stage) == (Awaits.ROLL, 14, 1)


@pytest.mark.rule("DA-S35", "DA-12")
def test_the_winner_recovers_the_bet_and_twice_as_much() -> None:
    """K:61."""
    game = stands_at(6, 6)
    game.events.clear()
    assert bank_rolls(game, 6, 5, 4) == 20_000
    assert game.events == [
        Rolled(0, 6, 3),
        BankRolled(6, 6, 3),
        Rolled(0, 5, 4),
        BankRolled(5, 11, 4),
        Rolled(0, 4, 5),
        BankRolled(4, 15, 5),
        Paid(ESCROW, 0, 10_000, "stake_back", 0),
        Paid(BANK, 0, 20_000, "winnings"),
        GameEnded(0, 35, "won", 20_000),
    ]
    assert (game.p.cell, game.p.bank_total) == (12, 15)
    assert game.p.rolls == [6, 6, 6, 5, 4]


@pytest.mark.rule("DA-R39", "DA-S35")
@pytest.mark.parametrize(
    ("mine", "bank", "brought"),
    [
        ((6,), (6,), -10_000),
        ((6,), (5, 1), -10_000),
        ((5,), (6,), -10_000),
        ((1,), (1,), -10_000),
        ((6, 5), (6, 4, 1), -10_000),
        ((6, 5), (6, 4, 6), 20_000),
        ((6, 6), (6, 5, 3), -10_000),
        ((6, 6), (6, 5, 4), 20_000),
        ((6, 6, 2), (6, 6, 1, 1), -10_000),
        ((6, 6, 2), (6, 6, 1, 2), 20_000),
        ((6, 6, 2), (6, 6, 2), -10_000),
    ],
)
def test_the_bank_rolls_until_it_ties_or_beats_or_is_out(
    mine: tuple[int, ...], bank: tuple[int, ...], brought: int
) -> None:
    assert bank_rolls(stands_at(*mine), *bank) == brought


@pytest.mark.rule("DA-R39", "DA-S35")
@pytest.mark.parametrize(
    ("mine", "bank", "brought"),
    [
        ((6, 6), (6, 5), 20_000),
        ((6, 5), (6, 5), -10_000),
        ((6, 6), (6, 6), -10_000),
        ((6, 4), (6, 4, 1), -10_000),
        ((6, 6, 2), (5, 5, 3), 20_000),
        ((6, 6, 2), (6, 4, 4), -10_000),
        ((6, 6, 1), (6, 4, 5), 20_000),
        ((1,), (4, 6, 6), 20_000),
        ((1,), (4, 6, 4), -10_000),
    ],
)
def test_or_the_bank_stands_at_11_and_the_higher_total_wins(
    mine: tuple[int, ...], bank: tuple[int, ...], brought: int
) -> None:
    assert bank_rolls(stands_at(*mine, **STANDS), *bank) == brought


@pytest.mark.rule("DA-R3", "DA-12")
def test_2_to_1_is_the_same_in_both_readings() -> None:
    assert bank_rolls(stands_at(6, 6, pays="in_all"), 6, 5, 4) == 20_000


@pytest.mark.rule("DA-R15")
def test_a_bank_that_breaks_pays_what_it_has() -> None:
    game = stands_at(6, 6, bank=15_000)
    assert bank_rolls(game, 6, 5, 4) == 15_000
    assert game.told(BankBroken) == [BankBroken()]
    assert game.p.stake == [0, 0]


def test_an_owners_limits_and_odds_are_played() -> None:
    owner = {"blackjack.limit": 9, "blackjack.pays": 3, "blackjack.stands": 7}
    assert LocalGame(35, edition=owner).do(Bet(0, 10_000, 0)).roll(6).do(GoOn(0)).roll(4).over
    assert bank_rolls(stands_at(6, 3, edition=owner), 5, 6) == 30_000
    assert bank_rolls(stands_at(6, 2, edition=owner, **STANDS), 6, 1) == 30_000
    assert bank_rolls(stands_at(6, 3, edition=owner, pays="in_all"), 5, 6) == 20_000
