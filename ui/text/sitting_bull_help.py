"""The rules of Sitting Bull in our own words, as one friend tells another at the table."""

from __future__ import annotations

from collections.abc import Sequence

from games.sitting_bull.edition import SittingBullEdition
from games.sitting_bull.options import RULINGS
from ui.text.general_help import general_topics
from ui.text.rulings import ruling_topic
from ui.text.sitting_bull_help_board import board_topics
from ui.text.sitting_bull_help_finds import present_and_milestone_topics
from ui.text.sitting_bull_help_score import score_topics
from ui.text.sitting_bull_help_signs import sign_topics
from ui.text.sitting_bull_help_turn import turn_topics
from ui.text.sitting_bull_rulings import ruling_words
from ui.text.topics import Topic, at_level
from ui.text.words import Words


def help_topics(words: Words, level: str, edition: SittingBullEdition) -> Sequence[Topic]:
    """Every topic in the order of the contents, with the numbers of `edition`.

    At the levels "short" and "off" a sentence or two each.
    """
    return at_level(
        (
            *_game(words, edition),
            *_hidden(words),
            *sign_topics(words),
            *_rulings(words),
            *turn_topics(words),
            *board_topics(words),
            *present_and_milestone_topics(words, edition),
            *score_topics(words, edition),
            *general_topics(words),
        ),
        level,
    )


def _game(words: Words, edition: SittingBullEdition) -> tuple[Topic, ...]:
    section = words("The game")
    pawns = ", ".join(
        words("{pawns} with {n} players").format(pawns=edition[f"pawns.{players}"], n=players) for players in (2, 3, 4)
    )
    return (
        Topic(
            "goal",
            section,
            words("The goal"),
            words("Have the most points when all pawns are placed. Six things score, and most of them lie open."),
            (
                words(
                    "Each card you play does two things: it joins a path in front of you, and it puts a pawn on the "
                    "board."
                ),
                words(
                    "Stones, items of paths, pawns in the powwow, most pawns in a region, milestones and one secret "
                    "wisdom card: you can't have all of it, so choose early."
                ),
                words("Everybody has the same number of turns, one for each pawn: {pawns}.").format(pawns=pawns),
            ),
        ),
        Topic(
            "setup",
            section,
            words("Setup"),
            words(
                "The oldest begins. Five cards are turned up, one in each region, then milestones, powwow tile and "
                "offerings are drawn."
            ),
            (
                words("Touch whoever is the oldest, or let the table draw who begins."),
                words(
                    "Three of the six milestones are in the game. Each region gets an offering, and Sitting Bull "
                    "starts at the lowest one."
                ),
                words("With fewer players some cards stay in the box. The numbers on the cards say which."),
                words("For a first game, choose the printed powwow space at setup: then no tile is drawn."),
            ),
        ),
        Topic(
            "two",
            section,
            words("Two players"),
            words(
                "Pawns of a third colour stand on the board too. They count for most pawns and for ties, and score "
                "nothing."
            ),
            (
                words(
                    "One comes to a region each time a card with the neutral mark is turned up there: at setup and "
                    "whenever a region is filled again."
                ),
                words("Going to a hand, or back to the board by the Lakota card tile, such a card brings none."),
                words("A region where the third colour leads or ties gives its offering to nobody."),
            ),
        ),
    )


def _hidden(words: Words) -> tuple[Topic, ...]:
    section = words("The game")
    return (
        Topic(
            "hands",
            section,
            words("Your hand"),
            words("You hold four cards and a wisdom card. Hold your seat button, or your pad with the eye, to look."),
            (
                words(
                    "Before the first turn you may exchange your cards: all four or none, once. The old ones are mixed "
                    "into the deck after you have drawn."
                ),
                words("Choose a card while you look. What you play is seen by all, the rest of your hand by nobody."),
                words("Which face-up card you take is seen by all as well: remember it, the journal names the region."),
            ),
        ),
        Topic(
            "real-cards",
            section,
            words("Real cards"),
            words(
                "You may hold the cards of your own box. Then the table knows only what was played or lies face up, "
                "and asks."
            ),
            (
                words(
                    "Deal and draw by yourselves. When you play, touch the path of the card, then the region. When a "
                    "card is turned up, touch what it shows."
                ),
                words(
                    "The table counts along: a card that can't be in the deck any more can't be entered. If yours is "
                    "refused, look for an earlier slip in the journal and correct it."
                ),
                words("Milestones, tiles, offerings and presents are drawn by you too, and touched as they come up."),
                words("At the end each of you shows the wisdom card."),
                words("Bots can't join, and the table plays for nobody who is away: nobody else may see that hand."),
                words("This is chosen at setup and stays so for the whole game."),
            ),
        ),
    )


def _rulings(words: Words) -> tuple[Topic, ...]:
    """Where the rules have two readings: both of them, ours first."""
    section = words("The game")
    topics = [
        Topic(
            "rulings",
            section,
            words("Rules with two readings"),
            words(
                "Some rules can be read in two ways. The options at setup show both, and the journal keeps what you "
                "chose."
            ),
            (
                words(
                    "The rulebook does not print what is on the cards and tiles. We play with values that fit it. Copy "
                    "your own on the options screen, and the table plays by them."
                ),
            ),
        )
    ]
    topics += [ruling_topic(words, section, r, ruling_words(words, r.option), _why(words, r.option)) for r in RULINGS]
    return tuple(topics)


def _why(words: Words, option: str) -> str:
    """Why the first reading is ours."""
    match option:
        case "cards":
            return words("Dealt by the table, cards need no shuffling and bots can join. Real ones are nicer to hold.")
        case "powwow":
            return words("The rulebook draws a tile, and leaves it out for a first game.")
        case "silence":
            return words("If Silence worked only where Sitting Bull stands already, he could never move.")
        case "movers":
            return words("The rulebook says any Lakota pawn for two of these effects. One rule for all is easier.")
        case "two_player_tile":
            return words("The rulebook's note can be read for either. The reserved spaces fit it better.")
        case "stone_bonus":
            return words("The rulebook lists the bonus by itself, beside the stones.")
        case "presents":
            return words("The rulebook says that these presents count at the end of the game.")
    raise KeyError(option)
