"""The auction: the lander sells to the highest of the others, who takes a gold card for the money (Nos. 14, 38)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.dakara.actions import Bid, Decline
from games.dakara.board import AUCTIONS
from games.dakara.edition import DakaraEdition
from games.dakara.events import BidMade, Declined, Sold, Unsold
from games.dakara.forms.form import BaseForm, Form, ended, outcome
from games.dakara.options import DakaraOptions
from games.dakara.position import Log, Position
from games.dakara.terms import NOBODY, SOLD, FormKind, Line
from games.game import Action, Choice


@dataclass(frozen=True, eq=False)
class Auction(BaseForm):
    """Silence sells: a bid stands once all others who could raise it have declined (K:110).

    `Position.stage` is SOLD for the buyer's card. Prices are dollars.
    """

    kind = FormKind.AUCTION

    opening: int
    step: int

    def begin(self, p: Position, log: Log) -> bool:
        """The opening price is called."""
        return self._call(p, log)

    def choices(self, p: Position, player: int) -> Sequence[Choice]:
        """The price asked for, or silence at it."""
        return Bid(player, self._asked(p)), Decline(player)

    def play(self, p: Position, action: Action, log: Log) -> bool:
        """A bid lets all others speak again."""
        player = action.player
        if isinstance(action, Bid):
            p.price, p.leader = action.amount, player
            p.done = [False] * len(p.done)
            if log is not None:
                log.append(BidMade(player, action.amount))
        else:
            p.done[player] = True
            if log is not None:
                log.append(Declined(player))
        return self._call(p, log)

    def card(self, p: Position, amount: int, log: Log) -> bool:
        """The bank pays what the picture is worth."""
        paid = p.bank_pays(p.leader, amount, "auction_value", log)
        ended(p, p.turn, outcome(p.price), p.price, log)
        ended(p, p.leader, outcome(paid - p.price), paid - p.price, log)
        return True

    def _asked(self, p: Position) -> int:
        return self.opening if p.leader == NOBODY else p.price + self.step

    def _call(self, p: Position, log: Log) -> bool:
        """Ask all who may and can pay the price asked for; with nobody left the hammer falls (DA-R44)."""
        asked = self._asked(p)
        bidders = [q for q in p.alive() if q not in (p.turn, p.leader) and not p.done[q] and p.money[q] >= asked]
        if bidders:
            p.await_players(*bidders)
            return False
        if p.leader == NOBODY:
            if log is not None:
                log.append(Unsold(p.turn))
            ended(p, p.turn, "even", 0, log)
            return True
        if log is not None:
            log.append(Sold(p.turn, p.leader, p.price))
        p.pays(p.leader, p.turn, p.price, "sale", log)
        p.stage = SOLD
        p.await_gold(p.leader, Line.AUCTION)
        return False


def forms(_options: DakaraOptions, edition: DakaraEdition) -> dict[int, Form]:
    """Paintings in Paris, antiques in London."""
    return {space: Auction(space, edition["auction.open"], edition["auction.step"]) for space in AUCTIONS}
