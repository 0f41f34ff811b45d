"""The seven rulings of Dakota that a table may choose: the question and both readings in plain words."""

from __future__ import annotations

from ui.text.rulings import RulingWords
from ui.text.words import Words


def ruling_words(words: Words, option: str) -> RulingWords:
    """The words for one option of `games.dakota.options`; raises KeyError for another name."""
    match option:
        case "tokens":
            return RulingWords(
                words("Territory draw"),
                words("Can the same terrain be drawn twice at setup?"),
                {
                    "one_per_type": words("No: each terrain once"),
                    "with_replacement": words("Yes: put the token back"),
                },
            )
        case "collecting":
            return RulingWords(
                words("Collecting"),
                words("Must a winning pawn take a resource?"),
                {
                    "compulsory": words("Yes, while one is left"),
                    "may_decline": words("No, it may leave with nothing"),
                },
            )
        case "lower_rows":
            return RulingWords(
                words("Lower rows"),
                words("Do lower rows grow back where nobody went?"),
                {
                    "replenish": words("Yes, like upper rows"),
                    "never_replenish": words("No, only upper rows do"),
                },
            )
        case "ghost_dance":
            return RulingWords(
                words("Ghost Dance"),
                words("Does a Ghost Dance stop the land from growing back?"),
                {
                    "lets_replenish": words("No, only pawns stop it"),
                    "stops_replenishing": words("Yes, like a pawn"),
                },
            )
        case "totem_space":
            return RulingWords(
                words("Totem spaces"),
                words("Where may a totem add its resource?"),
                {
                    "printed": words("On a free space with its symbol"),
                    "any_free": words("On any free space of a row in play"),
                },
            )
        case "totems":
            return RulingWords(
                words("Using totems"),
                words("Must a totem be used when it can be?"),
                {
                    "compulsory": words("Yes, each round"),
                    "optional": words("No, its owner may let it rest"),
                },
            )
        case "tie_break":
            return RulingWords(
                words("Ties at the end"),
                words("What is a resource worth when a tie is broken?"),
                {
                    "base_prices": words("The price on the card"),
                    "with_bonuses": words("The price with Blacksmith and Train"),
                },
            )
    raise KeyError(option)
