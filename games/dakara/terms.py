"""The words of Dakara as small integers."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Literal, TypeAlias

GATE: Final = 0
"""The departure gate, before No. 1 and after No. 47 (DA-R4)."""
LAST_SPACE: Final = 47
RING: Final = 48
"""Spaces all round: the gate and 47."""
BIARRITZ: Final = 23
"""The goal of the short game and the other start of the split one (K:188, 192)."""
FACES: Final = range(1, 7)
SUMS: Final = range(2, 13)
"""Of two rolls."""
CELLS: Final = range(1, 7)
"""Six spaces to a row or a streak (K:94, 100)."""
PLACES: Final = range(1, 12)
"""Places of Venice and Las Vegas that have an amount."""
CARDS: Final = range(1, 16)
"""The gold cards; there are as many boarding passes (DA-1)."""
NOTE: Final = 1_000
"""The smallest note in dollars (K:33): every amount is a multiple of it, and it is the smallest bet (DA-R21)."""
MOST: Final = 1_000_000
"""The largest amount in dollars of a space or card: one thirtieth of the bank."""

NOBODY: Final = -1
BANK: Final = -2
"""The bank as an account; players are 0, 1, ..."""
ESCROW: Final = -3
"""What lies at the edge of the board: stakes, and winnings that can still be lost (K:54)."""

ON_THE_GREEN: Final = 1
"""The stage of golf once the ball is to be shot at the hole."""
INSIDE: Final = 1
"""The stage of Las Vegas once the fee is paid."""
BANKS_TURN: Final = 1
"""The stage of blackjack once the player stands."""
SOLD: Final = 1
"""The stage of an auction once the hammer has fallen."""
FALLEN: Final = -1
"""The mark of who rides no more in the race, or did not start."""
ASIDE: Final = -1
"""The mark of who can't win the pot of No. 33 (any more)."""
NOT_THROWN: Final = 0
"""The mark of who is still to throw for that pot."""


class Awaits(IntEnum):
    """What the game waits for."""

    FIRST = 0
    """Chance: who begins."""
    MOVE = 1
    """The die that moves the advance token."""
    ROLL = 2
    """The die of a local game or of the travel agency."""
    GOLD = 3
    """A gold card."""
    PASS = 4
    """A boarding pass."""
    PLAYERS = 5
    """Choices of players."""
    OVER = 6


class Landing(IntEnum):
    """What a space does before its local game, if it has one."""

    GATE = 0
    COLLECT_PASS = 1
    """Collect, take a boarding pass (K:84)."""
    GOLD_PASS = 2
    """Gold card in cash, take a boarding pass (K:90)."""
    FLY = 3
    """Collect, fly anywhere (K:108)."""
    CRUISE = 4
    """Collect, take a cruise anywhere (K:112)."""
    AGENCY = 5
    """Boarding pass and a roll for travel expenses (K:106)."""
    GAME = 6
    """The space's own local game."""


class Line(IntEnum):
    """The four amounts of a gold card (K:67)."""

    CASH = 0
    STOCK = 1
    AUCTION = 2
    LOTTERY = 3


class FormKind(IntEnum):
    """The nine forms of local games."""

    CHECK = 0
    ROW = 1
    TRACK = 2
    STREAK = 3
    RACE = 4
    TABLE_BET = 5
    ANTE = 6
    AUCTION = 7
    BLACKJACK = 8


Reason: TypeAlias = Literal[
    "start",
    "gate",
    "collect",
    "gold_cash",
    "travel_expenses",
    "prize",
    "cell",
    "stake",
    "stake_back",
    "winnings",
    "lost_stake",
    "lost_winnings",
    "fee",
    "loss",
    "tax",
    "stock_rise",
    "stock_fall",
    "lottery",
    "ante",
    "pot",
    "entry",
    "sale",
    "auction_value",
    "transfer",
    "reversal",
]
"""Why money moved: "cell" a printed amount won, "loss" a printed amount lost, "winnings" what a bet wins, "stake" into
and "stake_back" out of escrow, "lost_stake" and "lost_winnings" from escrow to the bank; "transfer" and "reversal" in
the bank-only mode."""

Result: TypeAlias = Literal["won", "lost", "even", "withdrew", "declined", "bankrupt"]
"""How a local game ended for a player: by what it brought or cost, by leaving, or by not playing."""
