"""Dakara as an entry of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from games.dakara.actions import DakaraAction
from games.dakara.edition import DakaraEdition, read_edition
from games.dakara.observation import DakaraObservation
from games.dakara.options import RULINGS, DakaraOptions
from games.dakara.rules import rules_of
from games.dakara.state import State
from games.entry import Entry
from games.game import Choice, Edition, Observation, Options, Ruling
from games.game import State as AnyState


class Dakara(Entry[DakaraEdition]):
    """The `Game` protocol; options, editions, states and observations must be Dakara's own."""

    id = "dakara"
    title = "Dakara"
    box = "dakara"
    turns = True
    version = 1
    players = range(2, 7)
    options_type: type[Options] = DakaraOptions
    action_type: Any = DakaraAction
    rulings: Sequence[Ruling] = RULINGS
    read_edition = staticmethod(read_edition)

    def new_game(self, options: Options, edition: Edition) -> State:
        """The first position; raises ValueError for options that the game does not allow."""
        return State(rules_of(self._checked_seats(options), self.own(edition, DakaraEdition)))

    def sample_state(self, observation: Observation, options: Options, edition: Edition, rng: Random) -> State:
        """The state that `observation` shows."""
        # bots alone ask, in a process of their own: the table itself starts without
        from games.dakara.sample import sample

        rules = rules_of(self._checked_seats(options), self.own(edition, DakaraEdition))
        return sample(self.own(observation, DakaraObservation), rules)

    def heuristic(self, state: AnyState, player: int, action: Choice) -> float:
        """How good `action` looks to `player`."""
        from games.dakara import heuristics

        return heuristics.value(self.own(state, State), player, action)

    def _checked_seats(self, options: Options) -> DakaraOptions:
        own = self.checked(options, DakaraOptions)
        _check_late_starters(own)
        return own


def _check_late_starters(options: DakaraOptions) -> None:
    """Some start at No. 23, others at the gate (K:192)."""
    named, seats = options.from_biarritz, range(options.players)
    if not named:
        return
    if options.length != "split":
        raise ValueError("from_biarritz: only a split game has players who start at No. 23")
    if any(type(seat) is not int or seat not in seats for seat in named) or len(set(named)) != len(named):
        raise ValueError(f"from_biarritz: {named!r} is not possible; allowed: different seats from 0 to {seats[-1]}")
    if len(named) == len(seats):
        raise ValueError("from_biarritz: somebody must start at the departure gate")


DAKARA: Final = Dakara()
