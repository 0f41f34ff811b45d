"""Auctions: what a bid is worth, seen from both ends of the sale."""

from __future__ import annotations

from games.dakara.forms.auction import Auction
from games.dakara.heuristics_chance import win_chance
from games.dakara.position import Position
from games.dakara.terms import NOBODY, Line


def cards_left(p: Position, line: Line) -> list[int]:
    """What the next gold card may bring: used ones lie at the bottom of the deck (K:31)."""
    amounts = p.rules.gold[line]
    return [amounts[card] for card, _ in p.rules.gold_deck.may_come(p.gold_order)]


def mean_card(p: Position, line: Line) -> int:
    """In whole dollars."""
    cards = cards_left(p, line)
    return sum(cards) // len(cards)


def bid(p: Position, player: int, price: int) -> float:
    """To buy for `price` dollars: the seller has them, and a card comes."""
    money = p.money.copy()
    money[p.turn] += price
    worth = win_chance(p, player, money)
    cards = cards_left(p, Line.AUCTION)
    return sum(worth(p.money[player] - price + card) for card in cards) / len(cards)


def silence(p: Position, player: int) -> float:
    """To leave it to the one who leads, or to nobody."""
    money = p.money.copy()
    if p.leader != NOBODY:
        money[p.turn] += p.price
        money[p.leader] += mean_card(p, Line.AUCTION) - p.price
    return win_chance(p, player, money)(p.money[player])


def sale(p: Position, seller: int, space: int) -> float:
    """To go to the auction of `space` and sell.

    With two bidders the price comes near the mean of the cards, one alone pays the opening.
    """
    form, mean = p.rules.form(space, Auction), mean_card(p, Line.AUCTION)
    bidders = sorted((q for q in p.alive() if q != seller), key=p.money.__getitem__, reverse=True)
    if not bidders or min(p.money[bidders[0]], mean) < form.opening:
        return win_chance(p, seller)(p.money[seller])
    contested = min(p.money[bidders[1]], mean) if len(bidders) > 1 else 0
    money = p.money.copy()
    price = max(form.opening, contested - contested % form.step)
    money[bidders[0]] += mean - price
    return win_chance(p, seller, money)(p.money[seller] + price)
