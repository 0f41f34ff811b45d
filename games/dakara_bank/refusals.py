"""Why the bank refuses an act: the little that it does enforce, so that no money comes from nowhere."""

from __future__ import annotations

from enum import StrEnum


class Refusal(StrEnum):
    """The code of an IllegalAction."""

    OVER = "over"
    """The books are closed."""
    NO_PLAYER = "no_player"
    CHANCE_FIRST = "chance_first"
    """Dice or a card are on their way."""
    NOT_CHANCE = "not_chance"
    """No die or card is due, or not this one."""
    NO_ACCOUNT = "no_account"
    """There is no such account, or payer and payee are one."""
    NOT_NOTES = "not_notes"
    """Not a multiple of 1,000 of at least 1,000."""
    TOO_MUCH = "too_much"
    """More than the payer has."""
    NO_ENTRY = "no_entry"
    TOO_OLD = "too_old"
    """Beyond the entries that can be reversed."""
    REVERSED = "reversed"
    """Paid back already."""
    A_REVERSAL = "a_reversal"
    """A reversal is not reversed: pay again instead."""
    PAYEE_SHORT = "payee_short"
    """The payee no longer has the money."""
    NO_CONSENT = "no_consent"
    """A second seat has to agree."""
    NOTHING_PAID = "nothing_paid"
    """Empty books are left, not closed."""
    UNKNOWN = "unknown"
    """No act of the bank."""
