"""Lists of legal actions, made once for every situation that asks for the same list, and then looked up."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from enum import IntEnum
from typing import Any, Final, TypeVar

from games.game import Action

_Key = TypeVar("_Key", bound=Hashable)
_MOST: Final = 512
"""A memo that grows beyond this starts again, so that a table that runs for months keeps its size."""


class Menu:
    """What may be done now: the very objects that `apply_action` then knows by their identity."""

    __slots__ = ("actions", "ids")

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions = tuple(actions)
        self.ids = frozenset(map(id, self.actions))

    def find(self, action: object) -> Action | None:
        """Our own object equal to `action`, or None; True is no 1, and a pawn no place."""
        if isinstance(action, Action) and is_plain(action):
            for own in self.actions:
                if own == action:
                    return own if same_types(own, action) else None
        return None


class Menus(dict[_Key, Menu]):
    """Menus by a key that says all they depend on; a missing one is made."""

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[_Key], Iterable[Action]]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: _Key) -> Menu:
        if len(self) >= _MOST:
            self.clear()
        menu = self[key] = Menu(self._make(key))
        return menu


NOTHING: Final = Menu(())
"""For when nothing is to be chosen."""


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, ascending."""
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def is_plain(action: Action) -> bool:
    """Only whole numbers, so that a comparison is safe."""
    return all(type(value) is int or isinstance(value, IntEnum) for value in _values(action))


def same_types(own: Action, other: Action) -> bool:
    """Of two equal actions: nothing in `other` is of another kind than in `own`, except for a plain number."""
    pairs = zip(_values(own), _values(other), strict=True)
    return all(type(theirs) is int or type(theirs) is type(mine) for mine, theirs in pairs)


def _values(action: Action) -> list[Any]:
    values = [getattr(action, name) for name in action.__struct_fields__]
    return [item for value in values for item in (value if type(value) is tuple else (value,))]
