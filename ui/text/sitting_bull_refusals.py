"""Why Sitting Bull's rules refuse an act: one sentence for each code, the rule's name first."""

from __future__ import annotations

from games.sitting_bull.refusals import Refusal
from ui.text.words import Words


def refusal(words: Words, code: str) -> str:
    """The sentence for a refusal's code; a code of a newer engine gets a plain one."""
    match code:
        case Refusal.GAME_OVER:
            return words("End of the game: nothing more can be played")
        case Refusal.NOT_YOUR_TURN:
            return words("Order of play: it is not this seat's turn")
        case Refusal.WRONG_MOMENT:
            return words("Order of steps: something else comes first")
        case Refusal.NO_SUCH_OUTCOME:
            return words("Draw: there is no such card or tile left")
        case Refusal.NOT_IN_HAND:
            return words("Hand: this card is not in it")
        case Refusal.NO_CARD_LEFT:
            return words("Deck: all cards like this are already seen")
        case Refusal.EMPTY_COLUMN:
            return words("Amulet: it joins a path that has a card already")
        case Refusal.NOT_FOR_AMULETS:
            return words("Amulet: it never joins the path of Silence")
        case Refusal.WRONG_COLUMN:
            return words("Columns: a card of a path goes to its own")
        case Refusal.NOT_ON_THE_CARD:
            return words("Region: the card does not show this one")
        case Refusal.END_OF_TRACK:
            return words("Feat disc: it is at the end of its track")
        case Refusal.OTHER_DISC:
            return words("Feat disc: another one is to be moved")
        case Refusal.NO_PAWN_THERE:
            return words("Pawns: none of this colour stands there")
        case Refusal.SAME_REGION:
            return words("Pawns: choose two different regions")
        case Refusal.NOT_THERE:
            return words("Pawns: this one can't go there now")
        case Refusal.OWN_PAWNS_ONLY:
            return words("Own pawns: this table moves no others")
        case Refusal.NO_CARD_THERE:
            return words("Cards: this region has none")
        case Refusal.SPACE_TAKEN:
            return words("Leadership: this space is taken")
        case Refusal.NOT_OFFERED:
            return words("Presents: choose one of the two")
        case Refusal.NOT_MET:
            return words("Milestone: it can't be claimed now")
        case Refusal.WISDOM_SHOWN:
            return words("Wisdom: another player has this card")
        case Refusal.MALFORMED:
            return words("Table: this is not an act of the game")
        case _:
            return words("The rules do not allow this now")
