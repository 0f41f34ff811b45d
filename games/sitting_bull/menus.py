"""Lists of legal actions, made once for every situation that asks for the same list, and then looked up."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Final, TypeVar

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
