"""What a table of Sitting Bull may choose: how it plays, and the rules with two readings."""

from __future__ import annotations

from ui.text.rulings import RulingWords
from ui.text.words import Words


def ruling_words(words: Words, option: str) -> RulingWords:
    """The words for one option of `games.sitting_bull.options`; raises KeyError for another name."""
    match option:
        case "cards":
            return RulingWords(
                words("Cards"),
                words("Who holds the cards, for the whole game?"),
                {"console": words("The table deals"), "table": words("We hold real ones")},
            )
        case "powwow":
            return RulingWords(
                words("Powwow"),
                words("What lies in the middle of the board?"),
                {"drawn": words("A drawn tile"), "printed": words("Printed, for a first game")},
            )
        case "silence":
            return RulingWords(
                words("Cards of Silence"),
                words("When does Silence move Sitting Bull?"),
                {"always": words("Always"), "only_with_him": words("Only beside him")},
            )
        case "movers":
            return RulingWords(
                words("Moving pawns"),
                words("Whose pawns may an effect move?"),
                {"any_pawn": words("Anybody's"), "own_pawns": words("One's own")},
            )
        case "two_player_tile":
            return RulingWords(
                words("Two-player tile"),
                words("Which tile is never drawn by three or four?"),
                {"leadership": words("Leadership"), "council": words("Council of Elders")},
            )
        case "stone_bonus":
            return RulingWords(
                words("Bonus for stones"),
                words("How often does the number of stones count?"),
                {"once": words("Once"), "each_harmony": words("For each Harmony")},
            )
        case "presents":
            return RulingWords(
                words("Path presents"),
                words("Do path presents count for milestones?"),
                {"at_the_end": words("No, only for the score"), "for_milestones": words("Yes")},
            )
    raise KeyError(option)
