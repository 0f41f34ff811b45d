"""The names of the ledger's accounts that are no player's."""

from __future__ import annotations

from games.dakara.terms import BANK
from ui.text.words import Words


def account_words(words: Words, account: int) -> str:
    """The bank, or the edge of the table, where stakes lie that can still be lost (K:54)."""
    return words("Bank") if account == BANK else words("Table edge")
