"""The bank-only mode as an entry of the catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, Final, TypeVar

from games.dakara.edition import DakaraEdition, read_edition
from games.dakara_bank.actions import BankAction
from games.dakara_bank.observation import BankObservation
from games.dakara_bank.options import BankOptions
from games.dakara_bank.rules import Rules
from games.dakara_bank.state import State
from games.game import Choice, Edition, Observation, Options, Ruling
from games.game import State as AnyState

_Own = TypeVar("_Own")


class DakaraBank:
    """The `Game` protocol; the edition is Dakara's."""

    id = "dakara-bank"
    box = "dakara"
    """The game whose cards it uses, as its owner has corrected them."""
    version = 1
    turns = False
    """Nobody has a turn, so that nobody is waited for."""
    players = range(2, 7)
    options_type: type[Options] = BankOptions
    action_type: Any = BankAction
    rulings: Sequence[Ruling] = ()

    def seats_bots(self, options: Options) -> bool:
        """Always: nothing is held in a hand."""
        return True

    def edition(self, overrides: Mapping[str, Any] | None = None, source: str = "") -> DakaraEdition:
        """Dakara's shipped edition with an owner's values laid over it; raises EditionError naming `source`."""
        return read_edition(overrides, source) if overrides else self._shipped

    @cached_property
    def _shipped(self) -> DakaraEdition:
        return read_edition()

    def new_game(self, options: Options, edition: Edition) -> State:
        """New books; raises ValueError for options that are not possible."""
        return State(self._rules(options, edition))

    def sample_state(self, observation: Observation, options: Options, edition: Edition, rng: Random) -> State:
        """The position itself: nothing is hidden."""
        return State.from_observation(_own(observation, BankObservation), self._rules(options, edition))

    def heuristic(self, state: AnyState, player: int, action: Choice) -> float:
        """Nothing is better than anything else here: the aims are those of the board beside the table."""
        return 0.0

    def _rules(self, options: Options, edition: Edition) -> Rules:
        own = _own(options, BankOptions)
        if type(own.players) is not int or own.players not in self.players:
            raise ValueError(f"the bank is for {self.players[0]} to {self.players[-1]} players, not {own.players!r}")
        return Rules(own.players, _own(edition, DakaraEdition))


def _own(thing: Any, kind: type[_Own]) -> _Own:
    if not isinstance(thing, kind):
        raise ValueError(f"{type(thing).__name__} is not of the bank")
    return thing


DAKARA_BANK: Final = DakaraBank()
