"""The 47 spaces and the gate in words: a title, a short name for a pad, and the name inside a sentence."""

from __future__ import annotations

from typing import NamedTuple

from games.dakara.board import (
    AGENCIES,
    CRUISE_SPACES,
    FLY_SPACES,
    GOLD_PASS_SPACES,
    LOTTERIES,
    PASS_SPACES,
)
from games.dakara.terms import Line
from ui.text.words import Words


class SpaceWords(NamedTuple):
    """The names of a space."""

    title: str
    short: str
    """For a pad: one word, or two short ones."""
    inside: str
    """After "at" and "to" in a sentence."""


def space_words(words: Words, space: int) -> SpaceWords:
    """The names of `space`, 0 for the gate; raises KeyError for a number that is none."""
    if space in PASS_SPACES:
        return SpaceWords(words("Boarding pass"), words("Pass"), words("the boarding pass"))
    if space in GOLD_PASS_SPACES:
        return SpaceWords(words("Gold card and boarding pass"), words("Gold"), words("the gold card"))
    if space in FLY_SPACES:
        return SpaceWords(words("Fly anywhere"), words("Fly"), words("the airport"))
    if space in CRUISE_SPACES:
        return SpaceWords(words("Cruise anywhere"), words("Cruise"), words("the harbour"))
    if space in AGENCIES:
        return SpaceWords(words("Travel agency"), words("Agency"), words("the travel agency"))
    if space in LOTTERIES:
        return SpaceWords(words("Lottery"), words("Lottery"), words("the lottery"))
    return _west(words, space) or _east(words, space)


def _west(words: Words, space: int) -> SpaceWords | None:
    """From the gate to No. 23."""
    match space:
        case 0:
            return SpaceWords(words("Departure gate"), words("Gate"), words("the departure gate"))
        case 2:
            return SpaceWords(words("Disc shooting"), words("Discs"), words("the disc shooting"))
        case 3:
            return SpaceWords(words("Baccarat, San Remo"), words("Baccarat"), words("the San Remo baccarat"))
        case 6:
            return SpaceWords(words("Atlantic City"), words("Atlantic"), words("Atlantic City"))
        case 7:
            return SpaceWords(words("Acapulco"), words("Acapulco"), words("Acapulco"))
        case 8:
            return SpaceWords(words("Kentucky Derby"), words("Derby"), words("the Kentucky Derby"))
        case 9:
            return SpaceWords(words("Buenos Aires"), words("B. Aires"), words("Buenos Aires"))
        case 10:
            return SpaceWords(words("Golf, Palm Springs"), words("Golf"), words("the golf tournament"))
        case 14:
            return SpaceWords(words("Art auction, Paris"), words("Auction"), words("the Paris auction"))
        case 16:
            return SpaceWords(words("Stock market, New York"), words("Stocks"), words("the New York stock market"))
        case 19:
            return SpaceWords(words("Slalom, Aspen"), words("Slalom"), words("the Aspen slalom"))
        case 20:
            return SpaceWords(words("Cannes"), words("Cannes"), words("Cannes"))
        case 21:
            return SpaceWords(words("Venice"), words("Venice"), words("Venice"))
        case 23:
            return SpaceWords(words("Biarritz"), words("Biarritz"), words("Biarritz"))
    return None


def _east(words: Words, space: int) -> SpaceWords:
    """From No. 28 to No. 47."""
    match space:
        case 28:
            return SpaceWords(words("Dice, Nassau"), words("Nassau"), words("the Nassau dice"))
        case 30:
            return SpaceWords(words("Tennis, Bermuda"), words("Tennis"), words("the tennis tournament"))
        case 32:
            return SpaceWords(words("Steeplechase, Aintree"), words("Race"), words("the steeplechase"))
        case 33:
            return SpaceWords(words("All bet"), words("All bet"), words("the pot of all"))
        case 34:
            return SpaceWords(words("Stock market, Tokyo"), words("Stocks"), words("the Tokyo stock market"))
        case 35:
            return SpaceWords(words("Blackjack, San Juan"), words("Blackjack"), words("the blackjack table"))
        case 38:
            return SpaceWords(words("Antiques auction, London"), words("Auction"), words("the London auction"))
        case 40:
            return SpaceWords(words("Customs"), words("Customs"), words("customs"))
        case 41:
            return SpaceWords(words("Roulette, Monte Carlo"), words("Roulette"), words("the Monte Carlo roulette"))
        case 42:
            return SpaceWords(words("Aruba"), words("Aruba"), words("Aruba"))
        case 43:
            return SpaceWords(words("Slot machines, Las Vegas"), words("Vegas"), words("the slot machines"))
        case 45:
            return SpaceWords(words("Madrid"), words("Madrid"), words("Madrid"))
        case 46:
            return SpaceWords(words("Reno"), words("Reno"), words("Reno"))
        case 47:
            return SpaceWords(words("Bank, odd or even"), words("Bank"), words("the bank's table"))
    raise KeyError(space)


def numbered(words: Words, space: int) -> str:
    """ "No. 20", or the gate."""
    return words("No. {n}").format(n=space) if space else words("Gate")


def space_title(words: Words, space: int) -> str:
    """ "No. 20 Cannes", or the gate's title."""
    title = space_words(words, space).title
    return words("No. {n} {name}").format(n=space, name=title) if space else title


def line_name(words: Words, line: Line) -> str:
    """One of the four lines of a gold card."""
    names = (words("Cash"), words("Stock market"), words("Auction"), words("Lottery"))
    return names[line]


def place_name(words: Words, space: int, place: int) -> str:
    """What a bet at a table lies on: a horse, a colour, a group of numbers, odd or even; "" where there is one bet."""
    match space:
        case 8:
            return words("horse {n}").format(n=place)
        case 20:
            return words("black") if place == 1 else words("red")
        case 23:
            return words("yellow") if place == 1 else words("green")
        case 41:
            return words("space {n}").format(n=place)
        case 47:
            return words("odd") if place == 1 else words("even")
    return ""
