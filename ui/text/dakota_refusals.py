"""Why Dakota's rules refuse an act: one sentence for each code, the rule's name first."""

from __future__ import annotations

from typing import Final

from games.dakota.refusals import Refusal
from ui.text.words import Words

NO_SIDE: Final = "no_side"
"""A code of the map's: the touch fell between the two areas of a territory."""
NOT_LOOKING: Final = "not_looking"
"""A code of turns behind a screen: what was touched is chosen while one looks."""


def refusal(words: Words, code: str) -> str:
    """The sentence for a refusal's code; a code of a newer engine gets a plain one."""
    match code:
        case Refusal.GAME_OVER:
            return words("End of the game: nothing more can be played")
        case Refusal.NOT_YOUR_TURN:
            return words("Order of play: it is not this seat's turn")
        case Refusal.WRONG_PHASE:
            return words("Order of phases: this belongs to another phase")
        case Refusal.NO_SUCH_PLACE:
            return words("Board: there is no such territory")
        case Refusal.NO_SUCH_OUTCOME:
            return words("Draw: it cannot come out like this")
        case Refusal.ALREADY_LOCKED:
            return words("Factions: this seat has already chosen")
        case Refusal.NOT_ACTIVE:
            return words("Frontier: this territory is not in play")
        case Refusal.OTHER_BUILDING_FIRST:
            return words("Activation: another building comes first")
        case Refusal.WRONG_TOTEM_RESOURCE:
            return words("Totem: it adds only what is on its card")
        case Refusal.NOT_PRINTED_HERE:
            return words("Totem: this row has no space for that resource")
        case Refusal.NO_VACANT_SPACE:
            return words("Row: every space is taken")
        case Refusal.TOTEM_COMPULSORY:
            return words("Totem: while it finds a space it must be used")
        case Refusal.NO_SUCH_PAWN:
            return words("Pawns: none of this kind is left here")
        case Refusal.OWN_PAWNS_FIRST:
            return words("Second placement: your own pawns go first")
        case Refusal.NO_NEUTRAL_LEFT:
            return words("Neutral pawns: none of this side is left")
        case code if code == NO_SIDE:
            return words("Touch the left or the right side")
        case code if code == NOT_LOOKING:
            return words("Hold your pad to look and choose")
        case Refusal.GHOST_DANCE:
            return words("Ghost Dance: no neutral settlers here this round")
        case Refusal.RESOURCE_NOT_HERE:
            return words("Collection: this resource does not lie here")
        case Refusal.MUST_COLLECT:
            return words("Collection: every pawn must take while it can")
        case Refusal.OTHER_TERRITORY_FIRST:
            return words("Order of territories: another one comes first")
        case Refusal.TOO_EXPENSIVE:
            return words("Price: there is not enough wealth")
        case Refusal.MISSING_RESOURCES:
            return words("Cost: some resources are missing")
        case Refusal.WRONG_PAYMENT:
            return words("Four-colour symbol: pay with fish, horse, game or buffalo")
        case Refusal.OTHER_FACTION:
            return words("Faction: this card belongs to the other side")
        case Refusal.ALREADY_BUILT:
            return words("Once a game: you already have this one")
        case Refusal.ONE_BUILDING_A_ROUND:
            return words("One building a round: you have built already")
        case Refusal.TRAIN_NEEDS_LAND:
            return words("Train: it needs a plain or prairie with its lower row open")
        case Refusal.NO_EXPLORER_TO_MOUNT:
            return words("Horseman: you have no explorer to give a horse")
        case Refusal.NONE_TO_SELL:
            return words("Sale: you have none of this resource")
        case Refusal.ALL_PAWNS_IN_PLAY:
            return words("Pawns: all of your colour are in play")
        case Refusal.MALFORMED:
            return words("Table: this is not an act of the game")
        case _:
            return words("The rules do not allow this now")
