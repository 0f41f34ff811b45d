"""The rules of Dakota in our own words, as one friend tells another at the table.

Numbers that an owner may correct (costs, prices, points) are left to the cards on the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from ui.text.dakota_help_buildings import building_topics
from ui.text.dakota_help_phases import phase_topics
from ui.text.dakota_help_refusals import refusal_topics
from ui.text.general_help import general_topics
from ui.text.topics import Topic, at_level
from ui.text.words import Words


def help_topics(words: Words, level: str = "full") -> Sequence[Topic]:
    """Every topic in the order of the contents; at the levels "short" and "off" a sentence or two each."""
    return at_level(
        (
            *_game(words),
            *phase_topics(words),
            *building_topics(words),
            *_closer(words),
            *general_topics(words),
            *refusal_topics(words),
        ),
        level,
    )


def _game(words: Words) -> tuple[Topic, ...]:
    section = words("The game")
    return (
        Topic(
            "goal",
            section,
            words("The goal"),
            words(
                "Have the most victory points after the last round. Settlements bring most of them, wealth buys the "
                "rest."
            ),
            (
                words(
                    "Some of you play for the natives, some for the settlers. You need your own side to win a "
                    "territory, and then you share what lies there with it. Only one of you wins the game."
                ),
                words(
                    "So ask for help, promise something, change your mind. Talking is free; handing over goods is not "
                    "possible."
                ),
            ),
        ),
        Topic(
            "round",
            section,
            words("A round"),
            words(
                "Cards act, everybody places six pawns, territories are won, pawns on the market buy, and everybody "
                "develops."
            ),
            (
                words(
                    "First placement: three own pawns each, in turn. Second placement: three more, backwards, mostly "
                    "neutral ones."
                ),
                words("Then the table goes through the territories, counts strength and says who picks what and why."),
                words(
                    "At the end the first player marker moves on. Being first decides ties, so mind when it is yours."
                ),
            ),
        ),
        Topic(
            "natives",
            section,
            words("Playing natives"),
            words(
                "What natives need lies in the upper rows. Take some, leave some, and keep the rows from running empty."
            ),
            (
                words(
                    "A row with one resource left can still grow back where nobody goes. An empty one never will, and "
                    "then the lower row belongs to the settlers' plans."
                ),
                words("Totems bring the points, and bring resources back. Buffalo and horses sell well to natives."),
            ),
        ),
        Topic(
            "settlers",
            section,
            words("Playing settlers"),
            words(
                "What settlers need lies in the lower rows. Empty the upper rows first, then build on what is below."
            ),
            (
                words(
                    "Timber comes from the mountains and forests, metal from under the mountains, gold from the river."
                ),
                words(
                    "The Train is worth the most, and the Saloon pays longest when it comes first. Gold and metal sell "
                    "well to settlers."
                ),
            ),
        ),
    )


def _closer(words: Words) -> tuple[Topic, ...]:
    return (*_pawns(words), *_land(words), *_money(words))


def _pawns(words: Words) -> tuple[Topic, ...]:
    section = words("A closer look")
    return (
        Topic(
            "picks",
            section,
            words("Order of picks"),
            words(
                "On the winning side the strongest player takes one resource and one pawn goes home. Then strengths "
                "are compared again."
            ),
            (
                words("Equal strength goes by the round order, starting from the first player."),
                words(
                    "An example: Green has a horseman and an explorer, 3 in all. Orange has two explorers, 2 in all. "
                    "Three resources lie there."
                ),
                words(
                    "Green is stronger, takes one and sends the explorer home: 2 against 2. Orange comes earlier in "
                    "the round, takes one and has 1 left. Now Green's 2 beat 1, and Green takes the last."
                ),
                words("Explorers leave first unless you say otherwise, because a horseman keeps you strong."),
            ),
        ),
        Topic(
            "neutrals",
            section,
            words("Neutral pawns"),
            words(
                "Neutral pawns fight for their side, take nothing, and go back to their pool when the territory is "
                "done."
            ),
            (
                words(
                    "The fewer players a side has, the more neutral pawns it gets. Counted together, both sides start "
                    "equal."
                ),
                words(
                    "Anybody may place either kind. A settler can send neutral natives to make a tie between two "
                    "rivals."
                ),
                words(
                    "A side of neutral pawns alone can win a territory. Then nobody collects there, and it does not "
                    "grow back."
                ),
                words("Whoever recruits an explorer sends one neutral pawn of the same side out of the game."),
            ),
        ),
        Topic(
            "horsemen",
            section,
            words("Horsemen"),
            words("A horseman counts 2 in a fight, and takes one resource like everybody else."),
            (
                words(
                    "Each side has two cards that turn an explorer into a horseman. You keep the same number of pawns."
                ),
                words("On the market a horseman buys one resource."),
            ),
        ),
        Topic(
            "recruits",
            section,
            words("More explorers"),
            words("Wealth buys explorers in development. They come into play next round, in the second placement."),
            (
                words(
                    "Each new pawn is one more resource to win or to buy, every round. So recruit early, and buy "
                    "points late."
                ),
                words(
                    "With more than three own pawns you choose which three go first. The others must go in the second "
                    "placement."
                ),
            ),
        ),
    )


def _land(words: Words) -> tuple[Topic, ...]:
    section = words("A closer look")
    return (
        Topic(
            "depletion",
            section,
            words("Rows that run empty"),
            words(
                "An empty upper row opens the lower one. An empty lower row closes the territory and opens the next of "
                "its terrain."
            ),
            (
                words("What opens is full, and waits until the next round. Pawns left without a pick go home."),
                words(
                    "Both are for good: nothing grows on an empty row again. When a terrain has no territory left to "
                    "open, none opens."
                ),
            ),
        ),
        Topic(
            "regrowth",
            section,
            words("Growing back"),
            words(
                "After collection each row with something left, room for more and no pawn this round gains one "
                "resource."
            ),
            (
                words("The first player chooses the kind where there is a choice."),
                words(
                    "Your table may have chosen at setup that lower rows stay as they are, or that a Ghost Dance keeps "
                    "the land from growing."
                ),
            ),
        ),
        Topic(
            "rows",
            section,
            words("Where things lie"),
            words(
                "The symbols of both rows stand on the map. Natives mostly need the upper row, settlers the lower one."
            ),
            (words("Timber is wanted by all. So the forests and mountains are where you meet."),),
        ),
    )


def _money(words: Words) -> tuple[Topic, ...]:
    section = words("A closer look")
    return (
        Topic(
            "prices",
            section,
            words("Prices"),
            words(
                "Each side has its own price for every resource. It is the same for buying on the market and selling "
                "in development."
            ),
            (
                words(
                    "Your own side's goods are dear, the other side's are cheap. Sell what you do not need, but look "
                    "at your next cards first."
                ),
                words("Blacksmith and Train add to what you get when you sell, never to what you pay."),
            ),
        ),
        Topic(
            "points",
            section,
            words("Victory points"),
            words(
                "Settlements score when they are built. In development wealth buys more points, as many as you can pay "
                "for."
            ),
            (
                words(
                    "A settlement gives far more points for its resources than bare buying does. Build first, buy with "
                    "what is left."
                ),
                words("In the last round wealth and goods are worth nothing by themselves: sell all, and buy points."),
            ),
        ),
        Topic(
            "tie_break",
            section,
            words("Ties at the end"),
            words(
                "Equal points: the greater wealth wins, with everything left sold at your own prices. Still equal: the "
                "win is shared."
            ),
            (words("Whether Blacksmith and Train add to those prices is a choice at setup. As a rule they do not."),),
        ),
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
                    "Printed values can differ from your box. Copy your own cards on the options screen, and the table "
                    "plays by them."
                ),
            ),
        ),
    )
