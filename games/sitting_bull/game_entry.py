"""Sitting Bull as an entry of the catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, Final, TypeVar

from games.game import Choice, Edition, Observation, Options, Ruling
from games.game import State as AnyState
from games.sitting_bull.actions import SittingBullAction
from games.sitting_bull.edition import SittingBullEdition, read_edition
from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.options import RULINGS, SittingBullOptions
from games.sitting_bull.rules import rules_of
from games.sitting_bull.state import State

_Own = TypeVar("_Own")


class SittingBull:
    """The `Game` protocol; options, editions, states and observations must be Sitting Bull's own."""

    id = "sitting-bull"
    box = "sitting-bull"
    turns = True
    version = 1
    players = range(2, 5)
    options_type: type[Options] = SittingBullOptions
    action_type: Any = SittingBullAction
    rulings: Sequence[Ruling] = RULINGS

    def seats_bots(self, options: Options) -> bool:
        """Not where people hold the real cards: nobody else can see such a hand."""
        return _own(options, SittingBullOptions).cards == "console"

    def edition(self, overrides: Mapping[str, Any] | None = None, source: str = "") -> SittingBullEdition:
        """The shipped edition with an owner's values laid over it; raises EditionError naming `source`."""
        return read_edition(overrides, source) if overrides else self._shipped

    @cached_property
    def _shipped(self) -> SittingBullEdition:
        """One for all tables: it never changes, and the lists of actions made for one game serve the next."""
        return read_edition()

    def new_game(self, options: Options, edition: Edition) -> State:
        """The first position; raises ValueError for options that the game does not allow."""
        return State(rules_of(self._checked(options), _own(edition, SittingBullEdition)))

    def sample_state(self, observation: Observation, options: Options, edition: Edition, rng: Random) -> State:
        """A state that `observation` allows, the unknown filled by a consistent guess."""
        # bots alone guess and weigh, in a process of their own: the table itself starts without
        from games.sitting_bull.sample import sample

        rules = rules_of(self._checked(options), _own(edition, SittingBullEdition))
        return sample(_own(observation, SittingBullObservation), rules, rng)

    def heuristic(self, state: AnyState, player: int, action: Choice) -> float:
        """How good `action` looks to `player` from what `player` may know."""
        from games.sitting_bull import heuristics

        return heuristics.value(_own(state, State), player, action)

    def _checked(self, options: Options) -> SittingBullOptions:
        own = _own(options, SittingBullOptions)
        if type(own.players) is not int or own.players not in self.players:
            raise ValueError(
                f"Sitting Bull is for {self.players[0]} to {self.players[-1]} players, not {own.players!r}"
            )
        for ruling in RULINGS:
            chosen = getattr(own, ruling.option)
            if chosen not in ruling.values:
                raise ValueError(f"{ruling.option}: {chosen!r} is not possible; allowed: {', '.join(ruling.values)}")
        return own


def _own(thing: Any, kind: type[_Own]) -> _Own:
    if not isinstance(thing, kind):
        raise ValueError(f"{type(thing).__name__} is not of Sitting Bull")
    return thing


SITTING_BULL: Final = SittingBull()
