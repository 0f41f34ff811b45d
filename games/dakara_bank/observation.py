"""The books as anybody sees them: nothing is secret, so this is the whole position."""

from __future__ import annotations

import msgspec

from games.dakara.terms import Awaits
from games.game import Observation


class Entry(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One line of the ledger; accounts are players, or BANK of `games.dakara.terms`."""

    number: int
    """From 1."""
    payer: int
    payee: int
    amount: int
    """Dollars."""
    payer_now: int
    """What the payer had after it; before it, `amount` more."""
    payee_now: int
    """What the payee had after it; before it, `amount` less."""
    reverses: int = 0
    """The number of the entry that this one pays back; 0 for a payment."""
    reversed_by: int = 0
    """The number of the entry that pays this one back; 0 while it stands."""


class BankObservation(Observation, frozen=True, kw_only=True):
    """Accounts, ledger, and what was thrown and drawn last."""

    awaits: Awaits
    """PLAYERS: anybody may act; ROLL, GOLD and PASS: chance; OVER: the books are closed."""
    money: tuple[int, ...]
    """Dollars by player."""
    bank: int
    ledger: tuple[Entry, ...]
    """Every entry, the oldest first."""
    hand: int
    """Who threw or drew last; -1 before anybody did."""
    dice: tuple[int, ...]
    """The faces of the last throw, as far as they lie."""
    dice_left: int
    """Dice of this throw that are still to be rolled."""
    rolls_made: int
    """Dice rolled so far."""
    gold: int
    """The last gold card, 1 to 15; 0 before the first."""
    gold_lines: tuple[int, ...]
    """Its cash, stock, auction and lottery lines in dollars; empty before the first."""
    pass_to: int
    """The space of the last boarding pass; 0 before the first."""
    gold_order: tuple[int, ...]
    """The used gold cards as they lie at the bottom of their deck, the oldest first."""
    pass_order: tuple[int, ...]
    """The used boarding passes."""
    winners: tuple[int, ...]
    """The richest, once the books are closed."""
