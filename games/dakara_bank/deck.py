"""A deck whose used cards lie face down at its bottom, so that it repeats itself (K:31, DA-R19)."""

from __future__ import annotations

from collections.abc import Sequence

Used = tuple[int, ...]
"""Cards at the bottom of a deck, the oldest first."""


def may_come(cards: Sequence[int], used: Used) -> list[tuple[int, int]]:
    """The cards that may be on top, with their number of copies; when all were used, the oldest alone."""
    if len(used) == len(cards):
        return [(used[0], 1)]
    left = [(card, cards.count(card) - used.count(card)) for card in sorted(set(cards))]
    return [(card, copies) for card, copies in left if copies]


def put_under(cards: Sequence[int], used: Used, card: int) -> Used:
    """The bottom of the deck after `card` was used."""
    if used.count(card) == cards.count(card):
        at = used.index(card)
        used = used[:at] + used[at + 1 :]
    return (*used, card)
