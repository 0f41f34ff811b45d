"""An owner's edition that can't be is refused in one line; a value steps only to where it may stand."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.dakara.edition import read_edition
from games.game import EditionError, EditionValue

PRIZE = "a whole number from 1000 to 1000000 in steps of 1000"
FACES = "no face wins; allowed: at least one face with 1"
CLOSED = "nobody can get through; allowed: fewer than six in a row"
ERRORS: list[tuple[dict[str, Any], str]] = [
    ({"disc": {"prize": 0}}, f"disc.prize: 0 is not possible; allowed: {PRIZE}"),
    ({"disc": {"prize": 60_500}}, f"disc.prize: 60500 is not possible; allowed: {PRIZE}"),
    ({"venice.place.2": -20_001}, "venice.place.2: -20001 is not possible; allowed: a whole number from -1000000 to"),
    ({"disc": {"rolls": 7}}, "disc.rolls: 7 is not possible; allowed: a whole number from 1 to 6"),
    ({"pass": {"3": 11}}, "pass.3: 11 is not possible; allowed: 2, 3, 5, 6, 7, 8, 9, 10, 14, 16, 19, 20, 21, 23"),
    ({"pass": {"16": 10}}, "pass.16: unknown key; allowed here: 1, 2, 3"),
    (
        {"start": {"money": 1_000_000}, "bank": {"money": 5_000_000}},
        "bank.money: 5000000 can't pay 6 starts; allowed: at least 6000000",
    ),
    ({"agency.face": {"3": 0, "5": 0}}, f"agency.face: {FACES}"),
    ({"disc.face": {"1": 0, "3": 0, "5": 0}}, f"disc.face: {FACES}"),
    ({"lottery.face": {"2": 0, "4": 0, "6": 0}}, f"lottery.face: {FACES}"),
    ({"golf.sink": {"2": 0, "3": 0}}, f"golf.sink: {FACES}"),
    ({"stock.rise": {"4": 0, "5": 0, "6": 0}}, f"stock.rise: {FACES}"),
    ({"tennis.first": {"1": 0, "3": 0, "6": 0}}, f"tennis.first: {FACES}"),
    ({"tennis.second": {"1": 0, "4": 0, "6": 0}}, f"tennis.second: {FACES}"),
    ({"reno.face": {"4": 0, "5": 0, "6": 0}}, f"reno.face: {FACES}"),
    ({"aruba.cell.1": {"1": 0, "3": 0, "5": 0}}, f"aruba.cell.1: {FACES}"),
    ({"madrid.cell.6": {"1": 0, "4": 0, "6": 0}}, f"madrid.cell.6: {FACES}"),
    ({"baccarat.sum": {"8": 0, "9": 0, "10": 0}}, "baccarat.sum: no sum pays; allowed: at least one sum above 0"),
    ({"disc": {"hits": 4}}, "disc.hits: 4 is more than there are rolls; allowed: up to disc.rolls, 3"),
    ({"lottery": {"rolls": 2}}, "lottery.hits: 3 is more than there are rolls; allowed: up to lottery.rolls, 2"),
    ({"blackjack": {"stands": 15}}, "blackjack.stands: 15 is past the limit; allowed: up to blackjack.limit, 14"),
    ({"golf.green": {"first": 11}}, "golf.green.first: 11 is behind the end of the green; allowed: up to golf.gre"),
    ({"golf": {"rolls": 1}}, "golf.green.first: 9 is out of reach; allowed: up to 6"),
    ({"slalom.flag": {"5": 1, "6": 1, "8": 1, "9": 1}}, f"slalom.flag: {CLOSED}"),
    ({"slalom.flag": {"1": 1, "2": 1, "3": 1, "5": 1, "6": 1}}, f"slalom.flag: {CLOSED}"),
    ({"slalom.flag": {"1": 1, "2": 1, "3": 1, "5": 1, "6": 1, "7": 0}}, f"slalom.flag: {CLOSED}"),
    (
        {"steeplechase.laps": 1, "steeplechase.fallen": {"6": 1, "7": 1, "8": 1, "10": 1, "11": 1}},
        f"steeplechase.fallen: {CLOSED}",
    ),
    (
        {"steeplechase.laps": 1, "steeplechase.fallen": {"1": 1, "2": 1, "3": 1, "5": 1, "6": 1}},
        f"steeplechase.fallen: {CLOSED}",
    ),
    ({"steeplechase.fallen": {"5": 1, "6": 1, "7": 1, "8": 1}}, f"steeplechase.fallen: {CLOSED}"),
    ({"steeplechase.fallen": {"1": 1, "2": 1, "3": 1, "11": 1, "12": 1}}, f"steeplechase.fallen: {CLOSED}"),
    ({"las_vegas.lose_all": {"4": 1, "5": 1, "6": 1, "8": 1}}, f"las_vegas.lose_all: {CLOSED}"),
]  # fmt: skip


@pytest.mark.parametrize(("overrides", "says"), ERRORS, ids=[says.split(";")[0] for _, says in ERRORS])
def test_an_impossible_value_is_named_with_file_key_and_what_is_allowed(overrides: dict[str, Any], says: str) -> None:
    with pytest.raises(EditionError, match=re.escape(f"house.toml: {says}")) as error:
        read_edition(overrides, "house.toml")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    "overrides",
    [
        {"start": {"money": 1_000_000}, "bank": {"money": 6_000_000}},
        {"disc": {"hits": 3}},
        {"lottery": {"rolls": 3}},
        {"blackjack": {"stands": 14}},
        {"golf.green": {"first": 10}},
        {"golf": {"rolls": 2}, "golf.green": {"first": 12, "last": 12}},
        {"slalom.flag": {"5": 1, "6": 1, "8": 1}},
        {"slalom.flag": {"12": 1, "14": 1, "15": 1}},
        {"slalom.finish": 12, "slalom.flag": {"8": 1, "9": 1, "11": 1, "12": 1}},
        {"steeplechase.fallen": {"5": 1, "6": 1, "7": 1}},
        {"steeplechase.fallen": {"1": 1, "2": 1, "3": 1, "12": 1}},
        {"steeplechase.laps": 1, "steeplechase.fallen": {"2": 1, "3": 1, "10": 1, "11": 1, "12": 1}},
        {"las_vegas.lose_all": {"4": 1, "5": 1, "6": 1}},
        {"slalom.flag": {"2": 1, "3": 1, "5": 1, "6": 1, "7": 0}},
        {"baccarat.sum": {"8": 0, "9": 0}},
        {"baccarat.sum": {"8": 0, "9": 0, "10": 0, "2": 1_000}},
        {"baccarat.sum": {"8": 0, "9": 0, "10": 0, "12": 1_000}},
        {"agency.face": {"3": 0}},
        {"pass": {"3": 47}},
        {"notes": {"1000": 0}},
    ],
    ids=str,
)
def test_what_is_just_possible_is_taken(overrides: dict[str, Any]) -> None:
    assert read_edition(overrides, "house.toml")


def test_without_a_name_the_owners_edition_is_called_so() -> None:
    with pytest.raises(EditionError, match=r"^owner's edition: disc\.hits: 4 "):
        read_edition({"disc": {"hits": 4}})
    with pytest.raises(EditionError, match=r"^owner's edition: disc\.hits: 7 "):
        read_edition({"disc": {"hits": 7}})


def value(number: int, low: int = 0, high: int = 3_000, step: int = 1_000, among: tuple[int, ...] = ()) -> EditionValue:
    return EditionValue("x", number, low, high, "default", "", step=step, among=among)


def test_a_value_steps_by_whole_notes_to_its_ends() -> None:
    assert [value(number).beside(True) for number in (0, 2_000, 3_000)] == [1_000, 3_000, None]
    assert [value(number).beside(False) for number in (0, 1_000, 3_000)] == [None, 0, 2_000]
    assert [n for n in (-1_000, 0, 500, 1_000, 3_000, 4_000) if value(0).allows(n)] == [0, 1_000, 3_000]
    assert value(0, low=-3_000).allows(-2_000)
    assert not value(0, low=-3_000).allows(-2_500)
    assert value(1, low=1, high=9, step=4).beside(True) == 5
    assert value(1, low=1, high=9, step=4).allows(5)


def test_a_value_out_of_a_list_steps_along_the_list() -> None:
    listed = [value(number, 2, 9, 1, (2, 5, 9)) for number in (2, 5, 9)]
    assert [one.beside(True) for one in listed] == [5, 9, None]
    assert [one.beside(False) for one in listed] == [None, 2, 5]
    assert [n for n in range(12) if listed[0].allows(n)] == [2, 5, 9]
