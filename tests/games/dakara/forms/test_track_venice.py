"""Venice: places that collect and pay on the way to 12."""

from __future__ import annotations

from typing import Any

import pytest

from games.dakara.actions import GoOn, Withdraw
from games.dakara.events import BankBroken, Bankrupt, GameEnded, Paid, Rolled, TrackMoved, WentOn
from games.dakara.terms import BANK, Awaits, FormKind
from games.game import CHANCE
from tests.games.dakara.forms.table import LocalGame

PLACES = (30, -20, 50, -30, 100, -40, 100, -120, 100, -150, -250)
"""Thousands, by place 1 to 11."""


def at(place: int, *, money: int = 900_000, **kwargs: Any) -> LocalGame:
    """Step by step to a place above 0."""
    game = LocalGame(21, money=money, **kwargs).roll(1)
    for _ in range(1, place):
        game.do(GoOn(game.p.turn)).roll(1)
    return game


@pytest.mark.rule("DA-S21")
@pytest.mark.parametrize("turn", [0, 2])
def test_the_first_roll_is_compulsory(turn: int) -> None:
    game = LocalGame(21, players=3, turn=turn)
    assert (game.form.kind, game.form.space) == (FormKind.TRACK, 21)
    assert (game.over, game.p.awaits, game.p.current, game.p.roller) == (False, Awaits.ROLL, (CHANCE,), turn)
    assert game.p.cell == 0


@pytest.mark.rule("DA-S21", "DA-R36", "DA-D9")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_first_roll_collects_or_pays(face: int) -> None:
    game = LocalGame(21, turn=1).roll(face)
    amount = PLACES[face - 1] * 1_000
    assert (game.over, game.p.awaits, game.p.current, game.p.cell) == (False, Awaits.PLAYERS, (1,), face)
    assert game.p.money == [50_000, 50_000 + amount]
    assert game.p.won == amount
    paid = Paid(BANK, 1, amount, "cell") if amount > 0 else Paid(1, BANK, -amount, "loss")
    assert game.events == [Rolled(1, face, 1), TrackMoved(1, 0, face, amount), paid]
    assert game.choices(1) == [GoOn(1), Withdraw(1)]


@pytest.mark.rule("DA-S21", "DA-R34", "DA-R36", "DA-D9")
@pytest.mark.parametrize("origin", range(1, 12))
@pytest.mark.parametrize("face", range(1, 7))
def test_every_step(origin: int, face: int) -> None:
    game = at(origin, turn=1)
    before, seen = sum(PLACES[:origin]) * 1_000, len(game.events)
    assert game.p.money[1] == 900_000 + before
    game.do(GoOn(1))
    assert (game.p.awaits, game.p.roller) == (Awaits.ROLL, 1)
    game.roll(face)
    target = origin + face
    amount = 300_000 if target == 12 else PLACES[target - 1] * 1_000 if target < 12 else 0
    paid: list[Paid] = []
    if amount > 0:
        paid = [Paid(BANK, 1, amount, "prize" if target == 12 else "cell")]
    elif amount < 0:
        paid = [Paid(1, BANK, -amount, "loss")]
    total = before + amount
    end = [GameEnded(1, 21, "won" if total > 0 else "lost", total)] if target >= 12 else []
    assert game.events[seen:] == [
        WentOn(1),
        Rolled(1, face, origin + 1),
        TrackMoved(1, origin, target, amount),
        *paid,
        *end,
    ]
    assert game.over == (target >= 12)
    assert game.p.rolls == [*[1] * origin, face]
    assert game.p.money == [900_000, 900_000 + total]


@pytest.mark.rule("DA-S21", "DA-R36")
@pytest.mark.parametrize("place", range(1, 12))
def test_one_may_leave_after_any_roll(place: int) -> None:
    game = at(place, turn=1).do(Withdraw(1))
    total = sum(PLACES[:place]) * 1_000
    assert game.over
    assert game.events[-1] == GameEnded(1, 21, "withdrew", total)
    assert game.p.money[1] == 900_000 + total


@pytest.mark.rule("DA-S21", "DA-R34")
def test_exactly_12_wins_and_past_it_nothing_is_taken_back() -> None:
    assert LocalGame(21).roll(5).do(GoOn(0)).roll(2).do(GoOn(0)).roll(5).ends == [(0, "won", 500_000)]
    assert LocalGame(21).roll(5).do(GoOn(0)).roll(2).do(GoOn(0)).roll(6).ends == [(0, "won", 200_000)]


@pytest.mark.rule("DA-R12", "DA-R35")
def test_who_cannot_pay_pays_all_and_is_bankrupt() -> None:
    game = LocalGame(21, players=3, turn=2, money=19_000).roll(2)
    assert game.over
    assert game.p.out == [False, False, True]
    assert game.events[-3:] == [Paid(2, BANK, 19_000, "loss"), Bankrupt(2), GameEnded(2, 21, "bankrupt", -19_000)]
    later = LocalGame(21, money=50_000).roll(6).do(GoOn(0)).roll(2)
    assert later.over
    assert later.p.out == [True, False]
    assert later.ends == [(0, "bankrupt", -50_000)]


@pytest.mark.rule("DA-R14", "DA-R35")
def test_with_exactly_nothing_left_one_may_go_on() -> None:
    game = LocalGame(21, money=20_000).roll(2)
    assert (game.over, game.p.money[0], game.p.out[0]) == (False, 0, False)
    assert game.do(GoOn(0)).roll(1).p.money[0] == 50_000


@pytest.mark.rule("DA-R15")
def test_a_broken_bank_ends_it() -> None:
    game = LocalGame(21, bank=99_000).roll(5)
    assert game.over
    assert game.events[-3:] == [Paid(BANK, 0, 99_000, "cell"), BankBroken(), GameEnded(0, 21, "won", 99_000)]
    prize = LocalGame(21, bank=350_000).roll(6).do(GoOn(0)).roll(6)
    assert not prize.p.broken, "the bank got 40,000 on place 6"
    assert prize.ends == [(0, "won", 260_000)]


@pytest.mark.rule("DA-S21", "DA-D9")
def test_an_owner_sets_places_goal_and_prize() -> None:
    edition = {"venice": {"goal": 4, "prize": 6_000, "place": {"1": 0, "3": -1_000}}}
    game = LocalGame(21, edition=edition).roll(1)
    assert (game.over, game.paid, game.told(TrackMoved)) == (False, [], [TrackMoved(0, 0, 1, 0)])
    assert game.do(GoOn(0)).roll(3).ends == [(0, "won", 6_000)]
    assert LocalGame(21, edition=edition).roll(3).do(GoOn(0)).roll(2).ends == [(0, "lost", -1_000)]
    assert LocalGame(21, edition=edition).roll(5).ends == [(0, "even", 0)]
