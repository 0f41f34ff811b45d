"""Setup: the first player, the territories in play and the secret choice of factions (D:111-131)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.dakota.actions import ChooseFaction, DrawFirstPlayer, DrawTerritory
from games.dakota.events import (
    FactionLocked,
    FactionsRepeated,
    FactionsRevealed,
    FirstPlayerDrawn,
    RoundStarted,
    TerritoryActivated,
)
from games.dakota.menus import Menu
from games.dakota.terms import Faction, Phase, Terrain
from games.game import Event

if TYPE_CHECKING:
    from games.dakota.state import State


def draw_menu(state: State) -> Menu:
    """The draws that chance may make."""
    if state.first < 0:
        return state.rules.first_player_menu
    return state.rules.territory_menus[drawable_terrains(state)]


def drawable_terrains(state: State) -> int:
    """A mask of the tokens still in the bag whose terrain has a territory left to activate (D:117, DK-R2)."""
    rules, terrains = state.rules, 0
    for terrain in Terrain:
        drawn = (state.active & rules.mask_of[terrain]).bit_count() > 1
        if state.frontier(terrain) >= 0 and (rules.with_replacement or not drawn):
            terrains |= 1 << terrain
    return terrains


def draw_first_player(state: State, action: DrawFirstPlayer, log: list[Event] | None) -> None:
    """The first player is chosen at random (D:115)."""
    state.first = action.seat
    if log is not None:
        log.append(FirstPlayerDrawn(action.seat))
    _next_draw(state, log)


def draw_territory(state: State, action: DrawTerritory, log: list[Event] | None) -> None:
    """One more territory is active from the start (D:117-121)."""
    territory = state.frontier(action.terrain)
    state.open_territory(territory)
    state.left -= 1
    if log is not None:
        log.append(TerritoryActivated(territory))
    _next_draw(state, log)


def _next_draw(state: State, log: list[Event] | None) -> None:
    if not state.left or not drawable_terrains(state):
        state.left = 0
        state.enter(Phase.FACTIONS, log)


def enter_factions(state: State, _log: list[Event] | None) -> None:
    """All players choose at once, in secret (D:127)."""
    state.chosen = (-1,) * state.rules.players
    state.current = state.rules.everyone


def faction_menu(state: State) -> Menu:
    """Both tokens for everyone who has covered none yet."""
    return state.rules.faction_menus[sum(1 << player for player in state.current)]


def choose_faction(state: State, action: ChooseFaction, log: list[Event] | None) -> None:
    """Cover a token; when all have, turn them up (D:127-129)."""
    player = action.player
    state.chosen = (*state.chosen[:player], int(action.faction), *state.chosen[player + 1 :])
    state.current = tuple(p for p in state.current if p != player)
    if log is not None:
        log.append(FactionLocked(player))
    if not state.current:
        _reveal(state, log)


def _reveal(state: State, log: list[Event] | None) -> None:
    factions = tuple(Faction(choice) for choice in state.chosen)
    if len(set(factions)) == 1:
        if log is not None:
            log.append(FactionsRepeated(factions[0]))
        enter_factions(state, log)
        return
    state.factions, state.chosen = factions, ()
    state.neutrals[-2:] = state.rules.neutrals_for(factions)
    if log is not None:
        log.append(FactionsRevealed(factions))
    start_round(state, log)


def start_round(state: State, log: list[Event] | None) -> None:
    """The round begins with its activation phase (D:147)."""
    state.sides = state.rules.sides(state.factions, state.first)
    state.touched = 0
    if log is not None:
        log.append(RoundStarted(state.round, state.first))
    state.enter(Phase.ACTIVATION, log)
