"""Disc shooting, tennis and lottery: which rolls hit, when the rolls stop, what is won."""

from __future__ import annotations

from itertools import product

import pytest

from games.dakara.events import BankBroken, Checked, GameEnded, Paid
from games.dakara.terms import BANK, Awaits, FormKind, Line
from games.game import CHANCE
from tests.games.dakara.forms.table import LocalGame

LOTTERIES = (5, 25)


def play_out(game: LocalGame, faces: tuple[int, ...]) -> LocalGame:
    """Roll as long as the game wants, from `faces`."""
    for face in faces:
        if not game.over and game.p.awaits is Awaits.ROLL:
            game.roll(face)
    return game


@pytest.mark.parametrize("space", [2, 30, *LOTTERIES])
@pytest.mark.parametrize("turn", [0, 2])
def test_the_lander_rolls_at_once(space: int, turn: int) -> None:
    game = LocalGame(space, players=3, turn=turn)
    assert (game.form.kind, game.form.space) == (FormKind.CHECK, space)
    assert (game.p.awaits, game.p.current, game.p.roller) == (Awaits.ROLL, (CHANCE,), turn)
    assert not game.events


# --- disc shooting


@pytest.mark.rule("DA-S2", "DA-R29", "DA-D1")
@pytest.mark.parametrize("faces", [(1, 3), (5, 5), (3, 2, 1), (4, 5, 1), (5, 6, 3)])
def test_two_odd_rolls_win_60_000(faces: tuple[int, ...]) -> None:
    game = LocalGame(2, players=3, turn=1).roll(*faces)
    assert game.over
    assert game.p.money == [50_000, 110_000, 50_000]
    assert game.events[-3:] == [
        Checked(1, faces, True),
        Paid(BANK, 1, 60_000, "prize"),
        GameEnded(1, 2, "won", 60_000),
    ]


@pytest.mark.rule("DA-S2", "DA-R30")
@pytest.mark.parametrize("faces", [(2, 4), (6, 2), (1, 2, 4), (2, 3, 6), (5, 6, 2)])
def test_two_even_rolls_lose_and_end_it(faces: tuple[int, ...]) -> None:
    game = LocalGame(2).roll(*faces)
    assert game.over
    assert game.p.money == [50_000, 50_000]
    assert game.events[-2:] == [Checked(0, faces, False), GameEnded(0, 2, "even", 0)]


@pytest.mark.rule("DA-S2", "DA-R29")
def test_half_of_all_disc_shootings_win() -> None:
    won = [play_out(LocalGame(2), faces).p.money[0] == 110_000 for faces in product(range(1, 7), repeat=3)]
    assert sum(won) == 108


@pytest.mark.rule("DA-R29", "DA-R30")
@pytest.mark.parametrize(
    ("faces", "won"),
    [((1, 3, 2), True), ((1, 2, 3), True), ((2, 1, 3), True), ((1, 3, 5), False), ((2, 4), False), ((1, 2, 4), False)],
)
def test_exactly_two_discs(faces: tuple[int, ...], won: bool) -> None:
    game = LocalGame(2, hits="exactly")
    game.roll(*faces[:-1])
    assert not game.over
    assert game.roll(faces[-1]).over
    assert game.told(Checked) == [Checked(0, faces, won)]
    assert game.p.money[0] == (110_000 if won else 50_000)


@pytest.mark.rule("DA-S2", "DA-D1")
def test_an_owner_sets_faces_rolls_hits_and_prize() -> None:
    edition = {"disc": {"rolls": 4, "hits": 1, "prize": 7_000, "face": {"1": 0, "3": 0, "5": 0, "6": 1}}}
    game = LocalGame(2, edition=edition).roll(1, 3, 5)
    assert not game.over
    assert game.roll(6).over
    assert game.ends == [(0, "won", 7_000)]
    assert LocalGame(2, edition=edition).roll(6).over
    assert LocalGame(2, edition=edition).roll(1, 2, 4, 5).ends == [(0, "even", 0)]


# --- tennis


@pytest.mark.rule("DA-S30", "DA-R31")
@pytest.mark.parametrize("first", range(1, 7))
def test_the_first_set(first: int) -> None:
    game = LocalGame(30).roll(first)
    assert game.over == (first not in (1, 3, 6))
    if game.over:
        assert game.events[-2:] == [Checked(0, (first,), False), GameEnded(0, 30, "even", 0)]
        assert game.p.money[0] == 50_000


@pytest.mark.rule("DA-S30", "DA-R31")
@pytest.mark.parametrize("first", [1, 3, 6])
@pytest.mark.parametrize("second", range(1, 7))
def test_the_second_set(first: int, second: int) -> None:
    game = LocalGame(30, turn=1).roll(first, second)
    assert game.over
    won = second in (1, 4, 6)
    assert game.told(Checked) == [Checked(1, (first, second), won)]
    assert game.p.money[1] == (170_000 if won else 50_000)
    assert game.paid == ([(BANK, 1, 120_000, "prize")] if won else [])
    assert game.ends == [(1, "won", 120_000) if won else (1, "even", 0)]


@pytest.mark.rule("DA-S30", "DA-R29")
def test_tennis_knows_no_other_reading() -> None:
    assert LocalGame(30, hits="exactly").roll(1, 4).ends == [(0, "won", 120_000)]


@pytest.mark.rule("DA-S30")
def test_an_owner_sets_the_sets_and_the_prize() -> None:
    edition = {"tennis": {"prize": 9_000, "first": {"2": 1}, "second": {"3": 1, "4": 0}}}
    assert LocalGame(30, edition=edition).roll(2, 3).ends == [(0, "won", 9_000)]
    assert LocalGame(30, edition=edition).roll(2, 4).ends == [(0, "even", 0)]


# --- lottery


@pytest.mark.rule("DA-S5", "DA-S25", "DA-R29", "DA-R30")
@pytest.mark.parametrize("space", LOTTERIES)
@pytest.mark.parametrize("faces", [(2, 4, 6), (1, 2, 2, 2), (4, 3, 6, 2), (6, 6, 5, 4)])
def test_three_even_rolls_win_a_gold_card(space: int, faces: tuple[int, ...]) -> None:
    game = LocalGame(space, players=3, turn=2).roll(*faces)
    assert not game.over
    assert (game.p.awaits, game.p.current, game.p.roller) == (Awaits.GOLD, (CHANCE,), 2)
    assert game.p.gold_line is Line.LOTTERY
    assert game.told(Checked) == [Checked(2, faces, True)]
    assert not game.paid, "the card says how much"
    assert game.card(175_000).over
    assert game.p.money == [50_000, 50_000, 225_000]
    assert game.events[-2:] == [Paid(BANK, 2, 175_000, "lottery"), GameEnded(2, space, "won", 175_000)]


@pytest.mark.rule("DA-S5", "DA-S25", "DA-R30")
@pytest.mark.parametrize("space", LOTTERIES)
@pytest.mark.parametrize("faces", [(1, 3), (5, 2, 1), (2, 1, 4, 5), (2, 4, 1, 3), (1, 6, 4, 3)])
def test_two_odd_rolls_lose_the_lottery(space: int, faces: tuple[int, ...]) -> None:
    game = LocalGame(space).roll(*faces)
    assert game.over
    assert game.events[-2:] == [Checked(0, faces, False), GameEnded(0, space, "even", 0)]
    assert game.p.money == [50_000, 50_000]


@pytest.mark.rule("DA-S5", "DA-S25", "DA-R29")
@pytest.mark.parametrize("space", LOTTERIES)
@pytest.mark.parametrize(("faces", "won"), [((2, 4, 6, 1), True), ((2, 4, 6, 2), False), ((1, 2, 2, 2), True)])
def test_exactly_three_even_rolls(space: int, faces: tuple[int, ...], won: bool) -> None:
    game = LocalGame(space, hits="exactly").roll(*faces)
    assert game.told(Checked) == [Checked(0, faces, won)]
    assert game.over == (not won)


@pytest.mark.rule("DA-S5")
def test_five_lotteries_in_sixteen_win() -> None:
    games = [play_out(LocalGame(5), faces) for faces in product((1, 2), repeat=4)]
    assert sum(not game.over for game in games) == 5


@pytest.mark.rule("DA-S5", "DA-S25")
@pytest.mark.parametrize("space", LOTTERIES)
def test_an_owner_sets_rolls_hits_and_faces_of_the_lottery(space: int) -> None:
    edition = {"lottery": {"rolls": 2, "hits": 1, "face": {"1": 1, "2": 0}}}
    assert LocalGame(space, edition=edition).roll(1).p.awaits is Awaits.GOLD
    assert LocalGame(space, edition=edition).roll(2, 3).over


# --- the bank


@pytest.mark.rule("DA-R15")
def test_a_bank_that_breaks_pays_what_it_has() -> None:
    disc = LocalGame(2, bank=59_000).roll(1, 1)
    assert disc.over
    assert disc.p.broken
    assert disc.events[-3:] == [Paid(BANK, 0, 59_000, "prize"), BankBroken(), GameEnded(0, 2, "won", 59_000)]
    lottery = LocalGame(5, bank=40_000).roll(2, 2, 2).card(50_000)
    assert lottery.over
    assert lottery.p.broken
    assert lottery.ends == [(0, "won", 40_000)]


@pytest.mark.rule("DA-R15")
def test_a_bank_that_pays_its_last_dollar_is_not_broken() -> None:
    game = LocalGame(2, bank=60_000).roll(1, 1)
    assert game.p.bank == 0
    assert not game.p.broken
