"""Why the rules refuse an action in Dakara; each code has its words in the texts for people."""

from __future__ import annotations

from enum import StrEnum


class Refusal(StrEnum):
    """The code of an IllegalAction."""

    GAME_OVER = "game_over"
    NOT_YOUR_TURN = "not_your_turn"
    OUT_OF_THE_GAME = "out_of_the_game"
    """Bankrupt (DA-R12)."""
    WRONG_MOMENT = "wrong_moment"
    """Something else is awaited: a roll, a card or another choice."""
    NO_SUCH_OUTCOME = "no_such_outcome"
    """A die or card that can't show this."""
    ALREADY_DECIDED = "already_decided"
    """Has bet, thrown or stayed silent, and waits for the others."""
    NOT_A_GAME = "not_a_game"
    """Nobody flies or cruises to a space without a local game (DA-R17)."""
    NO_SUCH_PLACE = "no_such_place"
    """Nothing of this number can be bet on here."""
    IN_THOUSANDS = "in_thousands"
    """The smallest note is 1,000 (DA-R21)."""
    NOT_ENOUGH_MONEY = "not_enough_money"
    """There are no loans (K:29)."""
    OVER_THE_LIMIT = "over_the_limit"
    """The table's limit of bets (DA-R52)."""
    OWN_AUCTION = "own_auction"
    """The auctioneer does not bid (DA-R44)."""
    ALREADY_LEADING = "already_leading"
    """The last offer is the player's own."""
    ONE_STEP = "one_step"
    """An offer is the opening price, or one step more than the last (K:110)."""
    MALFORMED = "malformed"
    """Not an action of this game, or one with a value that has no meaning."""
