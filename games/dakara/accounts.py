"""Where the money lies: the one place that knows what a payment does to balances, forwards and backwards."""

from __future__ import annotations

from typing import Protocol, Self

import msgspec

from games.dakara.observation import DakaraObservation
from games.dakara.terms import BANK, ESCROW


class Payment(Protocol):
    """An amount that moves between accounts; `of` is the player whose stake it is."""

    @property
    def payer(self) -> int: ...
    @property
    def payee(self) -> int: ...
    @property
    def amount(self) -> int: ...
    @property
    def of(self) -> int: ...


class Accounts(msgspec.Struct, frozen=True):
    """All money of a table in dollars; accounts are players, BANK and ESCROW."""

    bank: int
    money: tuple[int, ...]
    """In hand, by player."""
    stakes: tuple[int, ...]
    """In escrow, by the player whose it is."""

    @classmethod
    def of(cls, view: DakaraObservation) -> Self:
        """The balances of a position."""
        return cls(view.bank, tuple(seat.money for seat in view.seats), tuple(seat.stake for seat in view.seats))

    def balance(self, who: int) -> int:
        """Dollars in one account."""
        if who == BANK:
            return self.bank
        return sum(self.stakes) if who == ESCROW else self.money[who]

    def balances(self) -> dict[int, int]:
        """All accounts: BANK, ESCROW, then the players."""
        return {who: self.balance(who) for who in (BANK, ESCROW, *range(len(self.money)))}

    def worth(self, player: int) -> int:
        """What a player has, with what lies at stake."""
        return self.money[player] + self.stakes[player]

    def applied(self, paid: Payment) -> Self:
        """The balances after `paid`."""
        return self._moved(paid.payer, -paid.amount, paid.of)._moved(paid.payee, paid.amount, paid.of)

    def unapplied(self, paid: Payment) -> Self:
        """The balances before `paid`."""
        return self._moved(paid.payer, paid.amount, paid.of)._moved(paid.payee, -paid.amount, paid.of)

    def _moved(self, who: int, change: int, of: int) -> Self:
        if who == BANK:
            return type(self)(self.bank + change, self.money, self.stakes)
        if who == ESCROW:
            return type(self)(self.bank, self.money, _with(self.stakes, of, change))
        return type(self)(self.bank, _with(self.money, who, change), self.stakes)


def _with(amounts: tuple[int, ...], player: int, change: int) -> tuple[int, ...]:
    return (*amounts[:player], amounts[player] + change, *amounts[player + 1 :])
