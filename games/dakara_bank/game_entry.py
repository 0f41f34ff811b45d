"""The bank-only mode as an entry of the catalogue."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from games.dakara.edition import DakaraEdition, read_edition
from games.dakara_bank.actions import BankAction
from games.dakara_bank.observation import BankObservation
from games.dakara_bank.options import BankOptions
from games.dakara_bank.rules import Rules
from games.dakara_bank.state import State
from games.entry import Entry
from games.game import Choice, Edition, Observation, Options
from games.game import State as AnyState


class DakaraBank(Entry[DakaraEdition]):
    """The `Game` protocol; the edition is Dakara's."""

    id = "dakara-bank"
    title = "the bank"
    box = "dakara"
    """The game whose cards it uses, as its owner has corrected them."""
    version = 1
    turns = False
    """Nobody has a turn, so that nobody is waited for."""
    players = range(2, 7)
    options_type: type[Options] = BankOptions
    action_type: Any = BankAction
    read_edition = staticmethod(read_edition)

    def new_game(self, options: Options, edition: Edition) -> State:
        """New books; raises ValueError for options that are not possible."""
        return State(self._rules(options, edition))

    def sample_state(self, observation: Observation, options: Options, edition: Edition, rng: Random) -> State:
        """The position itself: nothing is hidden."""
        return State.from_observation(self.own(observation, BankObservation), self._rules(options, edition))

    def heuristic(self, state: AnyState, player: int, action: Choice) -> float:
        """Nothing is better than anything else here: the aims are those of the board beside the table."""
        return 0.0

    def _rules(self, options: Options, edition: Edition) -> Rules:
        own = self.checked(options, BankOptions)
        return Rules(own.players, self.own(edition, DakaraEdition))


DAKARA_BANK: Final = DakaraBank()
