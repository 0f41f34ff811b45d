"""How likely each owner is to have the most pawns in a region at the end (S:196-198)."""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt
from typing import Final

from games.sitting_bull.terms import NEUTRAL, OWNERS

GOES_THERE: Final = 0.17
"""How likely a pawn still in a pool is to end in one given region."""
COMES_WITH_A_CARD: Final = 0.3
"""Third-colour pawns that come for each pawn that the players place."""
_LEAST_DOUBT: Final = 0.02
"""A variance, so that the last pawns decide nearly surely."""


@lru_cache(maxsize=1 << 14)
def chances(standing: tuple[int, ...], pools: tuple[int, ...]) -> tuple[float, ...]:
    """By owner: the chance to lead alone, from the pawns in the region and those that everybody still has."""
    coming = [float(count) for count in pools]
    coming[NEUTRAL] = min(coming[NEUTRAL], COMES_WITH_A_CARD * sum(pools[:NEUTRAL]))
    there = [owner for owner in range(OWNERS) if standing[owner] or coming[owner]]
    result = [0.0] * OWNERS
    for owner in there:
        chance = 1.0
        for other in there:
            if other != owner:
                chance *= _ahead(standing[owner] - standing[other], coming[owner], coming[other])
        result[owner] = chance if standing[owner] or coming[owner] >= 1 else 0.0
    return tuple(result)


def _ahead(lead: int, own: float, others: float) -> float:
    """The chance that a lead of pawns is one at the end, when both sides still place some anywhere."""
    mean = lead + GOES_THERE * (own - others) - 0.5
    spread = sqrt(GOES_THERE * (1 - GOES_THERE) * (own + others) + _LEAST_DOUBT)
    return 0.5 * (1 + erf(mean / (spread * sqrt(2))))
