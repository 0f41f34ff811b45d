"""What the catalogue hands out for Dakara: what is not its own is refused, what is compiled once serves every table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest

from games.dakara.actions import Decline
from games.dakara.forms.canal import Canal
from games.dakara.forms.slots import Slots
from games.dakara.game_entry import DAKARA
from games.dakara.options import DakaraOptions
from games.dakara.state import State
from tests.games import entries
from tests.games.dakara.board import LOCAL_GAMES, SHIPPED, Table


@pytest.mark.rule("DA-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 7, 3.0, True, "3", None])
def test_only_two_to_six_may_play(players: Any) -> None:
    entries.refuses_players(DAKARA, "Dakara", players)


@pytest.mark.rule("DA-1")
@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_may(players: int) -> None:
    assert DAKARA.new_game(DakaraOptions(players=players), SHIPPED).returns() == [0.0] * players
    assert list(DAKARA.players) == [2, 3, 4, 5, 6]


@pytest.mark.parametrize("ruling", DAKARA.rulings, ids=lambda ruling: ruling.option)
def test_a_reading_that_is_none_is_refused_with_those_there_are(ruling: Any) -> None:
    entries.refuses_no_reading(DAKARA, ruling)


@pytest.mark.rule("DA-19", "DA-R11")
@pytest.mark.parametrize("seats", [(3,), (-1,), (0, 3), (0, 0), (True,), ("1",), (1.0,)])
def test_only_different_seats_of_the_table_may_start_at_biarritz(seats: Any) -> None:
    with pytest.raises(ValueError, match=r"^from_biarritz: .* is not possible; allowed: different seats from 0 to 2$"):
        DAKARA.new_game(DakaraOptions(players=3, length="split", from_biarritz=seats), SHIPPED)


@pytest.mark.rule("DA-19", "DA-R11")
def test_some_must_start_at_the_gate_and_only_in_a_split_game_others() -> None:
    with pytest.raises(ValueError, match=r"^from_biarritz: somebody must start at the departure gate$"):
        DAKARA.new_game(DakaraOptions(players=2, length="split", from_biarritz=(1, 0)), SHIPPED)
    with pytest.raises(ValueError, match=r"^from_biarritz: only a split game has players who start at No. 23$"):
        DAKARA.new_game(DakaraOptions(players=2, from_biarritz=(1,)), SHIPPED)


def test_bots_may_sit_wherever_the_console_deals() -> None:
    assert DAKARA.seats_bots(DakaraOptions(players=3))


def test_what_belongs_to_another_game_is_refused() -> None:
    seen = Table(3).seen()
    entries.refuses_other_games(DAKARA, "Dakara", DakaraOptions(players=3), seen)
    not_a_state: Any = seen
    with pytest.raises(ValueError, match=r"^DakaraObservation is not of Dakara$"):
        DAKARA.heuristic(not_a_state, 0, Decline(0))


def rules_of(table: Table) -> Any:
    assert isinstance(table.state, State)
    return table.state.rules


def test_tables_that_play_alike_share_what_was_compiled() -> None:
    assert rules_of(Table(3)) is rules_of(Table(3))
    assert rules_of(Table(3)) is not rules_of(Table(3, customs="each_odd_roll"))
    own: Mapping[str, Any] = {"gate": {"money": 60_000}}
    assert rules_of(Table(3, edition=own)) is not rules_of(Table(3))
    assert rules_of(Table(3, edition=own)).gate_money == 60_000


def test_no_number_of_a_form_ever_changes() -> None:
    """Odds, bots and screens read them too."""
    rules = rules_of(Table(3))
    assert set(rules.forms) == set(LOCAL_GAMES)
    for space, form in rules.forms.items():
        assert form.space == space
        for field in fields(form):
            with pytest.raises(FrozenInstanceError):
                setattr(form, field.name, getattr(form, field.name))


def test_a_form_is_asked_for_by_its_kind() -> None:
    rules = rules_of(Table(3))
    assert rules.form(21, Canal) is rules.forms[21]
    with pytest.raises(AssertionError):
        rules.form(21, Slots)


def test_the_shipped_edition_is_one_and_an_owners_is_made_anew() -> None:
    entries.ships_one_edition(DAKARA, {"gate": {"money": 60_000}})


def test_an_edition_goes_to_another_process_whole() -> None:
    entries.sends_its_edition(DAKARA, DakaraOptions(players=4), {"gate": {"money": 60_000}})


def test_an_owners_numbers_are_played() -> None:
    own = {
        "start": {"money": 40_000},
        "gate": {"money": 30_000},
        "collect": {"17": 7_000},
        "agency": {"money": 20_000, "face": {"1": 1, "3": 0}},
        "gold": {"1": {"cash": 9_000}},
    }
    table = Table(2, edition=own)
    assert table.money == [40_000, 40_000]
    table.land(0)
    table.idle()
    assert table.money[0] == 70_000
    table.land(17)
    assert table.money[0] == 77_000
    table = Table(2, edition=own)
    table.land(12)
    table.fly(9)
    table.roll(1)
    assert table.money[0] == 60_000
    table = Table(2, edition=own)
    table.land(36)
    table.fly(9)
    table.roll(3)
    assert table.money[0] == 40_000
    table = Table(2, edition=own)
    table.land(4)
    table.gold(1)
    assert table.money[0] == 49_000
