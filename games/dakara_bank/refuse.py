"""Why an act can't be: first who and when, then the money."""

from __future__ import annotations

from games.dakara.terms import NOTE, Awaits
from games.dakara_bank.actions import Close, Collect, Reverse, TakeGold, TakePass, Throw, ThrowTwo, Transfer
from games.dakara_bank.books import Accounts, Books, balance, within_reach
from games.dakara_bank.refusals import Refusal
from games.dakara_bank.terms import BANK_PLACE
from games.game import CHANCE, Action


def refusal(books: Books, action: Action) -> Refusal | None:
    """What stands against `action`; None when nothing does."""
    if books.awaits is Awaits.OVER:
        return Refusal.OVER
    if action.player == CHANCE:
        return None if _may_come(books, action) else Refusal.NOT_CHANCE
    if not 0 <= action.player < books.rules.players:
        return Refusal.NO_PLAYER
    if books.awaits is not Awaits.PLAYERS:
        return Refusal.CHANCE_FIRST
    match action:
        case Transfer(player=player, amount=amount, place=place):
            known = 0 <= place < books.rules.players or place == BANK_PLACE
            return against_payment(books.money[player], amount) if known and place != player else Refusal.NO_ACCOUNT
        case Collect(amount=amount):
            return against_payment(books.bank, amount)
        case Reverse(player=player, entry=entry, consent=consent):
            agreed = consent != player and 0 <= consent < books.rules.players
            return against_reversal(books, entry) or (None if agreed else Refusal.NO_CONSENT)
        case Close():
            return None if books.ledger else Refusal.NOTHING_PAID
        case Throw() | ThrowTwo() | TakeGold() | TakePass():
            return None
    return Refusal.UNKNOWN


def _may_come(books: Books, action: Action) -> bool:
    return any(action == outcome for outcome, _ in books.chance_outcomes()) or action in books.legal_actions(CHANCE)


def against_payment(has: int, amount: int) -> Refusal | None:
    """What stands against paying `amount` out of an account that `has` so much; None when nothing does."""
    if amount < NOTE or amount % NOTE:
        return Refusal.NOT_NOTES
    return Refusal.TOO_MUCH if amount > has else None


def against_reversal(books: Accounts, number: int) -> Refusal | None:
    """What stands against paying back entry `number`, whoever agrees to it; None when nothing does."""
    if not 1 <= number <= len(books.ledger):
        return Refusal.NO_ENTRY
    entry = books.ledger[number - 1]
    if number < within_reach(books)[0].number:
        return Refusal.TOO_OLD
    if entry.reverses:
        return Refusal.A_REVERSAL
    if entry.reversed_by:
        return Refusal.REVERSED
    return Refusal.PAYEE_SHORT if balance(books, entry.payee) < entry.amount else None
