"""What an owner may write for each value."""

from __future__ import annotations

from typing import Final

from games.editions import Limits
from games.sitting_bull.terms import PAWNS, PRESENTS, Icon, Region, Tile

_MASKS: Final = tuple(sorted(range(1 << len(Region)), key=lambda mask: (mask.bit_count(), mask)))
"""Sets of regions: none, single ones, pairs and so on."""
_POINTS: Final = Limits(0, 100)
_TWO_PLAYER_TILES: Final = (Tile.LEADERSHIP, Tile.COUNCIL)
"""One of them is set apart with more players (SB-R20), which the printed space can't be."""

_LIMITS: Final = {
    "card.*.icon": Limits(0, max(Icon)),
    "card.*.regions": Limits(0, max(_MASKS), among=_MASKS),
    "card.*.players": Limits(2, 4),
    "card.*.neutral": Limits(0, 1),
    "pawns.*": Limits(1, PAWNS),
    "offering.*": Limits(1, 100),
    "tile.*": Limits(0, max(Tile)),
    "tile.printed": Limits(0, max(Tile), among=tuple(tile for tile in Tile if tile not in _TWO_PLAYER_TILES)),
    "feats.levels": Limits(2, 5),
    "feats.start": Limits(1, 5),
    "stones.*": Limits(1, 48),
    "present.*": Limits(0, PRESENTS),
    "milestone.big_tribe.pawns": Limits(1, 13),
    "milestone.hunting_game.items": Limits(1, 16),
    "milestone.power.stones": Limits(1, 48),
    "milestone.points.*.*": _POINTS,
    "stone.points.*": _POINTS,
    "path.level.*.*": Limits(0, 200),
    "path.silence.*": _POINTS,
    "powwow.points.*": _POINTS,
    "wisdom.*.need": Limits(1, 30),
    "wisdom.*.points": _POINTS,
    "wisdom.*.regions": Limits(1, 5),
}
"""By key, with * for a number or the name of a kind."""


def limits(key: str) -> Limits:
    """What may be written for a key of the shipped edition."""
    words = key.split(".")
    for pattern, allowed in ((key, _LIMITS.get(key)), *_LIMITS.items()):
        if allowed is not None and _matches(pattern.split("."), words):
            return allowed
    raise KeyError(key)


def _matches(pattern: list[str], words: list[str]) -> bool:
    return len(pattern) == len(words) and all(p in ("*", word) for p, word in zip(pattern, words, strict=True))
