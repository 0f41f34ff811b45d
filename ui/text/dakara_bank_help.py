"""Help for the bank-only mode."""

from __future__ import annotations

from collections.abc import Sequence

from ui.text.general_help import general_topics
from ui.text.topics import Topic, at_level
from ui.text.words import Words


def help_topics(words: Words, level: str = "full") -> Sequence[Topic]:
    """The bank's topics, then those of the table; at "short" and "off" a sentence or two each."""
    section = words("The bank")
    topics = (
        Topic(
            "bank.pay",
            section,
            words("Paying"),
            words("Touch who pays, then who gets it, type the amount and press PAY. The bank is an account too."),
            (
                words(
                    "Nobody has a turn here, and no rule of the game is enforced. The bank only sees to it that money "
                    "comes from where there is some: all accounts together always hold the same."
                ),
                words("By buttons: your seat button goes from account to account and on to the keys, OK takes one."),
                words("A payment just made is taken back with one press while the bar runs out."),
            ),
        ),
        Topic(
            "bank.dice",
            section,
            words("Dice and cards"),
            words("One press throws one die or two, or takes a gold card or a boarding pass, for all to see."),
            (
                words("Used cards go to the bottom of their deck, so each comes once before any comes again."),
                words("A gold card shows its four lines. What they are worth to you, you pay by hand."),
            ),
        ),
        Topic(
            "bank.ledger",
            section,
            words("The ledger"),
            words("Every payment is a line, with what both sides had before and after. Drag it, or turn its pages."),
            (
                words("Touch a line to pay it back. Notes counts every account out in paper money."),
                words("Print writes the ledger to a file. Close ends it all and shows who has the most."),
            ),
        ),
        Topic(
            "bank.correct",
            section,
            words("Corrections"),
            words("A wrong payment is paid back when two seats press. Both lines stay in the ledger."),
            (words("If who got it has spent it already, it can't be paid back: pay what is missing first."),),
        ),
    )
    return at_level((*topics, *general_topics(words)), level)
