"""Las Vegas: a fee, winnings that can be lost, and a prize at exactly 12."""

from __future__ import annotations

from typing import Any

import pytest

from games.dakara.actions import Decline, Enter, GoOn, Withdraw
from games.dakara.events import BankBroken, Declined, Entered, Fell, GameEnded, Paid, Rolled, TrackMoved, WentOn
from games.dakara.terms import BANK, ESCROW, Awaits, FormKind
from games.game import CHANCE
from tests.games.dakara.forms.table import LocalGame

PAYS = {1: 5_000, 2: 10_000, 4: 15_000, 5: 20_000, 6: 10_000, 8: 25_000, 9: 30_000, 11: 40_000}
LOSE_ALL = (3, 7, 10)
WAYS = {1: (1,), 2: (2,), 4: (4,), 5: (5,), 6: (6,), 8: (4, 4), 9: (5, 4), 11: (5, 6)}
"""Faces that lead to each place that pays."""
BEFORE = {1: 5_000, 2: 10_000, 4: 15_000, 5: 20_000, 6: 10_000, 8: 40_000, 9: 50_000, 11: 60_000}
"""What is won when standing there by that way."""


def at(place: int, **kwargs: Any) -> LocalGame:
    game = LocalGame(43, **kwargs)
    first, *more = WAYS[place]
    game.do(Enter(game.p.turn)).roll(first)
    for face in more:
        game.do(GoOn(game.p.turn)).roll(face)
    return game


@pytest.mark.rule("DA-S43")
@pytest.mark.parametrize("turn", [0, 2])
def test_one_may_pass_or_pay(turn: int) -> None:
    game = LocalGame(43, players=3, turn=turn)
    assert (game.form.kind, game.form.space) == (FormKind.TRACK, 43)
    assert (game.over, game.p.awaits, game.p.current) == (False, Awaits.PLAYERS, (turn,))
    assert game.choices(turn) == [Enter(turn), Decline(turn)]
    game.do(Decline(turn))
    assert game.over
    assert game.events == [Declined(turn), GameEnded(turn, 43, "declined", 0)]


@pytest.mark.rule("DA-S43", "DA-R18")
def test_the_fee_comes_before_the_first_roll() -> None:
    game = LocalGame(43, turn=1).do(Enter(1))
    assert (game.over, game.p.awaits, game.p.current, game.p.roller) == (False, Awaits.ROLL, (CHANCE,), 1)
    assert game.p.money == [50_000, 40_000]
    assert game.events == [Entered(1), Paid(1, BANK, 10_000, "fee")]
    assert (game.p.cell, game.p.stage, game.p.won) == (0, 1, -10_000)


@pytest.mark.rule("DA-R38")
@pytest.mark.parametrize("money", [0, 9_999])
def test_without_10_000_one_passes(money: int) -> None:
    game = LocalGame(43, turn=1, money=[50_000, money])
    assert game.over
    assert game.events == [GameEnded(1, 43, "declined", 0)]


@pytest.mark.rule("DA-R14", "DA-R38")
def test_the_last_10_000_may_be_the_fee() -> None:
    game = LocalGame(43, money=10_000).do(Enter(0))
    assert (game.over, game.p.money[0], game.p.out[0]) == (False, 0, False)
    assert game.roll(4).do(Withdraw(0)).p.money[0] == 15_000


@pytest.mark.rule("DA-S43", "DA-D13")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_first_roll(face: int) -> None:
    game = LocalGame(43, turn=1).do(Enter(1)).roll(face)
    assert game.over == (face == 3)
    assert game.p.cell == face
    if face == 3:
        assert game.events[2:] == [
            Rolled(1, 3, 1),
            TrackMoved(1, 0, 3, 0),
            Fell(1, 3),
            GameEnded(1, 43, "lost", -10_000),
        ]
    else:
        assert game.events[2:] == [
            Rolled(1, face, 1),
            TrackMoved(1, 0, face, PAYS[face]),
            Paid(BANK, ESCROW, PAYS[face], "cell", 1),
        ]
        assert (game.p.money, game.p.stake) == ([50_000, 40_000], [0, PAYS[face]])
        assert game.p.won == PAYS[face] - 10_000
        assert (game.p.awaits, game.p.current) == (Awaits.PLAYERS, (1,))
        assert game.choices(1) == [GoOn(1), Withdraw(1)]


@pytest.mark.rule("DA-S43", "DA-R34", "DA-R37", "DA-D13")
@pytest.mark.parametrize("origin", WAYS)
@pytest.mark.parametrize("face", range(1, 7))
def test_every_step(origin: int, face: int) -> None:
    game = at(origin, turn=1)
    before, seen, target = BEFORE[origin], len(game.events), origin + face
    assert (game.p.cell, game.p.stake) == (origin, [0, before])
    rolls = len(WAYS[origin]) + 1
    game.do(GoOn(1)).roll(face)
    assert game.events[seen : seen + 2] == [WentOn(1), Rolled(1, face, rolls)]
    assert game.p.rolls == [*WAYS[origin], face]
    told = game.events[seen + 2 :]
    back = Paid(ESCROW, 1, before, "stake_back", 1)
    if target in LOSE_ALL:
        assert told == [
            TrackMoved(1, origin, target, -before),
            Fell(1, target),
            Paid(ESCROW, BANK, before, "lost_winnings", 1),
            GameEnded(1, 43, "lost", -10_000),
        ]
        assert game.p.money[1] == 40_000
    elif target < 12:
        assert told == [TrackMoved(1, origin, target, PAYS[target]), Paid(BANK, ESCROW, PAYS[target], "cell", 1)]
        assert game.p.stake[1] == before + PAYS[target]
        assert game.p.won == before + PAYS[target] - 10_000
    elif target == 12:
        assert told == [
            TrackMoved(1, origin, 12, 150_000),
            Paid(BANK, 1, 150_000, "prize"),
            back,
            GameEnded(1, 43, "won", before + 140_000),
        ]
        assert game.p.money[1] == 190_000 + before
    else:
        assert told == [
            TrackMoved(1, origin, target, 0),
            back,
            GameEnded(1, 43, outcome(before - 10_000), before - 10_000),
        ]
        assert game.p.money[1] == 40_000 + before
    assert game.over == (target >= 12 or target in LOSE_ALL)
    if game.over:
        assert game.p.stake == [0, 0]


def outcome(amount: int) -> Any:
    return "won" if amount > 0 else "even" if amount == 0 else "lost"


@pytest.mark.rule("DA-S43", "DA-R37")
@pytest.mark.parametrize("place", WAYS)
def test_who_leaves_takes_the_winnings(place: int) -> None:
    game = at(place, turn=1).do(Withdraw(1))
    assert game.over
    assert game.events[-2:] == [
        Paid(ESCROW, 1, BEFORE[place], "stake_back", 1),
        GameEnded(1, 43, "withdrew", BEFORE[place] - 10_000),
    ]
    assert (game.p.money[1], game.p.stake[1]) == (40_000 + BEFORE[place], 0)


@pytest.mark.rule("DA-R15")
def test_a_broken_bank_gives_the_winnings_to_the_player() -> None:
    game = LocalGame(43, bank=0).do(Enter(0)).roll(4)
    assert game.over
    assert game.p.broken
    assert (game.p.money[0], game.p.stake[0]) == (50_000, 0)
    assert game.events[-4:] == [
        Paid(BANK, ESCROW, 10_000, "cell", 0),
        BankBroken(),
        Paid(ESCROW, 0, 10_000, "stake_back", 0),
        GameEnded(0, 43, "even", 0),
    ]


@pytest.mark.rule("DA-R15")
def test_the_prize_breaks_the_bank() -> None:
    game = LocalGame(43, bank=100_000).do(Enter(0)).roll(6).do(GoOn(0)).roll(6)
    assert game.over
    assert game.p.broken
    assert game.p.bank == 0
    assert game.ends == [(0, "won", 100_000)]


@pytest.mark.rule("DA-S43", "DA-D13")
def test_an_owner_sets_the_machine() -> None:
    flags, places = {"2": 0, "3": 1, "4": 1}, {"1": 0, "2": 3_000}
    edition = {"las_vegas": {"fee": 2_000, "goal": 4, "prize": 9_000, "place": places, "lose_all": flags}}
    assert LocalGame(43, edition=edition, money=1_999).over
    game = LocalGame(43, edition=edition).do(Enter(0)).roll(1)
    assert (game.over, game.p.stake[0], game.p.won) == (False, 0, -2_000)
    assert game.do(GoOn(0)).roll(3).ends == [(0, "won", 7_000)], "the goal loses nothing"
    assert LocalGame(43, edition=edition).do(Enter(0)).roll(2).do(GoOn(0)).roll(1).ends == [(0, "lost", -2_000)]
    assert LocalGame(43, edition=edition).do(Enter(0)).roll(2).do(GoOn(0)).roll(5).ends == [(0, "won", 1_000)]
