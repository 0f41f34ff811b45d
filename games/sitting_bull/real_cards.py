"""Real cards: what people hold is known by nobody here, but what they play must fit the cards that are left.

A card that was played is known only as a claim: its icon, and the place where its pawn went. Claims are possible as
long as each can have a card of its own among those that do not lie face up. By Hall's theorem that is so when for
every set of regions there are at least as many cards that show one of them as there are claims on them.
"""

from __future__ import annotations

from typing import Final

from games.sitting_bull.position import Position
from games.sitting_bull.terms import PLACES, POWWOW, Icon

_SETS: Final = range(1, 1 << len(PLACES))
"""Sets of places as masks; only a Powwow card leads to the powwow."""
_POWWOW_ONLY: Final = 1 << POWWOW


def places(p: Position, icon: int) -> int:
    """A mask of the places that a card with `icon`, played now, may lead to."""
    spare = _spare(p, icon)
    reachable = 0
    for place in PLACES:
        if all(spare[chosen] > 0 for chosen in _SETS if chosen >> place & 1):
            reachable |= 1 << place
    return reachable


def icons(p: Position) -> int:
    """A mask of the icons of which somebody may hold a card."""
    return sum(1 << icon for icon in Icon if places(p, icon))


def copies(p: Position) -> list[int]:
    """By kind: how many copies may still be drawn or lie in a hand, since the others must fit the claims."""
    spares = [_spare(p, icon) for icon in Icon]
    return [_free(p, card, spares[p.rules.icons[card]]) if left else 0 for card, left in enumerate(p.deck)]


def may_show(p: Position, card: int) -> bool:
    """Whether a copy of `card` may still be drawn or lie in a hand."""
    return _free(p, card, _spare(p, p.rules.icons[card])) > 0


def unseen(p: Position) -> tuple[int, ...]:
    """The kinds of which a hand may hold a card."""
    return tuple(card for card, count in enumerate(copies(p)) if count)


def _free(p: Position, card: int, spare: list[int]) -> int:
    shown = _mask(p, card)
    return min(p.deck[card], *(spare[chosen] for chosen in _SETS if chosen & shown))


def _mask(p: Position, card: int) -> int:
    return _POWWOW_ONLY if p.rules.icons[card] == Icon.POWWOW else p.rules.masks[card]


def _spare(p: Position, icon: int) -> list[int]:
    """By set of places: how many more cards with `icon` show one of them than were played there."""
    held = [(_mask(p, card), count) for card, count in enumerate(p.deck) if p.rules.icons[card] == icon]
    claims = [p.claimed[icon * len(PLACES) + place] for place in PLACES]
    return [
        sum(count for mask, count in held if mask & chosen)
        - sum(claim for place, claim in enumerate(claims) if chosen >> place & 1)
        for chosen in (0, *_SETS)
    ]
