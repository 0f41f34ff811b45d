"""What players, and chance, may do in Dakara."""

from __future__ import annotations

from typing import TypeAlias

from games.game import Action


class DrawFirstPlayer(Action, frozen=True):
    """Chance: `seat` begins."""

    seat: int


class RollDie(Action, frozen=True):
    """Chance: the die shows `face`, 1 to 6."""

    face: int


class DrawGold(Action, frozen=True):
    """Chance: gold card `card`, 1 to 15."""

    card: int


class ReadGold(Action, frozen=True):
    """By hand only: the line asked for on a real gold card says `amount` dollars."""

    amount: int


class DrawPass(Action, frozen=True):
    """Chance: the boarding pass to `space`."""

    space: int


class Travel(Action, frozen=True):
    """Fly or cruise to the local game of `space`, with the marker (DA-R17)."""

    space: int


class Bet(Action, frozen=True):
    """Stake `amount` dollars on `place`: a horse, a group of numbers, a colour; 0 where there is but one bet."""

    amount: int
    place: int


class Enter(Action, frozen=True):
    """Pay what it costs and play (No. 43)."""


class Decline(Action, frozen=True):
    """Do not play, do not bet, do not raise the bid."""


class GoOn(Action, frozen=True):
    """Roll once more where one may withdraw."""


class Withdraw(Action, frozen=True):
    """Leave a local game with what one has; at blackjack: stand."""


class Throw(Action, frozen=True):
    """Throw one's own die for the pot of No. 33."""


class Bid(Action, frozen=True):
    """Offer `amount` dollars at an auction: the opening price, or one step more than the last offer."""

    amount: int


DakaraAction: TypeAlias = (
    DrawFirstPlayer
    | RollDie
    | DrawGold
    | ReadGold
    | DrawPass
    | Travel
    | Bet
    | Enter
    | Decline
    | GoOn
    | Withdraw
    | Throw
    | Bid
)
