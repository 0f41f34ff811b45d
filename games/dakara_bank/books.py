"""What the menus and the refusals read of the books."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from games.dakara.terms import Awaits
from games.dakara_bank.observation import Entry
from games.dakara_bank.rules import Rules
from games.dakara_bank.terms import REACH
from games.game import Action, Choice


class Books(Protocol):
    """A position, for those who only look at it."""

    rules: Rules
    awaits: Awaits
    money: list[int]
    bank: int
    ledger: tuple[Entry, ...]

    def account(self, who: int) -> int:
        """What a player or the bank has."""

    def chance_outcomes(self) -> Sequence[tuple[Action, int]]:
        """What the die or deck may show."""

    def legal_actions(self, player: int) -> Sequence[Choice]:
        """See `games.game.State`."""


def within_reach(books: Books) -> Sequence[Entry]:
    """The latest entries: those that can still be reversed, as far as they stand."""
    return books.ledger[-REACH:]
