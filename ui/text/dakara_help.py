"""The rules of Dakara in our own words, as one friend tells another at the table.

Numbers that an owner may correct (prizes, amounts, places) are left to the line on the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.dakara.edition import DakaraEdition
from games.dakara.options import RULINGS
from ui.text.dakara_help_east import east_topics
from ui.text.dakara_help_west import west_topics
from ui.text.dakara_rulings import ruling_words
from ui.text.general_help import general_topics
from ui.text.rulings import ruling_topic
from ui.text.topics import Topic, at_level
from ui.text.words import Words


def help_topics(words: Words, level: str, edition: DakaraEdition) -> Sequence[Topic]:
    """Every topic in the order of the contents; at the levels "short" and "off" a sentence or two each.

    The readings of the rulings have the numbers of `edition`.
    """
    return at_level(
        (
            *_journey(words),
            *_money(words),
            *west_topics(words),
            *east_topics(words),
            *_rulings(words, edition),
            *general_topics(words),
        ),
        level,
    )


def _journey(words: Words) -> tuple[Topic, ...]:
    section = words("The journey")
    return (
        Topic(
            "goal",
            section,
            words("The goal"),
            words("Have the most money when everybody has travelled round the board once, or when the bank is broken."),
            (
                words("Whoever arrives early plays on until the last one has arrived and played that space."),
                words("Equal money shares the win. If only one player is left in the game, that player wins at once."),
            ),
        ),
        Topic(
            "turn",
            section,
            words("A turn"),
            words("Roll the die, move that far, and do what the space says, with its whole local game."),
            (
                words("Press ROLL, the round button, or tap the face that your own die shows."),
                words("The strip shows where you stand and the six spaces ahead. Sharing a space is fine."),
                words("Your own token stays on the ring. In a local game a marker plays for you, and then goes home."),
            ),
        ),
        Topic(
            "roll",
            section,
            words("The die"),
            words(
                "The face is drawn before the die tumbles. A tap shows it at once. The counter ticks with each roll."
            ),
            (
                words("Own dice are welcome: tap their face, roll by roll. Choose it for good on the pause screen."),
                words("A roll that can no longer change anything is not made, except where each cell has its own."),
            ),
        ),
        Topic(
            "pass",
            section,
            words("Boarding passes"),
            words("A boarding pass takes your marker to a local game somewhere on the board, and you play it now."),
            (
                words("Your token stays where it is. The pass goes face down under its deck."),
                words("The large pad takes one. Own pass is for your own box: pick the space that yours leads to."),
                words("No pass leads to another pass."),
            ),
        ),
        Topic(
            "journey",
            section,
            words("Fly and cruise anywhere"),
            words("Collect, then choose any space with a game. You must go, but you need not bet there."),
            (words("You cannot go to the gate, to a pass, a card of gold, an agency, or another journey."),),
        ),
        Topic(
            "length",
            section,
            words("Short and split games"),
            words("The short game ends at No. 23. In a split game some start at No. 23 and travel round to it."),
            (words("A start on No. 23 does not count as arriving: you go all the way round."),),
        ),
    )


def _money(words: Words) -> tuple[Topic, ...]:
    section = words("Money")
    return (
        Topic(
            "money",
            section,
            words("Money"),
            words(
                "Everybody sees all balances, always in full. The table is the banker, so nothing is counted by hand."
            ),
            (
                words("There are no loans and no gifts. What you bet lies before you until the game settles it."),
                words("Bets are in thousands, as the smallest note is 1,000. You may bet all you have."),
            ),
        ),
        Topic(
            "ledger",
            section,
            words("The ledger"),
            words(
                "Touch the bank's balance, or Ledger in the pause: every payment, the newest first, with both balances."
            ),
            (
                words("Drag the list or turn its pages; the badges above show one account alone."),
                words("What was taken back stays there, struck out. What people entered by hand is marked."),
                words("Notes counts all balances out in paper money. Print writes the ledger as text and as a table."),
            ),
        ),
        Topic(
            "bets",
            section,
            words("Bets at a table"),
            words("Pick a place, add chips and lock. All who may bet do so at once, in any order, or lock no bet."),
            (
                words("On a large flat panel each seat has its own edge. Else your button opens your panel."),
                words("With buttons: your own button steps to your next choice, OK takes the choice that is marked."),
                words("Hold All for a second to bet everything. Unlock changes your mind while others still choose."),
                words("At an auction your own button bids at once, and OK sells. For a pot it throws your die."),
            ),
        ),
        Topic(
            "broke",
            section,
            words("Out of money"),
            words("Who can't pay in full pays all there is and leaves the game. With nothing left you are out too."),
            (words("Nothing in hand but a bet still lying there: you stay in until that game is over."),),
        ),
        Topic(
            "bank",
            section,
            words("Breaking the bank"),
            words("When the bank cannot pay, it pays what it has. The game ends at once and the most money wins."),
            (words("Bets that lie on the table go back to their owners first."),),
        ),
        Topic(
            "gold",
            section,
            words("Gold cards"),
            words(
                "A gold card has four amounts: cash, stock market, auction and lottery. The space says which counts."
            ),
            (
                words("The large pad takes one from the table's deck: nobody picks what it says."),
                words("Own card is for your own box: enter what yours says. Other types an amount not shown there."),
                words("A used card goes face down under the deck."),
            ),
        ),
        Topic(
            "pays",
            section,
            words("What a bet pays"),
            words(
                "At 1 to 1 a winning bet comes back with as much again. At 6 to 1 it comes back with six times as much."
            ),
            (words("10,000 at 2 to 1 becomes 30,000: your own, and twice as much from the bank."),),
        ),
        Topic(
            "leave",
            section,
            words("Leaving a local game"),
            words("Where you may leave, the table asks before each roll: roll on, or go with what you have."),
            (words("What has been paid stands. What still lies before you can still be lost, until you leave."),),
        ),
    )


def _rulings(words: Words, edition: DakaraEdition) -> tuple[Topic, ...]:
    """Both readings of each rule that has two, ours first."""
    section = words("Rules with two readings")
    return tuple(
        ruling_topic(words, section, r, ruling_words(words, r.option, edition), _why(words, r.option)) for r in RULINGS
    )


def _why(words: Words, option: str) -> str:
    """Why the first reading is ours."""
    match option:
        case "length":
            return words("The rulebook has all three: the whole way, the way to Biarritz, and two starts.")
        case "customs":
            return words("The heading and the text of the rulebook differ. The text is the fuller sentence.")
        case "nassau":
            return words("The heading says 7 or 11, the text 7 to 11. With the second nearly every bet would gain.")
        case "pays":
            return words("The examples of the rulebook give the bet back beside what it wins.")
        case "gate":
            return words("The rulebook says that you collect when you land on the gate.")
        case "steeplechase":
            return words("The prize comes from the bank, and the rulebook names no entry.")
        case "hits":
            return words("Hitting more often than asked should not lose.")
        case "banker":
            return words("A tie is the bank's, so reaching you is enough for it.")
        case "bet_limit":
            return words("The rulebook knows no limit. Some bets gain in the long run, so a table may want one.")
    raise KeyError(option)
