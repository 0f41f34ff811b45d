"""Lists of legal actions, made once for every situation that asks for the same list, and then looked up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from games.game import Action

_MOST: Final = 1024
"""A memo that grows beyond this starts again, so that a table that runs for months keeps its size."""


class Menu:
    """What may be done now: the very objects that `apply_action` then knows by their identity."""

    __slots__ = ("actions", "ids")

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions = tuple(actions)
        self.ids = frozenset(map(id, self.actions))

    def find(self, action: Action) -> Action | None:
        """Our own object equal to `action`, or None; True is no 1 and 2.0 no 2."""
        for own in self.actions:
            if type(own) is type(action) and _same_types(own, action) and own == action:
                return own
        return None


def _same_types(own: Action, other: Action) -> bool:
    for name in own.__struct_fields__:
        mine, theirs = getattr(own, name), getattr(other, name)
        if isinstance(mine, tuple):
            if type(theirs) is not tuple or not all(map(_same_number_type, mine, theirs)):
                return False
        elif not _same_number_type(mine, theirs):
            return False
    return True


def _same_number_type(own: object, other: object) -> bool:
    return type(other) is int or type(other) is type(own)


class Menus(dict[int, Menu]):
    """Menus by a key that says all they depend on; a missing one is made."""

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[int], Iterable[Action]]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: int) -> Menu:
        if len(self) >= _MOST:
            self.clear()
        menu = self[key] = Menu(self._make(key))
        return menu


NOTHING: Final = Menu(())
"""For when the game is over."""


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, ascending."""
    return [n for n in range(mask.bit_length()) if mask >> n & 1]
