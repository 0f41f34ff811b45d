"""How far a player is from milestones and from what a wisdom card asks for."""

from __future__ import annotations

from typing import Final

from games.sitting_bull import scoring
from games.sitting_bull.milestones import missing
from games.sitting_bull.position import Position
from games.sitting_bull.terms import NONE, Awaits, Milestone, Wisdom

UNFINISHED: Final = (Awaits.PRESENT, Awaits.EFFECT, Awaits.MILESTONE)
"""Moments of a turn in which its player may still put a disc down, and has not drawn yet."""
STEP: Final = {
    Milestone.BIG_LAND: 0.8,
    Milestone.BIG_TRIBE: 0.75,
    Milestone.MAGIC: 0.55,
    Milestone.HUNTING_GAME: 0.65,
    Milestone.DOMAIN: 0.75,
    Milestone.POWER: 0.6,
}
"""How likely one more step towards a milestone is made in time."""
WISE_STEP: Final = {
    Wisdom.PATHFINDER: 0.75,
    Wisdom.QUIET_ONE: 0.7,
    Wisdom.STONE_KEEPER: 0.65,
    Wisdom.ELDER: 0.6,
    Wisdom.WANDERER: 0.8,
}
"""The same for a wisdom card."""


def milestones(p: Position, player: int) -> float:
    """Points of the discs placed, and of those still to be placed as far as they are near."""
    total = 0.0
    points, turns = p.rules.milestone_points, p.pool[player]
    ahead = turns or (p.turn == player and p.awaits in UNFINISHED)
    for milestone, discs in zip(p.milestones, p.discs, strict=True):
        if player in discs:
            total += points[discs.index(player)]
        elif ahead and (steps := missing(p, player, milestone)) <= turns:
            total += points[len(discs)] * STEP[Milestone(milestone)] ** steps
    return total


def wisdom(p: Position, player: int) -> float:
    """Points of the player's own wisdom card as far as its goal is near."""
    card = p.wisdom[player]
    if card == NONE:
        return 0.0
    steps = lacking(p, player, card)
    return p.rules.wisdom_points[card] * WISE_STEP[Wisdom(card)] ** steps if steps <= p.pool[player] else 0.0


def lacking(p: Position, player: int, card: int) -> int:
    """Steps still to make for a wisdom card; 0 where it is met."""
    if card != Wisdom.WANDERER:
        return scoring.progress(p, player, card).missing
    need = p.rules.wisdom_needs[card]
    short = sorted(max(0, need - count) for count in p.pawns_of(player))
    return sum(short[: p.rules.wanderer_regions])
