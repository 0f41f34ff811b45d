"""What the own cards are worth: the items they will be, and where they let a pawn be placed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.sitting_bull import scoring
from games.sitting_bull.heuristics_goals import UNFINISHED
from games.sitting_bull.heuristics_majorities import chances
from games.sitting_bull.heuristics_scale import along, path_worth
from games.sitting_bull.position import Position
from games.sitting_bull.terms import NONE, OWNERS, POWWOW, STONE_OF, TRACKS, Awaits, Icon, Path, Region

RANKED: Final = (0.9, 0.75, 0.6, 0.45, 0.3)
"""How surely the best card of a hand is played to the end, the second best and so on: four cards are never played."""
PAWN: Final = 4.0
"""What a pawn in a region brings, which a Powwow card gives up."""
NEAR_HIM: Final = 0.25
"""How likely Sitting Bull is still there when a card is played."""
REGION_ACTION: Final = {
    Region.PRAIRIE: 1.5,
    Region.MOUNTAIN: 1.5,
    Region.FOREST: 1.5,
    Region.CAMP: 3.5,
    Region.RIVER: 3.0,
}
"""What the action of a region brings, roughly."""
WAYS: Final = 0.7
"""How much of what a pawn would do now in the best region of a card is still true when it is played."""
UNKNOWN: Final = 3.0
"""What the top card of the deck is worth."""


def hand(p: Position, player: int, levels: Sequence[float]) -> float:
    """What the own cards bring in the turns to come; with the card that this turn's pawn brings."""
    cards = p.hands[player]
    unknown = p.awaits is Awaits.HAND_CARD
    if p.awaits in UNFINISHED and p.icon != NONE:
        unknown = p.place == POWWOW
        if not unknown and p.face[p.place] != NONE:
            cards = (*cards, p.face[p.place])
    needs = wanted(p, player)
    items = scoring.items(p, player)
    worths = [card_worth(p, player, card, items, levels) + WAYS * way(p, card, needs) for card in cards]
    if unknown:
        worths.append(UNKNOWN)
    worths.sort(reverse=True)
    return sum((worth * sure for worth, sure in zip(worths[: p.pool[player]], RANKED, strict=False)), 0.0)


def card_worth(p: Position, player: int, card: int, items: Sequence[int], levels: Sequence[float]) -> float:
    """The item that it will be, and a stone where it leads to Sitting Bull."""
    rules = p.rules
    icon = rules.icons[card]
    if icon == Icon.POWWOW:
        there = p.pawns[POWWOW * OWNERS + player]
        return along(rules.powwow_points, there + 1) - along(rules.powwow_points, there) - PAWN
    if icon == Icon.SILENCE:
        count = items[Path.SILENCE]
        return along(rules.silence_points, count + 1) - along(rules.silence_points, count)
    path = max(TRACKS, key=levels.__getitem__) if icon == Icon.AMULET else int(icon)
    worth = path_worth(rules, items[path] + 1, levels[path]) - path_worth(rules, items[path], levels[path])
    if rules.masks[card] >> p.sitting_bull & 1:
        worth += NEAR_HIM * (1 + rules.stone_points[STONE_OF[path]])
    return worth


def wanted(p: Position, player: int) -> list[float]:
    """What one more own pawn would bring in each region, above the mean of the regions."""
    pools = tuple(p.pool)
    needs = []
    for region, offering in enumerate(p.offerings):
        standing = p.pawns[region * OWNERS : region * OWNERS + OWNERS]
        before = chances(tuple(standing), pools)[player]
        standing[player] += 1
        needs.append(REGION_ACTION[Region(region)] + offering * (chances(tuple(standing), pools)[player] - before))
    mean = sum(needs) / len(needs)
    return [need - mean for need in needs]


def way(p: Position, card: int, needs: Sequence[float]) -> float:
    """The best of the regions that a card shows; 0 for a Powwow card, which shows none."""
    mask = p.rules.masks[card]
    return max((need for region, need in enumerate(needs) if mask >> region & 1), default=0.0)
