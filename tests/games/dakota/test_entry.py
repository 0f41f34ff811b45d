"""What the catalogue hands out for Dakota: what is not its own is refused, what is compiled once serves every table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from games.dakota.actions import EndDevelopment
from games.dakota.options import DakotaOptions
from games.dakota.state import State
from games.dakota.terms import Faction
from tests.games import entries
from tests.games.dakota.board import DAKOTA, SHIPPED, Board, Table


@pytest.mark.rule("DK-1")
@pytest.mark.parametrize("players", [2, 6, 3.0, True, "3", None])
def test_only_three_four_or_five_may_play(players: Any) -> None:
    entries.refuses_players(DAKOTA, "Dakota", players)


@pytest.mark.parametrize("ruling", DAKOTA.rulings, ids=lambda ruling: ruling.option)
def test_a_reading_that_is_none_is_refused_with_those_there_are(ruling: Any) -> None:
    entries.refuses_no_reading(DAKOTA, ruling)


def test_bots_may_sit_wherever_the_console_deals() -> None:
    assert DAKOTA.seats_bots(DakotaOptions(players=3))


def test_what_belongs_to_another_game_is_refused() -> None:
    seen = Board("NSN").seen(0)
    entries.refuses_other_games(DAKOTA, "Dakota", DakotaOptions(players=3), seen)
    not_a_state: Any = seen
    with pytest.raises(ValueError, match=r"^DakotaObservation is not of Dakota$"):
        DAKOTA.heuristic(not_a_state, 0, EndDevelopment(0))


def rules_of(table: Table) -> Any:
    assert isinstance(table.state, State)
    return table.state.rules


def test_tables_that_play_alike_share_what_was_compiled() -> None:
    assert rules_of(Table(3)) is rules_of(Table(3))
    assert rules_of(Table(3)) is not rules_of(Table(3, totems="optional"))
    own: Mapping[str, Any] = {"rounds": {"3": 5}}
    assert rules_of(Table(3, edition=own)) is not rules_of(Table(3))
    assert rules_of(Table(3, edition=own)).rounds == 5


def test_the_shipped_edition_is_one_and_an_owners_is_made_anew() -> None:
    entries.ships_one_edition(DAKOTA, {"rounds": {"3": 5}})


def test_an_edition_goes_to_another_process_whole() -> None:
    entries.sends_its_edition(DAKOTA, DakotaOptions(players=4), {"price": {"native": {"horse": 7}}})


def test_an_edition_is_written_table_by_table_with_a_blank_line_between() -> None:
    lines = SHIPPED.as_toml().splitlines()
    heads = [i for i, line in enumerate(lines) if line.startswith("[")]
    assert lines[0] == "[territories]"
    assert lines[1] == 'mountain = { value = 4, status = "published", source = "DK-F1" }'
    assert [i for i, line in enumerate(lines) if not line] == [i - 1 for i in heads[1:]]


@pytest.mark.rule("DK-9")
def test_a_card_knows_whose_it_is() -> None:
    assert [cost.faction for cost in rules_of(Table(3)).costs] == [Faction.NATIVE] * 6 + [Faction.SETTLER] * 6
