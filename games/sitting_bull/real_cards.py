"""Real cards: what people hold is known by nobody here, but what they play must fit the cards that are left.

A card that somebody took face up is known to be in that hand until it may have been played: nobody else plays it, and
it is not turned up. All other cards that do not lie face up are free: in the deck, in a hand, or played.

A card that was played is known only by its icon and the place where its pawn went. What was played is possible as long
as each such card can be a free card of its own. By Hall's theorem that is so when for every set of places there are at
least as many free cards that show one of them as were played there.
"""

from __future__ import annotations

from typing import Final

from games.sitting_bull.position import Position
from games.sitting_bull.terms import NONE, PLACES, POWWOW, Icon

_SETS: Final = range(1, 1 << len(PLACES))
"""Sets of places as masks; only a Powwow card leads to the powwow."""
_POWWOW_ONLY: Final = 1 << POWWOW


def places(p: Position, icon: int) -> int:
    """A mask of the places that a card with `icon`, played now by the one on turn, may lead to."""
    reachable = 0
    for card in p.taken[p.turn]:
        if p.rules.icons[card] == icon:
            reachable |= _mask(p, card)
    if not _holds_another(p):
        return reachable
    spare = _spare(p, icon, _free(p))
    for place in PLACES:
        if all(spare[chosen] > 0 for chosen in _SETS if chosen >> place & 1):
            reachable |= 1 << place
    return reachable


def icons(p: Position) -> int:
    """A mask of the icons of which the one on turn may hold a card."""
    return sum(1 << icon for icon in Icon if places(p, icon))


def copies(p: Position) -> list[int]:
    """By kind: how many free copies may still be drawn or lie in a hand, since the others must fit what was played."""
    free = _free(p)
    spares = [_spare(p, icon, free) for icon in Icon]
    return [_unplayed(p, card, count, spares[p.rules.icons[card]]) for card, count in enumerate(free)]


def may_show(p: Position, card: int) -> bool:
    """Whether a copy of `card` may still be drawn."""
    free = _free(p)
    return _unplayed(p, card, free[card], _spare(p, p.rules.icons[card], free)) > 0


def held(p: Position) -> tuple[int, ...]:
    """The kinds of which the one on turn may hold a card, ascending."""
    kinds = set(p.taken[p.turn])
    if _holds_another(p):
        kinds.update(card for card, count in enumerate(copies(p)) if count)
    return tuple(sorted(kinds))


def take(p: Position, player: int, card: int) -> None:
    """All have seen that `player` took `card`."""
    p.taken[player] = tuple(sorted((*p.taken[player], card)))


def give(p: Position, player: int, card: int) -> None:
    """All see `card` leave the hand of `player`: one that was taken, if there is such a one."""
    taken = p.taken[player]
    if card in taken:
        at = taken.index(card)
        p.taken[player] = taken[:at] + taken[at + 1 :]


def play(p: Position, player: int, icon: int, place: int) -> None:
    """A card of `player` was played; it may have been any of the cards taken that fit, so none of these is sure."""
    p.played[icon * len(PLACES) + place] += 1
    for card in set(p.taken[player]):
        if p.rules.icons[card] == icon and _mask(p, card) >> place & 1:
            give(p, player, card)


def _holds_another(p: Position) -> bool:
    """Whether the one on turn has a card that was not taken face up; one on its way to a region is in the hand yet."""
    on_the_way = p.icon != NONE and p.place == NONE
    return p.hand_counts[p.turn] + on_the_way > len(p.taken[p.turn])


def _free(p: Position) -> list[int]:
    """By kind: cards that lie neither face up nor surely in a hand."""
    free = p.deck[:]
    for taken in p.taken:
        for card in taken:
            free[card] -= 1
    return free


def _unplayed(p: Position, card: int, count: int, spare: list[int]) -> int:
    """How many of `count` free copies of `card` are left when each card played has one."""
    shown = _mask(p, card)
    return min(count, *(spare[chosen] for chosen in _SETS if chosen & shown))


def _mask(p: Position, card: int) -> int:
    return _POWWOW_ONLY if p.rules.icons[card] == Icon.POWWOW else p.rules.masks[card]


def _spare(p: Position, icon: int, free: list[int]) -> list[int]:
    """By set of places: how many more free cards with `icon` show one of them than were played there."""
    shown = [(_mask(p, card), count) for card, count in enumerate(free) if p.rules.icons[card] == icon]
    plays = [p.played[icon * len(PLACES) + place] for place in PLACES]
    return [
        sum(count for mask, count in shown if mask & chosen)
        - sum(count for place, count in enumerate(plays) if chosen >> place & 1)
        for chosen in (0, *_SETS)
    ]
