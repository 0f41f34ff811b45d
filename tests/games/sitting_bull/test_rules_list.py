"""Every rule of the list has a test that names it, and the list is whole."""

from __future__ import annotations

from games.sitting_bull.game_entry import SITTING_BULL
from games.sitting_bull.options import RULINGS, SittingBullOptions
from tests.games.rules_list import RulesList, numbered, options_are_rulings

LIST = RulesList("sitting_bull")


def test_the_list_is_complete_and_in_order() -> None:
    assert LIST.ids == [*numbered("SB-", 39), *numbered("SB-R", 46), *numbered("SB-D", 12)]


def test_every_rule_says_what_it_is() -> None:
    LIST.each_says_what_it_is()
    assert not LIST.notes


def test_every_rule_has_a_test() -> None:
    assert not LIST.untested


def test_no_test_names_an_unknown_rule() -> None:
    assert not LIST.unknown


def test_rulings_with_two_readings_are_the_options_of_the_game() -> None:
    LIST.readings_are({"SB-7", "SB-13", "SB-R1", "SB-R15", "SB-R20", "SB-R24", "SB-R26"}, RULINGS)
    options_are_rulings(SITTING_BULL)


def test_each_default_is_the_first_reading() -> None:
    default = SittingBullOptions(players=3)
    assert (default.cards, default.powwow) == ("console", "drawn")
    assert (default.silence, default.movers, default.two_player_tile) == ("always", "any_pawn", "leadership")
    assert (default.stone_bonus, default.presents) == ("once", "at_the_end")


def test_every_source_of_the_edition_is_a_line_of_the_rulebook_or_a_rule_of_the_list() -> None:
    LIST.sources_are_known(SITTING_BULL.edition(), "S", 285)
