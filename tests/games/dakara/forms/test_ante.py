"""All bet 10,000 and roll once: who is in it, the throws, ties and the pot (No. 33)."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.dakara.actions import Throw
from games.dakara.events import GameEnded, Paid, Rolled, TiedRolls
from games.dakara.terms import ESCROW, Awaits, FormKind
from tests.games.dakara.forms.table import LocalGame


def asked(game: LocalGame) -> tuple[int, ...]:
    """Who may act now."""
    assert game.p.awaits is Awaits.PLAYERS
    return game.p.current


def throw(game: LocalGame, *throws: tuple[int, int]) -> LocalGame:
    """Player after player throws the own die."""
    for player, face in throws:
        game.do(Throw(player))
        assert (game.p.awaits, game.p.roller) == (Awaits.ROLL, player)
        game.roll(face)
    return game


@pytest.mark.rule("DA-S33", "DA-R25")
@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_puts_up_10_000_and_may_throw(players: int) -> None:
    for turn in range(players):
        game = LocalGame(33, players=players, turn=turn)
        order = [(turn + k) % players for k in range(players)]
        assert (game.form.kind, game.form.space) == (FormKind.ANTE, 33)
        assert game.events == [Paid(player, ESCROW, 10_000, "ante", player) for player in order]
        assert (game.p.money, game.p.stake) == ([40_000] * players, [10_000] * players)
        assert asked(game) == tuple(order)
        assert [game.choices(player) for player in order] == [[Throw(player)] for player in order]
        assert (game.p.mark, game.p.done) == ([0] * players, [False] * players)


@pytest.mark.rule("DA-R12", "DA-R25")
def test_who_has_less_than_10_000_sits_out() -> None:
    game = LocalGame(33, players=5, turn=2, money=[9_999, 10_000, 9_000, 50_000, 50_000], out=[4])
    assert asked(game) == (3, 1)
    assert game.p.stake == [0, 10_000, 0, 10_000, 0]
    assert game.p.mark == [-1, 0, -1, 0, -1]
    throw(game, (1, 3), (3, 2))
    assert game.over
    assert game.ends == [(1, "won", 10_000), (3, "lost", -10_000)]
    assert game.p.money == [9_999, 20_000, 9_000, 40_000, 50_000]


@pytest.mark.rule("DA-R25")
@pytest.mark.parametrize("money", [[50_000, 9_000, 0], [9_000, 9_000, 50_000], [9_000, 9_000, 9_000]])
def test_nothing_happens_when_fewer_than_two_can_pay(money: list[int]) -> None:
    game = LocalGame(33, players=3, turn=1, money=money)
    assert game.over
    assert game.events == [GameEnded(1, 33, "declined", 0)]
    assert game.p.money == money


@pytest.mark.rule("DA-S33")
def test_the_highest_throw_takes_all_in_whatever_order_they_throw() -> None:
    faces = {0: 2, 1: 5, 2: 4}
    for order in permutations(faces):
        game = throw(LocalGame(33, players=3), *((player, faces[player]) for player in order))
        assert game.over
        assert game.p.money == [40_000, 70_000, 40_000]
        assert sorted(game.ends) == [(0, "lost", -10_000), (1, "won", 20_000), (2, "lost", -10_000)]


@pytest.mark.rule("DA-S33")
def test_the_others_wait_while_a_die_rolls() -> None:
    game = LocalGame(33, players=3, turn=1)
    throw(game, (2, 6))
    assert asked(game) == (1, 0)
    assert (game.p.mark, game.p.done, game.p.rolls) == ([0, 0, 6], [False, False, True], [6])
    throw(game, (0, 1))
    assert asked(game) == (1,)
    assert (game.p.mark, game.p.done, game.p.rolls) == ([1, 0, 6], [True, False, True], [1])
    assert not game.over


@pytest.mark.rule("DA-S33")
def test_the_pot_is_paid_and_told() -> None:
    game = LocalGame(33, players=3, turn=2)
    throw(game, (2, 1), (0, 2))
    game.events.clear()
    throw(game, (1, 3))
    assert game.events == [
        Rolled(1, 3, 3),
        Paid(ESCROW, 1, 10_000, "pot", 2),
        Paid(ESCROW, 1, 10_000, "pot", 0),
        Paid(ESCROW, 1, 10_000, "pot", 1),
        GameEnded(1, 33, "won", 20_000),
        GameEnded(2, 33, "lost", -10_000),
        GameEnded(0, 33, "lost", -10_000),
    ]
    assert game.p.stake == [0, 0, 0]


@pytest.mark.rule("DA-R26", "DA-S33")
def test_only_the_tied_highest_throw_again_until_one_wins() -> None:
    game = LocalGame(33, players=4, turn=3)
    throw(game, (0, 5), (1, 2), (2, 5), (3, 5))
    assert game.told(TiedRolls) == [TiedRolls((3, 0, 2), 5)]
    assert asked(game) == (3, 0, 2)
    assert (game.p.mark, game.p.done) == ([0, -1, 0, 0], [False] * 4)
    assert game.p.stake == [10_000] * 4
    throw(game, (2, 1), (0, 1))
    assert asked(game) == (3,)
    throw(game, (3, 1))
    assert game.told(TiedRolls)[1:] == [TiedRolls((3, 0, 2), 1)]
    throw(game, (3, 4), (2, 4), (0, 3))
    assert game.told(TiedRolls)[2:] == [TiedRolls((3, 2), 4)]
    assert game.p.mark == [-1, -1, 0, 0]
    throw(game, (3, 1), (2, 2))
    assert game.over
    assert game.ends == [(2, "won", 30_000), (3, "lost", -10_000), (0, "lost", -10_000), (1, "lost", -10_000)]
    assert game.p.money == [40_000, 40_000, 80_000, 40_000]


@pytest.mark.rule("DA-R26")
def test_a_tie_below_the_highest_is_no_tie() -> None:
    game = throw(LocalGame(33, players=3), (0, 4), (1, 4), (2, 6))
    assert game.over
    assert game.told(TiedRolls) == []


@pytest.mark.rule("DA-R14", "DA-R25")
def test_the_last_10_000_may_be_lost() -> None:
    game = LocalGame(33, money=[10_000, 50_000])
    assert (game.p.money[0], game.p.out[0]) == (0, False)
    assert throw(game, (0, 1), (1, 2)).p.money == [0, 60_000]


def test_an_owners_amount_is_put_up() -> None:
    game = LocalGame(33, players=3, money=[25_000, 24_000, 30_000], edition={"ante.money": 25_000})
    assert game.p.stake == [25_000, 0, 25_000]
    assert throw(game, (0, 6), (2, 5)).ends == [(0, "won", 25_000), (2, "lost", -25_000)]
