"""Whether real cards can lie as the table says they do: each card that was played finds one among those not seen.

A matching in the graph of played cards and unseen cards, found by augmenting paths: another way than the game's own.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.terms import POWWOW, Icon

Claim = tuple[int, int | None]
"""The icon of a played card and the place of its pawn; None where the pawn is still to be placed."""


def unseen_cards(seen: SittingBullObservation, shown: Sequence[int] = ()) -> list[int]:
    """The kind of every single card that lies neither in a region nor among `shown`."""
    open_ = [view.card for view in seen.regions if view.card is not None]
    open_ += shown
    return [card for card, kind in enumerate(seen.kinds) for _ in range(kind.copies - open_.count(card))]


def claims(seen: SittingBullObservation) -> list[Claim]:
    """All cards played so far, the one whose pawn is in the hand among them."""
    played: list[Claim] = list(seen.claimed)
    if seen.icon is not None and seen.place < 0:
        played.append((seen.icon, None))
    return played


def fits(seen: SittingBullObservation, card: int, claim: Claim) -> bool:
    """Whether a card of this kind could be the one that was played so."""
    kind, (icon, place) = seen.kinds[card], claim
    if kind.icon != icon:
        return False
    return place is None or place in kind.regions or (place == POWWOW and icon == Icon.POWWOW)


def left_over(seen: SittingBullObservation, played: Sequence[Claim], cards: Sequence[int]) -> int | None:
    """Cards that remain for hands and deck once each played one has its own; None where that is impossible."""
    holder: list[int | None] = [None] * len(cards)

    def find(claim: int, tried: set[int]) -> bool:
        for at, card in enumerate(cards):
            if at in tried or not fits(seen, card, played[claim]):
                continue
            tried.add(at)
            other = holder[at]
            if other is None or find(other, tried):
                holder[at] = claim
                return True
        return False

    return len(cards) - len(played) if all(find(claim, set()) for claim in range(len(played))) else None
