"""The auction: the price, who leads, the beats of the silence that sells, and a pad for each seat (Nos. 14, 38)."""

from __future__ import annotations

from typing import Final

from games.dakara.actions import Bid
from games.dakara.odds.facts import CardOdds
from ui.beats import BEATS, beat
from ui.commands import Command, HammerDown, Submit
from ui.dakara.frame import GAP, FrameScreen
from ui.dakara.numbers import thousands
from ui.dakara.reading import edition_of, odds_of, view_of
from ui.kit.panel import Box
from ui.kit.pieces.beat_bars import STEPS, BeatBars
from ui.kit.pieces.bid_pad import Bidding, BidPad
from ui.kit.pieces.card_worth import CardWorth
from ui.kit.pieces.gold_card import GoldCard
from ui.kit.pieces.label import Label
from ui.kit.pieces.price import LEADER, Price
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import is_person, table_of
from ui.screens.chrome import player_at, player_name
from ui.screens.frame import APART, grid
from ui.text.dakara_names import space_title
from ui.text.money import amount

CARD: Final = 382.0
"""Room for the gold card and what it may pay."""


class AuctionScreen(FrameScreen):
    """A press on an own pad or seat button raises at once; the seller's pad, or OK, ends the silence."""

    def headline(self, model: Model) -> str:
        words, asked = model.words, asked_price(model)
        seller = player_name(model, view_of(model).turn)
        return words("{player} sells: bid {amount}").format(player=seller, amount=amount(asked))

    def note(self, model: Model) -> str:
        words = model.words
        told = words("{place}. A press raises, silence sells.")
        return told.format(place=space_title(words, view_of(model).game))

    def actor(self, model: Model) -> int | None:
        return view_of(model).turn

    def stage(self, model: Model, box: Box) -> Scene:
        return _low_stage(model, box) if model.panel.compact else _stage(model, box)

    def actions(self, model: Model, box: Box) -> Scene:
        count = len(view_of(model).seats)
        return tuple(_pad(model, player, cell) for player, cell in enumerate(_columns(model, box, count)))

    def acted(self, key: str, model: Model) -> list[Command]:
        kind, _, number = key.partition(":")
        if kind == "bid":
            return _raise(model, int(number))
        if kind == "sell":
            return [HammerDown(view_of(model).turn)]
        return []

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        """A bidder's own button raises; the seller's walks through the pads, as everywhere."""
        player = player_at(model, place)
        if not down or player is None:
            return []
        if _offer(model, player) is not None:
            self._cursor.clear()
            return _raise(model, player)
        if player == _seller(model):
            self._cursor.next(["sell", *(key for key in self.steps(model) if key != "sell")])
        return []

    def primary(self, model: Model) -> str:
        return "sell" if _seller(model) is not None else ""

    def moving(self, model: Model) -> float | None:
        table = table_of(model)
        return None if table.silence_since is None else table.beat_seconds / STEPS

    def situation(self, model: Model) -> object:
        """A new offer: who wanted to sell at the old one has not seen it."""
        return view_of(model).price


def asked_price(model: Model) -> int:
    """What the next offer must be."""
    view, edition = view_of(model), edition_of(model)
    return view.price + edition["auction.step"] if view.leader >= 0 else edition["auction.open"]


def _offer(model: Model, player: int) -> Bid | None:
    """What `player` may offer now, if anything."""
    choices = table_of(model).legal.get(player, ())
    return next((choice for choice in choices if isinstance(choice, Bid)), None)


def _raise(model: Model, player: int) -> list[Command]:
    offer = _offer(model, player)
    return [] if offer is None else [Submit(offer)]


def _seller(model: Model) -> int | None:
    """The person who may end the silence."""
    hammer = view_of(model).hammer
    return hammer if hammer is not None and is_person(model, hammer) else None


def _columns(model: Model, box: Box, count: int) -> list[Box]:
    """A column for each seat; the seller's stays 8 mm from those that raise."""
    seller = view_of(model).turn
    apart = [APART if seller in (k, k + 1) else GAP for k in range(count - 1)]
    if not model.panel.compact:
        # as wide as the cards of money below
        cells = grid(box, count, 1)
        for k, gap in enumerate(apart):
            lost = gap - GAP
            if k == seller:
                cells[k] = cells[k]._replace(w=cells[k].w - lost)
            elif k + 1 == seller:
                cells[k + 1] = cells[k + 1]._replace(x=cells[k + 1].x + lost, w=cells[k + 1].w - lost)
        return cells
    wide = (box.w - sum(apart)) / count
    left = [box.x + k * wide + sum(apart[:k]) for k in range(count)]
    return [Box(x, box.y, wide, box.h) for x in left]


def _pad(model: Model, player: int, box: Box) -> BidPad:
    view, words = view_of(model), model.words
    seat = view.seats[player]
    place = table_of(model).seats[player].place if model.panel.compact else None
    if player == view.turn:
        key = "sell" if _seller(model) is not None else ""
        if view.leader < 0:
            return BidPad(
                box=box, key=key, kind=Bidding.SELLS if key else Bidding.SILENT, word=words("No sale"), place=place
            )
        word, price = words("SELL"), amount(view.price)
        kind = Bidding.SELLS if key else Bidding.SILENT
        return BidPad(box=box, key=key, kind=kind, word=word if key else words("Sells"), number=price, place=place)
    if player == view.leader:
        return BidPad(
            box=box,
            kind=Bidding.LEADS,
            word=words("Leads") if model.panel.compact else words("Leads with"),
            number=amount(view.price),
            place=place,
        )
    offer = _offer(model, player)
    if offer is not None:
        number = amount(offer.amount)
        return BidPad(box=box, key=f"bid:{player}", kind=Bidding.RAISES, word=words("BID"), number=number, place=place)
    return BidPad(box=box, kind=Bidding.SILENT, word=_reason(model, player, seat.out), place=place)


def _reason(model: Model, player: int, out: bool) -> str:
    """Why a seat raises nothing now."""
    view, words = view_of(model), model.words
    if out:
        return words("Out of the game")
    if view.seats[player].money < asked_price(model):
        return words("Over your cash") if model.panel.compact else words("No bid over your cash")
    if player in view.current:
        return words("Thinks")
    return words("Stays silent")


def _leading(model: Model) -> str:
    view, words = view_of(model), model.words
    if view.leader < 0:
        return words("No offer yet")
    return words("{player} leads").format(player=player_name(model, view.leader))


def _tie(model: Model) -> str:
    """Who was counted first of those who pressed at the same moment; "" where nobody tied."""
    tie = table_of(model).tie
    if not tie:
        return ""
    told = model.words("Same moment: {player} was first in seat order")
    return told.format(player=player_name(model, tie[0]))


def _price(model: Model, box: Box) -> Price:
    """The last offer, or what the first must be; above it what has just been decided."""
    view, words = view_of(model), model.words
    tie = "" if model.panel.compact else _tie(model)
    offered = view.leader >= 0
    return Price(
        box=box,
        title=tie or (words("Price") if offered else words("Opening price")),
        number=amount(view.price if offered else asked_price(model)),
        told=bool(tie),
        place=table_of(model).seats[view.leader].place if offered else None,
        leader=_leading(model),
        quiet=not offered,
    )


def _bars(model: Model, box: Box) -> BeatBars:
    since, words = table_of(model).silence_since, model.words
    if since is None:
        return BeatBars(box=box, beats=BEATS, full=0, part=0, text=words("Speak up"))
    number, part = beat(since, model.now, table_of(model).beat_seconds)
    text = words("Beat {n} of {beats}").format(n=number, beats=BEATS)
    return BeatBars(box=box, beats=BEATS, full=number - 1, part=int(part * STEPS), text=text)


def _stage(model: Model, box: Box) -> Scene:
    """The price at the left, above the leader and the beats; at the right the card that is sold."""
    words, worth = model.words, card_odds(model)
    card = Box(box.right - CARD, box.y + 6, min(160.0, (box.h - 30) * 0.61), box.h - 30)
    left = Box(box.x, box.y, card.x - box.x - GAP, box.h - 20)
    told = CardWorth(
        box=Box(card.right + 24, card.y, box.right - card.right - 24, card.h),
        title=words("Pays the buyer"),
        amounts=_range(words("{low}\nto {high}"), worth),
        mean=words("Mean {amount}").format(amount=amount(thousands(worth.mean))),
        note=words("Drawn after the sale"),
    )
    bars = _bars(model, Box(left.x + LEADER, left.bottom - 74, left.w - LEADER, 74))
    return _price(model, left), bars, GoldCard(box=card), told


def _low_stage(model: Model, box: Box) -> Scene:
    """The same on a small panel: what the card may pay is told above the beats, or who was first."""
    words, tie = model.words, _tie(model)
    right = Box(box.x + LEADER, box.y, box.w - LEADER, box.h)
    pays = words("Pays the buyer {low} to {high}")
    text = tie or _range(pays, card_odds(model))
    return (
        _price(model, Box(box.x, box.y, LEADER - GAP, box.h)),
        Label(box=Box(right.x, right.y, right.w, 62), text=text, size=26, muted=not tie, bold=bool(tie)),
        _bars(model, Box(right.x, right.bottom - 64, right.w, 64)),
    )


def card_odds(model: Model) -> CardOdds:
    """What the card that is sold may pay."""
    worth = odds_of(model).outlook(view_of(model)).card
    assert worth is not None
    return worth


def _range(line: str, worth: CardOdds) -> str:
    """`line` with the least and the most that the card may pay; one number where only one is left."""
    if worth.low == worth.high:
        return amount(worth.low)
    return line.format(low=amount(worth.low), high=amount(worth.high))
