"""Gold cards still in the deck: used ones lie at the bottom, so after fifteen draws the order is known (K:31)."""

from __future__ import annotations

from fractions import Fraction

from games.dakara.edition import DakaraEdition
from games.dakara.observation import DakaraObservation
from games.dakara.odds.facts import CardOdds
from games.dakara.terms import CARDS, Line


class GoldCards:
    """The four amounts of each card."""

    def __init__(self, edition: DakaraEdition) -> None:
        self._amounts = {line: {c: edition[f"gold.{c}.{line.name.lower()}"] for c in CARDS} for line in Line}

    def mean(self, line: Line) -> Fraction:
        """Over all cards, in dollars."""
        return Fraction(sum(self._amounts[line].values()), len(CARDS))

    def amounts(self, line: Line) -> list[int]:
        """Of all cards, in dollars."""
        return list(self._amounts[line].values())

    def next(self, seen: DakaraObservation, line: Line) -> CardOdds:
        """What the next card may bring for `line`."""
        used = seen.gold_order
        left = [card for card in CARDS if card not in used] or [used[0]]
        amounts = [self._amounts[line][card] for card in left]
        return CardOdds(min(amounts), sum(amounts) / len(amounts), max(amounts))
