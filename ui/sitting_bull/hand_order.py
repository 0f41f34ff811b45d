"""The order in which a hand is held: none that tells the others anything by where a finger goes."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence


class HandOrder:
    """Each player's cards keep their places; a new card comes in at a place of chance, as into a real hand.

    `place` gives a number from 0 up to, but not including, its argument.
    """

    def __init__(self, place: Callable[[int], int] = secrets.randbelow) -> None:
        self._place = place
        self._held: dict[int, list[int]] = {}

    def arranged(self, player: int, hand: Sequence[int]) -> tuple[int, ...]:
        """`hand` (kinds of cards) as `player` holds it."""
        held = self._held.setdefault(player, [])
        left = list(hand)
        for card in list(held):
            if card in left:
                left.remove(card)
            else:
                held.remove(card)
        for card in left:
            held.insert(self._place(len(held) + 1), card)
        return tuple(held)
