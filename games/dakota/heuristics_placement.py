"""Where pawns do most good: own ones where they win what is wanted, neutral ones to help oneself and hinder others."""

from __future__ import annotations

from typing import Final

from games.dakota import goods
from games.dakota.actions import PlaceGhostDance, PlaceNeutral, PlacePawn, PlaceTotem
from games.dakota.heuristics_board import (
    Outlook,
    expected_hoard,
    foreign_stake,
    loot,
    outlook,
    stake,
    strengths,
    worth_of,
)
from games.dakota.position import Position
from games.dakota.terms import MARKET, Faction, Pawn, Resource

SPITE: Final = 0.05
"""How much a rival's loss is worth, against one's own gain."""
HORSEMAN_FIRST: Final = 0.02
"""Where an explorer would do as well, the horseman goes (his strength is wasted at home)."""


def place_pawn(state: Position, player: int, action: PlacePawn) -> float:
    """The gain per pawn of the best group that can still go to the same place."""
    if action.territory == MARKET:
        return _market(state, player) - HORSEMAN_FIRST * action.pawn
    view = outlook(state, player)
    hoard = expected_hoard(state, player, view, action.territory)
    before = stake(state, player, hoard, action.territory, view)
    best = -1.0
    for size, own in _groups(state, player, action.pawn):
        gain = stake(state, player, hoard, action.territory, view, own) - before
        best = max(best, gain / size)
    return best


def _groups(state: Position, player: int, pawn: Pawn) -> list[tuple[int, tuple[int, int]]]:
    """One more pawn of this kind, and then as many others as can still go."""
    home = state.rules.home + 2 * player
    spare = [state.pawns[home], state.pawns[home + 1]]
    own = [0, 0]
    groups = []
    for size in range(1, state.left + 1):
        kind = pawn if size == 1 else Pawn.HORSEMAN if spare[Pawn.HORSEMAN] else Pawn.EXPLORER
        if not spare[kind]:
            break
        spare[kind] -= 1
        own[kind] += 1
        groups.append((size, (own[0], own[1])))
    return groups


def _market(state: Position, player: int) -> float:
    """What one more purchase gains, after those of the pawns that stand there already."""
    view = outlook(state, player)
    hoard, wealth = expected_hoard(state, player, view, MARKET), state.wealth[player]
    gain = 0.0
    for _ in range(state.at(MARKET, player) + state.at(MARKET, player, Pawn.HORSEMAN) + 1):
        gain, hoard, wealth = best_purchase(state, player, hoard, wealth)
    return gain


def best_purchase(state: Position, player: int, hoard: int, wealth: int) -> tuple[float, int, int]:
    """The most that one purchase gains, and hoard and wealth after it."""
    prices = state.rules.prices[state.factions[player]]
    before = worth_of(state, player, hoard, wealth)
    best = (0.0, hoard, wealth)
    for kind in Resource:
        if prices[kind] <= wealth:
            more, less = hoard + goods.ONE[kind], wealth - prices[kind]
            best = max(best, (worth_of(state, player, more, less) - before, more, less))
    return best


def place_neutral(state: Position, player: int, action: PlaceNeutral) -> float:
    """The best group of neutral pawns there: what it gains oneself, and what it takes from the others."""
    view = outlook(state, player)
    spare = state.neutrals[action.faction - 2]
    here = action.territory
    sign = 1 if action.faction is state.factions[player] else -1
    hoard = state.goods[player]
    before = stake(state, player, hoard, here, view)
    others = [p for p in state.rules.everyone if p != player]
    calm = Outlook(0.0, view.variance)
    theirs = sum(foreign_stake(state, p, here, 0, calm) for p in others)
    best = -100.0
    for size in range(1, min(state.left, spare) + 1):
        gain = stake(state, player, hoard, here, view, help_=sign * size) - before
        for p in others:
            helped = size if action.faction is state.factions[p] else -size
            gain -= SPITE * foreign_stake(state, p, here, helped, calm)
        best = max(best, (gain + SPITE * theirs) / size)
    return best - 0.001 * abs(strengths(state, here)[Faction.NATIVE] - strengths(state, here)[Faction.SETTLER])


def place_ghost_dance(state: Position, player: int, action: PlaceGhostDance) -> float:
    """Where three pawns would take most."""
    return loot(state, player, state.goods[player], action.territory, 3)[0]


def place_totem(state: Position, player: int, action: PlaceTotem) -> float:
    """What is wanted most, on the row with the least left: it lasts longer, and others want it less."""
    hoard = state.goods[player] + goods.ONE[action.resource]
    wanted = worth_of(state, player, hoard, state.wealth[player])
    return (
        wanted
        - worth_of(state, player, state.goods[player], state.wealth[player])
        - 0.1 * goods.total(state.tokens[action.territory])
    )
