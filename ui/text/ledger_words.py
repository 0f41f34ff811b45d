"""The words of the ledger: who pays whom, and why."""

from __future__ import annotations

from ui.text.words import Words

BANK = -2
"""As in games.dakara.terms."""


def account_words(words: Words, account: int) -> str:
    """The two accounts that are no player's."""
    return words("Bank") if account == BANK else words("Table edge")


def reason_words(words: Words, reason: str) -> str:
    """Why money moved, as a short noun; the code itself for one that has no words."""
    return _bank_words(words, reason) or _game_words(words, reason) or reason


def _bank_words(words: Words, reason: str) -> str:
    """Between the games."""
    match reason:
        case "start":
            return words("opening money")
        case "gate":
            return words("gate money")
        case "collect":
            return words("collected at the space")
        case "gold_cash":
            return words("gold card")
        case "travel_expenses":
            return words("travel expenses")
        case "stock_rise":
            return words("stocks rose")
        case "stock_fall":
            return words("stocks fell")
        case "tax":
            return words("customs")
        case "lottery":
            return words("lottery")
        case "sale":
            return words("sold at auction")
        case "auction_value":
            return words("value at auction")
        case "transfer":
            return words("transfer")
        case "reversal":
            return words("reversal")
    return ""


def _game_words(words: Words, reason: str) -> str:
    """In local games."""
    match reason:
        case "prize":
            return words("prize")
        case "cell":
            return words("win")
        case "loss":
            return words("loss")
        case "stake":
            return words("stake")
        case "stake_back":
            return words("stake back")
        case "winnings":
            return words("winnings")
        case "lost_stake":
            return words("lost stake")
        case "lost_winnings":
            return words("lost winnings")
        case "fee":
            return words("fee")
        case "entry":
            return words("entry")
        case "ante":
            return words("ante")
        case "pot":
            return words("pot")
    return ""
