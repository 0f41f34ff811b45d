"""First and second placement: three own pawns each, then the rest, filled up with neutral ones (D:161-191)."""

from __future__ import annotations

from games.dakota.actions import PlaceNeutral, PlacePawn
from games.dakota.events import NeutralPlaced, PawnPlaced, PlacementShort
from games.dakota.position import Position
from games.dakota.terms import PAWNS_A_PHASE, Phase
from games.game import Event
from games.menus import Menu


def enter_first(state: Position, _log: list[Event] | None) -> None:
    """The first player begins (D:163)."""
    state.left = PAWNS_A_PHASE
    state.ask(state.first)


def enter_second(state: Position, log: list[Event] | None) -> Phase | None:
    """The player who placed last begins (D:177)."""
    state.left = PAWNS_A_PHASE
    state.ask((state.first - 1) % state.rules.players)
    return _pass_if_stuck(state, log)


def first_menu(state: Position) -> Menu:
    """Own pawns on the territories in play, or on the market (D:163-167)."""
    home = state.rules.home + 2 * state.actor
    pawns = state.pawns
    key = state.active << 2 | (1 if pawns[home] else 0) | (2 if pawns[home + 1] else 0)
    return state.rules.pawn_menus[state.actor][key]


def second_menu(state: Position) -> Menu:
    """Own pawns while any are left (D:185); then neutral ones of either faction (D:179)."""
    home = state.rules.home + 2 * state.actor
    pawns = state.pawns
    if pawns[home] or pawns[home + 1]:
        return first_menu(state)
    return _neutral_menu(state)


def _neutral_menu(state: Position) -> Menu:
    neutrals, active = state.neutrals, state.active
    key = (active & ~state.ghosted) << state.rules.territories if neutrals[-1] else 0
    return state.rules.neutral_menus[state.actor][key | active if neutrals[-2] else key]


def place_pawn(state: Position, action: PlacePawn, log: list[Event] | None) -> Phase | None:
    """An own pawn goes to its faction's area, or to the market."""
    rules, pawns, territory = state.rules, state.pawns, action.territory
    which = 2 * action.player + action.pawn
    pawns[rules.home + which] -= 1
    pawns[territory * rules.block + which] += 1
    if territory >= 0:
        state.touched |= 1 << territory
    if log is not None:
        log.append(PawnPlaced(action.player, action.pawn, territory))
    return _placed(state, log)


def place_neutral(state: Position, action: PlaceNeutral, log: list[Event] | None) -> Phase | None:
    """A neutral pawn goes to its faction's area of a territory (D:177-179)."""
    neutrals, faction, territory = state.neutrals, action.faction, action.territory
    neutrals[faction - 2] -= 1
    neutrals[2 * territory + faction] += 1
    state.touched |= 1 << territory
    if log is not None:
        log.append(NeutralPlaced(action.player, faction, territory))
    return _placed(state, log)


def _placed(state: Position, log: list[Event] | None) -> Phase | None:
    state.left -= 1
    if state.phase is Phase.FIRST_PLACEMENT:
        return None if state.left else _next_first(state)
    return _pass_if_stuck(state, log) if state.left else _next_second(state, log)


def _next_first(state: Position) -> Phase | None:
    """Clockwise (D:163)."""
    player = (state.actor + 1) % state.rules.players
    if player == state.first:
        return Phase.SECOND_PLACEMENT
    state.left = PAWNS_A_PHASE
    state.ask(player)
    return None


def _next_second(state: Position, log: list[Event] | None) -> Phase | None:
    """Counter-clockwise, so the first player is the last one (D:177)."""
    if state.actor == state.first:
        return Phase.COLLECTION
    state.left = PAWNS_A_PHASE
    state.ask((state.actor - 1) % state.rules.players)
    return _pass_if_stuck(state, log)


def _pass_if_stuck(state: Position, log: list[Event] | None) -> Phase | None:
    """Without a legal pawn a player places fewer (DK-R8)."""
    state.menu = second_menu(state)
    if state.menu.actions:
        return None
    state.menu = None
    if log is not None:
        log.append(PlacementShort(state.actor, state.left))
    return _next_second(state, log)
