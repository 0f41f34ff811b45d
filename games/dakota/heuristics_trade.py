"""What to take, buy, build and sell: what makes the fortune of `heuristics_plan` greater."""

from __future__ import annotations

from typing import Final

from games.dakota import goods
from games.dakota.actions import Build, Buy, Collect, Recruit, Replenish, Sell
from games.dakota.heuristics_board import ahead_of, worth_of
from games.dakota.heuristics_plan import PAWN_A_ROUND, fortune, worth
from games.dakota.position import Position
from games.dakota.terms import Resource

HORSEMAN_STAYS: Final = 0.4
"""Sending the horseman home first is worse: he keeps his owner strong."""
BUILDS_FIRST: Final = 1.0
"""A complete building before anything else: the others may still change the land for a Train."""


def collect(state: Position, player: int, action: Collect) -> float:
    """What the token adds to the fortune."""
    return gain(state, player, action.resource) - HORSEMAN_STAYS * action.pawn


def replenish(state: Position, player: int, action: Replenish) -> float:
    """The kind that one would like to take there."""
    return gain(state, player, action.resource)


def gain(state: Position, player: int, resource: int) -> float:
    """What one more token of a kind adds."""
    hoard, wealth = state.goods[player], state.wealth[player]
    return worth_of(state, player, hoard + goods.ONE[resource], wealth) - worth_of(state, player, hoard, wealth)


def buy(state: Position, player: int, action: Buy) -> float:
    """What the token adds, less its price."""
    hoard, wealth = state.goods[player], state.wealth[player]
    price = state.rules.prices[state.factions[player]][action.resource]
    after = worth_of(state, player, hoard + goods.ONE[action.resource], wealth - price)
    return after - worth_of(state, player, hoard, wealth)


def build(state: Position, player: int, action: Build) -> float:
    """Its points and effect, and what the rest is worth then."""
    rules = state.rules
    cost = rules.costs[action.building]
    built, wealth = state.built[player], state.wealth[player]
    ahead = ahead_of(state, player)
    hoard = state.goods[player] - cost.goods - goods.pack_kinds(action.wild)
    faction = state.factions[player]
    later = ahead._replace(builds=ahead.builds - 1)
    after = fortune(rules, faction, hoard, wealth - cost.wealth, built | cost.bit, later)
    before = worth_of(state, player, state.goods[player], wealth)
    return worth(rules, cost, built, ahead.builds - 1) + after - before + BUILDS_FIRST


def sell(state: Position, player: int, action: Sell) -> float:
    """What the wealth does, less what the token would do; or the way to one more explorer."""
    hoard, wealth = state.goods[player], state.wealth[player]
    price = sale_price(state, player, action.resource)
    after = worth_of(state, player, hoard - goods.ONE[action.resource], wealth + price)
    gained = after - worth_of(state, player, hoard, wealth)
    first, gain_of_recruit = way_to_recruit(state, player)
    return max(gained, gain_of_recruit) if action.resource == first else gained


def sale_price(state: Position, player: int, resource: Resource) -> int:
    """What one token brings."""
    rules = state.rules
    return rules.prices[state.factions[player]][resource] + rules.bonus(state.built[player], resource)


def recruit(state: Position, player: int, _action: Recruit) -> float:
    """What the explorer will bring, less what the wealth would do."""
    return way_to_recruit(state, player)[1]


def way_to_recruit(state: Position, player: int) -> tuple[int, float]:
    """The token to sell first for one more explorer (-1 for none), and the gain when all is paid."""
    rules = state.rules
    if state.pawns_at_home(player) >= rules.most_pawns:
        return -1, -1.0
    hoard, wealth = state.goods[player], state.wealth[player]
    before = worth_of(state, player, hoard, wealth)
    price = rules.exchange(state.built[player])
    first = -1
    while wealth < price:
        kinds = goods.KINDS[goods.held(hoard)]
        if not kinds:
            return -1, -1.0
        now = worth_of(state, player, hoard, wealth)
        _, kind = min((_loss(state, player, hoard, wealth, now, kind), kind) for kind in kinds)
        hoard -= goods.ONE[kind]
        wealth += sale_price(state, player, kind)
        first = kind if first < 0 else first
    lost = before - worth_of(state, player, hoard, wealth - price)
    return first, PAWN_A_ROUND * (rules.rounds - state.round) - lost


def _loss(state: Position, player: int, hoard: int, wealth: int, now: float, kind: Resource) -> float:
    """What selling one token costs the plans, per wealth it brings."""
    price = sale_price(state, player, kind)
    return (now - worth_of(state, player, hoard - goods.ONE[kind], wealth + price)) / price


def buy_point(state: Position, _player: int, _action: object) -> float:
    """At the end: before that wealth may still recruit, or buy what a building lacks."""
    return 0.5 if state.round == state.rules.rounds else -1.0
