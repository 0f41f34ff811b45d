"""Every event of Dakara as one sentence for the journal; and those that stand beside the track, with their money."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.dakara import events as e
from games.dakara.board import AUCTIONS, Space
from games.dakara.terms import BANK, ESCROW
from games.game import Event
from ui.text.dakara_names import line_name, numbered, place_name, space_title, space_words
from ui.text.money import amount, change
from ui.text.words import Words


def event_words(words: Words, event: Event, seat_names: Sequence[str], game: int = 0) -> str:
    """What happened, in one sentence; "" for a step that the next event tells better. `game` is the local game."""
    teller = _Teller(words, seat_names, game)
    for tell in (teller.turn, teller.money, teller.cards, teller.game, teller.bets, teller.end):
        told = tell(event)
        if told is not None:
            return told
    return type(event).__name__


def result_words(words: Words, event: e.GameEnded) -> str:
    """How a local game ended, short, without the amount: "No. 20: won at Cannes"."""
    match event.result:
        case "won":
            told = words("{no}: won at {place}")
        case "lost":
            told = words("{no}: lost at {place}")
        case "withdrew":
            told = words("{no}: stopped at {place}")
        case "declined":
            told = words("{no}: did not play at {place}")
        case "bankrupt":
            told = words("{no}: broke at {place}")
        case _:
            told = words("{no}: nothing at {place}")
    if event.space == Space.ALL_BET and event.result in ("won", "lost"):
        told = words("{no}: won the pot") if event.result == "won" else words("{no}: lost the pot")
    return told.format(no=numbered(words, event.space), place=space_words(words, event.space).inside)


def reason_words(words: Words, reason: str) -> str:
    """Why money moved, in a word or three."""
    match reason:
        case "start":
            return words("Opening money")
        case "gate":
            return words("Departure gate")
        case "collect":
            return words("Collected")
        case "gold_cash":
            return words("Gold card, cash")
        case "travel_expenses":
            return words("Travel money")
        case "prize":
            return words("Prize")
        case "cell":
            return words("Printed amount won")
        case "stake":
            return words("Bet laid down")
        case "stake_back":
            return words("Stake returned")
        case "winnings":
            return words("Winnings")
        case "lost_stake":
            return words("Bet lost")
        case "lost_winnings":
            return words("Winnings lost")
        case "fee":
            return words("Fee")
        case "loss":
            return words("Printed amount lost")
    return _more_reasons(words, reason)


def _more_reasons(words: Words, reason: str) -> str:
    match reason:
        case "tax":
            return words("Customs")
        case "stock_rise":
            return words("Stocks rise")
        case "stock_fall":
            return words("Stocks fall")
        case "lottery":
            return words("Lottery")
        case "ante":
            return words("Into the pot")
        case "pot":
            return words("The pot")
        case "entry":
            return words("Entry of the race")
        case "sale":
            return words("Auction, the price")
        case "auction_value":
            return words("Gold card, auction")
        case "transfer":
            return words("Transfer")
        case "reversal":
            return words("Taken back")
    return reason


class _Teller:
    """The sentences, by part of the game; each gives None for an event of another part."""

    def __init__(self, words: Words, seats: Sequence[str], game: int) -> None:
        self._words = words
        self._seats = seats
        self._game = game

    def turn(self, event: Event) -> str | None:
        words = self._words
        match event:
            case e.FirstPlayerDrawn(seat=seat):
                return words("{player} was drawn to go first").format(player=self._seats[seat])
            case e.TurnStarted(player=player, space=space):
                return words("{player} is on turn, on {place}").format(
                    player=self._seats[player], place=space_title(words, space)
                )
            case e.Rolled(player=player, face=face, count=count):
                return words("{player} rolled {n} (roll {count} of the game)").format(
                    player=self._seats[player], n=face, count=count
                )
            case e.BankRolled(total=total):
                # that its die was rolled, and what it showed, is told already
                return words("The roll was the bank's, which has {total} now").format(total=total)
            case e.Moved(player=player, target=target):
                return words("{player} went to {place}").format(
                    player=self._seats[player], place=space_title(words, target)
                )
            case e.GoalReached(player=player):
                return words("{player} has finished the journey and plays on").format(player=self._seats[player])
        return None

    def money(self, event: Event) -> str | None:
        words = self._words
        match event:
            case e.Paid(payer=payer, payee=payee, amount=paid, reason=reason, of=of):
                why = reason_words(words, reason)
                if payee == ESCROW:
                    told = words("{why}: {amount} before {player}")
                    return told.format(why=why, amount=amount(paid), player=self._account(of))
                if payer == ESCROW and payee >= 0:
                    told = words("{why}: {player} {amount}")
                    return told.format(why=why, player=self._account(payee), amount=change(paid))
                told = words("{why}: {payer} paid {payee} {amount}")
                return told.format(
                    why=why, payer=self._account(of if payer == ESCROW else payer), payee=self._account(payee),
                    amount=amount(paid),
                )  # fmt: skip
        return None

    def cards(self, event: Event) -> str | None:
        words = self._words
        match event:
            case e.GoldDrawn(player=player, line=line, amount=read):
                return words("{player} took a gold card: {line} {amount}").format(
                    player=self._seats[player], line=line_name(words, line), amount=amount(read)
                )
            case e.PassDrawn(player=player, space=space):
                return words("{player} took a boarding pass to {place}").format(
                    player=self._seats[player], place=space_title(words, space)
                )
            case e.Travelled(player=player, space=space):
                return words("{player} travelled to {place}").format(
                    player=self._seats[player], place=space_title(words, space)
                )
        return None

    def game(self, event: Event) -> str | None:
        words = self._words
        match event:
            case e.GameStarted(player=player, space=Space.ALL_BET):
                return words("{player} plays for the pot").format(player=self._seats[player])
            case e.GameStarted(player=player, space=space):
                return words("{player} plays at {place}").format(
                    player=self._seats[player], place=space_words(words, space).inside
                )
            case e.Entered(player=player):
                return words("{player} pays to play").format(player=self._seats[player])
            case e.WentOn(player=player):
                return words("{player} plays on").format(player=self._seats[player])
            case e.Declined(player=player) if self._game in AUCTIONS:
                return words("{player} did not bid").format(player=self._seats[player])
            case e.Declined(player=player):
                return words("{player} does not play").format(player=self._seats[player])
            case e.CellPlayed(cell=cell, face=face, hit=True, amount=won):
                return words("Cell {n}: rolled {face}, {amount}").format(n=cell, face=face, amount=change(won))
            case e.CellPlayed(cell=cell, face=face, amount=lost) if lost:
                return words("Cell {n}: rolled {face}, {amount}").format(n=cell, face=face, amount=change(lost))
            case e.CellPlayed(cell=cell, face=face):
                return words("Cell {n}: rolled {face}, a miss").format(n=cell, face=face)
            case e.TrackMoved(player=player, origin=origin, target=target, amount=brought):
                told = words("{player} moved from {origin} to {target}")
                if brought:
                    told = words("{player} moved from {origin} to {target}, {amount}")
                return told.format(player=self._seats[player], origin=origin, target=target, amount=change(brought))
            case e.Fell(place=place) if self._game == Space.LAS_VEGAS:
                return words("Lose all at {place}").format(place=place)
            case e.Fell(player=player, place=place):
                return words("{player} fell at {place}").format(player=self._seats[player], place=place)
            case e.Checked(player=player, rolls=rolls, won=won):
                told = words("{player} rolled {rolls} and won") if won else words("{player} rolled {rolls} and lost")
                return told.format(player=self._seats[player], rolls=", ".join(map(str, rolls)))
        return None

    def bets(self, event: Event) -> str | None:
        words = self._words
        match event:
            case e.BetPlaced(player=player, place=place, amount=bet):
                name = place_name(words, self._game, place)
                told = words("{player} bet {amount} on {place}") if name else words("{player} bet {amount}")
                return told.format(player=self._seats[player], amount=amount(bet), place=name)
            case e.PlaceWon(total=total, place=place):
                name = place_name(words, self._game, place) if place >= 0 else ""
                if name:
                    return words("{total} was rolled: {place} wins").format(total=total, place=name)
                if place >= 0:
                    return words("{total} was rolled: the bet wins").format(total=total)
                return words("{total} was rolled: no bet wins").format(total=total)
            case e.BidMade(player=player, amount=offer):
                return words("{player} bid {amount}").format(player=self._seats[player], amount=amount(offer))
            case e.Sold(seller=seller, buyer=buyer, amount=price):
                return words("{seller} sold to {buyer} for {amount}").format(
                    seller=self._seats[seller], buyer=self._seats[buyer], amount=amount(price)
                )
            case e.Unsold():
                return words("Nobody bid")
            case e.TiedRolls(players=players, face=face):
                return words("{players} tied with {n} and roll again").format(
                    players=" + ".join(self._seats[player] for player in players), n=face
                )
        return None

    def end(self, event: Event) -> str | None:
        words = self._words
        match event:
            case e.GameEnded(player=player, amount=brought):
                told = f"{self._seats[player]}, {result_words(words, event)}"
                return f"{told} {change(brought)}" if brought else told
            case e.Bankrupt(player=player):
                return words("{player} is out of money and leaves").format(player=self._seats[player])
            case e.BankBroken():
                return words("The bank is broken")
            case e.GameOver(winners=winners):
                names = " + ".join(self._seats[winner] for winner in winners)
                if len(winners) > 1:
                    return words("{players} share the win").format(players=names)
                return words("{player} won").format(player=names)
        return None

    def _account(self, account: int) -> str:
        return self._words("the bank") if account == BANK else self._seats[account]


def short_result(words: Words, event: e.GameEnded) -> str:
    """The same where there is little room: "Cannes: won"."""
    match event.result:
        case "won":
            told = words("{name}: won")
        case "lost":
            told = words("{name}: lost")
        case "withdrew":
            told = words("{name}: stopped")
        case "declined":
            told = words("{name}: not played")
        case "bankrupt":
            told = words("{name}: broke")
        case _:
            told = words("{name}: nothing")
    return told.format(name=space_words(words, event.space).short)


def looked_back(words: Words, event: Any, *, short: bool = False) -> tuple[int, str, int] | None:
    """An event worth a line beside the track: whose it is, what, and what it brought; None for a smaller one."""
    match event:
        case e.GameEnded(player=player, result=result, amount=brought) if result != "declined" or brought:
            return player, short_result(words, event) if short else result_words(words, event), brought
        case e.Paid(payee=payee, amount=paid, reason="gate" | "collect" | "gold_cash" | "travel_expenses"):
            return payee, reason_words(words, event.reason), paid
        case e.Bankrupt(player=player):
            return player, words("Out of money"), 0
        case e.GoalReached(player=player):
            return player, words("Journey finished"), 0
    return None
