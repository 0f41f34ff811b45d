"""Every rule of the list has a test that names it, and the list is whole."""

from __future__ import annotations

from games.dakota.options import RULINGS, DakotaOptions
from tests.games.dakota.board import DAKOTA, SHIPPED
from tests.games.rules_list import RulesList, numbered, options_are_rulings

LIST = RulesList("dakota")


def test_the_list_is_complete_and_in_order() -> None:
    rows, rulings = numbered("DK-", 71), numbered("DK-R", 40)
    assert LIST.ids == [*rows, "DK-G1", *rulings, *numbered("DK-D", 10), *numbered("DK-F", 10)]


def test_every_rule_says_what_it_is() -> None:
    LIST.each_says_what_it_is()
    assert LIST.notes == {"DK-8", *numbered("DK-F", 10)}


def test_every_rule_has_a_test() -> None:
    assert not LIST.untested


def test_no_test_names_an_unknown_rule_or_a_note() -> None:
    assert not LIST.unknown


def test_rulings_with_two_readings_are_the_options_of_the_game() -> None:
    LIST.readings_are({"DK-R2", "DK-R5", "DK-R16", "DK-R18", "DK-R19", "DK-R20", "DK-R34"}, RULINGS)
    options_are_rulings(DAKOTA)


def test_each_default_is_the_first_reading() -> None:
    default = DakotaOptions(players=3)
    assert default.tokens == "one_per_type"
    assert default.collecting == "compulsory"
    assert default.lower_rows == "replenish"
    assert default.ghost_dance == "lets_replenish"
    assert default.totem_space == "printed"
    assert default.totems == "compulsory"
    assert default.tie_break == "base_prices"


def test_every_source_of_the_edition_is_a_line_of_the_rulebook_or_a_rule_of_the_list() -> None:
    LIST.sources_are_known(SHIPPED, "D", 515)
