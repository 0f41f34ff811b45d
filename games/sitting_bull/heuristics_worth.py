"""What a position is worth to a player, from what that player may know: points expected at the end against the others'.

Numbers here are judgement, tuned by games of bots against each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.sitting_bull import heuristics_goals as goals
from games.sitting_bull import scoring
from games.sitting_bull.heuristics_majorities import chances
from games.sitting_bull.position import Position
from games.sitting_bull.rules import Rules
from games.sitting_bull.terms import (
    HAND,
    ITEMS,
    NONE,
    OWNERS,
    POWWOW,
    STONE_PRESENTS,
    TRACKS,
    Awaits,
    Effect,
    Icon,
    Path,
    Stone,
)

LASTING: Final = 0.985
"""How much of a disc's distance from the middle is left, a pawn later."""
ITEMS_A_TURN: Final = (0.22, 0.22, 0.22, 0.17)
"""Of each path, from a turn that is not planned yet."""
POWWOW_A_TURN: Final = 0.12
RANKED: Final = (0.9, 0.75, 0.6, 0.45, 0.3)
"""How surely the best card of a hand is played to the end, the second best and so on: four cards are never played."""
PAWN: Final = 4.0
"""What a pawn in a region brings, which a Powwow card gives up."""
NEAR_HIM: Final = 0.25
"""How likely Sitting Bull is still there when a card is played."""
PRESENT: Final = 3.5
"""What an unknown present is worth, and the better one of two."""
BETTER_PRESENT: Final = 4.5
RIVALS: Final = 1.0
"""The weight of the others' mean against one's own points."""


def outlook(p: Position, player: int) -> float:
    """How far ahead of the others `player` may hope to be."""
    levels = lasting_levels(p)
    own = 0.0
    others = 0.0
    for seat in range(p.rules.players):
        worth = _public(p, seat, levels, HAND if seat == player else 0)
        if seat == player:
            own = worth
        else:
            others += worth
    own += hand(p, player, levels) + goals.wisdom(p, player)
    if p.awaits is Awaits.PRESENT and p.turn == player:
        own += BETTER_PRESENT if p.effect == Effect.CHOICE else PRESENT
    return own + places(p, player) - RIVALS * others / (p.rules.players - 1)


def places(p: Position, player: int) -> float:
    """What the pawns on the board are worth to `player` against the others: offerings."""
    pools = tuple(p.pool)
    pawns, rivals = p.pawns, p.rules.players - 1
    total = 0.0
    for region, value in enumerate(p.offerings):
        at = region * OWNERS
        shares = chances(tuple(pawns[at : at + OWNERS]), pools)
        own = shares[player]
        others = sum(shares[: p.rules.players]) - own
        total += value * (own - RIVALS * others / rivals)
    return total


def _public(p: Position, player: int, levels: Sequence[float], planned: int) -> float:
    """Points of one player without offerings and wisdom, of the turns beyond `planned` ones what they bring."""
    turns = max(0, p.pool[player] - planned)
    items = scoring.items(p, player)
    rules = p.rules
    total = stones(p, player) + goals.milestones(p, player)
    for path in TRACKS:
        total += path_worth(rules, items[path] + turns * ITEMS_A_TURN[path], levels[path])
    total += _along(rules.silence_points, items[Path.SILENCE] + turns * ITEMS_A_TURN[Path.SILENCE])
    return total + _along(rules.powwow_points, p.pawns[POWWOW * OWNERS + player] + turns * POWWOW_A_TURN)


def stones(p: Position, player: int) -> float:
    """The first section of the score."""
    rules = p.rules
    held = p.stones[4 * player : 4 * player + 4]
    gifts = 14 * player + STONE_PRESENTS[0]
    presents = p.presents[gifts : gifts + 4]
    kept = sum(presents)
    every = sum(held) + kept
    times = held[Stone.HARMONY] + presents[Stone.HARMONY] if rules.bonus_each else 1
    return (
        sum(n * price for n, price in zip(held, rules.stone_points, strict=True))
        + kept * rules.present_points
        + every * times
    )


def lasting_levels(p: Position) -> list[float]:
    """Where the discs may be at the end: others move them back towards the middle."""
    middle = (1 + p.rules.levels) / 2
    kept = LASTING ** sum(p.pool[: p.rules.players])
    return [middle + (level - middle) * kept for level in p.levels]


def path_worth(rules: Rules, items: float, level: float) -> float:
    """The score of a path with a disc, between the printed values."""
    low = min(int(level), rules.levels - 1) if rules.levels > 1 else 1
    part = level - low
    below = _along(rules.path_points[low - 1], items)
    return below + part * (_along(rules.path_points[low], items) - below) if part else below


def _along(points: Sequence[int], count: float) -> float:
    """Between two printed values; 0 for nothing, and the last for more."""
    whole = int(count)
    if whole >= len(points):
        return points[-1]
    below = points[whole - 1] if whole else 0
    return below + (count - whole) * (points[whole] - below)


def hand(p: Position, player: int, levels: Sequence[float]) -> float:
    """What the own cards bring, the one to be drawn for this turn's pawn among them."""
    cards = p.hands[player]
    if p.turn == player and p.awaits in _BEFORE_THE_DRAW and p.icon != NONE and 0 <= p.place < POWWOW:
        taken = p.face[p.place]
        cards = (*cards, taken) if taken != NONE else cards
    items = scoring.items(p, player)
    worths = sorted((card_worth(p, player, card, items, levels) for card in cards), reverse=True)
    return sum(worth * sure for worth, sure in zip(worths[: p.pool[player]], RANKED, strict=False))


def card_worth(p: Position, player: int, card: int, items: Sequence[int], levels: Sequence[float]) -> float:
    """The item that it will be, and a stone of Sitting Bull where it leads to him."""
    rules = p.rules
    icon = rules.icons[card]
    if icon == Icon.POWWOW:
        there = p.pawns[POWWOW * OWNERS + player]
        return _along(rules.powwow_points, there + 1) - _along(rules.powwow_points, there) - PAWN
    if icon == Icon.SILENCE:
        return _along(rules.silence_points, items[Path.SILENCE] + 1) - _along(rules.silence_points, items[Path.SILENCE])
    path = max(TRACKS, key=levels.__getitem__) if icon == Icon.AMULET else int(icon)
    worth = path_worth(rules, min(items[path] + 1, len(ITEMS)), levels[path])
    worth -= path_worth(rules, min(items[path], len(ITEMS)), levels[path])
    if rules.masks[card] >> p.sitting_bull & 1:
        worth += NEAR_HIM * (1 + rules.stone_points[_STONE_OF[path]])
    return worth


_STONE_OF: Final = (Stone.RED, Stone.BLACK, Stone.HARMONY)
_BEFORE_THE_DRAW: Final = (Awaits.EFFECT, Awaits.PRESENT, Awaits.MILESTONE)
