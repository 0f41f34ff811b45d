"""An owner's edition that can't be is refused in one line: file, key, value and what is allowed."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.catalogue import GAMES
from games.editions import parse
from games.game import EditionError

DAKOTA = GAMES["dakota"]
NUMBER = "allowed: a whole number from 1 to 20"
ERRORS: list[tuple[dict[str, Any], str]] = [
    ({"price": {"native": {"horse": 0}}}, f"price.native.horse: 0 is not possible; {NUMBER}"),
    ({"price": {"native": {"horse": 21}}}, f"price.native.horse: 21 is not possible; {NUMBER}"),
    ({"price.native.horse": "4"}, f"price.native.horse: '4' is not possible; {NUMBER}"),
    ({"price.native.horse": 4.0}, f"price.native.horse: 4.0 is not possible; {NUMBER}"),
    ({"price.native.horse": True}, f"price.native.horse: True is not possible; {NUMBER}"),
    ({"price.native.horse": [4]}, f"price.native.horse: a list is not possible; {NUMBER}"),
    ({"rounds": {"3": 10**20}}, f"rounds.3: a huge number is not possible; {NUMBER}"),
    ({"rounds": {"3": {"status": "owner"}}}, f"rounds.3: nothing is not possible; {NUMBER}"),
    ({"rounds": 9}, "rounds: 9 is not a table; allowed here: 3, 4, 5"),
    ({"rounds": {"6": 9}}, "rounds.6: unknown key; allowed here: 3, 4, 5"),
    ({"limits": {"pawns": 6}}, "limits: unknown key; allowed here: territories, row, price, exchange, cost, points"),
    ({"limit": {"pawns": {"value": 5, "by": "x"}}}, "limit.pawns.by: unknown key; allowed here: value, status, source"),
    (
        {"limit": {"pawns": {"value": 5, "status": "guess"}}},
        "limit.pawns.status: 'guess' is not possible; allowed: rulebook, implied, derived, published, default, owner",
    ),
    (
        {"limit": {"pawns": {"value": 5, "source": "a\nb"}}},
        "limit.pawns.source: 'a\\nb' is not possible; allowed: one line of text",
    ),
    ({"limit": {"pawns": 5}, "limit.pawns": 4}, "limit.pawns: given twice; once is allowed"),
    ({"row": {"plain": {"upper": {"fish": 1}}}}, "row.plain.upper: 6 symbols in all; allowed: 1 to 5 in a row"),
    ({"row": {"plain": {"upper": {"horse": 0}}}}, "row.plain.upper: 0 symbols in all; allowed: 1 to 5 in a row"),
    ({"cost": {"army": {"wealth": 0}}}, "cost.army: costs nothing; allowed: at least one resource or wealth point"),
    ({"exchange": {"bank": 13}}, "exchange.bank: 13 is dearer than without a Bank; allowed: up to exchange.base, 12"),
    ({"limit": {"pawns": 4}, "start": {"explorers": 5}}, "start.explorers: 5 is more than a colour has"),
]  # fmt: skip


@pytest.mark.parametrize(("overrides", "says"), ERRORS)
def test_an_impossible_value_is_named_with_file_key_and_what_is_allowed(overrides: dict[str, Any], says: str) -> None:
    with pytest.raises(EditionError, match=re.escape(f"house.toml: {says}")) as error:
        DAKOTA.edition(overrides, "house.toml")
    assert "\n" not in str(error.value)


def test_a_file_that_is_not_toml_is_an_error_of_one_line() -> None:
    with pytest.raises(EditionError, match=r"^house.toml: not readable as TOML: .+$") as error:
        parse("[price\nx", "house.toml")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    "overrides",
    [
        {"price": {"native": {"horse": 1}}},
        {"price": {"native": {"horse": 20}}},
        {"exchange": {"bank": 12}},
        {"row": {"plain": {"upper": {"horse": 1}}}},
        {"row": {"plain": {"upper": {"horse": 4, "fish": 1}}}},
        {"cost": {"army": {"wealth": 0, "gold": 1}}},
        {"start": {"explorers": 6}},
        {"limit": {"pawns": 3}},
    ],
)
def test_a_value_at_its_limit_is_taken(overrides: dict[str, Any]) -> None:
    def flat(tables: dict[str, Any], prefix: str = "") -> dict[str, int]:
        found: dict[str, int] = {}
        for name, item in tables.items():
            found |= flat(item, f"{prefix}{name}.") if isinstance(item, dict) else {f"{prefix}{name}": item}
        return found

    values = {v.key: v for v in DAKOTA.edition(overrides, "house.toml").values()}
    for key, number in flat(overrides).items():
        assert (values[key].value, values[key].status, values[key].source) == (number, "owner", "house.toml")
    shipped = {v.key: v for v in DAKOTA.edition().values()}
    assert {k for k in values if values[k] != shipped[k]} == set(flat(overrides))


def complaint(overrides: dict[str, Any], source: str = "house.toml") -> str:
    with pytest.raises(EditionError) as error:
        DAKOTA.edition(overrides, source)
    return str(error.value)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("x" * 100, f"'{'x' * 60}'"),
        ("\u00e9" * 60, ("'" + "\\xe9" * 60)[:80]),
        (b"bytes", "b'bytes'"),
        (10**12, str(10**12)),
        (10**12 + 1, "a huge number"),
        (-(10**12), str(-(10**12))),
        (-(10**12) - 1, "a huge number"),
        ((1, 2), "a list"),
        (None, "nothing"),
        (float("nan"), "nan"),
    ],
)
def test_any_value_is_shown_short_and_plain(value: Any, shown: str) -> None:
    assert complaint({"rounds.3": value}) == f"house.toml: rounds.3: {shown} is not possible; {NUMBER}"


def test_a_table_inside_a_value_is_called_so() -> None:
    says = complaint({"rounds": {"3": {"value": {"value": 3}}}})
    assert says == f"house.toml: rounds.3: a table is not possible; {NUMBER}"


def test_a_strange_key_or_file_name_stays_on_one_line() -> None:
    assert complaint({"a\nb": 1}).startswith("house.toml: a\\nb: unknown key; allowed here: territories, ")
    assert complaint({"x" * 100: 1}).startswith(f"house.toml: {'x' * 60}: unknown key")
    assert complaint({"limit": {"pawns": {"value": 5, "b\ny": 1}}}).startswith("house.toml: limit.pawns.b\\ny: unknown")
    assert complaint({"rounds.3": 0}, "my\nhouse.toml").startswith("my?house.toml: rounds.3: 0 ")
    assert complaint({"rounds.3": 0}, "f" * 300).startswith("f" * 200 + ": rounds.3: 0 ")


def test_an_owner_may_tell_in_200_characters_where_a_value_comes_from() -> None:
    def edition(source: Any) -> dict[str, Any]:
        return {"limit": {"pawns": {"value": 5, "source": source}}}

    told = {v.key: v for v in DAKOTA.edition(edition("x" * 200), "house.toml").values()}
    assert told["limit.pawns"].source == "x" * 200
    for source in ("x" * 201, 7, None):
        assert complaint(edition(source)).endswith("is not possible; allowed: one line of text")


def test_quotes_and_backslashes_come_back_from_the_archive() -> None:
    own = {"limit": {"pawns": {"value": 5, "status": "owner", "source": 'said "five" \\ once'}}}
    edition = DAKOTA.edition(own, "house.toml")
    again = DAKOTA.edition(parse(edition.as_toml(), "archive"), "archive")
    assert list(again.values()) == list(edition.values())


def test_without_a_name_the_owners_edition_is_called_so() -> None:
    assert complaint({"rounds.3": 0}, "").startswith("owner's edition: rounds.3: 0 ")
    assert complaint({"exchange": {"bank": 13}}, "").startswith("owner's edition: exchange.bank: 13 ")


@pytest.mark.parametrize("text", ["a" * 500 + " b", "x = " + "[" * 100_000, "x = 1\nx = 2", "\0"])
def test_no_text_makes_a_long_complaint(text: str) -> None:
    with pytest.raises(EditionError, match=r"^house.toml: not readable as TOML: ") as error:
        parse(text, "house.toml")
    assert len(str(error.value)) <= len("house.toml: not readable as TOML: ") + 120
