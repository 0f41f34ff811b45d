"""Who will win a territory, and what a player takes there: judged from the pawns that all can see."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from games.dakota import goods
from games.dakota.heuristics_plan import Ahead, fortune
from games.dakota.position import Position
from games.dakota.terms import PAWNS_A_PHASE, Faction, Pawn, Phase

SPREAD: Final = 1.8
"""How much the pawns still to come scatter, against landing evenly."""
OWN_HELP: Final = 0.4
"""Strength that a player's own neutral pawns will bring where they are needed."""


class Outlook(NamedTuple):
    """What is still to be placed by others, per territory in play: mean for one's own side, and variance."""

    drift: float
    variance: float


def ahead_of(state: Position, player: int) -> Ahead:
    """What is still to come for `player`."""
    rounds_after = state.rules.rounds - state.round
    developed = state.developed and state.actor == player
    gathers = rounds_after + (state.phase < Phase.REPLENISHMENT)
    land = bool(state.active & state.lower & state.rules.train_land)
    return Ahead(rounds_after + (not developed), gathers, land)


def worth_of(state: Position, player: int, hoard: int, wealth: int) -> float:
    """What the player's fortune would be with this hoard and wealth."""
    faction = state.factions[player]
    return fortune(state.rules, faction, hoard, wealth, state.built[player], ahead_of(state, player))


def outlook(state: Position, player: int) -> Outlook:
    """What the others will still place: own pawns in the first phase, neutral ones of any side in the second."""
    rules, mine = state.rules, state.factions[player]
    friends = enemies = neutral = 0
    placing = state.phase is Phase.FIRST_PLACEMENT
    if placing:
        order = rules.orders[state.first]
        for other in order[order.index(state.actor) + 1 :]:
            if state.factions[other] is mine:
                friends += PAWNS_A_PHASE
            else:
                enemies += PAWNS_A_PHASE
        neutral = PAWNS_A_PHASE * (rules.players - 1)
    elif state.phase is Phase.SECOND_PLACEMENT:
        neutral = PAWNS_A_PHASE * ((state.actor - state.first) % rules.players)
    places = state.active.bit_count() + 1
    drift = (friends - enemies) / places + (OWN_HELP if placing else 0.0)
    return Outlook(drift, SPREAD * (friends + enemies + neutral) / places)


def strengths(state: Position, territory: int) -> list[int]:
    """Natives and settlers on a territory now."""
    both = [state.neutrals[2 * territory], state.neutrals[2 * territory + 1]]
    pawns, here = state.pawns, territory * state.rules.block
    for player, faction in enumerate(state.factions):
        at = here + 2 * player
        both[faction] += pawns[at] + 2 * pawns[at + 1]
    return both


def chance(lead: int, view: Outlook) -> float:
    """That a lead of `lead` now is a lead at the end; arithmetic that is the same to the last bit on every machine."""
    if not view.variance:
        return 1.0 if lead > 0 else 0.0
    ahead = lead + view.drift - 0.5
    return 0.5 + 0.5 * ahead / sqrt(ahead * ahead + view.variance)


def picks(state: Position, territory: int, player: int, explorers: int, horsemen: int) -> int:
    """How many tokens `player` takes if the side wins, with so many own pawns there, before the row is empty."""
    mine, here, pawns = state.factions[player], territory * state.rules.block, state.pawns
    left = goods.total(state.tokens[territory])
    sides = [
        [p, pawns[here + 2 * p], pawns[here + 2 * p + 1]]
        for p in state.sides[mine]
        if p != player and pawns[here + 2 * p] + pawns[here + 2 * p + 1]
    ]
    if not sides:
        return min(left, explorers + horsemen)
    at = sum(state.sides[mine].index(p) < state.sides[mine].index(player) for p, _, _ in sides)
    sides.insert(at, [player, explorers, horsemen])
    taken = 0
    while left:
        best = max(sides, key=lambda side: side[1] + 2 * side[2])
        if not best[1] + best[2]:
            break
        best[1 if best[1] else 2] -= 1
        left -= 1
        taken += best[0] == player
    return taken


def loot(state: Position, player: int, hoard: int, territory: int, number: int) -> tuple[float, int]:
    """The worth of the best `number` tokens of a row to the owner of `hoard`, and the hoard with them."""
    tokens, wealth = state.tokens[territory], state.wealth[player]
    before = best = worth_of(state, player, hoard, wealth)
    for _ in range(number):
        kinds = goods.KINDS[goods.held(tokens)]
        if not kinds:
            break
        best, kind = max((worth_of(state, player, hoard + goods.ONE[k], wealth), k) for k in kinds)
        hoard += goods.ONE[kind]
        tokens -= goods.ONE[kind]
    return best - before, hoard


def stake(
    state: Position,
    player: int,
    hoard: int,
    territory: int,
    view: Outlook,
    own: tuple[int, int] = (0, 0),
    help_: int = 0,
) -> float:
    """What `player` may hope to take with `own` more pawns (explorers, horsemen) and `help_` more neutral strength."""
    explorers = state.at(territory, player) + own[Pawn.EXPLORER]
    horsemen = state.at(territory, player, Pawn.HORSEMAN) + own[Pawn.HORSEMAN]
    if not explorers + horsemen:
        return 0.0
    mine = state.factions[player]
    both = strengths(state, territory)
    lead = both[mine] - both[1 - mine] + own[Pawn.EXPLORER] + 2 * own[Pawn.HORSEMAN] + help_
    hope = chance(lead, view)
    if hope < 0.01:
        return 0.0
    number = picks(state, territory, player, explorers, horsemen)
    return hope * loot(state, player, hoard, territory, number)[0]


def foreign_stake(state: Position, other: int, territory: int, help_: int = 0, view: Outlook | None = None) -> float:
    """Roughly what another player, whose hoard is unknown, may hope to take from a territory."""
    explorers, horsemen = state.at(territory, other), state.at(territory, other, Pawn.HORSEMAN)
    if not explorers + horsemen:
        return 0.0
    theirs = state.factions[other]
    both = strengths(state, territory)
    hope = chance(both[theirs] - both[1 - theirs] + help_, view or outlook(state, other))
    kinds = goods.KINDS[goods.held(state.tokens[territory])]
    price = max((state.rules.prices[theirs][kind] for kind in kinds), default=0)
    return hope * (price + 2) * picks(state, territory, other, explorers, horsemen)


def expected_hoard(state: Position, player: int, view: Outlook, besides: int) -> int:
    """The hoard with what the player's pawns will probably bring, except from the territory `besides`."""
    hoard = state.goods[player]
    mine = Faction(state.factions[player])
    for territory in range(state.rules.territories):
        explorers, horsemen = state.at(territory, player), state.at(territory, player, Pawn.HORSEMAN)
        if territory == besides or not explorers + horsemen:
            continue
        both = strengths(state, territory)
        if chance(both[mine] - both[1 - mine], view) > 0.5:
            hoard = loot(state, player, hoard, territory, picks(state, territory, player, explorers, horsemen))[1]
    return hoard
