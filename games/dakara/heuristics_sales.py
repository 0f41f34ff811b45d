"""Auctions: what a bid is worth, seen from both ends of the sale."""

from __future__ import annotations

from games.dakara.heuristics_chance import win_chance
from games.dakara.position import Position
from games.dakara.terms import CARDS, NOBODY, Line


def cards_left(p: Position, line: Line) -> list[int]:
    """What the next gold card may bring: used ones lie at the bottom of the deck (K:31)."""
    amounts = p.rules.gold[line]
    return [amounts[card] for card in CARDS if card not in p.gold_order] or [amounts[p.gold_order[0]]]


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


def sale(p: Position, seller: int) -> float:
    """To go and sell: with two bidders the price comes near the mean of the cards, one alone pays the opening."""
    edition, mean = p.rules.edition, mean_card(p, Line.AUCTION)
    opening, step = edition["auction.open"], edition["auction.step"]
    bidders = sorted((q for q in p.alive() if q != seller), key=p.money.__getitem__, reverse=True)
    if not bidders or min(p.money[bidders[0]], mean) < opening:
        return win_chance(p, seller)(p.money[seller])
    contested = min(p.money[bidders[1]], mean) if len(bidders) > 1 else 0
    money = p.money.copy()
    price = max(opening, contested - contested % step)
    money[bidders[0]] += mean - price
    return win_chance(p, seller, money)(p.money[seller] + price)
