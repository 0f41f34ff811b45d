"""Every rule of the list has a test that names it, the list is whole, and every reading of a ruling is played."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from games.dakara.game_entry import DAKARA
from games.dakara.options import RULINGS, DakaraOptions
from games.game import Event, Ruling
from tests.games.dakara.board import SHIPPED
from tests.games.play import next_action

HERE = Path(__file__).parent
LIST = HERE.parents[2] / "games" / "dakara" / "rules.toml"
MARKER = re.compile(r"pytest\.mark\.rule\(([^)]*)\)")
LINES_OF_THE_RULEBOOK = 192


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
    assert [rule["id"] for rule in rules() if rule["kind"] == "note"] == ["DA-F1"]


def test_every_rule_has_a_test() -> None:
    named = ids_in_tests()
    assert [rule["id"] for rule in rules() if rule["kind"] == "rule" and not named[rule["id"]]] == []


def test_no_test_names_an_unknown_rule_or_a_note() -> None:
    assert not set(ids_in_tests()) - {rule["id"] for rule in rules() if rule["kind"] == "rule"}


def test_rulings_with_several_readings_are_the_options_of_the_game() -> None:
    listed = {rule["id"]: (rule["option"], tuple(rule["values"])) for rule in rules() if "values" in rule}
    assert listed == {ruling.id: (ruling.option, ruling.values) for ruling in RULINGS}
    assert set(listed) == {"DA-19", "DA-R1", "DA-R2", "DA-R3", "DA-R6", "DA-R27", "DA-R29", "DA-R39", "DA-R52"}


def test_the_options_are_the_rulings_the_players_and_who_starts_at_biarritz() -> None:
    fields = [field.name for field in msgspec.structs.fields(DakaraOptions)]
    assert sorted(fields) == sorted(["players", "from_biarritz", *(ruling.option for ruling in RULINGS)])


def test_each_default_is_the_first_reading() -> None:
    default = DakaraOptions(players=3)
    assert default.length == "full"
    assert default.customs == "sum_if_any_odd"
    assert default.nassau == "seven_or_eleven"
    assert default.pays == "stake_back_and"
    assert default.gate == "on_landing"
    assert default.steeplechase == "free"
    assert default.hits == "at_least"
    assert default.banker == "ties_or_beats"
    assert default.bet_limit == "none"
    assert all(getattr(default, ruling.option) == ruling.values[0] for ruling in RULINGS)


def test_every_source_of_the_edition_is_a_line_of_the_rulebook_or_a_rule_of_the_list() -> None:
    known = {rule["id"] for rule in rules()}
    for value in SHIPPED.values():
        for source in value.source.split(", "):
            lines = re.fullmatch(r"K:(\d+)", source)
            assert source in known or (lines and 1 <= int(lines[1]) <= LINES_OF_THE_RULEBOOK), value


READINGS = [(ruling, value) for ruling in RULINGS for value in ruling.values[1:]]


@pytest.mark.rule("DA-19", "DA-R1", "DA-R2", "DA-R3", "DA-R6", "DA-R27", "DA-R29", "DA-R39", "DA-R52")
@pytest.mark.parametrize(("ruling", "value"), READINGS, ids=[f"{r.option}-{v}" for r, v in READINGS])
def test_each_reading_of_an_option_plays_differently(ruling: Ruling, value: str) -> None:
    assert any(differ(ruling, value, seed) for seed in range(60))


def differ(ruling: Ruling, value: str, seed: int) -> bool:
    """Whether one game, played under the default and under `value` with the same actions, comes to differ."""
    rng = Random(seed)
    one = DakaraOptions(players=rng.choice(DAKARA.players))
    two = msgspec.structs.replace(one, **{ruling.option: value})
    first, second = DAKARA.new_game(one, SHIPPED), DAKARA.new_game(two, SHIPPED)
    while first.current_players():
        for player in first.current_players():
            if list(first.legal_actions(player)) != list(second.legal_actions(player)):
                return True
        action = next_action(DAKARA, first, rng)
        logs: tuple[list[Event], list[Event]] = ([], [])
        first.apply_action(action, logs[0])
        second.apply_action(action, logs[1])
        if logs[0] != logs[1]:
            return True
    return first.winners() != second.winners()
