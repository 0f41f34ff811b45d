"""The dice record: what is counted, and what is normal."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from games.dakara.events import BankRolled, CellPlayed, Rolled
from games.game import CHANCE
from ui.dakara.presentation import DAKARA_PRESENTATION
from ui.dice import DiceCount, count_journal, normal, outside
from ui.model import JournalEntry, Note
from ui.text.luck_words import band_words, rolls_words
from ui.text.words import Words

WORDS = Words()


def fewer(k: int, rolls: int) -> Fraction:
    """The exact chance of fewer than `k` times one face."""
    return sum((Fraction(comb(rolls, j) * 5 ** (rolls - j), 6**rolls) for j in range(k)), Fraction(0))


@pytest.mark.parametrize("rolls", [1, 6, 12, 60, 61, 137, 300, 1000])
def test_the_band_is_the_exact_binomial_of_95_in_100(rolls: int) -> None:
    low, high = normal(rolls)
    tail = Fraction(1, 40)
    assert fewer(low, rolls) <= tail < fewer(low + 1, rolls)
    assert 1 - fewer(high + 1, rolls) <= tail < 1 - fewer(high, rolls)


def test_the_band_of_sixty_and_of_very_many() -> None:
    """By hand for 60: P(X < 5) = 1.9%, P(X < 6) = 4.8%, P(X > 16) = 1.6%, P(X > 15) = 3.3%."""
    assert normal(60) == (5, 16)
    low, high = normal(600_000)
    assert 100_000 - low == pytest.approx(1.96 * 288.7, abs=3)
    assert high - 100_000 == pytest.approx(1.96 * 288.7, abs=3)
    assert normal(0) == (0, 0)


def test_rolls_are_counted_from_the_journal_by_face() -> None:
    journal = (
        JournalEntry(1, CHANCE, (Rolled(0, 6, 1), CellPlayed(0, 1, 6, True, 5000))),
        JournalEntry(2, CHANCE, (Rolled(1, 6, 2),)),
        JournalEntry(3, CHANCE, (Rolled(0, 1, 3), BankRolled(1, 1, 3))),
        JournalEntry(4, CHANCE, (Rolled(1, 3, 4),), note=Note.ENTERED),
        JournalEntry(5, CHANCE, (Rolled(1, 4, 5),), undone_by=7),
        JournalEntry(6, CHANCE, (Rolled(1, 4, 5),), undone_by=7, note=Note.ENTERED),
    )
    assert count_journal(journal, DAKARA_PRESENTATION.face) == DiceCount((1, 0, 0, 0, 0, 2), entered=1)
    assert DAKARA_PRESENTATION.face(CellPlayed(0, 1, 6, True, 5000)) is None


def test_faces_outside_the_band_are_counted_on_both_sides() -> None:
    assert outside(DiceCount((5, 16, 10, 10, 10, 9))) == 0
    assert outside(DiceCount((4, 16, 10, 10, 10, 10))) == 1
    assert outside(DiceCount((4, 17, 10, 10, 10, 9))) == 2


def test_nothing_is_said_under_sixty_rolls() -> None:
    said = band_words(WORDS, DiceCount((59, 0, 0, 0, 0, 0)))
    assert said == "Under 60 rolls nothing can be said of a die"
    assert band_words(WORDS, DiceCount((10,) * 6)) == "Grey is normal: 5 to 16 times. All six faces are within."
    one = band_words(WORDS, DiceCount((20, 8, 8, 8, 8, 8)))
    assert one.startswith("Grey is normal: 5 to 16 times. 1 face is outside.")


def test_rolls_of_real_dice_are_said_to_be_left_out() -> None:
    assert rolls_words(WORDS, DiceCount((10,) * 6)) == "Rolls: 60"
    assert rolls_words(WORDS, DiceCount((1, 0, 0, 0, 0, 0), 7)) == "Rolls: 1  ·  by hand, left out: 7"
    assert rolls_words(WORDS, DiceCount((1000, 0, 0, 0, 0, 0), 1234)) == "Rolls: 1,000  ·  by hand, left out: 1,234"
