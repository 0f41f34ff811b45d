"""Every rule of the list has a test that names it, and the list is whole."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from games.catalogue import GAMES
from games.dakota.options import RULINGS, DakotaOptions

HERE = Path(__file__).parent
LIST = HERE.parents[2] / "games" / "dakota" / "rules.toml"
MARKER = re.compile(r"pytest\.mark\.rule\(([^)]*)\)")
READINGS = {"DK-R2", "DK-R5", "DK-R16", "DK-R18", "DK-R19", "DK-R20", "DK-R34"}


def rules() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(LIST.read_text())["rules"]
    return found


def ids_in_tests() -> Counter[str]:
    """The ids in the rule markers of all tests of Dakota."""
    sources = [path.read_text() for path in HERE.glob("test_*.py")]
    return Counter(i for text in sources for ids in MARKER.findall(text) for i in re.findall(r'"([^"]+)"', ids))


def test_the_list_is_complete_and_in_order() -> None:
    expected = [
        *(f"DK-{n}" for n in range(1, 72)),
        "DK-G1",
        *(f"DK-R{n}" for n in range(1, 41)),
        *(f"DK-D{n}" for n in range(1, 11)),
        *(f"DK-F{n}" for n in range(1, 11)),
    ]
    assert [rule["id"] for rule in rules()] == expected


def test_every_rule_says_what_it_is() -> None:
    for rule in rules():
        assert rule["kind"] in ("rule", "note")
        assert 0 < len(rule["text"]) < 140, rule["id"]
        assert set(rule) <= {"id", "kind", "text", "option", "values"}
    assert {r["id"] for r in rules() if r["kind"] == "note"} == {"DK-8", *(f"DK-F{n}" for n in range(1, 11))}


def test_every_rule_has_a_test() -> None:
    named = ids_in_tests()
    missing = [rule["id"] for rule in rules() if rule["kind"] == "rule" and not named[rule["id"]]]
    assert not missing


def test_no_test_names_an_unknown_rule_or_a_note() -> None:
    assert not set(ids_in_tests()) - {rule["id"] for rule in rules() if rule["kind"] == "rule"}


def test_rulings_with_two_readings_are_the_options_of_the_game() -> None:
    listed = {rule["id"]: (rule["option"], tuple(rule["values"])) for rule in rules() if "values" in rule}
    assert set(listed) == READINGS
    assert listed == {ruling.id: (ruling.option, ruling.values) for ruling in RULINGS}


def test_the_options_are_the_rulings_and_the_players() -> None:
    fields = [field.name for field in msgspec.structs.fields(DakotaOptions)]
    assert fields == ["players", *(ruling.option for ruling in RULINGS)]


def test_each_default_is_the_first_reading() -> None:
    default = DakotaOptions(players=3)
    assert default.tokens == "one_per_type"
    assert default.collecting == "compulsory"
    assert default.lower_rows == "replenish"
    assert default.ghost_dance == "lets_replenish"
    assert default.totem_space == "printed"
    assert default.totems == "compulsory"
    assert default.tie_break == "base_prices"
    assert all(getattr(default, ruling.option) == ruling.values[0] for ruling in RULINGS)


def test_every_source_of_the_edition_is_a_line_of_the_rulebook_or_a_rule_of_the_list() -> None:
    known = {rule["id"] for rule in rules()}
    for value in GAMES["dakota"].edition().values():
        for source in value.source.split(", "):
            lines = re.fullmatch(r"D:(\d+)", source)
            assert source in known or (lines and 1 <= int(lines[1]) <= 515), value
