"""Dakota as an entry of the catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from random import Random
from typing import Any, Final, TypeVar

from games.dakota.actions import DakotaAction
from games.dakota.edition import DakotaEdition, read_edition
from games.dakota.observation import DakotaObservation
from games.dakota.options import RULINGS, DakotaOptions
from games.dakota.rules import Rules
from games.dakota.state import State
from games.game import Choice, Edition, Observation, Options, Ruling
from games.game import State as AnyState

_Own = TypeVar("_Own")


class Dakota:
    """The `Game` protocol; options, editions, states and observations must be Dakota's own."""

    id = "dakota"
    box = "dakota"
    turns = True
    version = 1
    players = range(3, 6)
    options_type: type[Options] = DakotaOptions
    action_type: Any = DakotaAction
    rulings: Sequence[Ruling] = RULINGS

    def seats_bots(self, options: Options) -> bool:
        """Always: the console deals and keeps every secret."""
        return True

    def edition(self, overrides: Mapping[str, Any] | None = None, source: str = "") -> DakotaEdition:
        """The shipped edition with an owner's values laid over it; raises EditionError naming `source`."""
        return read_edition(overrides, source) if overrides else self._shipped

    @cached_property
    def _shipped(self) -> DakotaEdition:
        """One for all tables: it never changes, and the lists of actions made for one game serve the next."""
        return read_edition()

    def new_game(self, options: Options, edition: Edition) -> State:
        """The first position; raises ValueError for options that the game does not allow."""
        return State(_compiled(_own(edition, DakotaEdition), self._checked(options)))

    def sample_state(self, observation: Observation, options: Options, edition: Edition, rng: Random) -> State:
        """A state that `observation` allows, the unknown filled by a consistent guess."""
        # bots alone guess and weigh, in a process of their own: the table itself starts without
        from games.dakota.sample import sample

        rules = _compiled(_own(edition, DakotaEdition), self._checked(options))
        return sample(_own(observation, DakotaObservation), rules, rng)

    def heuristic(self, state: AnyState, player: int, action: Choice) -> float:
        """How good `action` looks to `player` from what `player` may know."""
        from games.dakota import heuristics

        return heuristics.value(_own(state, State), player, action)

    def _checked(self, options: Options) -> DakotaOptions:
        own = _own(options, DakotaOptions)
        if type(own.players) is not int or own.players not in self.players:
            raise ValueError(f"Dakota is for {self.players[0]} to {self.players[-1]} players, not {own.players!r}")
        for ruling in RULINGS:
            chosen = getattr(own, ruling.option)
            if chosen not in ruling.values:
                raise ValueError(f"{ruling.option}: {chosen!r} is not possible; allowed: {', '.join(ruling.values)}")
        return own


@lru_cache(maxsize=8)
def _compiled(edition: DakotaEdition, options: DakotaOptions) -> Rules:
    """The rules of a table, made once while few are in use: a table plays with one, a fleet of tests with many."""
    return Rules(options, edition)


def _own(thing: Any, kind: type[_Own]) -> _Own:
    if not isinstance(thing, kind):
        raise ValueError(f"{type(thing).__name__} is not of Dakota")
    return thing


DAKOTA: Final = Dakota()
