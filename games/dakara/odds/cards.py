"""Gold cards still in the deck: used ones lie at the bottom, so after fifteen draws the order is known (K:31)."""

from __future__ import annotations

from fractions import Fraction

from games.dakara.decks import Used
from games.dakara.observation import DakaraObservation
from games.dakara.odds.facts import CardOdds
from games.dakara.rules import Rules
from games.dakara.terms import Line


class GoldCards:
    """The four amounts of each card."""

    def __init__(self, rules: Rules) -> None:
        self._gold = rules.gold
        self._deck = rules.gold_deck

    def mean(self, line: Line) -> Fraction:
        """Over all cards, in dollars."""
        return Fraction(sum(self.amounts(line)), self._deck.size)

    def amounts(self, line: Line) -> list[int]:
        """Of all cards, in dollars."""
        return list(self._gold[line].values())

    def left(self, used: Used, line: Line) -> list[int]:
        """Of the cards that may be on top."""
        return [self._gold[line][card] for card, _ in self._deck.may_come(used)]

    def next(self, seen: DakaraObservation, line: Line) -> CardOdds:
        """What the next card may bring for `line`."""
        amounts = self.left(seen.gold_order, line)
        return CardOdds(min(amounts), sum(amounts) / len(amounts), max(amounts))
