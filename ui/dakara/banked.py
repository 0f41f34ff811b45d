"""What Dakara and its bank alone tell of their money and their die: the same events, seen from two positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.dakara.accounts import Accounts
from games.dakara.events import Rolled
from games.game import Event, Observation
from ui.base_presentation import BasePresentation
from ui.dakara.payments import payments
from ui.model import JournalEntry
from ui.payments import Payment
from ui.screen import Screen
from ui.text.dakara_accounts import account_words
from ui.text.dakara_events import reason_words
from ui.text.words import Words


class BankedPresentation(BasePresentation):
    """See `ui.presentation.Banked`; subclasses say where the money lies in a position."""

    def accounts(self, view: Observation) -> Accounts:
        """The balances of a position."""
        raise NotImplementedError

    def balances(self, view: Observation) -> Mapping[int, int]:
        return self.accounts(view).balances()

    def payments(self, journal: Sequence[JournalEntry], view: Observation) -> Sequence[Payment]:
        return payments(journal, self.accounts(view))

    def account_name(self, words: Words, account: int) -> str:
        return account_words(words, account)

    def reason(self, words: Words, payment: Payment) -> str:
        return reason_words(words, payment.reason)

    def face(self, event: Event) -> int | None:
        """The bank's die is rolled by somebody's hand, and told as that one's roll."""
        return event.face if isinstance(event, Rolled) else None

    def ledger(self) -> Screen:
        from ui.dakara.ledger import LedgerScreen

        return LedgerScreen()
