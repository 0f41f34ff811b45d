"""Every refusal code is raised somewhere, and what is wrong first is told first."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.dakota.actions import (
    Build,
    Buy,
    BuyPoint,
    ChooseFaction,
    Collect,
    Decline,
    DrawFirstPlayer,
    DrawTerritory,
    EndDevelopment,
    LeaveMarket,
    PlaceGhostDance,
    PlaceNeutral,
    PlacePawn,
    PlaceTotem,
    Recruit,
    Replenish,
    Sell,
    SkipTotem,
)
from games.dakota.events import Sold
from games.dakota.refusals import Refusal
from games.dakota.terms import MARKET, Building, Phase, Resource
from games.game import CHANCE, Action
from tests.games.dakota.board import (
    EXPLORER,
    FISH,
    FOREST,
    GAME,
    GOLD,
    HORSE,
    HORSEMAN,
    NATIVE,
    PLAIN,
    SETTLER,
    TIMBER,
    Board,
    Table,
    at,
)

EAGLE, HORSES = Building.EAGLE_TOTEM, Building.HORSE_TOTEM


def start() -> Table:
    return Table(3)


def drawn() -> Table:
    table = Table(3)
    table.draw(0, (PLAIN,))
    return table


def placing() -> Table:
    return Board("NSN")


def second() -> Table:
    board = Board("NSN")
    board.to(Phase.SECOND_PLACEMENT)
    return board


def totems() -> Table:
    """Player 0 is to use an Eagle Totem, and has a Horse Totem."""
    board = Board("NSN", first=2)
    board.to(Phase.DEVELOPMENT)
    board.own(0, EAGLE, HORSES).land("forest-1", timber=1, game=1).land("plain-1", horse=1)
    board.end_development()
    return board


def dancing() -> Table:
    board = Board("NSN", first=2)
    board.to(Phase.DEVELOPMENT)
    board.own(0, Building.GHOST_DANCE)
    board.end_development()
    return board


def danced() -> Table:
    table = dancing()
    table.do(PlaceGhostDance(0, at("plain-1")))
    table.to(Phase.SECOND_PLACEMENT)
    return table


def collecting() -> Table:
    board = Board("NSN")
    board.stage({0: "forest-1*2 market"})
    return board


def growing() -> Table:
    board = Board("NSN").land("forest-1", timber=1, game=1)
    board.stage({})
    return board


def market() -> Table:
    board = Board("NSN")
    board.stage({})
    return board


def developing() -> Board:
    board = Board("NSN")
    board.to(Phase.DEVELOPMENT)
    return board


def settler_developing() -> Board:
    board = Board("SNS")
    board.to(Phase.DEVELOPMENT)
    return board.give(0, wealth=50, timber=9, horse=9, metal=9)


def over() -> Table:
    board = Board("NSN")
    board.pass_until(lambda seen: seen.phase == Phase.END)
    return board


CASES: dict[Refusal, list[tuple[Callable[[], Table], Action]]] = {
    Refusal.GAME_OVER: [
        (over, EndDevelopment(0)),
        (over, PlacePawn(1, EXPLORER, MARKET)),
        (over, DrawFirstPlayer(CHANCE, 0)),
        (over, Action(0)),
    ],
    Refusal.NOT_YOUR_TURN: [
        (placing, PlacePawn(1, EXPLORER, MARKET)),
        (placing, PlacePawn(CHANCE, EXPLORER, MARKET)),
        (placing, PlacePawn(3, EXPLORER, MARKET)),
        (second, PlaceNeutral(0, NATIVE, at("plain-1"))),
        (market, LeaveMarket(1)),
        (developing, EndDevelopment(2)),
        (growing, Replenish(1, GAME, at("forest-1"))),
        (drawn, ChooseFaction(3, NATIVE)),
        (drawn, ChooseFaction(CHANCE, NATIVE)),
        (start, DrawFirstPlayer(0, 0)),
    ],
    Refusal.WRONG_PHASE: [
        (placing, PlaceNeutral(0, NATIVE, at("plain-1"))),
        (placing, ChooseFaction(0, NATIVE)),
        (placing, Buy(0, GAME)),
        (placing, Collect(0, GAME, EXPLORER)),
        (placing, Decline(0, EXPLORER)),
        (placing, Replenish(0, GAME, at("forest-1"))),
        (placing, LeaveMarket(0)),
        (placing, Build(0, EAGLE)),
        (placing, Sell(0, GAME)),
        (placing, Recruit(0)),
        (placing, BuyPoint(0)),
        (placing, EndDevelopment(0)),
        (placing, PlaceTotem(0, EAGLE, FISH, at("river-1"))),
        (placing, SkipTotem(0, EAGLE)),
        (placing, PlaceGhostDance(0, at("plain-1"))),
        (developing, PlacePawn(0, EXPLORER, MARKET)),
        (drawn, PlacePawn(0, EXPLORER, MARKET)),
    ],
    Refusal.NO_SUCH_PLACE: [
        (placing, PlacePawn(0, EXPLORER, 17)),
        (placing, PlacePawn(0, EXPLORER, -2)),
        (second, PlaceNeutral(2, NATIVE, MARKET)),
        (totems, PlaceTotem(0, EAGLE, GAME, 17)),
        (totems, PlaceTotem(0, EAGLE, GAME, MARKET)),
        (dancing, PlaceGhostDance(0, MARKET)),
        (growing, Replenish(0, GAME, 17)),
        (growing, Replenish(0, GAME, MARKET)),
    ],
    Refusal.NO_SUCH_OUTCOME: [
        (start, DrawFirstPlayer(CHANCE, 3)),
        (start, DrawTerritory(CHANCE, PLAIN)),
    ],
    Refusal.ALREADY_LOCKED: [],
    Refusal.NOT_ACTIVE: [
        (placing, PlacePawn(0, EXPLORER, at("forest-2"))),
        (second, PlaceNeutral(2, SETTLER, at("forest-2"))),
        (totems, PlaceTotem(0, EAGLE, GAME, at("forest-2"))),
        (dancing, PlaceGhostDance(0, at("river-2"))),
    ],
    Refusal.OTHER_BUILDING_FIRST: [
        (totems, PlaceTotem(0, HORSES, HORSE, at("plain-1"))),
        (totems, SkipTotem(0, HORSES)),
        (totems, PlaceGhostDance(0, at("plain-1"))),
        (dancing, PlaceTotem(0, EAGLE, FISH, at("river-1"))),
    ],
    Refusal.WRONG_TOTEM_RESOURCE: [(totems, PlaceTotem(0, EAGLE, TIMBER, at("forest-1")))],
    Refusal.NOT_PRINTED_HERE: [
        (totems, PlaceTotem(0, EAGLE, FISH, at("forest-1"))),
        (growing, Replenish(0, HORSE, at("forest-1"))),
    ],
    Refusal.NO_VACANT_SPACE: [(totems, PlaceTotem(0, EAGLE, GAME, at("mountain-1")))],
    Refusal.TOTEM_COMPULSORY: [(totems, SkipTotem(0, EAGLE))],
    Refusal.NO_SUCH_PAWN: [
        (placing, PlacePawn(0, HORSEMAN, MARKET)),
        (second, PlacePawn(2, EXPLORER, MARKET)),
        (collecting, Collect(0, GAME, HORSEMAN)),
    ],
    Refusal.OWN_PAWNS_FIRST: [],
    Refusal.NO_NEUTRAL_LEFT: [],
    Refusal.GHOST_DANCE: [(danced, PlaceNeutral(2, SETTLER, at("plain-1")))],
    Refusal.RESOURCE_NOT_HERE: [(collecting, Collect(0, GOLD, EXPLORER))],
    Refusal.MUST_COLLECT: [(collecting, Decline(0, EXPLORER)), (collecting, Decline(0, HORSEMAN))],
    Refusal.OTHER_TERRITORY_FIRST: [(growing, Replenish(0, GAME, at("mountain-1")))],
    Refusal.TOO_EXPENSIVE: [
        (market, Buy(0, GAME)),
        (developing, Recruit(0)),
        (developing, BuyPoint(0)),
        (developing, Build(0, Building.GHOST_DANCE)),
    ],
    Refusal.MISSING_RESOURCES: [
        (developing, Build(0, EAGLE)),
        (developing, Build(0, Building.HORSE_TOTEM, (FISH, FISH))),
    ],
    Refusal.WRONG_PAYMENT: [
        (developing, Build(0, Building.HORSE_TOTEM)),
        (developing, Build(0, Building.HORSE_TOTEM, (FISH,))),
        (developing, Build(0, Building.HORSE_TOTEM, (FISH, TIMBER))),
        (developing, Build(0, EAGLE, (FISH, FISH))),
    ],
    Refusal.OTHER_FACTION: [(developing, Build(0, Building.BANK)), (settler_developing, Build(0, EAGLE))],
    Refusal.ALREADY_BUILT: [],
    Refusal.ONE_BUILDING_A_ROUND: [],
    Refusal.TRAIN_NEEDS_LAND: [(settler_developing, Build(0, Building.TRAIN))],
    Refusal.NO_EXPLORER_TO_MOUNT: [],
    Refusal.NONE_TO_SELL: [(developing, Sell(0, GAME))],
    Refusal.ALL_PAWNS_IN_PLAY: [],
    Refusal.MALFORMED: [
        (placing, Action(0)),
        (placing, PlacePawn(0, 2, MARKET)),  # type: ignore[arg-type]
        (placing, PlacePawn(0, -1, MARKET)),  # type: ignore[arg-type]
        (placing, PlacePawn(True, EXPLORER, MARKET)),
        (second, PlaceNeutral(2, 2, at("plain-1"))),  # type: ignore[arg-type]
        (drawn, ChooseFaction(0, 2)),  # type: ignore[arg-type]
        (market, Buy(0, 8)),  # type: ignore[arg-type]
        (developing, Build(0, 12)),  # type: ignore[arg-type]
        (developing, Build(0, Building.HORSE_TOTEM, (FISH, 8))),  # type: ignore[arg-type]
        (developing, Build(0, Building.HORSE_TOTEM, [FISH, FISH])),  # type: ignore[arg-type]
        (start, DrawTerritory(CHANCE, 5)),  # type: ignore[arg-type]
    ],
}


def named(part: object) -> str:
    """A part of a case as the same words in every run."""
    return str(getattr(part, "__name__", repr(part)))


@pytest.mark.parametrize(
    ("code", "setting", "action"), [(code, s, a) for code, cases in CASES.items() for s, a in cases], ids=named
)
def test_the_rules_refuse_with_their_reason(code: Refusal, setting: Callable[[], Table], action: Action) -> None:
    assert setting().refused(action) == code


@pytest.mark.parametrize("player", [0, 1, 2])
def test_a_covered_token_stays_covered(player: int) -> None:
    table = drawn()
    table.do(ChooseFaction(player, NATIVE))
    assert table.refused(ChooseFaction(player, SETTLER)) == Refusal.ALREADY_LOCKED


@pytest.mark.parametrize("player", [0, 1, 2])
@pytest.mark.parametrize("horsemen", [0, 1])
def test_everybodys_extra_pawns_come_first(player: int, horsemen: int) -> None:
    board = Board("NSN", first=(player + 1) % 3)
    board.to(Phase.FIRST_PLACEMENT, player)
    board.pawns(player, 4 - horsemen, horsemen)
    board.explorers(player, "market", 3)
    assert board.refused(PlaceNeutral(player, NATIVE, at("plain-1"))) == Refusal.OWN_PAWNS_FIRST
    board.pawns(player, 0, 0)
    assert PlaceNeutral(player, NATIVE, at("plain-1")) in board.legal(player)


@pytest.mark.parametrize("player", [0, 1, 2])
def test_only_the_own_reference_card_counts(player: int) -> None:
    board = Board("NSN", first=player)
    for other in range(3):
        board.pawns(other, 3, 0 if other == player else 2)
    assert board.refused(PlacePawn(player, HORSEMAN, at("plain-3"))) == Refusal.NO_SUCH_PAWN
    for other in range(3):
        board.pawns(other, 3, 2 if other == player else 0)
    assert board.refused(PlacePawn(player, HORSEMAN, at("plain-3"))) == Refusal.NOT_ACTIVE


@pytest.mark.parametrize("player", [0, 1, 2])
def test_one_pawn_is_a_pawn(player: int) -> None:
    board = Board("NSN")
    board.stage({player: "forest-1 market*2"})
    assert board.refused(Collect(player, GOLD, EXPLORER)) == Refusal.RESOURCE_NOT_HERE
    assert board.refused(Collect(player, GAME, HORSEMAN)) == Refusal.NO_SUCH_PAWN


@pytest.mark.parametrize("number", range(8))
def test_plain_numbers_from_a_file_are_understood(number: int) -> None:
    board = developing()
    assert board.refused(Sell(0, number)) == Refusal.NONE_TO_SELL  # type: ignore[arg-type]
    board.give(0, **{Resource(number).name.lower(): 1})
    (told,) = board.do(Sell(0, number))  # type: ignore[arg-type]
    assert isinstance(told, Sold)
    assert told.resource is Resource(number), "told in the game's own words"


def test_extra_pawns_and_empty_areas() -> None:
    board = Board("NSN").pawns(2, 4)
    board.to(Phase.SECOND_PLACEMENT)
    board.box_neutrals(0, 3)
    assert board.refused(PlaceNeutral(2, NATIVE, at("plain-1"))) == Refusal.OWN_PAWNS_FIRST
    board.explorers(2, "market")
    assert board.refused(PlaceNeutral(2, NATIVE, at("plain-1"))) == Refusal.NO_NEUTRAL_LEFT
    riding = Board("NSN").pawns(2, 3, 1)
    riding.to(Phase.FIRST_PLACEMENT, 2)
    riding.explorers(2, "market", 3)
    assert riding.refused(PlaceNeutral(2, NATIVE, at("plain-1"))) == Refusal.OWN_PAWNS_FIRST


def test_building_is_refused_for_the_deepest_reason_first() -> None:
    board = settler_developing().pawns(0, 0, 3)
    fort, army = Build(0, Building.FORT), Build(0, Building.ARMY)
    assert board.refused(fort) == Refusal.NO_EXPLORER_TO_MOUNT
    board.do(Build(0, Building.SALOON))
    assert board.refused(Build(0, Building.SALOON)) == Refusal.ALREADY_BUILT
    assert board.refused(army) == Refusal.ONE_BUILDING_A_ROUND
    assert board.refused(Build(0, EAGLE)) == Refusal.OTHER_FACTION
    poor = Board("SNS")
    poor.to(Phase.DEVELOPMENT)
    assert poor.refused(army) == Refusal.TOO_EXPENSIVE
    assert poor.refused(Build(0, Building.ARMY, (FISH,))) == Refusal.TOO_EXPENSIVE
    poor.give(0, wealth=8)
    assert poor.refused(Build(0, Building.ARMY, (FISH,))) == Refusal.WRONG_PAYMENT


def test_a_full_colour_can_not_recruit() -> None:
    assert developing().pawns(0, 4, 2).give(0, wealth=12).refused(Recruit(0)) == Refusal.ALL_PAWNS_IN_PLAY


def test_declining_without_such_a_pawn_where_declining_is_allowed() -> None:
    board = Board("NSN", collecting="may_decline")
    board.stage({0: "forest-1*2 market"})
    assert board.refused(Decline(0, HORSEMAN)) == Refusal.NO_SUCH_PAWN
    assert board.refused(Collect(0, GOLD, EXPLORER)) == Refusal.RESOURCE_NOT_HERE


def test_a_drawn_token_is_no_outcome() -> None:
    table = Table(5)
    table.draw(1, (PLAIN,))
    assert table.refused(DrawTerritory(CHANCE, PLAIN)) == Refusal.NO_SUCH_OUTCOME
    assert table.refused(DrawFirstPlayer(CHANCE, 1)) == Refusal.NO_SUCH_OUTCOME
    table.do(DrawTerritory(CHANCE, FOREST))


def test_every_code_is_one_of_these() -> None:
    assert set(CASES) == set(Refusal)
    assert all(code.value == code.name.lower() for code in Refusal)
