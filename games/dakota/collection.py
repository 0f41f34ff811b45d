"""Collection: who is stronger on each territory, and who takes what from it (D:193-260)."""

from __future__ import annotations

from typing import Final

from games.dakota import goods
from games.dakota.actions import Collect, Decline
from games.dakota.contest import Contest
from games.dakota.events import (
    Collected,
    Declined,
    RowDepleted,
    TerritoryActivated,
    TerritoryCompared,
    TerritoryResolved,
)
from games.dakota.position import Position
from games.dakota.terms import Faction, Pawn, Phase, Resource, Row
from games.game import Event
from games.menus import Menu

_BOTH: Final = (0, 1)
"""The two factions as plain numbers."""


def enter(state: Position, log: list[Event] | None) -> Phase | None:
    """Resolve the territories where pawns stand, in ascending order (DK-R15)."""
    state.left = 0  # more, if the last ones to place found no place (DK-R8)
    state.pending = state.touched
    return _resolve_next(state, log)


def _resolve_next(state: Position, log: list[Event] | None) -> Phase | None:
    """Resolve territories up to the next choice, or to the end of the phase."""
    while state.pending:
        lowest = state.pending & -state.pending
        state.pending ^= lowest
        state.territory = lowest.bit_length() - 1
        _compare(state, log)
        if state.contest is not None and not _take_forced(state, state.contest, log):
            return None
        _leave(state, log)
    return Phase.REPLENISHMENT


def _compare(state: Position, log: list[Event] | None) -> None:
    """Find the winning faction; the others and all neutrals go home (D:204-212)."""
    territory, pawns, neutrals, sides = state.territory, state.pawns, state.neutrals, state.sides
    here = territory * state.rules.block
    pair = neutrals[2 * territory], neutrals[2 * territory + 1]
    strengths = list(pair)
    present = [0, 0]
    for side in _BOTH:
        for player in sides[side]:
            at = here + 2 * player
            strength = pawns[at] + 2 * pawns[at + 1]
            if strength:
                strengths[side] += strength
                present[side] += 1
    native, settler = strengths
    winner = None if native == settler else Faction.NATIVE if native > settler else Faction.SETTLER
    if log is not None:
        log.append(TerritoryCompared(territory, native, settler, winner))
    if winner is not None and present[winner]:
        stood = tuple(pawns[here : here + state.rules.block])
        state.contest = Contest(native, settler, winner, stood, pair, present[winner] == 1)
    neutrals[-2] += pair[0]
    neutrals[-1] += pair[1]
    neutrals[2 * territory] = neutrals[2 * territory + 1] = 0
    for side in _BOTH:
        if present[side] and side != winner:
            for player in sides[side]:
                state.send_home(territory, player)


def next_pick(state: Position, contest: Contest) -> tuple[int, int, str]:
    """Who collects now: player (-1 when nobody has a pawn left), strength and reason (D:224-232, DK-R7)."""
    here, pawns = state.territory * state.rules.block, state.pawns
    picker, best, tied = -1, 0, False
    for player in state.sides[contest.winner]:
        at = here + 2 * player
        strength = pawns[at] + 2 * pawns[at + 1]
        if strength > best:
            picker, best, tied = player, strength, False
        elif strength == best:
            tied = True
    return picker, best, "only" if contest.alone else "order" if tied else "strongest"


def _take_forced(state: Position, contest: Contest, log: list[Event] | None) -> bool:
    """Make the picks that leave no choice; False when somebody has to choose."""
    territory, pawns, tokens = state.territory, state.pawns, state.tokens
    here = territory * state.rules.block
    while tokens[territory]:
        picker, _, _ = pick = next_pick(state, contest)
        if picker < 0:
            return True
        state.picks += (pick,)
        kinds = goods.KINDS[goods.held(tokens[territory])]
        explorers, horsemen = pawns[here + 2 * picker], pawns[here + 2 * picker + 1]
        if len(kinds) > 1 or (explorers and horsemen) or state.rules.may_decline:
            state.ask(picker)
            return False
        _take(state, kinds[0], Pawn.EXPLORER if explorers else Pawn.HORSEMAN, log)
    return True


def _take(state: Position, resource: Resource, pawn: Pawn, log: list[Event] | None) -> None:
    """The picker hides one token and takes one pawn home (D:228)."""
    player, _, reason = state.picks[-1]
    token = goods.ONE[resource]
    state.tokens[state.territory] -= token
    state.goods[player] += token
    _one_pawn_home(state, player, pawn)
    if log is not None:
        log.append(Collected(player, state.territory, resource, pawn, reason))


def _one_pawn_home(state: Position, player: int, pawn: Pawn) -> None:
    which = 2 * player + pawn
    state.pawns[state.territory * state.rules.block + which] -= 1
    state.pawns[state.rules.home + which] += 1


def _leave(state: Position, log: list[Event] | None) -> None:
    """The row may be empty now; whoever is still there goes home without a token (D:248-256)."""
    territory, contest = state.territory, state.contest
    left = [0] * state.rules.players
    if contest is not None:
        for player in state.sides[contest.winner]:
            left[player] = state.send_home(territory, player)
        if not state.tokens[territory]:
            _deplete(state, log)
        state.contest, state.picks = None, ()
    state.territory = -1
    if log is not None:
        log.append(TerritoryResolved(territory, tuple(left)))


def _deplete(state: Position, log: list[Event] | None) -> None:
    """After the upper row comes the lower one; after that the next territory of the terrain (D:254-268)."""
    territory, bit = state.territory, 1 << state.territory
    if not state.lower & bit:
        state.lower |= bit
        state.tokens[territory] = state.rules.lower[territory]
        if log is not None:
            log.append(RowDepleted(territory, Row.UPPER))
        return
    state.active ^= bit
    state.depleted |= bit
    if log is not None:
        log.append(RowDepleted(territory, Row.LOWER))
    opened = state.frontier(state.rules.terrain_of[territory])
    if opened >= 0:
        state.open_territory(opened)
        if log is not None:
            log.append(TerritoryActivated(opened))


def menu(state: Position) -> Menu:
    """Every token with every kind of pawn that the picker has here (DK-R6)."""
    picker, territory = state.actor, state.territory
    at = territory * state.rules.block + 2 * picker
    pawns = (1 if state.pawns[at] else 0) | (2 if state.pawns[at + 1] else 0)
    return state.rules.collect_menus[picker][goods.held(state.tokens[territory]) << 2 | pawns]


def collect(state: Position, action: Collect, log: list[Event] | None) -> Phase | None:
    """A pick by choice."""
    _take(state, action.resource, action.pawn, log)
    return _continue(state, log)


def decline(state: Position, action: Decline, log: list[Event] | None) -> Phase | None:
    """The pawn goes home without a token (DK-R5)."""
    _one_pawn_home(state, action.player, action.pawn)
    if log is not None:
        log.append(Declined(action.player, state.territory, action.pawn))
    return _continue(state, log)


def _continue(state: Position, log: list[Event] | None) -> Phase | None:
    if state.contest is not None and _take_forced(state, state.contest, log):
        _leave(state, log)
        return _resolve_next(state, log)
    return None
