"""The bank-only mode in words: acts, events, refusals."""

from __future__ import annotations

from collections.abc import Sequence

from games.dakara.actions import DrawGold, DrawPass, RollDie
from games.dakara.events import Paid, PassDrawn, Rolled
from games.dakara.terms import BANK
from games.dakara_bank.actions import Close, Collect, Reverse, TakeGold, TakePass, Throw, ThrowTwo, Transfer
from games.dakara_bank.events import Closed, GoldShown, Reversed
from games.dakara_bank.refusals import Refusal
from games.dakara_bank.terms import BANK_PLACE
from games.game import Choice, Event, Range
from ui.text.dakara_names import space_title
from ui.text.money import amount
from ui.text.words import Words


def refusal_words(words: Words, code: str) -> str:
    """Why the bank refuses an act: one sentence; a code of the table's gets a plain one."""
    match code:
        case Refusal.OVER:
            return words("The books are closed")
        case Refusal.CHANCE_FIRST:
            return words("Dice and cards first: one is on its way")
        case Refusal.NO_ACCOUNT:
            return words("Payment: choose two different accounts")
        case Refusal.NOT_NOTES:
            return words("Payment: whole thousands only")
        case Refusal.TOO_MUCH:
            return words("Payment: more than there is in this account")
        case Refusal.NO_ENTRY:
            return words("Ledger: there is no such entry")
        case Refusal.TOO_OLD:
            return words("Ledger: this entry is too old, pay it back by hand")
        case Refusal.REVERSED:
            return words("Ledger: this entry was paid back already")
        case Refusal.A_REVERSAL:
            return words("Ledger: a correction is not corrected, pay again")
        case Refusal.PAYEE_SHORT:
            return words("Ledger: who got it no longer has the money")
        case Refusal.NO_CONSENT:
            return words("Correction: a second seat agrees")
        case Refusal.NOTHING_PAID:
            return words("Books: nothing has been paid yet")
    return words("This is not possible now")


def action_words(words: Words, action: Choice, names: Sequence[str]) -> str:
    """A choice as a pad's label, the verb first."""
    match action:
        case Range(kind="Collect"):
            return words("Take from the bank")
        case Range(place=place) if place is not None:
            return words("Pay {account}").format(account=_account(words, place, names))
        case Transfer(amount=dollars, place=place):
            line = words("Pay {amount} to {account}")
            return line.format(amount=amount(dollars), account=_account(words, place, names))
        case Collect(amount=dollars):
            return words("Take {amount} from the bank").format(amount=amount(dollars))
        case Throw():
            return words("Throw one die")
        case ThrowTwo():
            return words("Throw two dice")
        case TakeGold():
            return words("Take a gold card")
        case TakePass():
            return words("Take a boarding pass")
        case Reverse(entry=entry, consent=consent):
            return words("Pay back No. {n} with {player}").format(n=entry, player=names[consent])
        case Close():
            return words("Close the books")
        case RollDie(face=face):
            return str(face)
        case DrawGold(card=card):
            return words("Card {n}").format(n=card)
        case DrawPass(space=space):
            return space_title(words, space)
    return ""


def event_words(words: Words, event: Event, names: Sequence[str]) -> str:
    """A line of the journal; "" to leave it out."""
    match event:
        case Paid(payer=payer, payee=payee, amount=dollars, reason=reason):
            back = reason == "reversal"
            line = words("{payer} paid {amount} back to {payee}") if back else words("{payer} paid {payee} {amount}")
            return line.format(
                payer=_party(words, payer, names), payee=_party(words, payee, names), amount=amount(dollars)
            )
        case Rolled(player=player, face=face):
            return words("{player} rolled {face}").format(player=names[player], face=face)
        case GoldShown(player=player, card=card):
            return words("{player} took gold card {n}").format(player=names[player], n=card)
        case PassDrawn(player=player, space=space):
            line = words("{player} took the boarding pass to {space}")
            return line.format(player=names[player], space=space_title(words, space))
        case Reversed(player=player, consent=consent, entry=entry):
            line = words("{player} corrected entry {n}, {second} agreed")
            return line.format(player=names[player], n=entry, second=names[consent])
        case Closed(player=player):
            return words("{player} closed the books").format(player=names[player])
    return ""


def _account(words: Words, place: int, names: Sequence[str]) -> str:
    return words("Bank") if place == BANK_PLACE else names[place]


def _party(words: Words, who: int, names: Sequence[str]) -> str:
    return words("Bank") if who == BANK else names[who]
