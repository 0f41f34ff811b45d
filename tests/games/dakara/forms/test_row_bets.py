"""Aruba: a bet, a roll and a settlement on each of six spaces."""

from __future__ import annotations

from typing import Any

import pytest

from games.dakara.actions import Bet, Withdraw
from games.dakara.events import BankBroken, BetPlaced, CellPlayed, GameEnded, Paid, Rolled
from games.dakara.terms import BANK, ESCROW, Awaits, FormKind
from games.game import CHANCE, Range
from tests.games.dakara.forms.table import LocalGame

PRINTED = {1: (1, 3, 5), 2: (2, 4, 6), 3: (1, 2, 3), 4: (4, 5, 6), 5: (2, 3, 5), 6: (1, 4, 6)}


def to_cell(cell: int, **kwargs: Any) -> LocalGame:
    """Bets of 1,000 won on all cells before."""
    game = LocalGame(42, **kwargs)
    for before in range(1, cell):
        game.do(Bet(game.p.turn, 1_000, 0)).roll(PRINTED[before][0])
    return game


def offered(player: int, high: int) -> list[Any]:
    return [Range(player, "Bet", 1_000, high, 1_000, place=0), Withdraw(player)]


@pytest.mark.rule("DA-S42", "DA-R24", "DA-R41", "DA-R48", "DA-R52")
@pytest.mark.parametrize("turn", [0, 2])
def test_the_lander_alone_may_bet_anything_or_leave(turn: int) -> None:
    game = LocalGame(42, players=3, turn=turn, money=56_900)
    assert (game.form.kind, game.form.space) == (FormKind.ROW, 42)
    assert (game.over, game.p.awaits, game.p.current) == (False, Awaits.PLAYERS, (turn,))
    assert game.p.cell == 1
    assert game.choices(turn) == offered(turn, 56_000)


@pytest.mark.rule("DA-S42", "DA-D12")
@pytest.mark.parametrize("cell", range(1, 7))
@pytest.mark.parametrize("face", range(1, 7))
def test_a_printed_number_pays_one_to_one(cell: int, face: int) -> None:
    game = to_cell(cell, turn=1)
    before, seen = 50_000 + (cell - 1) * 1_000, len(game.events)
    assert (game.p.cell, game.p.money) == (cell, [50_000, before])
    assert game.choices(1) == offered(1, before)
    game.do(Bet(1, 10_000, 0))
    assert (game.p.awaits, game.p.current, game.p.roller) == (Awaits.ROLL, (CHANCE,), 1)
    assert (game.p.money[1], game.p.stake) == (before - 10_000, [0, 10_000])
    game.roll(face)
    hit = face in PRINTED[cell]
    won = 10_000 if hit else -10_000
    assert game.p.money == [50_000, before + won]
    assert game.p.stake == [0, 0]
    assert game.p.won == (cell - 1) * 1_000 + won
    settled = (
        [Paid(ESCROW, 1, 10_000, "stake_back", 1), Paid(BANK, 1, 10_000, "winnings")]
        if hit
        else [Paid(ESCROW, BANK, 10_000, "lost_stake", 1)]
    )
    total = (cell - 1) * 1_000 + won
    end = [GameEnded(1, 42, "won" if hit else "lost", total)] if cell == 6 else []
    assert game.events[seen:] == [
        BetPlaced(1, 0, 10_000),
        Paid(1, ESCROW, 10_000, "stake", 1),
        Rolled(1, face, cell),
        CellPlayed(1, cell, face, hit, won),
        *settled,
        *end,
    ]
    assert game.over == (cell == 6)


@pytest.mark.rule("DA-12", "DA-R3")
@pytest.mark.parametrize("pays", ["stake_back_and", "in_all"])
def test_10_000_at_one_to_one_brings_10_000(pays: str) -> None:
    assert LocalGame(42, pays=pays).do(Bet(0, 10_000, 0)).roll(1).p.money[0] == 60_000


@pytest.mark.rule("DA-R3")
@pytest.mark.parametrize(("pays", "brings"), [("stake_back_and", 60_000), ("in_all", 50_000)])
def test_an_owner_sets_what_it_pays(pays: str, brings: int) -> None:
    game = LocalGame(42, pays=pays, edition={"aruba.pays": 6}).do(Bet(0, 10_000, 0)).roll(1)
    assert game.p.money[0] == 50_000 + brings
    assert game.told(CellPlayed) == [CellPlayed(0, 1, 1, True, brings)]


@pytest.mark.rule("DA-S42", "DA-R41")
def test_each_space_may_have_another_bet() -> None:
    game = LocalGame(42)
    for amount, face in ((50_000, 1), (1_000, 1), (20_000, 2), (3_000, 1), (66_000, 5), (5_000, 2)):
        game.do(Bet(0, amount, 0)).roll(face)
    assert game.over
    assert game.ends == [(0, "won", 50_000 - 1_000 + 20_000 - 3_000 + 66_000 - 5_000)]
    assert game.p.rolls == [1, 1, 2, 1, 5, 2]


@pytest.mark.rule("DA-S42", "DA-R41")
@pytest.mark.parametrize("cell", range(1, 7))
def test_one_may_leave_before_any_roll(cell: int) -> None:
    game = to_cell(cell, turn=1).do(Withdraw(1))
    assert game.over
    assert game.events[-1] == GameEnded(1, 42, "withdrew", (cell - 1) * 1_000)
    assert game.p.money[1] == 50_000 + (cell - 1) * 1_000


@pytest.mark.rule("DA-R21", "DA-R41")
def test_without_a_thousand_there_is_no_bet() -> None:
    game = LocalGame(42, turn=1, money=[50_000, 999])
    assert game.over
    assert game.events == [GameEnded(1, 42, "declined", 0)]
    assert LocalGame(42, money=1_000).choices(0) == offered(0, 1_000)


@pytest.mark.rule("DA-R14", "DA-R41", "DA-R48")
def test_who_has_lost_all_must_leave() -> None:
    game = LocalGame(42, money=5_500).do(Bet(0, 5_000, 0)).roll(2)
    assert game.over
    assert game.p.out == [False, False]
    assert game.events[-1] == GameEnded(0, 42, "lost", -5_000)
    assert not LocalGame(42, money=6_000).do(Bet(0, 5_000, 0)).roll(2).over


@pytest.mark.rule("DA-R52")
def test_a_limit_of_the_table_holds_for_each_bet() -> None:
    game = LocalGame(42, bet_limit="10000")
    assert game.choices(0) == offered(0, 10_000)
    game.do(Bet(0, 10_000, 0)).roll(1)
    assert game.choices(0) == offered(0, 10_000)


@pytest.mark.rule("DA-R15")
def test_a_broken_bank_gives_the_stake_back() -> None:
    game = LocalGame(42, bank=9_000).do(Bet(0, 10_000, 0)).roll(3)
    assert game.over
    assert game.p.broken
    assert (game.p.money[0], game.p.stake[0]) == (59_000, 0)
    assert game.events[-2:] == [BankBroken(), GameEnded(0, 42, "won", 9_000)]


@pytest.mark.rule("DA-S42", "DA-D12")
def test_an_owner_sets_the_numbers() -> None:
    game = LocalGame(42, edition={"aruba.cell.1": {"1": 0, "2": 1}}).do(Bet(0, 1_000, 0)).roll(2)
    assert game.p.won == 1_000
    lost = LocalGame(42, edition={"aruba.cell.1": {"1": 0, "2": 1}}).do(Bet(0, 1_000, 0)).roll(1)
    assert lost.p.won == -1_000
