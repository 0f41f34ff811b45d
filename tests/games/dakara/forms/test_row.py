"""Rows without choices: Atlantic City, Acapulco, Buenos Aires."""

from __future__ import annotations

import pytest

from games.dakara.events import BankBroken, CellPlayed, GameEnded, Paid, Rolled
from games.dakara.terms import BANK, Awaits, FormKind
from games.game import CHANCE
from tests.games.dakara.forms.table import LocalGame

DICE = {1: (6, 2), 2: (5, 1), 3: (4, 3), 4: (5, 2), 5: (4, 1), 6: (6, 3)}
"""Printed in Atlantic City."""
MISSES = (3, 2, 1, 1, 2, 1)
"""Faces that match no die there, cell by cell."""
CELLS = range(1, 7)
FACES = range(1, 7)


@pytest.mark.parametrize("space", [6, 7, 9])
@pytest.mark.parametrize("turn", [0, 2])
def test_the_first_cell_is_rolled_for_at_once(space: int, turn: int) -> None:
    game = LocalGame(space, players=3, turn=turn)
    assert (game.form.kind, game.form.space) == (FormKind.ROW, space)
    assert (game.p.awaits, game.p.current, game.p.roller) == (Awaits.ROLL, (CHANCE,), turn)
    assert game.p.cell == 1


# --- Atlantic City


@pytest.mark.rule("DA-S6", "DA-D2")
@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("face", FACES)
def test_a_matched_die_pays_its_value_times_10_000(cell: int, face: int) -> None:
    game = LocalGame(6, turn=1).roll(*MISSES[: cell - 1])
    assert not game.paid
    assert game.p.cell == cell
    game.roll(face)
    hit = face in DICE[cell]
    amount = face * 10_000 if hit else 0
    paid = [Paid(BANK, 1, amount, "cell")] if hit else []
    over = [GameEnded(1, 6, "won" if hit else "even", amount)] if cell == 6 else []
    assert game.events[2 * (cell - 1) :] == [
        Rolled(1, face, cell),
        CellPlayed(1, cell, face, hit, amount),
        *paid,
        *over,
    ]
    assert game.p.money == [50_000, 50_000 + amount]
    assert game.p.won == amount
    assert game.over == (cell == 6)


@pytest.mark.rule("DA-S6")
@pytest.mark.parametrize(("face", "amount"), [(6, 60_000), (2, 20_000), (3, 0)])
def test_golden_first_space_of_atlantic_city(face: int, amount: int) -> None:
    assert LocalGame(6).roll(face).p.money[0] == 50_000 + amount


@pytest.mark.rule("DA-S6", "DA-R30")
def test_all_six_rolls_are_made_and_add_up() -> None:
    game = LocalGame(6).roll(6, 5, 4, 5, 4)
    assert not game.over
    assert game.roll(6).over
    assert game.ends == [(0, "won", 300_000)]
    assert game.p.rolls == [6, 5, 4, 5, 4, 6]
    assert LocalGame(6).roll(*MISSES).ends == [(0, "even", 0)]


@pytest.mark.rule("DA-S6", "DA-D2")
def test_an_owner_sets_the_dice_and_the_unit() -> None:
    edition = {"atlantic.unit": 1_000, "atlantic.cell.1.first": 1, "atlantic.cell.1.second": 3}
    game = LocalGame(6, edition=edition).roll(3, 5)
    assert game.paid == [(BANK, 0, 3_000, "cell"), (BANK, 0, 5_000, "cell")]
    assert not LocalGame(6, edition=edition).roll(6).paid


# --- Acapulco


@pytest.mark.rule("DA-S7", "DA-R33", "DA-D3")
@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("face", FACES)
def test_each_space_pays_unless_a_6_ends_it(cell: int, face: int) -> None:
    game = LocalGame(7, turn=1).roll(*[5] * (cell - 1))
    before = game.p.won
    game.roll(face)
    hit = face != 6
    amount = cell * 5_000 if hit else 0
    assert game.told(CellPlayed)[-1] == CellPlayed(1, cell, face, hit, amount)
    assert game.p.won == before + amount
    assert game.p.money == [50_000, 50_000 + before + amount]
    assert game.over == (not hit or cell == 6)


@pytest.mark.rule("DA-S7", "DA-R33")
def test_winnings_are_kept_after_a_6() -> None:
    game = LocalGame(7).roll(1, 2, 3, 6)
    assert game.over
    assert game.p.money[0] == 80_000
    assert game.events[-2:] == [CellPlayed(0, 4, 6, False, 0), GameEnded(0, 7, "won", 30_000)]
    assert game.paid == [(BANK, 0, 5_000, "cell"), (BANK, 0, 10_000, "cell"), (BANK, 0, 15_000, "cell")]
    assert LocalGame(7).roll(6).ends == [(0, "even", 0)]
    assert LocalGame(7).roll(1, 2, 3, 4, 5, 1).ends == [(0, "won", 105_000)]


@pytest.mark.rule("DA-S7", "DA-D3")
def test_an_owner_sets_the_amounts_and_the_face_that_ends_it() -> None:
    edition = {"acapulco": {"out": 1, "cell": {"1": 0, "2": 3_000}}}
    game = LocalGame(7, edition=edition).roll(6, 6, 1)
    assert game.over
    assert game.told(CellPlayed)[0] == CellPlayed(0, 1, 6, True, 0)
    assert game.ends == [(0, "won", 3_000)]


# --- Buenos Aires


@pytest.mark.rule("DA-S9", "DA-D5", "DA-R30")
@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("face", FACES)
def test_space_k_is_hit_by_rolling_k(cell: int, face: int) -> None:
    misses = [2, 3, 4, 5, 6, 1][: cell - 1]
    game = LocalGame(9, turn=1).roll(*misses, face)
    hit = face == cell
    amount = 50_000 if hit else 0
    assert game.told(CellPlayed)[-1] == CellPlayed(1, cell, face, hit, amount)
    assert game.paid == ([(BANK, 1, 50_000, "cell")] if hit else [])
    assert game.p.money == [50_000, 50_000 + amount]
    assert game.over == (cell == 6)


@pytest.mark.rule("DA-S9")
def test_every_hit_is_paid() -> None:
    game = LocalGame(9).roll(1, 2, 3, 4, 5, 6)
    assert game.ends == [(0, "won", 300_000)]
    assert LocalGame(9).roll(1, 1, 1, 1, 1, 6).ends == [(0, "won", 100_000)]


@pytest.mark.rule("DA-S9", "DA-D5")
def test_an_owner_sets_hits_and_their_prize() -> None:
    game = LocalGame(9, edition={"buenos_aires.prize": 2_000, "buenos_aires.cell.1": 6}).roll(6, 2)
    assert game.paid == [(BANK, 0, 2_000, "cell"), (BANK, 0, 2_000, "cell")]


# --- the bank


@pytest.mark.rule("DA-R15")
@pytest.mark.parametrize(("space", "bank"), [(6, 109_000), (7, 14_000), (9, 99_000)])
def test_a_broken_bank_ends_the_row(space: int, bank: int) -> None:
    faces = {6: (6, 5), 7: (1, 1), 9: (1, 2)}[space]
    game = LocalGame(space, bank=bank).roll(faces[0])
    assert not game.over
    assert game.roll(faces[1]).over
    assert game.p.broken
    assert game.p.money[0] == 50_000 + bank
    assert game.events[-2:] == [BankBroken(), GameEnded(0, space, "won", bank)]


@pytest.mark.rule("DA-R15")
def test_an_empty_bank_is_not_broken_before_it_must_pay() -> None:
    game = LocalGame(9, bank=50_000).roll(1, 1, 1, 1, 1)
    assert not game.over
    assert game.roll(6).p.broken
    assert game.ends == [(0, "won", 50_000)]
