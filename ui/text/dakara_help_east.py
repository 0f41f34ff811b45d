"""Help on the spaces from No. 25 to No. 47."""

from __future__ import annotations

from games.dakara.terms import BIARRITZ
from ui.text.dakara_help_west import Part, stops, topics_of
from ui.text.topics import Topic
from ui.text.words import Words


def east_topics(words: Words) -> tuple[Topic, ...]:
    """Nos. 25 to 47."""
    section = words("No. 25 to No. 47")
    parts = (*stops(words), *_first(words), *_second(words))
    return topics_of(words, section, tuple((_here(s), brief, more) for s, brief, more in parts if _here(s)))


def _here(spaces: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(space for space in spaces if space > BIARRITZ + 1)


def _first(words: Words) -> tuple[Part, ...]:
    return (
        (
            (28,),
            words("Bet, then roll twice. A sum of 7 or 11 pays six to one."),
            (words("The rulebook's text can be read as 7 to 11: that is a choice at setup."),),
        ),
        (
            (30,),
            words("Win two sets: your first roll and your second must each be one of the printed numbers."),
            (words("A 2 or a 5 hits the net and ends it. So does any other number that is not printed."),),
        ),
        (
            (32,),
            words(
                "Everybody rides two laps. Landing on a fallen fence puts you out. The first one home wins the prize."
            ),
            (
                words("You begin, the others follow clockwise, one roll each in turn."),
                words("The last rider left must still finish. If all fall, nobody wins."),
            ),
        ),
        (
            (33,),
            words("Everybody puts in the same money and throws once. The highest takes all."),
            (
                words("Throw when you are ready, in any order. Ties for the highest throw again, only they."),
                words("Who cannot pay sits out. If only one can pay, nothing happens."),
            ),
        ),
        (
            (35,),
            words("Bet and roll up to 14, or as near as you dare. Over it you lose. Then the bank tries to reach you."),
            (
                words("The bank rolls until it ties or beats you, or goes over. A tie is the bank's."),
                words("At 14 you stop by yourself. A win pays two to one."),
            ),
        ),
        (
            (40,),
            words("Roll twice. Two even numbers go through free. If one is odd you pay the sum, times ten thousand."),
            (words("Three visits in four cost something, so keep money in hand. Who cannot pay it all is out."),),
        ),
    )


def _second(words: Words) -> tuple[Part, ...]:
    return (
        (
            (41,),
            words(
                "All may bet on one of six spaces with their numbers. The sum of two rolls wins, and pays six to one."
            ),
            (words("Each space has the same chance. Several may bet on the same one."),),
        ),
        (
            (42,),
            words("Six cells, one roll each. Bet before each cell, and match its numbers to win as much again."),
            (words("Each bet may be another one. Leave before any roll."),),
        ),
        (
            (43,),
            words("Leave it, or pay the fee and roll along. Collect each place, but some lose all that you won here."),
            (
                words("Only the winnings of this visit can be lost, and the fee. Your other money is safe."),
                words("The goal must be hit exactly for the prize. Passing it ends the game."),
            ),
        ),
        (
            (45,),
            words("Bet once. Each win doubles what lies there, and a loss takes it all. Leave after any win."),
            (words("The bet cannot be changed. The first roll must be made."),),
        ),
        (
            (46,),
            words("Six cells, each with an amount to win and one to lose. High numbers win. Leave before any roll."),
            (words("You need the money for the loss of a cell before you roll for it, else you must leave."),),
        ),
        (
            (47,),
            words("Bet on odd or even. One roll decides, and a winning bet brings as much again."),
            (words("Only you bet here, and you may pass."),),
        ),
    )
