"""Why the table itself, not a game's rules, refuses an act."""

from __future__ import annotations

from ui.text.words import Words


def table_refusal(words: Words, code: str) -> str:
    """The sentence for a code of the table; "" for one of a game's own."""
    match code:
        case "not_your_seat":
            return words("Seat: this is another seat's act")
        case "seat_is_away":
            return words("Away: press the seat's button to return")
        case "seat_is_here":
            return words("Here: the person plays, not the table")
        case "not_chance":
            return words("Chance: nothing is drawn now")
        case "nothing_to_undo":
            return words("Take back: there is nothing to take back")
        case "after_chance":
            return words("Take back: a draw can't be unseen; correct it with a second seat")
        case "other_seats_act":
            return words("Take back: another seat has acted since; correct it together")
        case "turn_has_passed":
            return words("Take back: your turn has passed; correct it with a second seat")
        case "after_peek":
            return words("Take back: somebody has looked since; correct it together")
        case "revealed":
            return words("Take back: what was revealed can't be hidden; correct it together")
        case "after_correction":
            return words("Take back: a correction stands; correct once more instead")
        case "first_counts":
            return words("Take back: who was first counts here; correct it together")
        case "order_counts":
            return words("Take back: what others did since depends on it; correct it together")
        case "enter_outcome":
            return words("Real die or card: touch what it shows")
        case "not_silence":
            return words("Silence: somebody can still raise, or nobody is asked")
        case "not_on_the_path":
            return words("Correction: this entry was taken back before")
        case "no_person":
            return words("A person at the table has to ask for it")
        case "needs_consent":
            return words("A second person has to agree")
        case "mode_is_fixed":
            return words("How you play: this was chosen before the game")
        case "people_only":
            return words("Real cards: only people can play them")
        case "others_acts":
            return words("Correction: it would take back another person's act")
    return ""
