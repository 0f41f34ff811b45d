"""Replenishing: what nobody has touched grows back by one token (D:272-283)."""

from __future__ import annotations

from games.dakota import goods
from games.dakota.actions import Replenish
from games.dakota.events import Replenished
from games.dakota.position import Position
from games.dakota.terms import Phase
from games.game import Event
from games.menus import Menu


def enter(state: Position, log: list[Event] | None) -> Phase | None:
    """The end of collection (D:279, DK-R39)."""
    state.pending = replenishable(state)
    return _grow(state, log)


def replenishable(state: Position) -> int:
    """A mask of the territories in play without a pawn this round (D:276-277, DK-R16, DK-R18)."""
    mask = state.active & ~state.touched
    if not state.rules.lower_rows_replenish:
        mask &= ~state.lower
    if state.rules.ghost_dance_stops_replenishing:
        mask &= ~state.ghosted
    return mask


def _grow(state: Position, log: list[Event] | None) -> Phase | None:
    """Add the tokens that leave no choice, up to one where the first player chooses a kind (D:281)."""
    tokens = state.tokens
    while state.pending:
        lowest = state.pending & -state.pending
        state.pending ^= lowest
        territory = lowest.bit_length() - 1
        lacking = missing_kinds(state, territory)
        if lacking:
            kinds = goods.KINDS[lacking]
            if len(kinds) > 1:
                state.territory = territory
                state.ask(state.first)
                return None
            tokens[territory] += goods.ONE[kinds[0]]
            if log is not None:
                log.append(Replenished(territory, kinds[0]))
    return Phase.MARKET


def missing_kinds(state: Position, territory: int) -> int:
    """The printed kinds that have room on the row, as a key of goods.KINDS; 0 when it is full (DK-R17)."""
    printed, tokens = state.row_of(territory), state.tokens[territory]
    if printed == tokens or (state.rules.any_free_space and goods.total(tokens) == goods.total(printed)):
        return 0
    return goods.lacking(printed, tokens)


def menu(state: Position) -> Menu:
    """The kinds that have room on the row."""
    lacking = missing_kinds(state, state.territory)
    return state.rules.replenish_menus[state.actor][state.territory][lacking]


def replenish(state: Position, action: Replenish, log: list[Event] | None) -> Phase | None:
    """The first player's choice."""
    state.tokens[action.territory] += goods.ONE[action.resource]
    state.territory = -1
    if log is not None:
        log.append(Replenished(action.territory, action.resource))
    return _grow(state, log)
