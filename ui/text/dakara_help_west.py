"""Help on the spaces from the gate to No. 24."""

from __future__ import annotations

from games.dakara.terms import BIARRITZ
from ui.text.dakara_names import space_title
from ui.text.topics import Topic
from ui.text.words import Words

Part = tuple[tuple[int, ...], str, tuple[str, ...]]
"""Spaces that do the same, the brief, and more."""


def topics_of(words: Words, section: str, parts: tuple[Part, ...]) -> tuple[Topic, ...]:
    """A topic for each space, in the order of the board."""
    found = [
        (space, Topic(f"space.{space}", section, space_title(words, space), brief, more))
        for spaces, brief, more in parts
        for space in spaces
    ]
    return tuple(topic for _, topic in sorted(found, key=lambda pair: pair[0]))


def west_topics(words: Words) -> tuple[Topic, ...]:
    """The gate and Nos. 1 to 24."""
    section = words("The gate to No. 24")
    parts = (*_stops(words), *_first(words), *_second(words))
    return topics_of(words, section, tuple((_here(s), brief, more) for s, brief, more in parts if _here(s)))


def _here(spaces: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(space for space in spaces if space <= BIARRITZ + 1)


def stops(words: Words) -> tuple[Part, ...]:
    """Spaces that come several times, all over the board."""
    return _stops(words)


def _stops(words: Words) -> tuple[Part, ...]:
    return (
        (
            (1, 17, 24, 39),
            words("Collect the printed money, take a boarding pass, and play the local game it names."),
            (words("Your token stays here. The marker plays, and comes home."),),
        ),
        (
            (4, 11, 27, 31),
            words("Take a gold card and collect its cash. Then take a boarding pass and play where it leads."),
            (
                words(
                    "An example: cash 5,000, then a pass to Palm Springs. You collect, and play golf with the marker."
                ),
            ),
        ),
        (
            (12, 36),
            words("Take a boarding pass, roll once for travel money, then play where the pass leads."),
            (words("The pass is flown whatever you roll."),),
        ),
        (
            (13, 18, 26, 37),
            words("Collect, then fly to any space with a game and play it."),
            (words("Choose by the game: the ones with a prize cost nothing to try."),),
        ),
        (
            (15, 22, 29, 44),
            words("Collect, then cruise to any space with a game and play it."),
            (words("It is a flight by sea: the same choice, with more to collect."),),
        ),
        (
            (5, 25),
            words("Roll even three times in four rolls. If you do, a gold card says what the bank pays."),
            (words("The rolls stop as soon as nothing can change any more."),),
        ),
        (
            (14, 38),
            words(
                "You sell, and the others bid. The best bidder pays you and collects the auction line of a gold card."
            ),
            (
                words(
                    "The first press bids the opening price, each further press one step more. You cannot bid yourself."
                ),
                words("Three silent beats sell. A new bid starts them again, and your SELL pad ends them at once."),
                words("The card is drawn after the sale: nobody knows what the painting is worth. No bid, no sale."),
            ),
        ),
        (
            (16, 34),
            words("Take a gold card and roll. A high number pays you its stock amount, a low one costs you as much."),
            (words("Only you win or lose here. Who can't pay the fall pays all and is out."),),
        ),
    )


def _first(words: Words) -> tuple[Part, ...]:
    return (
        (
            (0,),
            words("The gate pays whoever lands on it, each time. Passing it pays nothing."),
            (words("It lies between No. 47 and No. 1. Everybody starts here with the opening money."),),
        ),
        (
            (2,),
            words("Hit two discs: roll odd twice in three rolls and win the prize."),
            (words("Three odd rolls win as well. Half of all tries do."),),
        ),
        (
            (3,),
            words("Roll twice and add. A sum of 9 wins the most, 8 and 10 win half of it."),
            (words("One try in three wins something."),),
        ),
        (
            (6,),
            words("Six cells, one roll each. Match one of the two printed dice: it pays its pips times ten thousand."),
            (words("A miss costs nothing. Go on to the next cell."),),
        ),
        (
            (7,),
            words("Six cells, one roll each, and each pays its amount. A 6 ends it, and you keep what you have won."),
            (words("There is nothing to decide here, so keep rolling."),),
        ),
        (
            (8,),
            words("All may bet on one horse each. One roll names the winning horse; a bet on it pays 6 to 1."),
            (words("Several may back the same horse. You roll even if you did not bet, as long as somebody did."),),
        ),
        (
            (9,),
            words("Six cells, one roll each. Roll the number of the cell to win its prize."),
            (words("A miss costs nothing. On average one of the six hits."),),
        ),
        (
            (10,),
            words("Drive to the green in three rolls, then sink the ball in two shots. Rolling past the green loses."),
            (words("You stop as soon as you are on the green. Short of it after the third roll is lost too."),),
        ),
    )


def _second(words: Words) -> tuple[Part, ...]:
    return (
        (
            (19,),
            words("Ski down by the die. Reach or pass the finish without landing on a fallen flag and win the prize."),
            (words("One ride in five gets through."),),
        ),
        (
            (20,),
            words("All may bet on black or red. One roll names a space, and its colour wins."),
            (words("Only the colour counts, not the number. A bet wins as much again."),),
        ),
        (
            (21,),
            words("Roll along the canal and collect or pay what each place says. Exactly twelve wins the great prize."),
            (
                words("The first roll must be made. After that you may leave before any roll."),
                words(
                    "Rolling past the goal ends it: no prize, but all that was paid stands. The far places cost most."
                ),
                words("If you cannot pay a place, you pay all and are out. Mind your money before you roll on."),
            ),
        ),
        (
            (23,),
            words("Bet on yellow, the low numbers, or green, the high ones. One roll decides."),
            (words("Only you bet here. A winning bet brings as much again."),),
        ),
    )
