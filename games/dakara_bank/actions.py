"""What any seat may do at any time, and what chance does."""

from __future__ import annotations

from typing import TypeAlias

from games.dakara.actions import DrawGold, DrawPass, RollDie
from games.game import Action


class Transfer(Action, frozen=True):
    """Pay `amount` dollars from the own account to that of player `place`, or to the bank (`BANK_PLACE`)."""

    amount: int
    place: int


class Collect(Action, frozen=True):
    """Take `amount` dollars from the bank."""

    amount: int


class Throw(Action, frozen=True):
    """Throw one die."""


class ThrowTwo(Action, frozen=True):
    """Throw two dice."""


class TakeGold(Action, frozen=True):
    """Take a gold card."""


class TakePass(Action, frozen=True):
    """Take a boarding pass."""


class Reverse(Action, frozen=True):
    """Pay entry number `entry` of the ledger back, as player `consent` agrees."""

    entry: int
    consent: int


class Close(Action, frozen=True):
    """Close the books, once anything was paid."""


BankAction: TypeAlias = (
    Transfer | Collect | Throw | ThrowTwo | TakeGold | TakePass | Reverse | Close | RollDie | DrawGold | DrawPass
)
