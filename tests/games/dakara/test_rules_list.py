"""Every rule of the list has a test that names it, and the list is whole."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from games.dakara.edition import read_edition
from games.dakara.options import RULINGS, DakaraOptions

HERE = Path(__file__).parent
LIST = HERE.parents[2] / "games" / "dakara" / "rules.toml"
MARKER = re.compile(r"pytest\.mark\.rule\(([^)]*)\)")
READINGS = {"DA-19", "DA-R1", "DA-R2", "DA-R3", "DA-R6", "DA-R27", "DA-R29", "DA-R39", "DA-R52"}


def rules() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(LIST.read_text())["rules"]
    return found


def ids_in_tests() -> Counter[str]:
    """The ids in the rule markers of all tests of Dakara."""
    sources = [path.read_text() for path in HERE.rglob("test_*.py")]
    return Counter(i for text in sources for ids in MARKER.findall(text) for i in re.findall(r'"([^"]+)"', ids))


def test_the_list_is_complete_and_in_order() -> None:
    expected = [
        *(f"DA-{n}" for n in range(1, 20)),
        *(f"DA-S{n}" for n in range(1, 48)),
        *(f"DA-R{n}" for n in range(1, 53)),
        *(f"DA-D{n}" for n in range(1, 20)),
        "DA-F1",
    ]
    assert [rule["id"] for rule in rules()] == expected


def test_every_rule_says_what_it_is() -> None:
    for rule in rules():
        assert rule["kind"] in ("rule", "note")
        assert 0 < len(rule["text"]) < 140, rule["id"]
        assert set(rule) <= {"id", "kind", "text", "option", "values"}
    assert {rule["id"] for rule in rules() if rule["kind"] == "note"} == {"DA-F1"}


def test_every_rule_has_a_test() -> None:
    named = ids_in_tests()
    missing = [rule["id"] for rule in rules() if rule["kind"] == "rule" and not named[rule["id"]]]
    assert not missing


def test_no_test_names_an_unknown_rule_or_a_note() -> None:
    assert not set(ids_in_tests()) - {rule["id"] for rule in rules() if rule["kind"] == "rule"}


def test_rulings_with_several_readings_are_the_options_of_the_game() -> None:
    listed = {rule["id"]: (rule["option"], tuple(rule["values"])) for rule in rules() if "values" in rule}
    assert set(listed) == READINGS
    assert listed == {ruling.id: (ruling.option, ruling.values) for ruling in RULINGS}


def test_the_options_are_the_rulings_the_players_and_who_starts_at_biarritz() -> None:
    fields = {field.name for field in msgspec.structs.fields(DakaraOptions)}
    assert fields == {"players", "from_biarritz", *(ruling.option for ruling in RULINGS)}


def test_each_default_is_the_first_reading() -> None:
    default = DakaraOptions(players=3)
    assert (default.length, default.from_biarritz) == ("full", ())
    assert (default.customs, default.nassau, default.pays) == ("sum_if_any_odd", "seven_or_eleven", "stake_back_and")
    assert (default.gate, default.steeplechase, default.hits) == ("on_landing", "free", "at_least")
    assert (default.banker, default.bet_limit) == ("ties_or_beats", "none")
    assert all(getattr(default, ruling.option) == ruling.values[0] for ruling in RULINGS)


def test_every_source_of_the_edition_is_a_line_of_the_rulebook_or_a_rule_of_the_list() -> None:
    known = {rule["id"] for rule in rules()}
    for value in read_edition().values():
        for source in value.source.split(", "):
            line = re.fullmatch(r"K:(\d+)", source)
            assert source in known or (line and 1 <= int(line[1]) <= 192), value
