"""All payments of a game, worked out from its journal: for the ledger on the screen and for the printed one."""

from __future__ import annotations

from collections.abc import Sequence

from games.dakara.accounts import Accounts
from games.dakara.events import Paid
from ui.model import JournalEntry, Note
from ui.payments import Payment


def payments(journal: Sequence[JournalEntry], accounts: Accounts) -> tuple[Payment, ...]:
    """Every payment of the journal, the oldest first; `accounts` are those after the last one."""
    now = opening(journal, accounts)
    found: list[Payment] = []
    for entry in journal:
        for paid in (event for event in entry.events if isinstance(event, Paid)):
            now = now.applied(paid)
            found.append(_payment(entry, paid, now))
        if entry.note in (Note.CORRECTION, Note.TAKEN_BACK):
            for payment in found:
                if payment.undone_by == entry.record:
                    now = now.unapplied(payment)
    return tuple(found)


def opening(journal: Sequence[JournalEntry], accounts: Accounts) -> Accounts:
    """The accounts before the first entry; `accounts` are those after the last one."""
    for entry in journal:
        if not entry.undone:
            for event in entry.events:
                if isinstance(event, Paid):
                    accounts = accounts.unapplied(event)
    return accounts


def _payment(entry: JournalEntry, paid: Paid, now: Accounts) -> Payment:
    return Payment(
        number=entry.record,
        round=entry.round,
        payer=paid.payer,
        payee=paid.payee,
        amount=paid.amount,
        reason=paid.reason,
        of=paid.of,
        payer_after=now.balance(paid.payer),
        payee_after=now.balance(paid.payee),
        by_hand=entry.note is Note.ENTERED,
        undone_by=entry.undone_by,
    )
