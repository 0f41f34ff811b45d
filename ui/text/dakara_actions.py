"""Every choice of Dakara as one short imperative, for lists of choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.dakara.actions import (
    Bet,
    Bid,
    Decline,
    DrawFirstPlayer,
    DrawGold,
    DrawPass,
    Enter,
    GoOn,
    ReadGold,
    RollDie,
    Throw,
    Travel,
    Withdraw,
)
from games.dakara.board import AUCTIONS
from games.game import Choice, Range
from ui.text.dakara_names import place_name, space_title
from ui.text.money import amount
from ui.text.words import Words


def action_words(words: Words, action: Choice, game: int, seat_names: Sequence[str]) -> str:
    """What `action` does in the local game of space `game`, verb first where a person chooses it."""
    if isinstance(action, Range):
        return _range_words(words, action, game)
    told = _chance_words(words, action, seat_names) or _choice_words(words, action, game)
    return told or type(action).__name__


def _range_words(words: Words, choice: Range, game: int) -> str:
    if choice.kind == ReadGold.__name__:
        return words("The card's amount")
    place = place_name(words, game, choice.place or 0)
    return words("Bet on {place}").format(place=place) if place else words("Bet")


def _chance_words(words: Words, action: Any, seat_names: Sequence[str]) -> str:
    match action:
        case DrawFirstPlayer(seat=seat):
            return words("{player} goes first").format(player=seat_names[seat])
        case RollDie(face=face):
            return words("The die shows {n}").format(n=face)
        case DrawGold(card=card):
            return words("Gold card {n}").format(n=card)
        case ReadGold(amount=read):
            return words("The card says {amount}").format(amount=amount(read))
        case DrawPass(space=space):
            return words("Pass to {place}").format(place=space_title(words, space))
    return ""


def _choice_words(words: Words, action: Any, game: int) -> str:
    match action:
        case Travel(space=space):
            return words("Go to {place}").format(place=space_title(words, space))
        case Bet(amount=bet, place=place):
            name = place_name(words, game, place)
            if name:
                return words("Bet {amount} on {place}").format(amount=amount(bet), place=name)
            return words("Bet {amount}").format(amount=amount(bet))
        case Enter():
            return words("Pay and play")
        case Decline():
            return words("Bid no more") if game in AUCTIONS else words("Do not play")
        case GoOn():
            return words("Roll on")
        case Withdraw():
            return words("Stand") if game == 35 else words("Leave with what you have")
        case Throw():
            return words("Throw your die")
        case Bid(amount=offer):
            return words("Bid {amount}").format(amount=amount(offer))
    return ""
