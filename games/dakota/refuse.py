"""Why an action is refused: asked only after it was not found among the legal ones, so it need not be fast."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final

from games.dakota import activation, development, goods
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
from games.dakota.position import Position
from games.dakota.refusals import Refusal
from games.dakota.rules import FACTION_BUILDINGS, HORSEMAN_SOURCES, TOTEM_RESOURCES
from games.dakota.terms import FOUR_COLOUR, Building, Faction, Pawn, Phase, Resource, Terrain

_PLACEMENTS: Final = (Phase.FIRST_PLACEMENT, Phase.SECOND_PLACEMENT)

_PHASES: Final[dict[type, tuple[Phase, ...]]] = {
    DrawFirstPlayer: (Phase.TERRITORIES,),
    DrawTerritory: (Phase.TERRITORIES,),
    ChooseFaction: (Phase.FACTIONS,),
    PlaceTotem: (Phase.ACTIVATION,),
    PlaceGhostDance: (Phase.ACTIVATION,),
    SkipTotem: (Phase.ACTIVATION,),
    PlacePawn: _PLACEMENTS,
    PlaceNeutral: (Phase.SECOND_PLACEMENT,),
    Collect: (Phase.COLLECTION,),
    Decline: (Phase.COLLECTION,),
    Replenish: (Phase.REPLENISHMENT,),
    Buy: (Phase.MARKET,),
    LeaveMarket: (Phase.MARKET,),
    Build: (Phase.DEVELOPMENT,),
    Sell: (Phase.DEVELOPMENT,),
    Recruit: (Phase.DEVELOPMENT,),
    BuyPoint: (Phase.DEVELOPMENT,),
    EndDevelopment: (Phase.DEVELOPMENT,),
}

_WORDS: Final[dict[str, type[IntEnum]]] = {
    "terrain": Terrain,
    "faction": Faction,
    "building": Building,
    "resource": Resource,
    "pawn": Pawn,
}


def reason(state: Position, action: object) -> Refusal:
    """The rule against an `action` that is not legal."""
    if state.phase is Phase.END:
        return Refusal.GAME_OVER
    if type(action) not in _PHASES:
        return Refusal.MALFORMED
    return _malformed(action) or _out_of_turn(state, action) or _WHY[type(action)](state, action)


def _malformed(action: Any) -> Refusal | None:
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if name == "wild":
            if type(value) is not tuple or not all(_is_word(Resource, r) for r in value):
                return Refusal.MALFORMED
        elif name in _WORDS:
            if not _is_word(_WORDS[name], value):
                return Refusal.MALFORMED
        elif type(value) is not int:
            return Refusal.NO_SUCH_PLACE if name == "territory" else Refusal.MALFORMED
    return None


def _is_word(words: type[IntEnum], value: object) -> bool:
    return type(value) is words or (type(value) is int and 0 <= value < len(words))


def _out_of_turn(state: Position, action: Any) -> Refusal | None:
    if state.phase not in _PHASES[type(action)]:
        return Refusal.WRONG_PHASE
    if state.phase is Phase.FACTIONS and 0 <= action.player < state.rules.players and state.chosen[action.player] >= 0:
        return Refusal.ALREADY_LOCKED
    if action.player not in state.current:
        return Refusal.NOT_YOUR_TURN
    return None


def _place(state: Position, territory: int) -> Refusal | None:
    """Why `territory` is no territory in play."""
    if not 0 <= territory < state.rules.territories:
        return Refusal.NO_SUCH_PLACE
    return None if state.active >> territory & 1 else Refusal.NOT_ACTIVE


def _why_totem(state: Position, action: PlaceTotem) -> Refusal:
    if action.building != state.activating:
        return Refusal.OTHER_BUILDING_FIRST
    if action.resource not in TOTEM_RESOURCES.get(Building(action.building), ()):
        return Refusal.WRONG_TOTEM_RESOURCE
    return (
        _place(state, action.territory)
        or activation.totem_obstacle(state, Resource(action.resource), action.territory)
        or Refusal.MALFORMED
    )


def _why_ghost_dance(state: Position, action: PlaceGhostDance) -> Refusal:
    if state.activating is not Building.GHOST_DANCE:
        return Refusal.OTHER_BUILDING_FIRST
    return _place(state, action.territory) or Refusal.MALFORMED


def _why_skip(state: Position, action: SkipTotem) -> Refusal:
    return Refusal.OTHER_BUILDING_FIRST if action.building != state.activating else Refusal.TOTEM_COMPULSORY


def _why_pawn(state: Position, action: PlacePawn) -> Refusal:
    if not state.pawns[state.rules.home + 2 * action.player + action.pawn]:
        return Refusal.NO_SUCH_PAWN
    return _place(state, action.territory) or Refusal.MALFORMED


def _why_neutral(state: Position, action: PlaceNeutral) -> Refusal:
    home = state.rules.home + 2 * action.player
    if state.pawns[home] or state.pawns[home + 1]:
        return Refusal.OWN_PAWNS_FIRST
    if not state.neutrals[action.faction - 2]:
        return Refusal.NO_NEUTRAL_LEFT
    return _place(state, action.territory) or Refusal.GHOST_DANCE


def _has_pawn_here(state: Position, player: int, pawn: int) -> bool:
    return state.at(state.territory, player, pawn) > 0


def _why_collect(state: Position, action: Collect) -> Refusal:
    if not _has_pawn_here(state, action.player, action.pawn):
        return Refusal.NO_SUCH_PAWN
    return Refusal.RESOURCE_NOT_HERE


def _why_decline(state: Position, _action: Decline) -> Refusal:
    return Refusal.NO_SUCH_PAWN if state.rules.may_decline else Refusal.MUST_COLLECT


def _why_replenish(state: Position, action: Replenish) -> Refusal:
    if not 0 <= action.territory < state.rules.territories:
        return Refusal.NO_SUCH_PLACE
    if action.territory != state.territory:
        return Refusal.OTHER_TERRITORY_FIRST
    printed = goods.count(state.row_of(state.territory), Resource(action.resource))
    return Refusal.NO_VACANT_SPACE if printed else Refusal.NOT_PRINTED_HERE


def _why_build(state: Position, action: Build) -> Refusal:
    player, building = action.player, Building(action.building)
    cost = state.rules.costs[building]
    if building not in FACTION_BUILDINGS[state.factions[player]]:
        return Refusal.OTHER_FACTION
    if state.built[player] & cost.bit:
        return Refusal.ALREADY_BUILT
    if state.developed:
        return Refusal.ONE_BUILDING_A_ROUND
    if not development.may_build(state, player, cost):
        return Refusal.NO_EXPLORER_TO_MOUNT if building in HORSEMAN_SOURCES else Refusal.TRAIN_NEEDS_LAND
    if state.wealth[player] < cost.wealth:
        return Refusal.TOO_EXPENSIVE
    if len(action.wild) != cost.four_colour or not set(action.wild) <= set(FOUR_COLOUR):
        return Refusal.WRONG_PAYMENT
    price = cost.goods + goods.pack_kinds(action.wild)
    return Refusal.WRONG_PAYMENT if goods.covers(state.goods[player], price) else Refusal.MISSING_RESOURCES


def _why_recruit(state: Position, action: Recruit) -> Refusal:
    if state.pawns_at_home(action.player) >= state.rules.most_pawns:
        return Refusal.ALL_PAWNS_IN_PLAY
    return Refusal.TOO_EXPENSIVE


def _always(refusal: Refusal) -> Callable[[Position, Any], Refusal]:
    return lambda _state, _action: refusal


_WHY: Final[dict[type, Callable[[Position, Any], Refusal]]] = {
    DrawFirstPlayer: _always(Refusal.NO_SUCH_OUTCOME),
    DrawTerritory: _always(Refusal.NO_SUCH_OUTCOME),
    PlaceTotem: _why_totem,
    PlaceGhostDance: _why_ghost_dance,
    SkipTotem: _why_skip,
    PlacePawn: _why_pawn,
    PlaceNeutral: _why_neutral,
    Collect: _why_collect,
    Decline: _why_decline,
    Replenish: _why_replenish,
    Buy: _always(Refusal.TOO_EXPENSIVE),
    Build: _why_build,
    Sell: _always(Refusal.NONE_TO_SELL),
    Recruit: _why_recruit,
    BuyPoint: _always(Refusal.TOO_EXPENSIVE),
}
"""For the player whose turn it is, in the right phase."""
