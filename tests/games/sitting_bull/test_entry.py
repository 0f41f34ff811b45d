"""What the catalogue hands out for Sitting Bull: nothing of another game, and what is compiled once for every table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from games.game import EditionError
from games.sitting_bull.actions import KeepHand
from games.sitting_bull.choices import columns_of
from games.sitting_bull.game_entry import SITTING_BULL
from games.sitting_bull.options import SittingBullOptions
from games.sitting_bull.terms import Icon
from tests.games import entries
from tests.games.sitting_bull.board import Table

OWN: Mapping[str, Any] = {"powwow": {"points": {"1": 1}}}


@pytest.mark.rule("SB-4")
@pytest.mark.parametrize("players", [1, 5, 3.0, True, "3", None])
def test_only_two_three_or_four_may_play(players: Any) -> None:
    entries.refuses_players(SITTING_BULL, "Sitting Bull", players)


@pytest.mark.parametrize("ruling", SITTING_BULL.rulings, ids=lambda ruling: ruling.option)
def test_a_reading_that_is_none_is_refused_with_those_there_are(ruling: Any) -> None:
    entries.refuses_no_reading(SITTING_BULL, ruling)


def test_what_belongs_to_another_game_is_refused() -> None:
    seen = Table(3).seen(0)
    entries.refuses_other_games(SITTING_BULL, "Sitting Bull", SittingBullOptions(players=3), seen)
    not_a_state: Any = seen
    with pytest.raises(ValueError, match=r"^SittingBullObservation is not of Sitting Bull$"):
        SITTING_BULL.heuristic(not_a_state, 0, KeepHand(0))
    other: Any = entries.OtherEdition()
    with pytest.raises(ValueError, match=r"^OtherEdition is not of Sitting Bull$"):
        SITTING_BULL.seats_bots(other)


def test_the_shipped_edition_is_one_for_all_tables() -> None:
    entries.ships_one_edition(SITTING_BULL, OWN)


def test_an_edition_goes_to_another_process_whole() -> None:
    entries.sends_its_edition(SITTING_BULL, SittingBullOptions(players=4), OWN)


def test_bots_may_sit_where_the_console_deals() -> None:
    assert SITTING_BULL.seats_bots(SittingBullOptions(players=3))
    assert not SITTING_BULL.seats_bots(SittingBullOptions(players=3, cards="table"))


def test_an_edition_that_is_no_whole_box_is_refused_when_a_game_begins() -> None:
    edition = SITTING_BULL.edition({"present": {"red": 9}}, "owner")
    with pytest.raises(EditionError, match=r"^owner: present: "):
        SITTING_BULL.new_game(SittingBullOptions(players=3), edition)


def test_tables_that_play_alike_share_what_was_compiled() -> None:
    assert Table(3).state.rules is Table(3).state.rules
    assert Table(3).state.rules is not Table(3, presents="for_milestones").state.rules
    assert Table(3).state == Table(3).state
    assert Table(3).state != Table(3, presents="for_milestones").state
    assert Table(3).state != Table(3, edition=OWN).state
    assert Table(3, edition=OWN).state == Table(3, edition=OWN).state


def test_its_names_and_numbers() -> None:
    game = SITTING_BULL
    assert (game.id, game.box, game.turns, game.version, list(game.players)) == (
        "sitting-bull",
        "sitting-bull",
        True,
        1,
        [2, 3, 4],
    )
    assert [ruling.option for ruling in game.rulings][:2] == ["cards", "powwow"]


@pytest.mark.rule("SB-17", "SB-18", "SB-26")
def test_where_each_card_may_lie() -> None:
    assert [columns_of(icon) for icon in Icon] == [(0,), (1,), (2,), (3,), (0, 1, 2), (-1,)]
