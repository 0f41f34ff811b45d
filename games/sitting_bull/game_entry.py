"""Sitting Bull as an entry of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from games.entry import Entry
from games.game import Choice, Edition, Observation, Options, Ruling
from games.game import State as AnyState
from games.sitting_bull.actions import SittingBullAction
from games.sitting_bull.edition import SittingBullEdition, read_edition
from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.options import RULINGS, SittingBullOptions
from games.sitting_bull.rules import rules_of
from games.sitting_bull.state import State


class SittingBull(Entry[SittingBullEdition]):
    """The `Game` protocol; options, editions, states and observations must be Sitting Bull's own."""

    id = "sitting-bull"
    title = "Sitting Bull"
    box = "sitting-bull"
    turns = True
    version = 1
    players = range(2, 5)
    options_type: type[Options] = SittingBullOptions
    action_type: Any = SittingBullAction
    rulings: Sequence[Ruling] = RULINGS
    read_edition = staticmethod(read_edition)

    def seats_bots(self, options: Options) -> bool:
        """Not where people hold the real cards: nobody else can see such a hand."""
        return self.own(options, SittingBullOptions).cards == "console"

    def new_game(self, options: Options, edition: Edition) -> State:
        """The first position; raises ValueError for options that the game does not allow."""
        return State(rules_of(self.checked(options, SittingBullOptions), self.own(edition, SittingBullEdition)))

    def sample_state(self, observation: Observation, options: Options, edition: Edition, rng: Random) -> State:
        """A state that `observation` allows, the unknown filled by a consistent guess."""
        # bots alone guess and weigh, in a process of their own: the table itself starts without
        from games.sitting_bull.sample import sample

        rules = rules_of(self.checked(options, SittingBullOptions), self.own(edition, SittingBullEdition))
        return sample(self.own(observation, SittingBullObservation), rules, rng)

    def heuristic(self, state: AnyState, player: int, action: Choice) -> float:
        """How good `action` looks to `player` from what `player` may know."""
        from games.sitting_bull import heuristics

        return heuristics.value(self.own(state, State), player, action)


SITTING_BULL: Final = SittingBull()
