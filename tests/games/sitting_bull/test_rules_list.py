"""Every rule of the list has a test that names it, and the list is whole."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from games.sitting_bull.edition import read_edition
from games.sitting_bull.options import RULINGS, SittingBullOptions

HERE = Path(__file__).parent
LIST = HERE.parents[2] / "games" / "sitting_bull" / "rules.toml"
MARKER = re.compile(r"pytest\.mark\.rule\(([^)]*)\)")
READINGS = {"SB-7", "SB-13", "SB-R1", "SB-R15", "SB-R20", "SB-R24", "SB-R26"}


def rules() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(LIST.read_text())["rules"]
    return found


def ids_in_tests() -> Counter[str]:
    """The ids in the rule markers of all tests of Sitting Bull."""
    sources = [path.read_text() for path in HERE.rglob("test_*.py")]
    return Counter(i for text in sources for ids in MARKER.findall(text) for i in re.findall(r'"([^"]+)"', ids))


def test_the_list_is_complete_and_in_order() -> None:
    expected = [
        *(f"SB-{n}" for n in range(1, 40)),
        *(f"SB-R{n}" for n in range(1, 47)),
        *(f"SB-D{n}" for n in range(1, 13)),
    ]
    assert [rule["id"] for rule in rules()] == expected


def test_every_rule_says_what_it_is() -> None:
    for rule in rules():
        assert rule["kind"] == "rule"
        assert 0 < len(rule["text"]) < 140, rule["id"]
        assert set(rule) <= {"id", "kind", "text", "option", "values"}


def test_every_rule_has_a_test() -> None:
    named = ids_in_tests()
    assert not [rule["id"] for rule in rules() if not named[rule["id"]]]


def test_no_test_names_an_unknown_rule() -> None:
    assert not set(ids_in_tests()) - {rule["id"] for rule in rules()}


def test_rulings_with_two_readings_are_the_options_of_the_game() -> None:
    listed = {rule["id"]: (rule["option"], tuple(rule["values"])) for rule in rules() if "values" in rule}
    assert set(listed) == READINGS
    assert listed == {ruling.id: (ruling.option, ruling.values) for ruling in RULINGS}


def test_the_options_are_the_rulings_and_the_players() -> None:
    fields = {field.name for field in msgspec.structs.fields(SittingBullOptions)}
    assert fields == {"players", *(ruling.option for ruling in RULINGS)}


def test_each_default_is_the_first_reading() -> None:
    default = SittingBullOptions(players=3)
    assert (default.cards, default.powwow) == ("console", "drawn")
    assert (default.silence, default.movers, default.two_player_tile) == ("always", "any_pawn", "leadership")
    assert (default.stone_bonus, default.presents) == ("once", "at_the_end")
    assert all(getattr(default, ruling.option) == ruling.values[0] for ruling in RULINGS)


def test_every_source_of_the_edition_is_a_line_of_the_rulebook_or_a_rule_of_the_list() -> None:
    known = {rule["id"] for rule in rules()}
    for value in read_edition().values():
        line = re.fullmatch(r"S:(\d+)", value.source)
        assert value.source in known or (line and 1 <= int(line[1]) <= 285), value
