"""Why Venice's default amounts are what they are: all ways along the canal, under best play."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import accumulate, pairwise

import pytest

from games.dakara.edition import read_edition

PLACES = (30, -20, 50, -30, 100, -40, 100, -120, 100, -150, -250)
"""Thousands of dollars on the places 1 to 11."""
PRIZE = 300


@cache
def rolling(place: int) -> Fraction:
    """The mean in thousands of one more roll from `place`, leaving afterwards wherever that is better."""
    total = Fraction(0)
    for target in range(place + 1, place + 7):
        if target == 12:
            total += PRIZE
        elif target < 12:
            total += PLACES[target - 1] + max(rolling(target), Fraction(0))
    return total / 6


def paths(place: int = 0) -> list[tuple[int, ...]]:
    """All places one can come to, one list for each way to 12 or past it."""
    if place >= 12:
        return [()]
    return [(place + face, *way) for face in range(1, 7) for way in paths(place + face)]


@pytest.mark.rule("DA-D9", "DA-S21")
def test_it_collects_and_pays_by_turns() -> None:
    shipped = read_edition()
    assert shipped.cells("venice.place", 11) == tuple(1_000 * amount for amount in PLACES)
    assert shipped["venice.prize"] == 1_000 * PRIZE
    assert [amount > 0 for amount in PLACES] == [True, False] * 5 + [False]
    assert all(abs(a) <= abs(b) for a, b in pairwise(PLACES[::2][:5]))
    assert all(abs(a) < abs(b) for a, b in pairwise(PLACES[1::2]))


@pytest.mark.rule("DA-D9")
def test_a_visit_is_worth_as_much_as_other_prizes() -> None:
    assert round(float(rolling(0)), 3) == 30.086
    assert 25 < rolling(0) < 45


@pytest.mark.rule("DA-D9")
def test_leaving_is_right_on_three_places_and_rolling_on_elsewhere() -> None:
    assert [place for place in range(1, 12) if rolling(place) < 0] == [5, 7, 9]
    assert rolling(11) == Fraction(300, 6)
    assert rolling(10) == Fraction(-250 + 50 + 300, 6)
    assert rolling(9) == (Fraction(-150) + Fraction(100, 6) - 250 + 50 + 300) / 6
    assert min(abs(rolling(place)) for place in range(1, 12)) > 4


@pytest.mark.rule("DA-D9", "DA-R35")
def test_rolling_on_to_the_end_is_a_real_risk() -> None:
    """Who never leaves gets less than half of it, and with the money of the start is bankrupt more often than not."""
    mean, ruined = Fraction(0), Fraction(0)
    for way in paths():
        weight = Fraction(1, 6 ** len(way))
        brought = list(accumulate(PLACES[place - 1] if place < 12 else PRIZE * (place == 12) for place in way))
        mean += weight * brought[-1]
        ruined += weight * (min(brought) < -50)
    assert 2 * mean < rolling(0)
    assert Fraction(1, 2) < ruined < Fraction(3, 5)
    assert min(PLACES[:6]) >= -50, "the compulsory roll ruins nobody who has the money of the start"
