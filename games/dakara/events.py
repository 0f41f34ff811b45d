"""What happened, told to the screen, the lights and the journal. Amounts are dollars; nothing in Dakara is secret."""

from __future__ import annotations

from games.dakara.terms import Line, Reason, Result
from games.game import Event


class FirstPlayerDrawn(Event, frozen=True):
    """`seat` begins."""

    seat: int


class TurnStarted(Event, frozen=True):
    """`player` is on turn, standing on `space`."""

    player: int
    space: int


class Rolled(Event, frozen=True):
    """The die of `player` shows `face`; `count` rolls were made in the whole game, this one included."""

    player: int
    face: int
    count: int


class BankRolled(Event, frozen=True):
    """The bank's die at blackjack; `total` is its sum so far."""

    face: int
    total: int
    count: int


class Moved(Event, frozen=True):
    """The advance token of `player` went from `origin` to `target` (0 is the gate)."""

    player: int
    origin: int
    target: int


class Paid(Event, frozen=True):
    """Money moved from one account to another: a player, BANK or ESCROW. `of` is the player whose stake it is."""

    payer: int
    payee: int
    amount: int
    reason: Reason
    of: int = -1


class GoldDrawn(Event, frozen=True):
    """A gold card: `line` says `amount`. `card` is 0 where only the line was read from a real card."""

    player: int
    card: int
    line: Line
    amount: int


class PassDrawn(Event, frozen=True):
    """A boarding pass to `space`."""

    player: int
    space: int


class Travelled(Event, frozen=True):
    """The marker of `player` went to the local game of `space`, by pass, plane or ship."""

    player: int
    space: int


class GameStarted(Event, frozen=True):
    """The local game of `space` begins; `player` landed there or travelled there."""

    player: int
    space: int


class BetPlaced(Event, frozen=True):
    """`player` staked `amount` on `place`."""

    player: int
    place: int
    amount: int


class Declined(Event, frozen=True):
    """`player` does not play, bet or raise."""

    player: int


class Entered(Event, frozen=True):
    """`player` pays the fee and plays (No. 43)."""

    player: int


class WentOn(Event, frozen=True):
    """`player` rolls once more where one may leave."""

    player: int


class CellPlayed(Event, frozen=True):
    """A roll of a row or streak: cell 1, 2, ... was hit or missed; `amount` is won (or lost, below 0) by it."""

    player: int
    cell: int
    face: int
    hit: bool
    amount: int


class TrackMoved(Event, frozen=True):
    """A marker on a track went from place `origin` to `target`; `amount` is what that place brings or costs."""

    player: int
    origin: int
    target: int
    amount: int


class Fell(Event, frozen=True):
    """`player` is out of a race or a course, at the printed `place`."""

    player: int
    place: int


class Checked(Event, frozen=True):
    """The rolls of a check are complete, or can't change its result any more."""

    player: int
    rolls: tuple[int, ...]
    won: bool


class PlaceWon(Event, frozen=True):
    """A table bet is decided: `total` is the sum of the rolls, `place` what it makes win (-1 for none)."""

    total: int
    place: int


class BidMade(Event, frozen=True):
    """`player` offers `amount`."""

    player: int
    amount: int


class Sold(Event, frozen=True):
    """The hammer fell: `buyer` pays `seller` `amount`."""

    seller: int
    buyer: int
    amount: int


class Unsold(Event, frozen=True):
    """Nobody bid (DA-R44)."""

    seller: int


class TiedRolls(Event, frozen=True):
    """`players` rolled the same highest `face` and roll again (DA-R26)."""

    players: tuple[int, ...]
    face: int


class GameEnded(Event, frozen=True):
    """The local game of `space` is over for `player`: what it brought in all (below 0: cost) and how it ended."""

    player: int
    space: int
    result: Result
    amount: int


class GoalReached(Event, frozen=True):
    """`player` has landed on or passed the last space of the own journey."""

    player: int


class Bankrupt(Event, frozen=True):
    """`player` ran out of money and leaves (DA-R12)."""

    player: int


class BankBroken(Event, frozen=True):
    """The bank could not pay in full: the game ends at once (DA-R15)."""


class GameOver(Event, frozen=True):
    """The end: the richest win."""

    winners: tuple[int, ...]
