"""Whether real cards can lie as all have seen them: each that was played, is held or is in the deck a card of its own.

A matching in the graph of those slots and the single cards, found by augmenting paths: another way than the game's own.
A card that was taken face up lies in the hand of the one who took it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.terms import POWWOW, Awaits, Icon

Slot = Collection[int]
"""The kinds that may lie there."""


def unseen_cards(seen: SittingBullObservation, shown: Sequence[int] = ()) -> list[int]:
    """The kind of every single card that lies neither in a region nor among `shown`."""
    open_ = [view.card for view in seen.regions if view.card is not None]
    open_ += shown
    return [card for card, kind in enumerate(seen.kinds) for _ in range(kind.copies - open_.count(card))]


def fitting(seen: SittingBullObservation, icon: int, place: int | None = None) -> Slot:
    """The kinds that may be played as this icon, to this place or to any."""
    return {
        card
        for card, kind in enumerate(seen.kinds)
        if kind.icon == icon and (place is None or place in kind.regions or (place == POWWOW and icon == Icon.POWWOW))
    }


def on_the_way(seen: SittingBullObservation) -> bool:
    """Whether the one on turn has named a path and still holds the card until it has its region."""
    return seen.awaits is Awaits.PLACE and seen.icon is not None


def hand(seen: SittingBullObservation, player: int) -> list[Slot]:
    """What may lie in this hand: what was taken, and anything else."""
    seat = seen.seats[player]
    held = seat.hand_count + (on_the_way(seen) and player == seen.turn)
    return [*({card} for card in seat.taken), *[range(len(seen.kinds))] * (held - len(seat.taken))]


def possible(seen: SittingBullObservation, holds: Slot | None = None, draws: Slot | None = None) -> bool:
    """Whether the cards can lie so; and so that a card of the player on turn, or one of the deck, is of these kinds."""
    if holds is None and on_the_way(seen):
        assert seen.icon is not None
        holds = fitting(seen, seen.icon)
    anything = range(len(seen.kinds))
    others = [fitting(seen, icon, place) for icon, place in seen.played]
    others += [slot for player in range(len(seen.seats)) if player != seen.turn for slot in hand(seen, player)]
    deck: list[Slot] = [anything] * seen.deck
    if draws is not None:
        if not deck:
            return False
        deck[0] = draws
    own = hand(seen, seen.turn) if seen.turn >= 0 else []
    hands = [own]
    if holds is not None:
        hands = [[*own[:at], set(slot) & set(holds), *own[at + 1 :]] for at, slot in enumerate(own)]
    cards = unseen_cards(seen)
    return any(_all_lie([*others, *held, *deck], cards) for held in hands)


def _all_lie(slots: Sequence[Slot], cards: Sequence[int]) -> bool:
    """Whether each slot gets a card, and none is left over; where any may lie, those that are left will do."""
    holder: list[int | None] = [None] * len(cards)

    def find(slot: int, tried: set[int]) -> bool:
        for at, card in enumerate(cards):
            if at in tried or card not in slots[slot]:
                continue
            tried.add(at)
            other = holder[at]
            if other is None or find(other, tried):
                holder[at] = slot
                return True
        return False

    choosy = [at for at, slot in enumerate(slots) if not set(cards) <= set(slot)]
    return len(slots) == len(cards) and all(find(slot, set()) for slot in choosy)
