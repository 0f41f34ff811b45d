"""What a position is worth to a player, from what that player may know: points expected at the end against the others'.

Numbers here are judgement, tuned by games of bots against each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.sitting_bull import heuristics_goals as goals
from games.sitting_bull import scoring
from games.sitting_bull.heuristics_hand import hand
from games.sitting_bull.heuristics_majorities import chances
from games.sitting_bull.heuristics_scale import along, path_worth
from games.sitting_bull.position import Position
from games.sitting_bull.terms import HAND, OWNERS, POWWOW, TRACKS, Awaits, Effect, Path, Stone

LASTING: Final = 0.985
"""How much of a disc's distance from the middle is left, a pawn later."""
ITEMS_A_TURN: Final = (0.15, 0.15, 0.15, 0.12)
"""Of each path, from a turn that is not planned yet."""
POWWOW_A_TURN: Final = 0.12
PRESENT: Final = 3.5
"""What an unknown present is worth, and the better one of two."""
BETTER_PRESENT: Final = 4.5


def outlook(p: Position, player: int) -> float:
    """How far ahead of the mean of the others `player` may hope to be."""
    levels = lasting_levels(p)
    others = sum(_without_secrets(p, other, levels, 0) for other in range(p.rules.players) if other != player)
    own = _without_secrets(p, player, levels, HAND) + hand(p, player, levels) + goals.wisdom(p, player)
    if p.awaits is Awaits.PRESENT:
        own += BETTER_PRESENT if p.effect == Effect.CHOICE else PRESENT
    return own + places(p, player) - others / (p.rules.players - 1)


def places(p: Position, player: int) -> float:
    """What the pawns in the regions are worth against the others: the offerings that they may win."""
    players = p.rules.players
    pools = tuple(p.pool)
    total = 0.0
    for region, offering in enumerate(p.offerings):
        shares = chances(tuple(p.pawns[region * OWNERS : region * OWNERS + OWNERS]), pools)
        own = shares[player]
        total += offering * (own - (sum(shares[:players]) - own) / (players - 1))
    return total


def _without_secrets(p: Position, player: int, levels: Sequence[float], planned: int) -> float:
    """Stones, paths, powwow and milestones of a player, and what turns beyond the `planned` ones bring."""
    rules = p.rules
    turns = max(0, p.pool[player] - planned)
    items = scoring.items(p, player)
    total = stones(p, player) + goals.milestones(p, player)
    for path in TRACKS:
        total += path_worth(rules, items[path] + turns * ITEMS_A_TURN[path], levels[path])
    total += along(rules.silence_points, items[Path.SILENCE] + turns * ITEMS_A_TURN[Path.SILENCE])
    return total + along(rules.powwow_points, p.pawns[POWWOW * OWNERS + player] + turns * POWWOW_A_TURN)


def stones(p: Position, player: int) -> float:
    """The first section of the score."""
    rules = p.rules
    held = p.stones_of(player)
    kept = p.stone_presents_of(player)
    times = held[Stone.HARMONY] + kept[Stone.HARMONY] if rules.bonus_each else 1
    points = sum(count * price for count, price in zip(held, rules.stone_points, strict=True))
    return points + sum(kept) * rules.present_points + (sum(held) + sum(kept)) * times


def lasting_levels(p: Position) -> list[float]:
    """Where the discs may be at the end: those who come later move them back towards the middle."""
    middle = (1 + p.rules.top_level) / 2
    kept = LASTING ** sum(p.pool[: p.rules.players])
    return [middle + (level - middle) * kept for level in p.levels]
