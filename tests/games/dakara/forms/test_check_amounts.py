"""Baccarat, customs and the stock markets: what two faces, or a gold card and a face, bring or cost."""

from __future__ import annotations

from itertools import product

import pytest

from games.dakara.events import BankBroken, Bankrupt, Checked, GameEnded, Paid
from games.dakara.terms import BANK, Awaits, FormKind, Line
from games.game import CHANCE
from tests.games.dakara.forms.table import LocalGame

EXCHANGES = (16, 34)
PAIRS = list(product(range(1, 7), repeat=2))


@pytest.mark.parametrize("space", [3, 40])
def test_the_lander_rolls_at_once(space: int) -> None:
    game = LocalGame(space, players=3, turn=1)
    assert (game.form.kind, game.form.space) == (FormKind.CHECK, space)
    assert (game.p.awaits, game.p.current, game.p.roller) == (Awaits.ROLL, (CHANCE,), 1)


# --- baccarat


@pytest.mark.rule("DA-S3")
@pytest.mark.parametrize(("first", "second"), [pair for pair in PAIRS if pair[0] > 1])
def test_the_sum_of_two_rolls_wins(first: int, second: int) -> None:
    prize = {8: 50_000, 9: 100_000, 10: 50_000}.get(first + second, 0)
    game = LocalGame(3, turn=1).roll(first)
    assert not game.over
    assert game.roll(second).over
    assert game.p.money == [50_000, 50_000 + prize]
    assert game.told(Checked) == [Checked(1, (first, second), prize > 0)]
    assert game.paid == ([(BANK, 1, prize, "prize")] if prize else [])
    assert game.ends == [(1, "won" if prize else "even", prize)]


@pytest.mark.rule("DA-S3", "DA-R30")
def test_after_a_one_no_second_roll_can_win() -> None:
    game = LocalGame(3).roll(1)
    assert game.over
    assert game.events[-2:] == [Checked(0, (1,), False), GameEnded(0, 3, "even", 0)]


@pytest.mark.rule("DA-S3")
def test_an_owner_sets_what_a_sum_wins() -> None:
    edition = {"baccarat.sum.2": 3_000, "baccarat.sum.9": 0, "baccarat.sum.12": 1_000}
    assert LocalGame(3, edition=edition).roll(1, 1).ends == [(0, "won", 3_000)]
    assert LocalGame(3, edition=edition).roll(4, 5).ends == [(0, "even", 0)]
    assert LocalGame(3, edition=edition).roll(6, 6).ends == [(0, "won", 1_000)]


@pytest.mark.rule("DA-R15")
def test_the_bank_breaks_at_baccarat() -> None:
    game = LocalGame(3, bank=99_999).roll(4, 5)
    assert game.events[-3:] == [Paid(BANK, 0, 99_999, "prize"), BankBroken(), GameEnded(0, 3, "won", 99_999)]


# --- customs


@pytest.mark.rule("DA-S40", "DA-R1")
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_customs_take_the_sum_unless_both_are_even(first: int, second: int) -> None:
    both_even = first in (2, 4, 6) and second in (2, 4, 6)
    tax = 0 if both_even else (first + second) * 10_000
    game = LocalGame(40, money=200_000, turn=1).roll(first)
    assert not game.over
    assert game.roll(second).over
    assert game.p.money == [200_000, 200_000 - tax]
    assert game.told(Checked) == [Checked(1, (first, second), both_even)]
    assert game.paid == ([] if both_even else [(1, BANK, tax, "tax")])
    assert game.ends == [(1, "even" if both_even else "lost", -tax)]


@pytest.mark.rule("DA-S40", "DA-R1")
@pytest.mark.parametrize(("faces", "tax"), [((2, 4), 0), ((2, 5), 70_000), ((1, 3), 40_000), ((5, 6), 110_000)])
def test_golden_customs(faces: tuple[int, int], tax: int) -> None:
    assert LocalGame(40, money=200_000).roll(*faces).p.money[0] == 200_000 - tax


@pytest.mark.rule("DA-R1")
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_customs_may_take_the_odd_rolls_alone(first: int, second: int) -> None:
    own = {1: 10_000, 2: 0, 3: 30_000, 4: 0, 5: 50_000, 6: 0}
    tax = own[first] + own[second]
    game = LocalGame(40, money=200_000, customs="each_odd_roll").roll(first, second)
    assert game.over
    assert game.p.money[0] == 200_000 - tax
    assert game.told(Checked) == [Checked(0, (first, second), tax == 0)]


@pytest.mark.rule("DA-R12", "DA-S40")
def test_who_cannot_pay_the_tax_pays_all_and_is_bankrupt() -> None:
    game = LocalGame(40, money=69_000).roll(2, 5)
    assert game.over
    assert game.p.out == [True, False]
    assert game.p.money[0] == 0
    assert game.events[-3:] == [Paid(0, BANK, 69_000, "tax"), Bankrupt(0), GameEnded(0, 40, "bankrupt", -69_000)]


@pytest.mark.rule("DA-R12", "DA-R14")
def test_who_pays_the_last_dollar_is_not_bankrupt_yet() -> None:
    game = LocalGame(40, money=70_000).roll(2, 5)
    assert game.p.out == [False, False]
    assert game.ends == [(0, "lost", -70_000)]


@pytest.mark.rule("DA-S40", "DA-R30")
def test_an_owner_sets_the_unit_of_the_tax() -> None:
    assert LocalGame(40, edition={"customs.unit": 2_000}).roll(1, 6).ends == [(0, "lost", -14_000)]
    free = LocalGame(40, edition={"customs.unit": 0}).roll(1)
    assert free.ends == [(0, "even", 0)], "a second roll could change nothing"


# --- stock markets


@pytest.mark.rule("DA-S16", "DA-S34", "DA-R47")
@pytest.mark.parametrize("space", EXCHANGES)
@pytest.mark.parametrize("face", range(1, 7))
def test_a_card_and_then_a_roll(space: int, face: int) -> None:
    game = LocalGame(space, players=3, turn=1, money=60_000)
    assert (game.form.kind, game.form.space) == (FormKind.CHECK, space)
    assert (game.p.awaits, game.p.current, game.p.roller) == (Awaits.GOLD, (CHANCE,), 1)
    assert game.p.gold_line is Line.STOCK
    game.card(40_000)
    assert (game.over, game.p.awaits, game.p.roller) == (False, Awaits.ROLL, 1)
    assert not game.paid
    game.roll(face)
    assert game.over
    rise = face in (4, 5, 6)
    assert game.told(Checked) == [Checked(1, (face,), rise)]
    assert game.paid == [(BANK, 1, 40_000, "stock_rise") if rise else (1, BANK, 40_000, "stock_fall")]
    assert game.p.money == [60_000, 100_000 if rise else 20_000, 60_000]
    assert game.p.rolls == [face]
    assert game.ends == [(1, "won", 40_000) if rise else (1, "lost", -40_000)]


@pytest.mark.rule("DA-R46")
@pytest.mark.parametrize("space", EXCHANGES)
def test_a_fall_that_cannot_be_paid_is_bankruptcy(space: int) -> None:
    game = LocalGame(space, players=3, turn=2, money=30_000).card(31_000).roll(3)
    assert game.over
    assert game.p.out == [False, False, True]
    assert game.events[-3:] == [
        Paid(2, BANK, 30_000, "stock_fall"),
        Bankrupt(2),
        GameEnded(2, space, "bankrupt", -30_000),
    ]


@pytest.mark.rule("DA-R15")
def test_a_rise_breaks_the_bank() -> None:
    game = LocalGame(16, bank=30_000).card(40_000).roll(4)
    assert game.over
    assert game.p.broken
    assert game.ends == [(0, "won", 30_000)]


@pytest.mark.rule("DA-S16", "DA-S34")
@pytest.mark.parametrize("space", EXCHANGES)
def test_an_owner_sets_the_faces_that_rise(space: int) -> None:
    edition = {"stock.rise.3": 1, "stock.rise.4": 0}
    assert LocalGame(space, edition=edition).card(1_000).roll(3).ends == [(0, "won", 1_000)]
    assert LocalGame(space, edition=edition).card(1_000).roll(4).ends == [(0, "lost", -1_000)]
