"""Madrid: one bet, doubled by each win, lost by the first miss."""

from __future__ import annotations

from typing import Any

import pytest

from games.dakara.actions import Bet, Decline, GoOn, Withdraw
from games.dakara.events import BankBroken, BetPlaced, CellPlayed, Declined, GameEnded, Paid, Rolled, WentOn
from games.dakara.terms import BANK, ESCROW, Awaits, FormKind
from games.game import CHANCE, Range
from tests.games.dakara.forms.table import LocalGame

WINNING = {1: (1, 3, 5), 2: (2, 4, 6), 3: (1, 2, 3), 4: (4, 5, 6), 5: (2, 3, 5), 6: (1, 4, 6)}


def after(wins: int, bet: int = 10_000, **kwargs: Any) -> LocalGame:
    game = LocalGame(45, **kwargs)
    player = game.p.turn
    game.do(Bet(player, bet, 0))
    for cell in range(1, wins + 1):
        if cell > 1:
            game.do(GoOn(player))
        game.roll(WINNING[cell][-1])
    return game


@pytest.mark.rule("DA-S45", "DA-R21", "DA-R24", "DA-R48")
@pytest.mark.parametrize("turn", [0, 2])
def test_the_lander_alone_may_bet_once_or_not(turn: int) -> None:
    game = LocalGame(45, players=3, turn=turn, money=48_765)
    assert (game.form.kind, game.form.space) == (FormKind.STREAK, 45)
    assert (game.over, game.p.awaits, game.p.current) == (False, Awaits.PLAYERS, (turn,))
    assert game.choices(turn) == [Range(turn, "Bet", 1_000, 48_000, 1_000, place=0), Decline(turn)]
    game.do(Decline(turn))
    assert game.over
    assert game.events == [Declined(turn), GameEnded(turn, 45, "declined", 0)]


@pytest.mark.rule("DA-R21")
def test_without_a_thousand_there_is_no_bet() -> None:
    game = LocalGame(45, turn=1, money=[50_000, 999])
    assert game.over
    assert game.events == [GameEnded(1, 45, "declined", 0)]
    assert not LocalGame(45, money=1_000).over


@pytest.mark.rule("DA-R52")
def test_a_limit_of_the_table_holds() -> None:
    game = LocalGame(45, bet_limit="10000")
    assert game.choices() == [Range(0, "Bet", 1_000, 10_000, 1_000, place=0), Decline(0)]
    assert after(6, bet_limit="10000").p.won == 630_000, "winnings know no limit"


@pytest.mark.rule("DA-S45", "DA-R42")
def test_after_the_bet_one_roll_is_compulsory() -> None:
    game = after(0, turn=1)
    assert (game.over, game.p.awaits, game.p.current, game.p.roller) == (False, Awaits.ROLL, (CHANCE,), 1)
    assert (game.p.money, game.p.stake, game.p.cell) == ([50_000, 40_000], [0, 10_000], 0)
    assert game.events == [BetPlaced(1, 0, 10_000), Paid(1, ESCROW, 10_000, "stake", 1)]


@pytest.mark.rule("DA-S45", "DA-R42", "DA-D14")
@pytest.mark.parametrize("cell", range(1, 7))
@pytest.mark.parametrize("face", range(1, 7))
def test_a_win_doubles_and_a_loss_takes_all(cell: int, face: int) -> None:
    game = after(cell - 1, turn=1)
    stake = (10_000, 20_000, 40_000, 80_000, 160_000, 320_000)[cell - 1]
    assert (game.p.cell, game.p.stake, game.p.won) == (cell - 1, [0, stake], stake - 10_000)
    if cell > 1:
        assert game.choices(1) == [GoOn(1), Withdraw(1)]
        game.do(GoOn(1))
        assert game.events[-1] == WentOn(1)
    seen = len(game.events)
    game.roll(face)
    hit = face in WINNING[cell]
    told = [Rolled(1, face, cell), CellPlayed(1, cell, face, hit, stake if hit else -stake)]
    if hit:
        doubled = [Paid(BANK, ESCROW, stake, "winnings", 1)]
        total = 2 * stake - 10_000
        home = [Paid(ESCROW, 1, 640_000, "stake_back", 1), GameEnded(1, 45, "won", 630_000)] if cell == 6 else []
        assert game.events[seen:] == [*told, *doubled, *home]
        assert game.over == (cell == 6)
        assert (game.p.cell, game.p.won) == (cell, total)
        assert game.p.stake[1] == (0 if cell == 6 else 2 * stake)
        assert game.p.money == [50_000, 680_000 if cell == 6 else 40_000]
    else:
        winnings = [Paid(ESCROW, BANK, stake - 10_000, "lost_winnings", 1)] if cell > 1 else []
        bet = Paid(ESCROW, BANK, 10_000, "lost_stake", 1)
        assert game.events[seen:] == [*told, *winnings, bet, GameEnded(1, 45, "lost", -10_000)]
        assert game.over
        assert (game.p.money, game.p.stake) == ([50_000, 40_000], [0, 0])


@pytest.mark.rule("DA-S45", "DA-R42")
@pytest.mark.parametrize(("wins", "home"), [(1, 20_000), (2, 40_000), (3, 80_000), (4, 160_000), (5, 320_000)])
def test_who_leaves_takes_the_bet_doubled_for_each_win(wins: int, home: int) -> None:
    game = after(wins, turn=1)
    assert (game.p.awaits, game.p.current) == (Awaits.PLAYERS, (1,))
    game.do(Withdraw(1))
    assert game.over
    assert game.events[-2:] == [Paid(ESCROW, 1, home, "stake_back", 1), GameEnded(1, 45, "withdrew", home - 10_000)]
    assert game.p.money == [50_000, 40_000 + home]


@pytest.mark.rule("DA-R14", "DA-R48")
def test_all_one_has_may_be_bet_and_won_back() -> None:
    game = after(1, bet=50_000)
    assert (game.p.money[0], game.p.out[0]) == (0, False)
    assert game.do(Withdraw(0)).p.money[0] == 100_000


@pytest.mark.rule("DA-R15")
def test_a_broken_bank_ends_it_with_all_that_lies_there() -> None:
    game = after(2, bank=15_000)
    assert game.over
    assert game.p.broken
    assert game.events[-4:] == [
        Paid(BANK, ESCROW, 5_000, "winnings", 0),
        BankBroken(),
        Paid(ESCROW, 0, 25_000, "stake_back", 0),
        GameEnded(0, 45, "won", 15_000),
    ]
    empty = after(1, bank=0)
    assert empty.events[-2:] == [Paid(ESCROW, 0, 10_000, "stake_back", 0), GameEnded(0, 45, "even", 0)]


@pytest.mark.rule("DA-S45", "DA-D14")
def test_an_owner_sets_the_numbers() -> None:
    edition = {"madrid.cell.1": {"1": 0, "2": 1}}
    assert LocalGame(45, edition=edition).do(Bet(0, 1_000, 0)).roll(2).p.won == 1_000
    assert LocalGame(45, edition=edition).do(Bet(0, 1_000, 0)).roll(1).ends == [(0, "lost", -1_000)]
