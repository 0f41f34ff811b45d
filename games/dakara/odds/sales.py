"""Odds of an auction: what the picture is worth to its buyer (K:110)."""

from __future__ import annotations

from fractions import Fraction

from games.dakara.forms.auction import Auction
from games.dakara.observation import DakaraObservation
from games.dakara.odds.cards import GoldCards
from games.dakara.odds.facts import GameOdds, Outlook
from games.dakara.terms import NOBODY, SOLD, Line


class SaleOdds:
    """The card is drawn after the sale, so its mean is what a bid may be worth; the price is the seller's."""

    def __init__(self, form: Auction, cards: GoldCards) -> None:
        """The summary is that of a buyer at the opening price."""
        self._form = form
        self._cards = cards
        worth = cards.amounts(Line.AUCTION)
        win = Fraction(sum(amount > form.opening for amount in worth), len(worth))
        self.summary = GameOdds(space=form.space, win=win, mean=cards.mean(Line.AUCTION) - form.opening)

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """The card to come; `mean` is the seller's price, or the leader's card less the price while it is unpaid."""
        card = self._cards.next(seen, Line.AUCTION)
        sold = seen.stage == SOLD
        mean = 0.0
        if player == seen.leader != NOBODY:
            mean = card.mean - (0 if sold else seen.price)
        elif player == seen.turn and not sold:
            mean = float(seen.price)
        return Outlook(space=self._form.space, win=1.0 if player == seen.leader else 0.0, mean=mean, card=card)
