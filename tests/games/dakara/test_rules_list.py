"""Every rule of the list has a test that names it, and the list is whole."""

from __future__ import annotations

from games.dakara.game_entry import DAKARA
from games.dakara.options import RULINGS, DakaraOptions
from tests.games.dakara.board import SHIPPED
from tests.games.rules_list import RulesList, numbered, options_are_rulings

LIST = RulesList("dakara")


def test_the_list_is_complete_and_in_order() -> None:
    rows, spaces, rulings = numbered("DA-", 19), numbered("DA-S", 47), numbered("DA-R", 52)
    assert LIST.ids == [*rows, *spaces, *rulings, *numbered("DA-D", 19), "DA-F1"]


def test_every_rule_says_what_it_is() -> None:
    LIST.each_says_what_it_is()
    assert LIST.notes == {"DA-F1"}


def test_every_rule_has_a_test() -> None:
    assert not LIST.untested


def test_no_test_names_an_unknown_rule_or_a_note() -> None:
    assert not LIST.unknown


def test_rulings_with_several_readings_are_the_options_of_the_game() -> None:
    readings = {"DA-19", "DA-R1", "DA-R2", "DA-R3", "DA-R6", "DA-R27", "DA-R29", "DA-R39", "DA-R52"}
    LIST.readings_are(readings, RULINGS)
    options_are_rulings(DAKARA, "from_biarritz")


def test_each_default_is_the_first_reading() -> None:
    default = DakaraOptions(players=3)
    assert (default.length, default.from_biarritz) == ("full", ())
    assert (default.customs, default.nassau, default.pays) == ("sum_if_any_odd", "seven_or_eleven", "stake_back_and")
    assert (default.gate, default.steeplechase, default.hits) == ("on_landing", "free", "at_least")
    assert (default.banker, default.bet_limit) == ("ties_or_beats", "none")


def test_every_source_of_the_edition_is_a_line_of_the_rulebook_or_a_rule_of_the_list() -> None:
    LIST.sources_are_known(SHIPPED, "K", 192)
