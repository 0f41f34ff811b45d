"""Dice and bank by clicks: an evening of payments beside people's own board."""

from __future__ import annotations

from typing import Final

from games.dakara_bank.observation import BankObservation
from tests.window.hands import Hands

BANK: Final = "account:-2"
PAID: Final = (BANK, "account:0", "key:4", "key:6", "key:000", "pay")
"""The bank pays 46,000 to the first account."""
TRANSFER: Final = ("account:2", "account:1", "key:2", "key:5", "key:000", "pay")
"""The third account pays 25,000 to the second."""
THROWN: Final = ("throw", "throw-two", "gold", "pass")


def open_books(hands: Hands) -> None:
    """From the home screen to an open bank of three people."""
    hands.click_key("bank")
    hands.picture("bank-seats")
    hands.click_key("place:0", "place:2", "place:5", "start")
    hands.turns(0.3)


def work(hands: Hands) -> None:
    """Payments, dice and cards, and one entry that two seats take back."""
    hands.picture("bank-new")
    for payment in (PAID, TRANSFER):
        hands.click_key(*payment)
        hands.picture(f"bank-paid-{payment[0]}")
        hands.click_key("done")
    for what in THROWN:
        hands.click_key(what)
        hands.wait_for("done")
        hands.picture(f"bank-{what}")
        hands.click_key("done")
    hands.click_key("ledger")
    hands.picture("bank-ledger")
    hands.click_key("entry:1", "agree:2")
    hands.picture("bank-consent")
    hands.click_key("agree:0")
    hands.picture("bank-corrected")


def close_books(hands: Hands) -> None:
    """To the end."""
    hands.click_key("ledger", "close-books")
    hands.picture("bank-close")
    hands.click_key("close-now")
    hands.turns(0.5)
    hands.targets()
    hands.picture("bank-end")


def money(hands: Hands) -> list[int]:
    """What the accounts hold."""
    table = hands.table
    assert table is not None
    assert isinstance(table.view, BankObservation)
    return list(table.view.money)
