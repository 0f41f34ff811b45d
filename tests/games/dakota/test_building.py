"""Settlements and reinforcements: cost, points, whose they are, once a phase and once a game (D:311-323)."""

from __future__ import annotations

import pytest

from games.dakota.actions import Build, EndDevelopment
from games.dakota.events import Built
from games.dakota.terms import Building, Phase
from tests.games.dakota.board import BUFFALO, FISH, GAME, GOLD, GRAIN, HORSE, METAL, TIMBER, Board, counts
from tests.games.dakota.ledger import WEALTH_COSTS

COSTS = {
    Building.EAGLE_TOTEM: ({"timber": 1, "buffalo": 1, "horse": 1, "game": 1, "fish": 1}, 5),
    Building.HORSE_HERD: ({"horse": 3}, 0),
    Building.RIFLES: ({"metal": 1, "gold": 1}, 0),
    Building.BANK: ({"timber": 3, "metal": 1}, 4),
    Building.BLACKSMITH: ({"timber": 2, "metal": 1}, 1),
    Building.SALOON: ({"timber": 3}, 2),
    Building.TRAIN: ({"timber": 2, "metal": 3}, 6),
    Building.FORT: ({"horse": 2, "timber": 2}, 0),
}
NATIVES = tuple(Building)[:6]


def developing(factions: str = "NSN") -> Board:
    """A board in development; a colonised prairie lets trains be built."""
    board = Board(factions)
    board.colonise("prairie-1", grain=3)
    board.to(Phase.DEVELOPMENT)
    return board


def owner(building: Building) -> str:
    """Factions of a table whose first player may build it."""
    return "NSN" if building in NATIVES else "SNS"


def builds(board: Board, player: int = 0) -> set[Building]:
    return {choice.building for choice in board.legal(player) if isinstance(choice, Build)}


@pytest.mark.rule("DK-50", "DK-53", "DK-55", "DK-56", "DK-57", "DK-58", "DK-59", "DK-60", "DK-41", "DK-D9")
@pytest.mark.parametrize("building", COSTS)
def test_a_building_takes_exactly_its_cost_and_gives_its_points(building: Building) -> None:
    cost, points = COSTS[building]
    board = developing(owner(building)).score(0, 7)
    plenty = {name: count + 2 for name, count in cost.items()}
    board.give(0, wealth=11, **plenty)
    assert board.do(Build(0, building)) == [Built(0, building, points)]
    assert board.hand(0) == counts(**dict.fromkeys(cost, 2))
    assert board.wealth(0) == 11
    assert board.points(0) == 7 + points
    assert board.seat(0).buildings == (building,)
    assert board.seen().developed


@pytest.mark.rule("DK-50", "DK-53", "DK-55", "DK-56", "DK-57", "DK-58", "DK-59", "DK-60")
@pytest.mark.parametrize("building", COSTS)
def test_with_one_resource_too_few_it_can_not_be_built(building: Building) -> None:
    cost, _ = COSTS[building]
    board = developing(owner(building))
    for short in cost:
        board.give(0, wealth=50, **{name: count - (name == short) for name, count in cost.items()})
        assert board.refused(Build(0, building)) == "missing_resources", short
    board.give(0, **cost)
    assert Build(0, building) in board.legal(0)


@pytest.mark.rule("DK-54", "DK-61")
@pytest.mark.parametrize("building", WEALTH_COSTS)
def test_ghost_dance_and_army_are_paid_in_wealth(building: Building) -> None:
    board = developing(owner(building)).give(0, wealth=WEALTH_COSTS[building] - 1)
    assert board.refused(Build(0, building)) == "too_expensive"
    board.give(0, wealth=WEALTH_COSTS[building] + 3)
    assert board.do(Build(0, building)) == [Built(0, building, 0)]
    assert board.wealth(0) == 3
    assert board.points(0) == 0


@pytest.mark.rule("DK-51", "DK-52", "DK-44")
@pytest.mark.parametrize(
    ("building", "own"), [(Building.BUFFALO_TOTEM, {"buffalo": 2}), (Building.HORSE_TOTEM, {"horse": 2})]
)
def test_two_symbols_of_a_totem_take_any_of_the_four_colours(building: Building, own: dict[str, int]) -> None:
    board = developing()
    four = (GAME, FISH, HORSE, BUFFALO)
    pairs = [(a, b) for i, a in enumerate(four) for b in four[i:]]
    for wild in pairs:
        held = {"timber": 1, **own}
        for kind in wild:
            held[kind.name.lower()] = held.get(kind.name.lower(), 0) + 1
        trial = developing()
        trial.give(0, **held)
        assert [c for c in trial.legal(0) if isinstance(c, Build) and c.building == building] == [
            Build(0, building, wild)
        ]
        assert trial.do(Build(0, building, wild)) == [Built(0, building, 4)]
        assert trial.hand(0) == counts()
    board.give(0, timber=1, game=4, fish=4, horse=4, buffalo=4, metal=4, gold=4, grain=4)
    assert {c.wild for c in board.legal(0) if isinstance(c, Build) and c.building == building} == set(pairs)


@pytest.mark.rule("DK-51", "DK-52", "DK-44")
@pytest.mark.parametrize(
    ("building", "own"), [(Building.BUFFALO_TOTEM, {"buffalo": 2}), (Building.HORSE_TOTEM, {"horse": 2})]
)
def test_a_totem_is_not_built_with_less_or_with_other_goods(building: Building, own: dict[str, int]) -> None:
    board = developing()
    plenty = {"timber": 4, "metal": 4, "gold": 4, "grain": 4, "fish": 1}
    board.give(0, **{**plenty, **own})
    assert building not in builds(board)
    for wild in ((), (FISH,), (FISH, FISH, FISH), (TIMBER, FISH), (METAL, FISH), (GOLD, FISH), (FISH, GRAIN)):
        assert board.refused(Build(0, building, wild)) == "wrong_payment", wild
    assert board.refused(Build(0, building, (FISH, FISH))) == "missing_resources"
    board.give(0, timber=0, fish=2, **own)
    assert board.refused(Build(0, building, (FISH, FISH))) == "missing_resources"
    kind = next(iter(own))
    board.give(0, timber=1, fish=2, **{kind: 1})
    assert board.refused(Build(0, building, (FISH, FISH))) == "missing_resources"


@pytest.mark.rule("DK-44")
def test_the_four_colour_payment_is_named_in_ascending_order_and_only_where_asked() -> None:
    board = developing().give(0, timber=4, game=4, fish=4, horse=4, buffalo=4)
    assert board.refused(Build(0, Building.HORSE_TOTEM, (HORSE, GAME))) == "wrong_payment"
    assert board.refused(Build(0, Building.HORSE_HERD, (HORSE,))) == "wrong_payment"
    assert board.refused(Build(0, Building.EAGLE_TOTEM, (FISH, FISH))) == "wrong_payment"


@pytest.mark.rule("DK-9")
@pytest.mark.parametrize("building", list(Building))
def test_a_building_is_closed_to_the_other_faction(building: Building) -> None:
    board = developing("SNS" if owner(building) == "NSN" else "NSN")
    board.give(0, wealth=50, timber=9, game=9, fish=9, horse=9, buffalo=9, metal=9, gold=9, grain=9)
    for wild in ((), (FISH, FISH)):
        assert board.refused(Build(0, building, wild)) == "other_faction"


@pytest.mark.rule("DK-9")
@pytest.mark.parametrize(("factions", "first"), [("NSN", 0), ("SNS", 6)])
def test_with_all_goods_a_player_may_build_the_six_of_the_faction(factions: str, first: int) -> None:
    board = developing(factions)
    board.give(0, wealth=50, timber=9, game=9, fish=9, horse=9, buffalo=9, metal=9, gold=9, grain=9)
    assert builds(board) == set(tuple(Building)[first : first + 6])


@pytest.mark.rule("DK-41", "DK-R26")
def test_one_settlement_or_reinforcement_a_phase() -> None:
    board = developing("SNS").give(0, wealth=20, timber=9)
    board.do(Build(0, Building.SALOON))
    assert builds(board) == set()
    assert board.refused(Build(0, Building.ARMY)) == "one_building_a_round"
    board.do(EndDevelopment(0))
    board.give(1, wealth=6)
    assert not board.seen().developed
    board.do(Build(1, Building.GHOST_DANCE))
    board.do(EndDevelopment(1), EndDevelopment(2))
    board.to(Phase.DEVELOPMENT, 0)
    assert board.do(Build(0, Building.ARMY)) == [Built(0, Building.ARMY, 0)]


@pytest.mark.rule("DK-43")
def test_each_building_once_a_game_for_each_player() -> None:
    board = developing("SNS").give(0, timber=9).give(2, timber=9)
    board.do(Build(0, Building.SALOON), EndDevelopment(0), EndDevelopment(1))
    assert board.do(Build(2, Building.SALOON)) == [Built(2, Building.SALOON, 2)]
    board.end_development()
    board.to(Phase.DEVELOPMENT, 0)
    assert board.refused(Build(0, Building.SALOON)) == "already_built"
    assert Building.SALOON not in builds(board)


@pytest.mark.rule("DK-5")
@pytest.mark.parametrize("building", list(Building))
def test_all_four_of_a_faction_can_own_the_same_building(building: Building) -> None:
    board = developing("NNNNS" if building in NATIVES else "SSSSN")
    for player in range(4):
        board.give(player, wealth=8, timber=9, game=9, fish=9, horse=9, buffalo=9, metal=9, gold=9)
        wild = (FISH, FISH) if building in (Building.BUFFALO_TOTEM, Building.HORSE_TOTEM) else ()
        board.do(Build(player, building, wild), EndDevelopment(player))
    assert [board.seat(p).buildings for p in range(4)] == [(building,)] * 4
    assert 4 * len(Building) + 1 == 49, "as many bases as the box holds (D:67)"


@pytest.mark.rule("DK-41")
def test_buildings_are_listed_in_their_order() -> None:
    board = developing("SNS").own(0, Building.ARMY, Building.SALOON, Building.BANK)
    assert board.seat(0).buildings == (Building.BANK, Building.SALOON, Building.ARMY)
