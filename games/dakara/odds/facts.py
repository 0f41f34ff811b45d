"""Odds as plain numbers: of a local game as a whole, and of the moment it is in."""

from __future__ import annotations

from fractions import Fraction
from typing import Protocol

import msgspec

from games.dakara.observation import DakaraObservation


class FaceEffect(msgspec.Struct, frozen=True, gc=False):
    """What one face of the next roll does, for the player asked about."""

    face: int
    hit: bool
    """It wins, counts towards the prize, or (as the first of two rolls) leaves the win in reach."""
    amount: int = 0
    """Dollars that the player then has more, at stake or in hand; below 0 fewer."""
    ends: bool = False
    """The local game is then over for the player: the others may go on with theirs."""
    passes: bool = False
    """It goes past a goal that must be reached exactly."""
    place: int = -1
    """Where the marker goes on a track, or what wins at a table bet; -1 elsewhere."""


class PlaceOdds(msgspec.Struct, frozen=True):
    """A bet on a place of the table, 0 where there is but one bet; in Aruba the bet on that cell."""

    place: int
    win: float
    mean: float
    """Dollars won for each dollar staked, below 0 lost."""


class SeatOdds(msgspec.Struct, frozen=True):
    """How likely a player of the race or of the ante is to win."""

    seat: int
    win: float


class CardOdds(msgspec.Struct, frozen=True):
    """The amount that the next gold card brings for a line: the least, the mean and the most."""

    low: int
    mean: float
    high: int


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be expected of the local game of `space` now, by the player asked about."""

    space: int
    faces: tuple[FaceEffect, ...] = ()
    """Of the next roll, if one is next or may be chosen; face 1 first."""
    win: float = 0.0
    """Chance of the prize, of the bet, or in a row of another hit: rolling now, with best play after it."""
    mean: float = 0.0
    """Dollars still to come on average under best play, below 0 to go; the own stake counts as one's own, and bets
    not laid yet do not count."""
    going_on: float | None = None
    """Where one may leave: the mean of rolling on, with best play after it."""
    stopping: float | None = None
    """Where one may leave: the mean of leaving. 0, but at blackjack."""
    places: tuple[PlaceOdds, ...] = ()
    seats: tuple[SeatOdds, ...] = ()
    card: CardOdds | None = None

    @property
    def hits(self) -> int:
        """Faces of six that hit."""
        return sum(effect.hit for effect in self.faces)

    @property
    def passes(self) -> int:
        """Faces of six that go past the goal."""
        return sum(effect.passes for effect in self.faces)

    @property
    def edge(self) -> float | None:
        """By how many dollars rolling on is better than leaving; None where there is no choice."""
        if self.going_on is None or self.stopping is None:
            return None
        return self.going_on - self.stopping


class Advice(msgspec.Struct, frozen=True):
    """Whether to roll on at a place, cell, total or number of wins."""

    place: int
    gain: Fraction
    """By how many dollars rolling on is better (per dollar staked at bets); where winnings can be lost, with the
    smallest possible."""
    up_to: int | None = None
    """Roll on with winnings of at most so many dollars; None where they do not matter."""


class Chance(msgspec.Struct, frozen=True):
    """A place of a table bet, exactly: chance of winning, mean per dollar staked."""

    place: int
    win: Fraction
    mean: Fraction


class GameOdds(msgspec.Struct, frozen=True, kw_only=True):
    """A visit to the local game of `space`, exactly, under best play from its beginning."""

    space: int
    win: Fraction
    """Of the prize or the best bet; of any hit in a row; of no tax at customs; of the lander in a race; of a card
    above the opening price at an auction."""
    mean: Fraction
    """Dollars a visit, for the buyer at an auction; where `per_dollar`, of the best bet for each dollar staked."""
    playing: Fraction | None = None
    """Where one may decline a game without a bet: the mean of playing it all the same, which may be below 0."""
    per_dollar: bool = False
    chances: tuple[Chance, ...] = ()
    """Bets: each place (in Aruba each cell)."""
    advice: tuple[Advice, ...] = ()
    """Where one may leave: each place at which the question comes up."""


class Model(Protocol):
    """The odds of one local game."""

    @property
    def summary(self) -> GameOdds: ...

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """Of the moment `seen`, in which this game is played."""


def sixth(total: Fraction | int) -> Fraction:
    """The mean of six equally likely values that add up to `total`."""
    return Fraction(total) / 6
