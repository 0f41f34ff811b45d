"""Setup: the first player, the territories in play and the secret choice of factions (D:111-131)."""

from __future__ import annotations

from games.dakota import rounds
from games.dakota.actions import ChooseFaction, DrawFirstPlayer, DrawTerritory
from games.dakota.events import (
    FactionLocked,
    FactionsRepeated,
    FactionsRevealed,
    FirstPlayerDrawn,
    TerritoryActivated,
)
from games.dakota.position import Position
from games.dakota.terms import Faction, Phase, Terrain
from games.game import Event
from games.menus import Menu


def draw_menu(state: Position) -> Menu:
    """The draws that chance may make."""
    if state.first < 0:
        return state.rules.first_player_menu
    return state.rules.territory_menus[drawable_terrains(state)]


def drawable_terrains(state: Position) -> int:
    """A mask of the tokens still in the bag whose terrain has a territory left to activate (D:117, DK-R2)."""
    rules, terrains = state.rules, 0
    for terrain in Terrain:
        drawn = (state.active & rules.mask_of[terrain]).bit_count() > 1
        if state.frontier(terrain) >= 0 and (rules.with_replacement or not drawn):
            terrains |= 1 << terrain
    return terrains


def draw_first_player(state: Position, action: DrawFirstPlayer, log: list[Event] | None) -> Phase | None:
    """The first player is chosen at random (D:115)."""
    state.first = action.seat
    if log is not None:
        log.append(FirstPlayerDrawn(action.seat))
    return _next_draw(state)


def draw_territory(state: Position, action: DrawTerritory, log: list[Event] | None) -> Phase | None:
    """One more territory is active from the start (D:117-121)."""
    territory = state.frontier(action.terrain)
    state.open_territory(territory)
    state.left -= 1
    if log is not None:
        log.append(TerritoryActivated(territory))
    return _next_draw(state)


def _next_draw(state: Position) -> Phase | None:
    if state.left and drawable_terrains(state):
        return None
    state.left = 0
    return Phase.FACTIONS


def enter_factions(state: Position, _log: list[Event] | None) -> None:
    """All players choose at once, in secret (D:127)."""
    state.chosen = (-1,) * state.rules.players
    state.current = state.rules.everyone


def faction_menu(state: Position) -> Menu:
    """Both tokens for everyone who has covered none yet."""
    return state.rules.faction_menus[sum(1 << player for player in state.current)]


def choose_faction(state: Position, action: ChooseFaction, log: list[Event] | None) -> Phase | None:
    """Cover a token; when all have, turn them up (D:127-129)."""
    player = action.player
    state.chosen = (*state.chosen[:player], int(action.faction), *state.chosen[player + 1 :])
    state.current = tuple(p for p in state.current if p != player)
    if log is not None:
        log.append(FactionLocked(player))
    return None if state.current else _reveal(state, log)


def _reveal(state: Position, log: list[Event] | None) -> Phase | None:
    factions = tuple(Faction(choice) for choice in state.chosen)
    if len(set(factions)) == 1:
        if log is not None:
            log.append(FactionsRepeated(factions[0]))
        enter_factions(state, log)
        return None
    state.factions, state.chosen = factions, ()
    state.neutrals[-2:] = state.rules.neutrals_for(factions)
    if log is not None:
        log.append(FactionsRevealed(factions))
    return rounds.start(state, log)
