"""What the menus and the refusals read of the books."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from games.dakara.terms import BANK, Awaits
from games.dakara_bank.observation import Entry
from games.dakara_bank.rules import Rules
from games.dakara_bank.terms import REACH
from games.game import Action, Choice


class Accounts(Protocol):
    """Balances and ledger: of a position, and of an observation."""

    @property
    def money(self) -> Sequence[int]:
        """Dollars by player."""

    @property
    def bank(self) -> int: ...

    @property
    def ledger(self) -> tuple[Entry, ...]:
        """Every entry, the oldest first."""


class Books(Protocol):
    """A position, for those who only look at it."""

    rules: Rules
    awaits: Awaits
    money: list[int]
    bank: int
    ledger: tuple[Entry, ...]

    def chance_outcomes(self) -> Sequence[tuple[Action, int]]:
        """What the die or deck may show."""

    def legal_actions(self, player: int) -> Sequence[Choice]:
        """See `games.game.State`."""


def balance(books: Accounts, who: int) -> int:
    """Dollars in the account of a player or BANK."""
    return books.bank if who == BANK else books.money[who]


def within_reach(books: Accounts) -> Sequence[Entry]:
    """The latest entries: those that can still be reversed, as far as they stand."""
    return books.ledger[-REACH:]
