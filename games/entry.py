"""What the games have in common as entries of the catalogue: one shipped edition, and options that are their own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

from games.editions import KeyedEdition
from games.game import Options, Ruling

E = TypeVar("E", bound=KeyedEdition)
P = TypeVar("P", bound=Options)
T = TypeVar("T")


class Entry(ABC, Generic[E]):
    """The part of the `Game` protocol that no game has for itself."""

    title: ClassVar[str]
    """The game's name, for what is said of wrong options."""
    players: range
    rulings: Sequence[Ruling] = ()

    @abstractmethod
    def read_edition(self, overrides: Mapping[str, Any] | None = None, source: str = "") -> E:
        """The game's own file with an owner's values laid over it; raises EditionError naming `source`."""

    def edition(self, overrides: Mapping[str, Any] | None = None, source: str = "") -> E:
        """The shipped edition with an owner's values laid over it; raises EditionError naming `source`."""
        return self.read_edition(overrides, source) if overrides else self._shipped

    @cached_property
    def _shipped(self) -> E:
        """One for all tables: it never changes, and what was made for one game serves the next."""
        return self.read_edition()

    def seats_bots(self, options: Options) -> bool:
        """Always: the console deals and keeps every secret; a game with real cards says otherwise."""
        return True

    def checked(self, options: Options, kind: type[P]) -> P:
        """`options` as the game's own; raises ValueError for what the game does not allow."""
        own = self.own(options, kind)
        if type(own.players) is not int or own.players not in self.players:
            first, last = self.players[0], self.players[-1]
            raise ValueError(f"{self.title} is for {first} to {last} players, not {own.players!r}")
        for ruling in self.rulings:
            chosen = getattr(own, ruling.option)
            if chosen not in ruling.values:
                raise ValueError(f"{ruling.option}: {chosen!r} is not possible; allowed: {', '.join(ruling.values)}")
        return own

    def own(self, thing: Any, kind: type[T]) -> T:
        """`thing` as one of the game's; raises ValueError for another game's."""
        if not isinstance(thing, kind):
            raise ValueError(f"{type(thing).__name__} is not of {self.title}")
        return thing
