"""The order in which a hand is held: none that tells the others anything by where a finger goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256


def _rank(text: str) -> bytes:
    """By this cards lie in no order that means anything, and in the same one whenever the game is gone on with."""
    return sha256(text.encode()).digest()


class HandOrder:
    """Each player's cards keep their places; a new card comes in somewhere between them, as into a real hand.

    `rank` gives the place of a card, described by a text, beside the others.
    """

    def __init__(self, rank: Callable[[str], bytes] = _rank) -> None:
        self._rank = rank

    def arranged(self, game: str, player: int, hand: Sequence[int]) -> tuple[int, ...]:
        """`hand` (kinds of cards) as `player` holds it in the game with the key `game`."""
        # the second card of a kind has a place of its own
        copies = [(card, list(hand[:at]).count(card)) for at, card in enumerate(hand)]
        copies.sort(key=lambda copy: self._rank(f"{game} {player} {copy[0]} {copy[1]}"))
        return tuple(card for card, _ in copies)
