"""Dakota as an entry of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

from games.dakota.actions import DakotaAction
from games.dakota.edition import DakotaEdition, read_edition
from games.dakota.observation import DakotaObservation
from games.dakota.options import RULINGS, DakotaOptions
from games.dakota.rules import Rules
from games.dakota.state import State
from games.entry import Entry
from games.game import Choice, Edition, Observation, Options, Ruling
from games.game import State as AnyState


class Dakota(Entry[DakotaEdition]):
    """The `Game` protocol; options, editions, states and observations must be Dakota's own."""

    id = "dakota"
    title = "Dakota"
    box = "dakota"
    turns = True
    version = 1
    players = range(3, 6)
    options_type: type[Options] = DakotaOptions
    action_type: Any = DakotaAction
    rulings: Sequence[Ruling] = RULINGS
    read_edition = staticmethod(read_edition)

    def new_game(self, options: Options, edition: Edition) -> State:
        """The first position; raises ValueError for options that the game does not allow."""
        return State(_compiled(self.own(edition, DakotaEdition), self.checked(options, DakotaOptions)))

    def sample_state(self, observation: Observation, options: Options, edition: Edition, rng: Random) -> State:
        """A state that `observation` allows, the unknown filled by a consistent guess."""
        # bots alone guess and weigh, in a process of their own: the table itself starts without
        from games.dakota.sample import sample

        rules = _compiled(self.own(edition, DakotaEdition), self.checked(options, DakotaOptions))
        return sample(self.own(observation, DakotaObservation), rules, rng)

    def heuristic(self, state: AnyState, player: int, action: Choice) -> float:
        """How good `action` looks to `player` from what `player` may know."""
        from games.dakota import heuristics

        return heuristics.value(self.own(state, State), player, action)


@lru_cache(maxsize=8)
def _compiled(edition: DakotaEdition, options: DakotaOptions) -> Rules:
    """The rules of a table, made once while few are in use: a table plays with one, a fleet of tests with many."""
    return Rules(options, edition)


DAKOTA: Final = Dakota()
