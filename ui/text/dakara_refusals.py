"""Why Dakara's rules refuse an act: one sentence for each code, the rule's name first."""

from __future__ import annotations

from games.dakara.refusals import Refusal
from ui.text.table_refusals import table_refusal
from ui.text.words import Words


def refusal(words: Words, code: str) -> str:
    """The sentence for a refusal's code; a code of a newer engine gets a plain one."""
    match code:
        case Refusal.GAME_OVER:
            return words("End of the game: nothing more can be played")
        case Refusal.NOT_YOUR_TURN:
            return words("Order of play: it is not this seat's turn")
        case Refusal.OUT_OF_THE_GAME:
            return words("No loans: this seat is out of the game")
        case Refusal.WRONG_MOMENT:
            return words("Order of play: something else comes first")
        case Refusal.NO_SUCH_OUTCOME:
            return words("Die and cards: they cannot show this")
        case Refusal.ALREADY_DECIDED:
            return words("Bets: this seat has decided and waits for the others")
        case Refusal.NOT_A_GAME:
            return words("Journey: it leads to a space with a game")
        case Refusal.NO_SUCH_PLACE:
            return words("Bets: there is no such place here")
        case Refusal.IN_THOUSANDS:
            return words("Bets: the smallest note is 1,000")
        case Refusal.NOT_ENOUGH_MONEY:
            return words("No loans: there is not enough money")
        case Refusal.OVER_THE_LIMIT:
            return words("Bets: this is over the table's limit")
        case Refusal.OWN_AUCTION:
            return words("Auction: the seller does not bid")
        case Refusal.ALREADY_LEADING:
            return words("Auction: the best offer is yours already")
        case Refusal.ONE_STEP:
            return words("Auction: an offer is one step more than the last")
        case Refusal.MALFORMED:
            return words("Table: this is not an act of the game")
    return table_refusal(words, code) or words("The rules do not allow this now")
