"""What the catalogue hands out for Dakota: what is not its own is refused, what is compiled once serves every table."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from games.dakota.actions import EndDevelopment
from games.dakota.edition import DakotaEdition
from games.dakota.menus import Menus, bits
from games.dakota.options import DakotaOptions
from games.dakota.state import State
from games.dakota.terms import Faction
from games.game import Observation, Options
from tests.games.dakota.board import DAKOTA, SHIPPED, Board, Table


@pytest.mark.rule("DK-1")
@pytest.mark.parametrize("players", [2, 6, 3.0, True, "3", None])
def test_only_three_four_or_five_may_play(players: Any) -> None:
    with pytest.raises(ValueError, match="Dakota is for 3 to 5 players, not "):
        DAKOTA.new_game(DakotaOptions(players=players), SHIPPED)


@pytest.mark.parametrize("ruling", DAKOTA.rulings, ids=lambda ruling: ruling.option)
def test_a_reading_that_is_none_is_refused_with_those_there_are(ruling: Any) -> None:
    options: dict[str, Any] = {"players": 3, ruling.option: "sometimes"}
    with pytest.raises(ValueError, match=f"^{ruling.option}: 'sometimes' is not possible; allowed: ") as error:
        DAKOTA.new_game(DakotaOptions(**options), SHIPPED)
    assert str(error.value).endswith(", ".join(ruling.values))


class OtherEdition:
    """Not Dakota's."""

    def values(self) -> tuple[()]:
        return ()

    def as_toml(self) -> str:
        return ""


def test_what_belongs_to_another_game_is_refused() -> None:
    options, seen = DakotaOptions(players=3), Board("NSN").seen(0)
    with pytest.raises(ValueError, match=r"^Options is not of Dakota$"):
        DAKOTA.new_game(Options(players=3), SHIPPED)
    with pytest.raises(ValueError, match=r"^OtherEdition is not of Dakota$"):
        DAKOTA.new_game(options, OtherEdition())
    with pytest.raises(ValueError, match=r"^Observation is not of Dakota$"):
        DAKOTA.sample_state(Observation(viewer=0, current=(0,)), options, SHIPPED, Random(1))
    with pytest.raises(ValueError, match=r"^OtherEdition is not of Dakota$"):
        DAKOTA.sample_state(seen, options, OtherEdition(), Random(1))
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
    assert DAKOTA.edition() is DAKOTA.edition()
    assert DAKOTA.edition({}) is DAKOTA.edition()
    own = {"rounds": {"3": 5}}
    assert DAKOTA.edition(own) is not DAKOTA.edition(own)


def test_an_edition_goes_to_another_process_whole() -> None:
    edition = DAKOTA.edition({"price": {"native": {"horse": 7}}}, "house.toml")
    assert isinstance(edition, DakotaEdition)
    again = pickle.loads(pickle.dumps(edition))
    assert list(again.values()) == list(edition.values())
    assert again.same_numbers(edition)
    assert again["price.native.horse"] == 7
    options = DakotaOptions(players=4)
    assert DAKOTA.new_game(options, again) == DAKOTA.new_game(options, edition)
    assert not again.same_numbers(SHIPPED)


def test_lists_made_once_are_kept_until_there_are_too_many() -> None:
    made: list[int] = []

    def make(key: int) -> list[EndDevelopment]:
        made.append(key)
        return [EndDevelopment(key)]

    menus = Menus(make)
    for _ in range(2):
        for key in range(500):
            assert menus[key].actions == (EndDevelopment(key),)
    assert made == list(range(500))
    for key in range(2000):
        assert menus[key].actions == (EndDevelopment(key),)
        assert len(menus) <= 512


def test_bits_are_numbered_from_the_lowest() -> None:
    assert [bits(mask) for mask in (0, 1, 0b1010, 1 << 16)] == [[], [0], [1, 3], [16]]


def test_an_edition_is_written_table_by_table_with_a_blank_line_between() -> None:
    lines = SHIPPED.as_toml().splitlines()
    heads = [i for i, line in enumerate(lines) if line.startswith("[")]
    assert lines[0] == "[territories]"
    assert lines[1] == 'mountain = { value = 4, status = "published", source = "DK-F1" }'
    assert [i for i, line in enumerate(lines) if not line] == [i - 1 for i in heads[1:]]


@pytest.mark.rule("DK-9")
def test_a_card_knows_whose_it_is() -> None:
    assert [cost.faction for cost in rules_of(Table(3)).costs] == [Faction.NATIVE] * 6 + [Faction.SETTLER] * 6
