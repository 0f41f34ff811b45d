"""The hand: step 1 of a turn, the starting cards, and the card that the powwow swaps.

At a table of people the hand lies on a sheet that is open while its owner holds the pad, or the own button. One finger
suffices: it holds the pad, slides onto a card and lets go. So do the buttons: the seat's own one opens the sheet, UNDO
goes on to the next card there, OK takes it. For a lone person, and where the table plays openly, the hand stands on the
screen. What the table sees depends on nothing that is held, but for the card that its owner lays down to be given.
"""

from __future__ import annotations

from games.sitting_bull.actions import SwapCard
from games.sitting_bull.terms import HAND, NONE, Awaits
from ui.commands import Command, Submit
from ui.kit.panel import Box
from ui.kit.pieces.pad import Pad
from ui.kit.pieces.peek import HoldPad
from ui.kit.pieces.played_card import PlayedCard, PlayedRow
from ui.kit.pieces.symbol import Mark
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import GAP, player_name
from ui.screens.frame import SECONDARY, grid
from ui.screens.peek import Peek, hold_pad
from ui.sitting_bull import geometry
from ui.sitting_bull.board import Marks, place_key
from ui.sitting_bull.column import milestones, played
from ui.sitting_bull.exchange import exchange_boxes, exchange_note, exchange_pads, exchanged
from ui.sitting_bull.frame import NO_MARKS
from ui.sitting_bull.hand_cards import CARD_KEY, Offer, card_key
from ui.sitting_bull.hand_order import HandOrder
from ui.sitting_bull.hand_sheet import hand_cards, hand_lines
from ui.sitting_bull.looking import LookingScreen
from ui.sitting_bull.news import turn_card
from ui.sitting_bull.reading import icon_of, view_of
from ui.sitting_bull.seats import seat_strip
from ui.sitting_bull.wisdom import wisdom_line
from ui.text.sitting_bull_names import icon_name, path_name, region_name
from ui.text.words import Words

MILESTONES_HEIGHT = 184.0
"""Height of three of them with room around them."""


class HandScreen(LookingScreen):
    """See the module."""

    def __init__(self, order: HandOrder | None = None, peek: Peek | None = None) -> None:
        super().__init__(order, peek)
        self._picked = NONE
        """The number of the card of the hand that is swapped, until its region is chosen."""
        self._opened = NONE
        """In an open hand: the number of the Amulet whose column is asked for."""

    # what the table sees

    def headline(self, model: Model) -> str:
        words, player = model.words, self.shown_player(model)
        name = "" if player is None else player_name(model, player)
        match view_of(model).awaits:
            case Awaits.EXCHANGE:
                sentence = words("{player}: keep or exchange your cards")
            case Awaits.CARD:
                sentence = words("{player}: play a card")
            case _ if self._picked == NONE:
                sentence = words("{player}: choose a card to give")
            case _:
                sentence = words("{player}: choose the card you take")
        return sentence.format(player=name)

    def marks(self, model: Model) -> Marks:
        """Once a card of the hand is picked: the regions whose card can be taken for it."""
        player = self.actor(model)
        if player is None or self._picked == NONE:
            return NO_MARKS
        regions = frozenset(swap.region for swap in self._swaps(model, player))
        return Marks(places=regions, seat=table_of(model).seats[player].place)

    def body(self, model: Model) -> Scene:
        player = self.actor(model)
        # of real cards there is nothing to show: the board is what people compare their own with
        shown_here = self.is_open(model) and not view_of(model).real_cards
        if player is None or not self._exchanges(model) or not shown_here:
            return super().body(model)
        at = geometry.areas(model.panel)
        right = at.column.right if model.panel.compact else at.board.right
        room = Box(at.board.x, at.column.y, right - at.board.x, at.board.bottom - at.column.y)
        return (*hand_cards(model, self.cards(model, player), room), *self.column(model))

    def column(self, model: Model) -> Scene:
        player, panel = self.actor(model), model.panel
        if player is None:
            return self.undo_pad(model)
        if self._exchanges(model):
            return self._exchange(model, player)
        if self.is_open(model):
            return self._open_hand(model, player)
        foot = geometry.foot(panel)
        back = Box(foot.x, foot.y - GAP - SECONDARY, foot.w, SECONDARY)
        taken = self._back(model, back)
        low = back.y if taken else foot.y
        if view_of(model).awaits is Awaits.CARD:
            above = self._before_a_card(model, player, low)
        else:
            above = self._given(model, player) or played(model)
        return (*above, *taken, self._hold_pad(model, player, foot))

    def strip(self, model: Model) -> Scene:
        """The seats; on a small panel the pads of an exchange or the cards of an open hand take their place."""
        if model.panel.compact and self.actor(model) is not None and (self._exchanges(model) or self.is_open(model)):
            return ()
        return seat_strip(model, self.shown_player(model))

    def _exchange(self, model: Model, player: int) -> Scene:
        first, keep, exchange = exchange_boxes(model.panel)
        pads = exchange_pads(model, keep, exchange)
        if view_of(model).real_cards:
            return (exchange_note(model, first), *pads)
        if not self.is_open(model):
            return (self._hold_pad(model, player, first), *pads)
        return pads if model.panel.compact else (*wisdom_line(model, player, first), *pads)

    def _open_hand(self, model: Model, player: int) -> Scene:
        """The cards as lines in the column; on a small panel where the seats stand."""
        cards, at = self.cards(model, player), geometry.areas(model.panel)
        if model.panel.compact:
            if self._picked != NONE:
                # the regions above are targets now, too near for others
                cards = tuple(held._replace(offers=()) for held in cards)
            low = hand_lines(model, cards, grid(at.strip, HAND, 1), self._picked, self._opened)
            return (*self._milestones(model), *wisdom_line(model, player, geometry.foot(model.panel)), *low)
        *boxes, last = grid(at.column, 1, HAND + 1)
        below = self._back(model, last) or wisdom_line(model, player, last)
        return (*hand_lines(model, cards, boxes, self._picked, self._opened), *below)

    def _before_a_card(self, model: Model, player: int, low: float) -> Scene:
        """The milestones, and down to `low` what the others did since the last turn of `player`."""
        tiles = self._milestones(model)
        whole = geometry.areas(model.panel).column
        top = max((tile.box.bottom + GAP for tile in tiles), default=whole.y)
        return (*tiles, *turn_card(model, player, Box(whole.x, top, whole.w, low - GAP - top)))

    def _given(self, model: Model, player: int) -> Scene:
        """The card that is picked to be given, as if laid on the table; none before."""
        if self._picked == NONE:
            return ()
        kind, words = self.cards(model, player)[self._picked].kind, model.words
        regions = tuple(PlayedRow(icon_of(region), (Mark("", region_name(words, region)),)) for region in kind.regions)
        name, box = icon_name(words, kind.icon), geometry.first_row(model.panel)
        return (PlayedCard(box=box, icon=icon_of(kind.icon), name=name, note=words("You give"), rows=regions),)

    def _milestones(self, model: Model) -> Scene:
        """At the top of the column."""
        whole = geometry.areas(model.panel).column
        room = geometry.foot(model.panel).y - GAP - whole.y
        return milestones(model, Box(whole.x, whole.y, whole.w, min(room, MILESTONES_HEIGHT)))

    def _back(self, model: Model, box: Box) -> Scene:
        """ "Take back"; on a small panel it stands in the corner."""
        if model.panel.compact or not self.goes_back(model):
            return ()
        return (Pad(box=box, key="undo", label=model.words("Take back"), icon="undo"),)

    def is_open(self, model: Model) -> bool:
        """The actor's secrets may be drawn for all."""
        return self.actor(model) in table_of(model).open_seats

    def _exchanges(self, model: Model) -> bool:
        return view_of(model).awaits is Awaits.EXCHANGE

    def _hold_pad(self, model: Model, player: int, box: Box) -> HoldPad:
        label = model.words("Hold to look at your hand")
        # the card to give is picked: the choice lies on the board now
        return hold_pad(model, self._peek, box, player, "", label=label, done=self._picked != NONE)

    # what the owner sees

    def how(self, model: Model, player: int) -> str:
        """How a card is taken, or that there is none to take."""
        words = model.words
        if self._exchanges(model) or player != self.actor(model):
            return words("Let go to close")
        return words("UNDO: next, OK: take") if model.by_buttons else words("Slide to a card, let go")

    def taken(self, model: Model, player: int) -> str:
        words, over = model.words, self._peek.over(model.now)
        for held in self.cards(model, player):
            for offer in held.offers:
                if offer.key == over:
                    sentence = _taking(words, offer)
                    path = "" if offer.path is None else path_name(words, offer.path)
                    return sentence.format(card=icon_name(words, held.kind.icon), path=path)
        return ""

    def picked_card(self, player: int, model: Model) -> int:
        return self._picked if player == self.actor(model) else NONE

    # input

    def touched(self, key: str, model: Model) -> list[Command]:
        player = self.actor(model)
        if player is None:
            return []
        choice = exchanged(key, player)
        if choice is not None:
            return [Submit(choice)]
        if key.startswith(CARD_KEY):
            return self._take_card(key, player, model)
        return [Submit(swap) for swap in self._swaps(model, player) if place_key(swap.region) == key]

    def _take_card(self, key: str, player: int, model: Model) -> list[Command]:
        """A card of the hand: played, or picked to be swapped; an Amulet as a line asks for its column."""
        for number, held in enumerate(self.cards(model, player)):
            offer = next((offer for offer in held.offers if offer.key == key), None)
            if offer is not None:
                self._peek.close()
                if offer.action is not None:
                    return [Submit(offer.action)]
                self._picked = number
            elif held.offers and key == card_key(number):
                self._opened = number
        return []

    def _swaps(self, model: Model, player: int) -> list[SwapCard]:
        """What the card picked can be swapped for."""
        if self._picked == NONE:
            return []
        card = self.cards(model, player)[self._picked].card
        return [swap for swap in self.choices(model, SwapCard) if swap.card == card]

    def take_back(self, model: Model) -> bool:
        before = self._picked, self._opened
        self.forget()
        return before != (NONE, NONE)

    def forget(self) -> None:
        self._picked = self._opened = NONE

    def goes_back(self, model: Model) -> bool:
        return (self._picked, self._opened) != (NONE, NONE) or super().goes_back(model)


def _taking(words: Words, offer: Offer) -> str:
    """What letting go on a card does."""
    if offer.action is None:
        return words("Let go: gives {card}")
    if offer.path is not None:
        return words("Let go: {card} joins {path}")
    return words("Let go: plays {card}")
