"""A deck whose used cards lie face down at its bottom, so that it repeats itself (K:31, DA-R19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

Used: TypeAlias = Sequence[int]
"""Cards at the bottom of a deck, the oldest first; never changed, only replaced."""


@dataclass(frozen=True, eq=False)
class Deck:
    """Cards as numbers: the gold cards 1 to 15, or the spaces on the boarding passes."""

    copies: dict[int, int]
    """How many there are of each card, in the order of their numbers."""
    size: int

    def may_come(self, used: Used) -> list[tuple[int, int]]:
        """The cards that may be on top, with their number of copies; when all were used, the oldest alone."""
        if len(used) == self.size:
            return [(used[0], 1)]
        left = self.copies.copy()
        for card in used:
            left[card] -= 1
        return [(card, copies) for card, copies in left.items() if copies]

    def others(self, used: Used) -> list[int]:
        """The cards that may not be on top, unless a real deck lies in an order of its own."""
        likely = {card for card, _ in self.may_come(used)}
        return [card for card in self.copies if card not in likely]

    def put_under(self, used: Used, card: int) -> tuple[int, ...]:
        """The bottom of the deck after `card` was used: the oldest of its kind comes from there if no other is left."""
        kept = list(used)
        if kept.count(card) == self.copies[card]:
            kept.remove(card)
        return (*kept, card)


def deck(cards: Iterable[int]) -> Deck:
    """The deck of all `cards`."""
    copies = Counter(cards)
    return Deck({card: copies[card] for card in sorted(copies)}, copies.total())
