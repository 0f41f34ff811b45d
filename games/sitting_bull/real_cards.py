"""Real cards: what people hold is known by nobody here, but what they play must fit the cards that are left.

A card that somebody took face up is known to be in that hand until it may have been played: nobody else plays it, and
it is not turned up. All other cards that do not lie face up are free: in the deck, in a hand, or played.

A card that was played is known only by its icon and the place where its pawn went. What was played is possible as long
as each such card can be a free card of its own. By Hall's theorem that is so when for every set of places there are at
least as many free cards that show one of them as were played there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from games.sitting_bull.position import Position
from games.sitting_bull.terms import NONE, PLACES, POWWOW, Icon

_SETS: Final = range(1, 1 << len(PLACES))
"""Sets of places as masks; only a Powwow card leads to the powwow."""
_POWWOW_ONLY: Final = 1 << POWWOW

_Shown = tuple[tuple[int, int], ...]
"""Of the free cards with an icon, by kind: the places that it shows as a mask, and how many there are."""
_Plays = tuple[int, ...]
"""Of an icon: the cards played there, by place."""


def places(p: Position, icon: int) -> int:
    """A mask of the places that a card with `icon`, played now by the one on turn, may lead to."""
    reachable = 0
    for card in p.taken[p.turn]:
        if p.rules.icons[card] == icon:
            reachable |= _mask(p, card)
    if not _holds_another(p):
        return reachable
    shown, plays = _shown(p, icon, _free(p)), _plays(p, icon)
    return reachable | sum(1 << place for place in PLACES if _spare(shown, plays, 1 << place) > 0)


def icons(p: Position) -> int:
    """A mask of the icons of which the one on turn may hold a card."""
    return sum(1 << icon for icon in Icon if places(p, icon))


def copies(p: Position) -> list[int]:
    """By kind: how many free copies may still be drawn or lie in a hand, since the others must fit what was played."""
    free = _free(p)
    known = [(_shown(p, icon, free), _plays(p, icon)) for icon in Icon]
    return [min(count, _spare(*known[p.rules.icons[card]], _mask(p, card))) for card, count in enumerate(free)]


def may_show(p: Position, card: int) -> bool:
    """Whether a copy of `card` may still be drawn."""
    icon, free = p.rules.icons[card], _free(p)
    return free[card] > 0 and _spare(_shown(p, icon, free), _plays(p, icon), _mask(p, card)) > 0


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


def _mask(p: Position, card: int) -> int:
    return _POWWOW_ONLY if p.rules.icons[card] == Icon.POWWOW else p.rules.masks[card]


def _shown(p: Position, icon: int, free: list[int]) -> _Shown:
    return tuple((_mask(p, card), free[card]) for card, own in enumerate(p.rules.icons) if own == icon)


def _plays(p: Position, icon: int) -> _Plays:
    return tuple(p.played[icon * len(PLACES) : (icon + 1) * len(PLACES)])


@lru_cache(maxsize=1 << 14)
def _spare(shown: _Shown, plays: _Plays, places: int) -> int:
    """How many free cards that show one of `places` are left when each card played has one of its own."""
    spares = _spares(shown, plays)
    return min(spares[chosen] for chosen in _SETS if chosen & places)


@lru_cache(maxsize=1 << 10)
def _spares(shown: _Shown, plays: _Plays) -> tuple[int, ...]:
    """By set of places: how many more free cards show one of them than were played there."""
    return tuple(
        sum(count for mask, count in shown if mask & chosen)
        - sum(count for place, count in enumerate(plays) if chosen >> place & 1)
        for chosen in (0, *_SETS)
    )
