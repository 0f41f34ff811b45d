"""Numbers that are allowed but hardly can be meant are pointed out; about what we ship there is no doubt."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from games.dakara.edition import read_edition
from games.dakara.odds.warnings import (
    LEAST_A_DOLLAR,
    LEAST_A_VISIT,
    MOST_A_DOLLAR,
    MOST_A_VISIT,
    Concern,
    warnings,
)
from games.dakara.options import DakaraOptions

NOTHING: dict[str, Any] = {}


def doubts(edition: dict[str, Any], players: int = 4, **readings: Any) -> list[Concern]:
    return list(warnings(read_edition(edition, "house.toml"), DakaraOptions(players=players, **readings)))


@pytest.mark.parametrize("players", [2, 6])
def test_what_we_ship_is_beyond_doubt(players: int) -> None:
    assert doubts(NOTHING, players) == []
    assert doubts(NOTHING, players, pays="in_all", hits="exactly", customs="each_odd_roll", banker="stands") == []


@pytest.mark.rule("DA-R2", "DA-R52")
def test_the_other_reading_of_nassau_gives_too_much_away() -> None:
    assert doubts(NOTHING, nassau="seven_to_eleven") == [Concern(28, "generous", Fraction(20, 36) * 7 - 1, True)]


def test_what_is_allowed_without_doubt() -> None:
    assert (LEAST_A_VISIT, MOST_A_VISIT) == (-100_000, 100_000)
    assert [float(LEAST_A_DOLLAR), float(MOST_A_DOLLAR)] == [-0.5, 0.6]


def test_a_prize_above_twice_the_start_on_average() -> None:
    assert doubts({"disc": {"prize": 200_000}}) == []
    assert doubts({"disc": {"prize": 202_000}}) == [Concern(2, "generous", Fraction(101_000))]


def test_a_tax_above_twice_the_start_on_average() -> None:
    assert doubts({"customs": {"unit": 20_000}}) == []
    assert doubts({"customs": {"unit": 21_000}}) == [Concern(40, "costly", Fraction(-105_000))]


def test_a_bet_that_pays_too_well_or_too_little() -> None:
    assert doubts({"biarritz": {"pays": 2}}) == []
    assert doubts({"biarritz": {"pays": 3}}) == [Concern(23, "generous", Fraction(1), True)]
    assert doubts({"kentucky": {"pays": 2}}) == []
    assert doubts({"kentucky": {"pays": 1}}) == [Concern(8, "costly", Fraction(2, 6) - 1, True)]


def test_a_bet_worth_just_three_fifths_or_minus_a_half_is_taken() -> None:
    own = {"cannes": {"face": {"3": 2}, "pays": 1}}
    assert doubts(own) == [], "red wins 4 of 6: +1/3 a dollar"
    assert doubts({"nassau": {"pays": 1}}) == [Concern(28, "costly", Fraction(16, 36) - 1, True)]
    assert doubts({"kentucky": {"face": {"2": 1, "3": 1, "4": 1}, "pays": 1}}) != []


def test_a_horse_that_never_wins() -> None:
    never = doubts({"kentucky": {"face": {"6": 5}, "pays": 3}})
    assert never == [Concern(8, "never", Fraction(-1), True, 6)]


def test_a_game_that_nobody_would_play() -> None:
    lost = {str(cell): 10_000 * cell for cell in range(1, 7)}
    assert doubts({"reno": {"win": lost}}) == [], "all the same"
    assert doubts({"reno": {"win": {**lost, "1": 8_000}}}) == [Concern(46, "shunned", Fraction(-1_000))]
    (vegas,) = doubts({"las_vegas": {"fee": 41_000}})
    assert (vegas.space, vegas.doubt, round(vegas.value)) == (43, "shunned", -615)
    assert doubts({"las_vegas": {"fee": 40_000}}) == []
    assert doubts({"auction": {"open": 350_000}}) == [
        Concern(14, "never", Fraction(133_000 - 350_000)),
        Concern(38, "never", Fraction(133_000 - 350_000)),
    ]
    assert doubts({"auction": {"open": 234_000}})[0] == Concern(14, "costly", Fraction(-101_000))
    assert doubts({"auction": {"open": 233_000}}) == []


@pytest.mark.rule("DA-2")
def test_notes_that_are_not_the_money_of_the_start() -> None:
    assert doubts({"notes": {"10000": 4}}) == [Concern(0, "notes", Fraction(60_000))]
    assert doubts({"notes": {"1000": 6}}) == [Concern(0, "notes", Fraction(51_000))]
    assert doubts({"notes": {"1000": 0, "5000": 4}}) == []


def test_doubts_come_in_the_order_of_the_board() -> None:
    found = doubts({"odd_even": {"pays": 9}, "disc": {"prize": 300_000}, "notes": {"5000": 0}})
    assert [concern.space for concern in found] == [0, 2, 47]
