"""A game of Dakara as anybody sees it: nothing is secret, so this is the whole position."""

from __future__ import annotations

import msgspec

from games.dakara.terms import Awaits, Line
from games.game import Observation


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """One player."""

    money: int
    """Dollars in hand, without what lies at stake."""
    stake: int
    """Dollars in escrow: the bet, and winnings that can still be lost."""
    space: int
    """Of the advance token: 0 the gate, 1 to 47."""
    travelled: int
    """Spaces walked since the start."""
    goal: int
    """Spaces to walk to have finished: 47, 23, or 48 from Biarritz round to Biarritz."""
    out: bool
    """Bankrupt."""
    choice: int
    """Table bet: the place that is bet on, -1 for none."""
    done: bool
    """Has bet, declined or thrown in the simultaneous step that goes on."""
    mark: int
    """Race: spaces run, or FALLEN. Ante: the own throw, NOT_THROWN before it, ASIDE for who is out of it."""


class DakaraObservation(Observation, frozen=True, kw_only=True):
    """The board, the bank, the decks and the local game that is played."""

    awaits: Awaits
    seats: tuple[SeatView, ...]
    bank: int
    first: int
    """Who began; -1 before the draw."""
    turn: int
    """Whose turn it is; -1 before the first."""
    round: int
    """From 1."""
    rolls_made: int
    """Rolls of the whole game: the counter beside the die."""
    last_face: int
    """The last roll; 0 before the first."""
    landed: int
    """The main space whose action goes on; -1 while the advance token is still to move."""
    game: int
    """The space whose local game is played, 0 for none."""
    rolls: tuple[int, ...]
    """The rolls of this local game (for the ante and a race only the last)."""
    cell: int
    """Row: the cell to play, 1 to 6. Track: where the marker stands. Streak: the wins so far. Blackjack: the total."""
    won: int
    """Brought by this local game so far, below 0 lost; without the bet that lies at stake."""
    stage: int
    """A step inside a form: ON_THE_GREEN, INSIDE, BANKS_TURN or SOLD, 0 before it."""
    line: int
    """The amount read from the gold card for this local game; 0 before."""
    gold_line: Line | None
    """The line that a gold card is taken for, while one is awaited."""
    bank_total: int
    """Blackjack: the bank's sum."""
    price: int
    """Auction: the last offer, 0 before the first."""
    leader: int
    """Auction: who made it, -1 for nobody."""
    gold_order: tuple[int, ...]
    """The used gold cards as they lie at the bottom of the deck, the oldest first."""
    pass_order: tuple[int, ...]
    """The used boarding passes."""
    booked: int
    """The agency's boarding pass, to be flown after the roll; 0 for none."""
    broken: bool
    """The bank is broken."""
    winners: tuple[int, ...]
    """At the end."""
