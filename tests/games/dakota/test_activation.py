"""Activation: totems, Ghost Dance and Saloon at the start of a round (D:155-159)."""

from __future__ import annotations

from typing import Any

import pytest

from games.dakota.actions import PlaceGhostDance, PlaceTotem, SkipTotem
from games.dakota.events import ActivationSkipped, GhostDancePlaced, PhaseStarted, TotemPlaced, WealthGained
from games.dakota.terms import Building, Phase, Resource
from tests.games.dakota.board import BUFFALO, FISH, GAME, HORSE, PLACES, Board, at, counts, dull

EAGLE, BUFFALO_TOTEM, HORSE_TOTEM = Building.EAGLE_TOTEM, Building.BUFFALO_TOTEM, Building.HORSE_TOTEM


def before_round_two(factions: str = "NSN", **rulings: Any) -> Board:
    """A board at the end of round 1: all are in development, and nothing has been touched by hand."""
    board = Board(factions, **rulings)
    board.to(Phase.DEVELOPMENT)
    return board


def totem(board: Board, player: int, building: Building, resource: Resource, place: str) -> None:
    told = board.do(PlaceTotem(player, building, resource, at(place)))
    assert told[0] == TotemPlaced(player, building, resource, at(place))


@pytest.mark.rule("DK-58", "DK-R40", "DK-23")
def test_a_saloon_pays_one_by_itself_at_each_activation() -> None:
    board = before_round_two().own(1, Building.SALOON).give(1, wealth=4)
    told = board.end_development()
    assert WealthGained(1, 1, Building.SALOON) in told
    assert board.wealth(1) == 5
    assert board.phase == Phase.FIRST_PLACEMENT
    board.to(Phase.DEVELOPMENT)
    board.end_development()
    assert board.wealth(1) == 6


@pytest.mark.rule("DK-23")
def test_only_these_five_buildings_act_in_the_activation() -> None:
    board = before_round_two("NSN")
    board.own(0, Building.HORSE_HERD, Building.RIFLES)
    board.own(1, Building.BANK, Building.BLACKSMITH, Building.TRAIN, Building.FORT, Building.ARMY)
    board.end_development()
    assert board.phase == Phase.FIRST_PLACEMENT
    assert [board.wealth(p) for p in range(3)] == [0, 0, 0]


@pytest.mark.rule("DK-23", "DK-R24")
def test_activation_goes_round_from_the_first_player_building_by_building() -> None:
    board = before_round_two("NSNN")
    board.own(0, Building.GHOST_DANCE, EAGLE, BUFFALO_TOTEM, HORSE_TOTEM).own(2, EAGLE, HORSE_TOTEM).own(3, EAGLE)
    board.own(1, Building.SALOON)
    board.land("plain-1", horse=1).land("prairie-1", buffalo=1).land("river-1", fish=1).land("forest-1", game=1)
    told = board.end_development()
    assert told[-2:] == [PhaseStarted(Phase.ACTIVATION), WealthGained(1, 1, Building.SALOON)]
    seen = []
    while board.phase == Phase.ACTIVATION:
        seen.append((board.now(), board.seen().activating))
        board.do(dull(board.now(), board.legal(board.now())))
    assert seen == [
        (2, EAGLE), (2, HORSE_TOTEM), (3, EAGLE),
        (0, EAGLE), (0, BUFFALO_TOTEM), (0, HORSE_TOTEM), (0, Building.GHOST_DANCE),
    ]  # fmt: skip
    assert board.seen().activating is None


@pytest.mark.rule("DK-50", "DK-R19")
def test_the_eagle_totem_adds_fish_or_game_where_a_printed_space_is_free() -> None:
    board = before_round_two().own(0, EAGLE)
    board.land("mountain-1", timber=3, game=1).land("forest-1", timber=1, game=3).land("river-1", fish=4)
    board.land("plain-1", horse=1).colonise("plain-2", grain=1)
    board.end_development()
    assert set(board.legal(0)) == {
        PlaceTotem(0, EAGLE, GAME, at("mountain-1")),
        PlaceTotem(0, EAGLE, FISH, at("river-1")),
    }
    assert board.refused(PlaceTotem(0, EAGLE, GAME, at("forest-1"))) == "no_vacant_space"
    assert board.refused(PlaceTotem(0, EAGLE, GAME, at("river-1"))) == "not_printed_here"
    assert board.refused(PlaceTotem(0, EAGLE, FISH, at("plain-1"))) == "not_printed_here"
    assert board.refused(PlaceTotem(0, EAGLE, HORSE, at("plain-1"))) == "wrong_totem_resource"
    assert board.refused(PlaceTotem(0, EAGLE, GAME, at("mountain-2"))) == "not_active"
    assert board.refused(PlaceTotem(0, EAGLE, GAME, len(PLACES))) == "no_such_place"
    assert board.refused(PlaceTotem(0, HORSE_TOTEM, HORSE, at("plain-1"))) == "other_building_first"
    assert board.refused(PlaceGhostDance(0, at("plain-1"))) == "other_building_first"
    totem(board, 0, EAGLE, GAME, "mountain-1")
    assert board.tokens("mountain-1") == counts(timber=3, game=2)
    assert board.phase == Phase.FIRST_PLACEMENT


@pytest.mark.rule("DK-51", "DK-R19")
def test_the_buffalo_totem_adds_buffalo_alone() -> None:
    board = before_round_two().own(2, BUFFALO_TOTEM).land("prairie-1", buffalo=4).land("river-1", fish=1)
    board.end_development()
    assert board.legal(2) == [PlaceTotem(2, BUFFALO_TOTEM, BUFFALO, at("prairie-1"))]
    assert board.refused(PlaceTotem(2, BUFFALO_TOTEM, FISH, at("river-1"))) == "wrong_totem_resource"
    totem(board, 2, BUFFALO_TOTEM, BUFFALO, "prairie-1")
    assert board.tokens("prairie-1") == counts(buffalo=5)


@pytest.mark.rule("DK-52", "DK-R19")
def test_the_horse_totem_adds_a_horse_to_one_of_the_plains() -> None:
    board = before_round_two().own(0, HORSE_TOTEM).land("plain-1", horse=3).land("plain-2", horse=4)
    board.end_development()
    assert board.legal(0) == [PlaceTotem(0, HORSE_TOTEM, HORSE, at(name)) for name in ("plain-1", "plain-2")]
    totem(board, 0, HORSE_TOTEM, HORSE, "plain-2")
    assert (board.tokens("plain-1"), board.tokens("plain-2")) == (counts(horse=3), counts(horse=5))


@pytest.mark.rule("DK-50", "DK-R20")
@pytest.mark.parametrize("totems", ["compulsory", "optional"])
def test_a_totem_without_a_vacant_space_is_skipped(totems: str) -> None:
    board = before_round_two(totems=totems).own(0, EAGLE, HORSE_TOTEM).land("prairie-1", buffalo=1)
    told = board.end_development()
    assert ActivationSkipped(0, EAGLE, "no_vacant_space") in told
    assert ActivationSkipped(0, HORSE_TOTEM, "no_vacant_space") in told
    assert board.phase == Phase.FIRST_PLACEMENT


@pytest.mark.rule("DK-R36", "DK-36")
def test_a_totem_whose_terrain_is_gone_or_colonised_is_skipped() -> None:
    board = before_round_two().own(0, HORSE_TOTEM, BUFFALO_TOTEM)
    board.spend("plain-1").spend("plain-2").colonise("prairie-1", grain=2)
    told = board.end_development()
    assert ActivationSkipped(0, HORSE_TOTEM, "not_printed_here") in told
    assert ActivationSkipped(0, BUFFALO_TOTEM, "not_printed_here") in told
    assert board.phase == Phase.FIRST_PLACEMENT


@pytest.mark.rule("DK-36", "DK-R19")
def test_a_totem_never_refills_a_depleted_row() -> None:
    board = before_round_two().own(0, HORSE_TOTEM).colonise("plain-1", grain=1).land("plain-2", horse=2)
    board.end_development()
    assert board.legal(0) == [PlaceTotem(0, HORSE_TOTEM, HORSE, at("plain-2"))]
    assert board.refused(PlaceTotem(0, HORSE_TOTEM, HORSE, at("plain-1"))) == "not_printed_here"


@pytest.mark.rule("DK-R20")
def test_a_totem_with_a_place_must_be_used() -> None:
    board = before_round_two().own(0, HORSE_TOTEM).land("plain-2", horse=4)
    board.end_development()
    assert board.refused(SkipTotem(0, HORSE_TOTEM)) == "totem_compulsory"
    assert board.legal(0) == [PlaceTotem(0, HORSE_TOTEM, HORSE, at("plain-2"))], "asked even with one place"


@pytest.mark.rule("DK-R20")
def test_an_optional_totem_may_be_left_unused() -> None:
    board = before_round_two(totems="optional").own(0, HORSE_TOTEM, BUFFALO_TOTEM).land("plain-2", horse=4)
    board.land("prairie-1", buffalo=4)
    board.end_development()
    assert SkipTotem(0, HORSE_TOTEM) not in board.legal(0)
    assert board.refused(SkipTotem(0, HORSE_TOTEM)) == "other_building_first"
    assert board.do(SkipTotem(0, BUFFALO_TOTEM))[0] == ActivationSkipped(0, BUFFALO_TOTEM, "chosen")
    assert board.tokens("prairie-1") == counts(buffalo=4)
    assert set(board.legal(0)) == {PlaceTotem(0, HORSE_TOTEM, HORSE, at("plain-2")), SkipTotem(0, HORSE_TOTEM)}
    totem(board, 0, HORSE_TOTEM, HORSE, "plain-2")


@pytest.mark.rule("DK-R19")
def test_with_any_free_space_a_totem_may_use_every_row_that_is_not_full() -> None:
    board = before_round_two(totem_space="any_free").own(0, HORSE_TOTEM)
    board.land("plain-2", horse=4).colonise("river-1", gold=4).land("forest-1", timber=2, game=2)
    board.end_development()
    assert board.legal(0) == [
        PlaceTotem(0, HORSE_TOTEM, HORSE, at(name)) for name in ("forest-1", "plain-2", "river-1")
    ]
    assert board.refused(PlaceTotem(0, HORSE_TOTEM, HORSE, at("plain-1"))) == "no_vacant_space"
    totem(board, 0, HORSE_TOTEM, HORSE, "river-1")
    assert board.tokens("river-1") == counts(gold=4, horse=1)


@pytest.mark.rule("DK-R24")
def test_two_totems_of_a_kind_act_one_after_the_other() -> None:
    board = before_round_two().own(0, HORSE_TOTEM).own(2, HORSE_TOTEM).land("plain-1", horse=3)
    board.end_development()
    assert board.now() == 2
    totem(board, 2, HORSE_TOTEM, HORSE, "plain-1")
    assert board.now() == 0
    totem(board, 0, HORSE_TOTEM, HORSE, "plain-1")
    assert board.tokens("plain-1") == counts(horse=5)
    assert board.phase == Phase.FIRST_PLACEMENT


@pytest.mark.rule("DK-R24")
def test_the_second_totem_of_a_kind_is_skipped_when_the_first_took_the_last_space() -> None:
    board = before_round_two().own(0, HORSE_TOTEM).own(2, HORSE_TOTEM).land("plain-1", horse=4)
    board.end_development()
    told = board.do(PlaceTotem(2, HORSE_TOTEM, HORSE, at("plain-1")))
    assert ActivationSkipped(0, HORSE_TOTEM, "no_vacant_space") in told
    assert board.phase == Phase.FIRST_PLACEMENT


@pytest.mark.rule("DK-54", "DK-R20", "DK-R21")
def test_a_ghost_dance_must_go_on_an_active_territory_even_one_that_has_one() -> None:
    board = before_round_two().own(0, Building.GHOST_DANCE).own(2, Building.GHOST_DANCE)
    board.end_development()
    assert board.seen().activating == Building.GHOST_DANCE
    assert board.legal(2) == [PlaceGhostDance(2, at(name)) for name in board.active()]
    assert board.refused(PlaceGhostDance(2, at("plain-3"))) == "not_active"
    assert board.refused(PlaceGhostDance(2, len(PLACES))) == "no_such_place"
    assert board.refused(PlaceTotem(2, EAGLE, FISH, at("river-1"))) == "other_building_first"
    assert board.do(PlaceGhostDance(2, at("plain-1")))[0] == GhostDancePlaced(2, at("plain-1"))
    assert board.now() == 0
    board.do(PlaceGhostDance(0, at("plain-1")))
    assert board.place("plain-1").ghost_dances == 2
    assert board.place("plain-2").ghost_dances == 0


@pytest.mark.rule("DK-R20")
def test_a_ghost_dance_is_skipped_only_when_no_land_is_left() -> None:
    board = before_round_two().own(0, Building.GHOST_DANCE, EAGLE)
    for name in board.active():
        board.spend(name)
    told = board.end_development()
    assert ActivationSkipped(0, EAGLE, "not_active") in told
    assert ActivationSkipped(0, Building.GHOST_DANCE, "not_active") in told
    assert board.phase == Phase.FIRST_PLACEMENT


@pytest.mark.rule("DK-R23")
def test_what_a_totem_adds_can_be_collected_in_the_same_round() -> None:
    board = before_round_two().own(2, HORSE_TOTEM).land("plain-1", horse=2)
    board.end_development()
    totem(board, 2, HORSE_TOTEM, HORSE, "plain-1")
    board.stage({2: "plain-1*3"})
    assert board.hand(2) == counts(horse=3)


@pytest.mark.rule("DK-48", "DK-54")
def test_ghost_dances_go_home_at_the_end_of_the_round() -> None:
    board = before_round_two().own(0, Building.GHOST_DANCE)
    board.end_development()
    board.do(PlaceGhostDance(0, at("plain-1")))
    board.to(Phase.DEVELOPMENT)
    assert board.place("plain-1").ghost_dances == 1
    board.end_development()
    assert board.place("plain-1").ghost_dances == 0
    assert board.legal(0) == [PlaceGhostDance(0, at(name)) for name in board.active()], "asked again"


@pytest.mark.rule("DK-42", "DK-R40")
def test_a_building_of_the_first_round_acts_from_the_second() -> None:
    board = Board("NSN")
    assert board.phase == Phase.FIRST_PLACEMENT
    assert PhaseStarted(Phase.ACTIVATION) in board.events
    assert not any(isinstance(e, WealthGained | TotemPlaced) for e in board.events)
