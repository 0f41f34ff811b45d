"""Whole games meet every building, every terrain's end, every kind of tie and both readings of every option."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import TypeVar

import msgspec
import pytest

from games.dakota.events import (
    ActivationSkipped,
    Collected,
    Declined,
    FactionsRepeated,
    PlacementShort,
    Recruited,
    Replenished,
    RowDepleted,
    Sold,
    TerritoryActivated,
    TerritoryCompared,
    TerritoryResolved,
    TotemPlaced,
)
from games.dakota.events import Built as BuiltEvent
from games.dakota.options import RULINGS, DakotaOptions
from games.dakota.refusals import Refusal
from games.dakota.terms import Building, Pawn, Resource, Row, Terrain
from games.game import Event, Ruling
from tests.games.dakota.board import DAKOTA, PLACES, SHIPPED
from tests.games.dakota.test_refusals import CASES
from tests.games.dakota.tours import Taste, Tour
from tests.games.readings import differ

E = TypeVar("E", bound=Event)
RARE = {
    Refusal.NO_EXPLORER_TO_MOUNT, Refusal.WRONG_PAYMENT, Refusal.MALFORMED, Refusal.GHOST_DANCE,
    Refusal.NO_SUCH_PLACE, Refusal.TRAIN_NEEDS_LAND, Refusal.NO_NEUTRAL_LEFT, Refusal.ALL_PAWNS_IN_PLAY,
    Refusal.TOTEM_COMPULSORY, Refusal.OTHER_BUILDING_FIRST, Refusal.WRONG_TOTEM_RESOURCE, Refusal.NOT_PRINTED_HERE,
    Refusal.NO_VACANT_SPACE, Refusal.ALREADY_LOCKED, Refusal.OTHER_TERRITORY_FIRST, Refusal.MUST_COLLECT,
    Refusal.ONE_BUILDING_A_ROUND,
}  # fmt: skip
"""Shown by constructed positions (test_refusals.py, test_building.py), since chance meets them seldom."""


@cache
def tour() -> Tour:
    return Tour(80)


def told(kind: type[E]) -> list[E]:
    return [event for event in tour().events if isinstance(event, kind)]


def terrains(territories: Iterable[int]) -> set[Terrain]:
    names = list(PLACES)
    return {Terrain[names[t].split("-")[0].upper()] for t in territories}


def test_every_building_was_built() -> None:
    assert {event.building for event in told(BuiltEvent)} == set(Building)


def test_every_terrain_was_depleted_row_by_row_and_followed_by_the_next() -> None:
    for row in Row:
        assert terrains(event.territory for event in told(RowDepleted) if event.row == row) == set(Terrain)
    opened = [event.territory for event in told(TerritoryActivated)]
    assert terrains(opened) == set(Terrain)
    assert set(opened) >= {i for name, i in PLACES.items() if name[-1] in "23"}


def test_every_resource_was_collected_replenished_and_sold() -> None:
    assert {event.resource for event in told(Collected)} == set(Resource)
    assert {event.resource for event in told(Replenished)} >= set(list(Resource)[:5])
    assert {event.resource for event in told(Sold)} == set(Resource)
    assert 0 in {event.bonus for event in told(Sold)}, "Blacksmith's and Train's are in test_trade.py"


def test_every_way_to_win_a_territory_and_to_be_picked_was_met() -> None:
    assert {event.winner for event in told(TerritoryCompared)} == {None, 0, 1}
    assert {event.reason for event in told(Collected)} == {"only", "strongest", "order"}
    assert {event.pawn for event in told(Collected)} == set(Pawn)
    assert any(any(event.left) for event in told(TerritoryResolved))
    assert {event.pawn for event in told(Declined)} == set(Pawn)


def test_totems_acted_were_left_unused_and_found_no_place() -> None:
    assert {event.building for event in told(TotemPlaced)} == {0, 1, 2}
    assert {event.reason for event in told(ActivationSkipped)} >= {"chosen", "no_vacant_space"}


def test_the_odd_moments_came_too() -> None:
    assert told(FactionsRepeated)
    assert {event.neutral_removed for event in told(Recruited)} >= {True}
    assert {event.price for event in told(Recruited)} >= {12}, "a Bank's price is in test_trade.py"
    assert not told(PlacementShort), "only with Ghost Dances everywhere: see test_ghost_dance.py"
    assert set(tour().winners) >= {1}


def test_every_refusal_was_met_by_chance_or_is_shown_by_hand() -> None:
    assert set(tour().refused) | RARE == set(Refusal)
    shown_here = {code for code, cases in CASES.items() if cases}
    by_hand = {
        Refusal.ALREADY_LOCKED, Refusal.NO_NEUTRAL_LEFT, Refusal.ONE_BUILDING_A_ROUND, Refusal.NO_EXPLORER_TO_MOUNT,
        Refusal.ALL_PAWNS_IN_PLAY,
    }  # fmt: skip
    assert shown_here | by_hand >= RARE


@pytest.mark.rule("DK-R2", "DK-R5", "DK-R16", "DK-R18", "DK-R19", "DK-R20", "DK-R34")
@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.option)
def test_both_readings_of_an_option_play_differently(ruling: Ruling) -> None:
    assert any(makes_a_difference(ruling, seed) for seed in range(40))


def makes_a_difference(ruling: Ruling, seed: int) -> bool:
    """Whether the other reading does in this game."""
    one = DakotaOptions(players=Random(seed).choice(DAKOTA.players))
    two = msgspec.structs.replace(one, **{ruling.option: ruling.values[1]})
    return differ(DAKOTA, SHIPPED, one, two, Taste(seed).choose)
