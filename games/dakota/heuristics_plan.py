"""What a hoard is worth to its owner, who wants to build: the plan behind every judgement. In wealth points.

Numbers here are judgement, tuned by games of bots against each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import mul
from typing import Final, NamedTuple

from games.dakota.goods import total, unpack
from games.dakota.rules import HORSEMAN_SOURCES, Cost, Rules
from games.dakota.terms import FOUR_COLOUR, Building, Faction, Resource

PAWN_A_ROUND: Final = 3.2
"""What one more explorer brings in a round."""
HORSEMAN_A_ROUND: Final = 1.5
GHOST_DANCE_A_ROUND: Final = 0.8
TOTEM_A_ROUND: Final = 0.5
BANK_A_ROUND: Final = 1.5
BLACKSMITH_A_ROUND: Final = 1.0
TRAIN_A_ROUND: Final = 1.5
EAGER: Final = 0.3
"""How much more the last missing token is worth than the first, from 0 to 1."""
GATHERED_A_ROUND: Final = 2.5
"""Tokens a player may hope to add to a plan in a round."""
LIQUID: Final = 0.45
"""Extra worth of wealth that can buy what a plan lacks."""
WITHOUT_LAND: Final = 0.8
"""Worth of saving for a Train that can't be built yet."""
ROUNDS_TO_FIND_LAND: Final = 3
TIGHT: Final = 0.75
"""Worth of a plan that can only just be finished in time; with AMPLE / 4 tokens to spare it is whole."""
AMPLE: Final = 12
WILD_PRICE: Final = 3
"""What a token for a four-colour symbol costs on the market, roughly."""
TOKEN_PRICE: Final = 3
"""Wealth as tokens: what a card that asks for wealth costs in pawns."""
KEPT: Final = 0.94
"""Worth of a spare token as a share of its price, so that spare ones are sold."""
LATER: Final = 0.97
"""Worth of building a round later."""


class Ahead(NamedTuple):
    """What is still to come for one player."""

    builds: int
    """Development phases in which the player may still build."""
    gathers: int
    """Collection phases still to come."""
    land: bool
    """A Train could be built now."""


def effect(cost: Cost, rounds: int) -> float:
    """What a building's effect brings in `rounds` more rounds."""
    match cost.building:
        case Building.SALOON:
            return float(rounds)
        case Building.BANK:
            return BANK_A_ROUND * rounds + 2
        case Building.BLACKSMITH:
            return BLACKSMITH_A_ROUND * rounds
        case Building.TRAIN:
            return TRAIN_A_ROUND * rounds
        case Building.GHOST_DANCE:
            return GHOST_DANCE_A_ROUND * rounds
        case building if building in HORSEMAN_SOURCES:
            return HORSEMAN_A_ROUND * rounds
    return TOTEM_A_ROUND * rounds


def worth(rules: Rules, cost: Cost, built: int, rounds: int) -> float:
    """A building's points and effect."""
    return cost.points * rules.exchange(built) + effect(cost, rounds)


@lru_cache(maxsize=1 << 15)
def fortune(rules: Rules, faction: Faction, hoard: int, wealth: int, built: int, ahead: Ahead) -> float:
    """What `hoard` and `wealth` are worth, seen from the buildings they may become."""
    held = list(unpack(hoard))
    prices = rules.prices[faction]
    hoped = 0.0
    short = gone = 0
    weight = 1.0
    open_costs = [cost for cost in rules.faction_costs[faction] if not built & cost.bit]
    for _ in range(ahead.builds):
        best = _best_target(rules, open_costs, held, wealth, built, ahead, gone)
        if best is None:
            break
        gain, cost, paid, missing, lacking = best
        open_costs.remove(cost)
        hoped += gain * weight
        weight *= LATER
        for resource in Resource:
            held[resource] -= paid[resource]
        wealth -= min(wealth, cost.wealth)
        gone += missing
        short += lacking
    hoped += wealth + LIQUID * min(wealth, short if ahead.gathers else 0)
    return hoped + KEPT * sum(n * (p + rules.bonus(built, r)) for r, n, p in zip(Resource, held, prices, strict=True))


class _Target(NamedTuple):
    """What a hoard does for one building."""

    gain: float
    """What the building is worth, as far as it is paid."""
    cost: Cost
    paid: list[int]
    """Tokens of each resource from the hoard."""
    missing: int
    """Tokens still to be found."""
    lacking: int
    """What those that are on the market cost there."""


def _best_target(
    rules: Rules, costs: Iterable[Cost], held: list[int], wealth: int, built: int, ahead: Ahead, gone: int
) -> _Target | None:
    """The building that brings most for each token still to be found; None when none is worth its tokens."""
    best: _Target | None = None
    best_score = 0.0
    for cost in costs:
        target = _target(rules, cost, held, wealth, built, ahead, gone)
        if target is None:
            continue
        score = (target.gain - _value_of(rules, cost, target.paid)) / (1 + target.missing)
        if score > best_score:
            best, best_score = target, score
    return best


def _value_of(rules: Rules, cost: Cost, tokens: list[int]) -> float:
    """What the tokens would bring if they were sold instead."""
    sold: int = sum(map(mul, tokens, rules.prices[cost.faction]))
    return KEPT * sold


def _target(
    rules: Rules, cost: Cost, held: list[int], wealth: int, built: int, ahead: Ahead, gone: int
) -> _Target | None:
    """What the hoard does for one building; None if it can't be finished in time."""
    paid, missing, lacking = _pay(cost, held, rules.prices[cost.faction])
    missing += -(-max(0, cost.wealth - wealth) // TOKEN_PRICE)
    whole = worth(rules, cost, built, ahead.builds - 1)
    if cost.needs_land and not ahead.land:
        if ahead.builds < ROUNDS_TO_FIND_LAND:
            return None
        whole *= WITHOUT_LAND
    if not missing:
        return _Target(whole, cost, paid, 0, 0)
    hope = GATHERED_A_ROUND * min(ahead.gathers, ahead.builds) - gone - missing
    if hope < 0:
        return None
    tokens = total(cost.goods) + cost.four_colour + cost.wealth / TOKEN_PRICE
    done = max(0.0, 1 - missing / tokens)
    gain = whole * done * (1 - EAGER + EAGER * done) * min(1.0, TIGHT + hope / AMPLE)
    return _Target(gain, cost, paid, missing, lacking)


def _pay(cost: Cost, held: list[int], prices: Sequence[int]) -> tuple[list[int], int, int]:
    """The tokens of the hoard that go into a building, how many more it takes, and their price on the market."""
    paid = [0] * len(held)
    missing = lacking = 0
    for resource, (number, own) in enumerate(zip(unpack(cost.goods), held, strict=True)):
        if number:
            paid[resource] = had = min(own, number)
            missing += number - had
            lacking += (number - had) * prices[resource]
    wild = cost.four_colour
    for resource in sorted(FOUR_COLOUR, key=prices.__getitem__) if wild else ():
        spare = min(wild, held[resource] - paid[resource])
        paid[resource] += spare
        wild -= spare
    return paid, missing + wild, lacking + WILD_PRICE * wild
