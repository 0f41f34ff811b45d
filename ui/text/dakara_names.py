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
    Space,
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
        case Space.DISC_SHOOTING:
            return SpaceWords(words("Disc shooting"), words("Discs"), words("the disc shooting"))
        case Space.SAN_REMO:
            return SpaceWords(words("Baccarat, San Remo"), words("Baccarat"), words("the San Remo baccarat"))
        case Space.ATLANTIC_CITY:
            return SpaceWords(words("Atlantic City"), words("Atlantic"), words("Atlantic City"))
        case Space.ACAPULCO:
            return SpaceWords(words("Acapulco"), words("Acapulco"), words("Acapulco"))
        case Space.KENTUCKY:
            return SpaceWords(words("Kentucky Derby"), words("Derby"), words("the Kentucky Derby"))
        case Space.BUENOS_AIRES:
            return SpaceWords(words("Buenos Aires"), words("B. Aires"), words("Buenos Aires"))
        case Space.PALM_SPRINGS:
            return SpaceWords(words("Golf, Palm Springs"), words("Golf"), words("the golf tournament"))
        case Space.PARIS:
            return SpaceWords(words("Art auction, Paris"), words("Auction"), words("the Paris auction"))
        case Space.NEW_YORK:
            return SpaceWords(words("Stock market, New York"), words("Stocks"), words("the New York stock market"))
        case Space.ASPEN:
            return SpaceWords(words("Slalom, Aspen"), words("Slalom"), words("the Aspen slalom"))
        case Space.CANNES:
            return SpaceWords(words("Cannes"), words("Cannes"), words("Cannes"))
        case Space.VENICE:
            return SpaceWords(words("Venice"), words("Venice"), words("Venice"))
        case Space.BIARRITZ:
            return SpaceWords(words("Biarritz"), words("Biarritz"), words("Biarritz"))
    return None


def _east(words: Words, space: int) -> SpaceWords:
    """From No. 28 to No. 47."""
    match space:
        case Space.NASSAU:
            return SpaceWords(words("Dice, Nassau"), words("Nassau"), words("the Nassau dice"))
        case Space.BERMUDA:
            return SpaceWords(words("Tennis, Bermuda"), words("Tennis"), words("the tennis tournament"))
        case Space.AINTREE:
            return SpaceWords(words("Steeplechase, Aintree"), words("Race"), words("the steeplechase"))
        case Space.ALL_BET:
            return SpaceWords(words("All bet"), words("All bet"), words("the pot of all"))
        case Space.TOKYO:
            return SpaceWords(words("Stock market, Tokyo"), words("Stocks"), words("the Tokyo stock market"))
        case Space.SAN_JUAN:
            return SpaceWords(words("Blackjack, San Juan"), words("Blackjack"), words("the blackjack table"))
        case Space.LONDON:
            return SpaceWords(words("Antiques auction, London"), words("Auction"), words("the London auction"))
        case Space.CUSTOMS:
            return SpaceWords(words("Customs"), words("Customs"), words("customs"))
        case Space.MONTE_CARLO:
            return SpaceWords(words("Roulette, Monte Carlo"), words("Roulette"), words("the Monte Carlo roulette"))
        case Space.ARUBA:
            return SpaceWords(words("Aruba"), words("Aruba"), words("Aruba"))
        case Space.LAS_VEGAS:
            return SpaceWords(words("Slot machines, Las Vegas"), words("Vegas"), words("the slot machines"))
        case Space.MADRID:
            return SpaceWords(words("Madrid"), words("Madrid"), words("Madrid"))
        case Space.RENO:
            return SpaceWords(words("Reno"), words("Reno"), words("Reno"))
        case Space.BANK:
            return SpaceWords(words("Bank, odd or even"), words("Bank"), words("the bank's table"))
    raise KeyError(space)


def numbered(words: Words, space: int) -> str:
    """ "No. 20", or the gate."""
    return words("No. {n}").format(n=space) if space else words("Gate")


def space_title(words: Words, space: int) -> str:
    """ "No. 20 Cannes", or the gate's title."""
    title = space_words(words, space).title
    return words("No. {n} {name}").format(n=space, name=title) if space else title


def numbered_short(words: Words, space: int) -> str:
    """ "No. 8 Derby": number and short name of a space with a local game."""
    return words("No. {n} {name}").format(n=space, name=space_words(words, space).short)


def line_name(words: Words, line: Line) -> str:
    """One of the four lines of a gold card."""
    names = (words("Cash"), words("Stock market"), words("Auction"), words("Lottery"))
    return names[line]


def place_name(words: Words, space: int, place: int) -> str:
    """What a bet at a table lies on: a horse, a colour, a group of numbers, odd or even; "" where there is one bet."""
    match space:
        case Space.KENTUCKY:
            return words("horse {n}").format(n=place)
        case Space.CANNES:
            return words("black") if place == 1 else words("red")
        case Space.BIARRITZ:
            return words("yellow") if place == 1 else words("green")
        case Space.MONTE_CARLO:
            return words("space {n}").format(n=place)
        case Space.BANK:
            return words("odd") if place == 1 else words("even")
    return ""
