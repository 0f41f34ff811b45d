"""Reinforcements that turn an explorer into a horseman (D:409, 425, 481, 489)."""

from __future__ import annotations

import pytest

from games.dakota.actions import Build, EndDevelopment, PlacePawn, Recruit
from games.dakota.terms import MARKET, Building, Phase
from tests.games.dakota.board import HORSEMAN, Board

SOURCES = {
    Building.HORSE_HERD: "NSN",
    Building.RIFLES: "NSN",
    Building.FORT: "SNS",
    Building.ARMY: "SNS",
}
OTHERS = [building for building in Building if building not in SOURCES]


def rich(factions: str) -> Board:
    board = Board(factions).colonise("prairie-1", grain=3)
    board.to(Phase.DEVELOPMENT)
    return board.give(0, wealth=50, timber=9, game=9, fish=9, horse=9, buffalo=9, metal=9, gold=9, grain=9)


@pytest.mark.rule("DK-53", "DK-55", "DK-60", "DK-61", "DK-R32")
@pytest.mark.parametrize("building", SOURCES)
def test_one_explorer_becomes_a_horseman_at_once(building: Building) -> None:
    board = rich(SOURCES[building])
    neutrals = board.seen().neutrals
    board.do(Build(0, building))
    seat = board.seat(0)
    assert (seat.explorers, seat.horsemen, seat.free_explorers, seat.free_horsemen) == (2, 1, 2, 1)
    assert board.seen().neutrals == neutrals
    board.end_development()
    board.to(Phase.FIRST_PLACEMENT, 0)
    assert PlacePawn(0, HORSEMAN, MARKET) in board.legal(0), "usable in the next placement"


@pytest.mark.rule("DK-53", "DK-55", "DK-60", "DK-61")
@pytest.mark.parametrize("building", OTHERS)
def test_no_other_building_gives_a_horseman(building: Building) -> None:
    board = rich("NSN" if building < Building.BANK else "SNS")
    action = next(c for c in board.legal(0) if isinstance(c, Build) and c.building == building)
    board.do(action)
    assert (board.seat(0).explorers, board.seat(0).horsemen) == (3, 0)


@pytest.mark.rule("DK-R32")
@pytest.mark.parametrize("building", SOURCES)
def test_without_an_explorer_there_is_nobody_to_mount(building: Building) -> None:
    board = rich(SOURCES[building]).pawns(0, 0, 2)
    assert board.refused(Build(0, building)) == "no_explorer_to_mount"
    board.pawns(0, 1, 2)
    board.do(Build(0, building))
    assert (board.seat(0).explorers, board.seat(0).horsemen) == (0, 3)


@pytest.mark.rule("DK-R32")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_each_mounts_an_explorer_of_the_own(player: int) -> None:
    board = Board("NSN", first=player)
    board.to(Phase.DEVELOPMENT)
    native = board.seat(player).faction == 0
    action = Build(player, Building.HORSE_HERD if native else Building.ARMY)
    board.give(player, wealth=8, horse=3)
    for other in range(3):
        board.pawns(other, 3 if other == player else 0, 0 if other == player else 3)
    assert action in board.legal(player)
    for other in range(3):
        board.pawns(other, 0 if other == player else 3, 3 if other == player else 0)
    assert board.refused(action) == "no_explorer_to_mount"


@pytest.mark.rule("DK-R32")
@pytest.mark.parametrize("building", [Building.GHOST_DANCE, Building.BANK])
def test_other_buildings_need_no_explorer(building: Building) -> None:
    board = rich("NSN" if building < Building.BANK else "SNS").pawns(0, 0, 2)
    assert Build(0, building) in board.legal(0)


@pytest.mark.rule("DK-3", "DK-62")
@pytest.mark.parametrize(
    ("factions", "pair"),
    [("NSN", (Building.HORSE_HERD, Building.RIFLES)), ("SNS", (Building.FORT, Building.ARMY))],
)
def test_each_colour_can_get_two_horsemen(factions: str, pair: tuple[Building, Building]) -> None:
    board = rich(factions)
    board.do(Build(0, pair[0]))
    board.end_development()
    board.to(Phase.DEVELOPMENT, 0)
    board.do(Build(0, pair[1]), Recruit(0))
    assert (board.seat(0).explorers, board.seat(0).horsemen) == (2, 2)
    mine = [b for b, side in SOURCES.items() if side == factions]
    assert sorted(mine) == sorted(pair)


@pytest.mark.rule("DK-R33")
def test_horsemen_and_recruits_are_legal_in_the_last_round() -> None:
    board = Board("NSN").at_round(9)
    board.to(Phase.DEVELOPMENT)
    board.give(0, wealth=12, horse=3)
    board.do(Build(0, Building.HORSE_HERD), Recruit(0), EndDevelopment(0))
    assert (board.seat(0).explorers, board.seat(0).horsemen) == (3, 1)
