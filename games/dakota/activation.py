"""Activation: Totems, Ghost Dance and Saloon, player by player from the first one (D:155-159)."""

from __future__ import annotations

from games.dakota import goods
from games.dakota.actions import PlaceGhostDance, PlaceTotem, SkipTotem
from games.dakota.events import ActivationSkipped, GhostDancePlaced, TotemPlaced, WealthGained
from games.dakota.position import Position
from games.dakota.refusals import Refusal
from games.dakota.rules import TOTEM_RESOURCES, TOTEMS
from games.dakota.terms import Building, Phase, Resource
from games.game import Action, Event
from games.menus import Menu, bits

_ACTIVATED = (*TOTEMS, Building.GHOST_DANCE, Building.SALOON)
_ACTIVATED_MASK = sum(1 << building for building in _ACTIVATED)


def enter(state: Position, log: list[Event] | None) -> Phase | None:
    """From the first player on (D:159); who owns nothing that acts is passed over."""
    for player in state.rules.orders[state.first]:
        if state.built[player] & _ACTIVATED_MASK:
            return _activate_from(state, player, 0, log)
    return Phase.FIRST_PLACEMENT


def _activate_from(state: Position, player: int, after: int, log: list[Event] | None) -> Phase | None:
    """Up to the next decision: the buildings of `player` from number `after` on, then those of the next players."""
    while True:
        for building in _ACTIVATED:
            if building >= after and state.built[player] >> building & 1 and _activate(state, player, building, log):
                state.activating = building
                state.ask(player)
                return None
        player, after = (player + 1) % state.rules.players, 0
        if player == state.first:
            state.activating = None
            return Phase.FIRST_PLACEMENT


def _activate(state: Position, player: int, building: Building, log: list[Event] | None) -> bool:
    """Let `building` act; true if its owner has to decide where. A Saloon pays at once (D:457, DK-R40)."""
    if building is Building.SALOON:
        state.wealth[player] += state.rules.saloon
        if log is not None:
            log.append(WealthGained(player, state.rules.saloon, building))
        return False
    reason = _obstacle(state, building)
    if reason is not None and log is not None:
        log.append(ActivationSkipped(player, building, reason))
    return reason is None


def _obstacle(state: Position, building: Building) -> Refusal | None:
    """Why there is no place for `building`, or None if there is one (D:377, D:417, DK-R20)."""
    if not state.active:
        return Refusal.NOT_ACTIVE
    if building is Building.GHOST_DANCE:
        return None
    reasons = {
        totem_obstacle(state, resource, territory)
        for resource in TOTEM_RESOURCES[building]
        for territory in bits(state.active)
    }
    if None in reasons:
        return None
    return Refusal.NO_VACANT_SPACE if Refusal.NO_VACANT_SPACE in reasons else Refusal.NOT_PRINTED_HERE


def totem_obstacle(state: Position, resource: Resource, territory: int) -> Refusal | None:
    """Why `resource` can't go on a `territory` in play, or None (D:377, DK-R19, DK-R23)."""
    printed, tokens = state.row_of(territory), state.tokens[territory]
    if state.rules.any_free_space:
        return None if goods.total(tokens) < goods.total(printed) else Refusal.NO_VACANT_SPACE
    symbols = goods.count(printed, resource)
    if not symbols:
        return Refusal.NOT_PRINTED_HERE
    return None if goods.count(tokens, resource) < symbols else Refusal.NO_VACANT_SPACE


def menu(state: Position) -> Menu:
    """Every place for the building being activated (D:377, D:417, DK-R20)."""
    rules, player, building = state.rules, state.actor, state.activating
    assert building is not None
    if building is Building.GHOST_DANCE:
        return rules.ghost_dance_menus[player][state.active]
    places: list[Action] = [
        rules.place_totem[player][building, resource][territory]
        for resource in TOTEM_RESOURCES[building]
        for territory in bits(state.active)
        if totem_obstacle(state, resource, territory) is None
    ]
    return Menu([*places, rules.skip_totem[player][building]] if rules.totems_optional else places)


def place_totem(state: Position, action: PlaceTotem, log: list[Event] | None) -> Phase | None:
    """The land grows richer (D:377, D:385, D:393)."""
    state.tokens[action.territory] += goods.ONE[action.resource]
    if log is not None:
        log.append(TotemPlaced(action.player, action.building, action.resource, action.territory))
    return _activate_from(state, action.player, action.building + 1, log)


def skip_totem(state: Position, action: SkipTotem, log: list[Event] | None) -> Phase | None:
    """Left unused by choice (DK-R20)."""
    if log is not None:
        log.append(ActivationSkipped(action.player, action.building, "chosen"))
    return _activate_from(state, action.player, action.building + 1, log)


def place_ghost_dance(state: Position, action: PlaceGhostDance, log: list[Event] | None) -> Phase | None:
    """Neutral settlers are barred from a territory for this round (D:417, DK-R21)."""
    state.ghosts = tuple(sorted((*state.ghosts, action.territory)))
    state.ghosted |= 1 << action.territory
    if log is not None:
        log.append(GhostDancePlaced(action.player, action.territory))
    return _activate_from(state, action.player, Building.GHOST_DANCE + 1, log)
