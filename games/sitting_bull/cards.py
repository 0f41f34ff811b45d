"""The Lakota cards by kind: cards that differ in nothing printed on them but the players' mark are one kind."""

from __future__ import annotations

import msgspec

from games.sitting_bull.terms import Icon, Region


class CardKind(msgspec.Struct, frozen=True):
    """One kind of card of the prepared deck; its index in the deck is the number of the card in actions and views."""

    icon: Icon
    regions: tuple[Region, ...]
    """Where it lets a pawn be placed, ascending; empty for a Powwow card."""
    neutral: bool
    """With two players a third-colour pawn comes with it (S:98); False with more players."""
    copies: int
    """In the prepared deck."""


DeckKinds = tuple[CardKind, ...]
"""All kinds of a prepared deck, ordered by icon, regions and mark."""
