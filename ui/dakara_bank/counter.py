"""What lies on the counter: the payment that is being put together, and the sheet that is open."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from games.dakara.terms import BANK, NOTE
from games.dakara_bank.actions import Collect, Transfer
from games.dakara_bank.terms import BANK_PLACE
from games.game import Action
from ui.dakara.taking_back import OPEN

MOST_DIGITS: Final = 9
"""An owner's bank may have 100,000,000."""


class Sheet(StrEnum):
    """What is open."""

    PAY = "pay"
    LEDGER = "ledger"
    NOTES = "notes"
    CONSENT = "consent"
    CLOSE = "close"


class Counter:
    """Shared by the sheets of the bank's screen; nothing here is saved."""

    def __init__(self) -> None:
        self.open = Sheet.PAY
        self.payer: int | None = None
        self.payee: int | None = None
        self.digits = ""
        self.hand = 0
        """The player who touched or pressed last, as far as the table can tell: who throws and draws."""
        self.turned_to: int | None = None
        """The place of the seat whose button was pressed last."""
        self.wrong = 0
        """The number of the entry that is to be paid back."""
        self.asking: int | None = None
        """Who asked for it."""
        self.paid = 0
        """The number of the entry just made, while one press takes it back."""
        self.paid_at = 0.0
        self._known: int | None = None

    @property
    def amount(self) -> int:
        """Dollars typed so far."""
        return int(self.digits or "0")

    def tap(self, who: int) -> None:
        """An account: first who pays, then who gets; the payer again begins anew."""
        if self.payer is None:
            self.payer = who
        elif who == self.payer:
            self.payer = self.payee = None
        else:
            self.payee = None if who == self.payee else who

    def type(self, key: str) -> None:
        """A key of the number pad: a digit, "000" or "back"."""
        if key == "back":
            self.digits = self.digits[:-1]
        elif len(self.digits + key) <= MOST_DIGITS:
            self.digits = (self.digits + key).lstrip("0")

    def payment(self) -> Action | None:
        """The act that makes this payment; None while a part of it is missing."""
        if self.payer is None or self.payee is None or not self.amount or self.amount % NOTE:
            return None
        if self.payer == BANK:
            return Collect(self.payee, self.amount)
        return Transfer(self.payer, self.amount, BANK_PLACE if self.payee == BANK else self.payee)

    def clear(self) -> None:
        """Nothing is being paid."""
        self.payer = self.payee = None
        self.digits = ""

    def step_back(self) -> bool:
        """Take back the last part of the payment; False when there is none."""
        if self.digits:
            self.digits = ""
        elif self.payee is not None:
            self.payee = None
        elif self.payer is not None:
            self.payer = None
        else:
            return False
        return True

    def follow(self, entries: int, now: float) -> None:
        """The ledger has so many entries: a new one is shown, and taken back by one press, for some seconds."""
        if self._known is not None and entries > self._known:
            self.clear()
            self.paid, self.paid_at = entries, now
            self.open, self.wrong, self.asking = Sheet.PAY, 0, None
        elif self._known is not None and entries < self._known:
            self.paid = 0
        self._known = entries
        if self.paid and not self.left(now):
            self.paid = 0

    def left(self, now: float) -> float:
        """Seconds for which the payment just made is still taken back by one press."""
        return max(0.0, self.paid_at + OPEN - now)
