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
