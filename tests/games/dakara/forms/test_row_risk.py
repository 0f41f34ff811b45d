"""Reno: spaces that win or lose, as long as one likes and can cover the loss."""

from __future__ import annotations

from typing import Any

import pytest

from games.dakara.actions import GoOn, Withdraw
from games.dakara.events import BankBroken, CellPlayed, GameEnded, Paid, Rolled, WentOn
from games.dakara.terms import BANK, Awaits, FormKind
from games.game import CHANCE
from tests.games.dakara.forms.table import LocalGame

WINS = (20_000, 30_000, 40_000, 50_000, 60_000, 80_000)
LOSSES = (10_000, 20_000, 30_000, 40_000, 50_000, 60_000)


def to_cell(cell: int, face: int = 6, **kwargs: Any) -> LocalGame:
    """`face` on all cells before."""
    game = LocalGame(46, **kwargs)
    for _ in range(1, cell):
        game.do(GoOn(game.p.turn)).roll(face)
    return game


@pytest.mark.rule("DA-S46", "DA-R43")
@pytest.mark.parametrize("turn", [0, 2])
def test_one_may_leave_before_the_first_roll(turn: int) -> None:
    game = LocalGame(46, players=3, turn=turn)
    assert (game.form.kind, game.form.space) == (FormKind.ROW, 46)
    assert (game.over, game.p.awaits, game.p.current) == (False, Awaits.PLAYERS, (turn,))
    assert game.p.cell == 1
    assert game.choices(turn) == [GoOn(turn), Withdraw(turn)]
    game.do(Withdraw(turn))
    assert game.over
    assert game.events == [GameEnded(turn, 46, "withdrew", 0)]


@pytest.mark.rule("DA-S46", "DA-D15")
@pytest.mark.parametrize("cell", range(1, 7))
@pytest.mark.parametrize("face", range(1, 7))
def test_a_space_wins_or_loses_its_amount(cell: int, face: int) -> None:
    game = to_cell(cell, turn=1)
    before, seen = sum(WINS[: cell - 1]), len(game.events)
    game.do(GoOn(1))
    assert (game.p.awaits, game.p.current, game.p.roller) == (Awaits.ROLL, (CHANCE,), 1)
    game.roll(face)
    hit = face >= 4
    amount = WINS[cell - 1] if hit else -LOSSES[cell - 1]
    total = before + amount
    assert game.p.money == [50_000, 50_000 + total]
    assert game.p.won == total
    assert game.p.rolls == [*[6] * (cell - 1), face]
    end = [GameEnded(1, 46, "won" if total > 0 else "lost", total)] if cell == 6 else []
    assert game.events[seen:] == [
        WentOn(1),
        Rolled(1, face, cell),
        CellPlayed(1, cell, face, hit, amount),
        Paid(BANK, 1, amount, "cell") if hit else Paid(1, BANK, -amount, "loss"),
        *end,
    ]
    assert game.over == (cell == 6)
    if cell < 6:
        assert game.p.cell == cell + 1
        assert game.choices(1) == [GoOn(1), Withdraw(1)]


@pytest.mark.rule("DA-S46")
@pytest.mark.parametrize("cell", range(2, 7))
def test_one_may_leave_later_with_what_one_has(cell: int) -> None:
    game = to_cell(cell, turn=1).do(Withdraw(1))
    assert game.over
    assert game.events[-1] == GameEnded(1, 46, "withdrew", sum(WINS[: cell - 1]))


@pytest.mark.rule("DA-S46")
def test_all_six_spaces_lost_or_won() -> None:
    assert to_cell(7, money=250_000, face=3).ends == [(0, "lost", -210_000)]
    assert to_cell(7, face=4).ends == [(0, "won", 280_000)]


@pytest.mark.rule("DA-R43")
@pytest.mark.parametrize("cell", range(1, 7))
def test_who_cannot_cover_the_next_loss_must_leave(cell: int) -> None:
    """The losses of all cells before are paid; then a dollar is missing, or just not."""
    paid = sum(LOSSES[: cell - 1])
    enough = paid + LOSSES[cell - 1]
    game = to_cell(cell, face=1, money=enough)
    assert not game.over
    assert game.choices() == [GoOn(0), Withdraw(0)]
    short = to_cell(cell, face=1, money=enough - 1)
    assert short.over
    assert short.ends == [(0, "lost", -paid) if paid else (0, "declined", 0)]
    assert not any(short.p.out)


@pytest.mark.rule("DA-R14", "DA-R43")
def test_who_loses_the_last_dollar_on_the_last_space_is_no_bankrupt_here() -> None:
    game = to_cell(7, face=2, money=210_000)
    assert game.over
    assert game.p.money[0] == 0
    assert game.p.out == [False, False]
    assert game.ends == [(0, "lost", -210_000)]


@pytest.mark.rule("DA-S46", "DA-R43")
def test_wins_and_losses_may_cancel() -> None:
    game = LocalGame(46, money=40_000).do(GoOn(0)).roll(4).do(GoOn(0)).roll(1)
    assert game.p.won == 0
    assert game.do(GoOn(0)).roll(4).do(GoOn(0)).roll(3).p.won == 0
    assert game.over, "40,000 do not cover the fifth space"
    assert game.ends == [(0, "even", 0)]


@pytest.mark.rule("DA-R15")
def test_a_broken_bank_ends_it() -> None:
    game = LocalGame(46, bank=19_000).do(GoOn(0)).roll(5)
    assert game.over
    assert game.events[-3:] == [Paid(BANK, 0, 19_000, "cell"), BankBroken(), GameEnded(0, 46, "won", 19_000)]


@pytest.mark.rule("DA-S46", "DA-D15")
def test_an_owner_sets_faces_and_amounts() -> None:
    edition = {"reno": {"face": {"1": 1, "6": 0}, "win": {"1": 7_000}, "lose": {"1": 60_000, "2": 3_000}}}
    assert LocalGame(46, edition=edition).ends == [(0, "declined", 0)]
    game = LocalGame(46, edition=edition, money=60_000).do(GoOn(0)).roll(1).do(GoOn(0)).roll(6)
    assert game.paid == [(BANK, 0, 7_000, "cell"), (0, BANK, 3_000, "loss")]
