"""Market: one purchase for each pawn that stands there, at the prices of the own side."""

from __future__ import annotations

from games.dakota.actions import Buy, LeaveMarket
from games.dakota.terms import Resource
from ui.commands import Command, Submit
from ui.dakota.news import waiting_card
from ui.dakota.private_turn import ASK, PrivateTurn
from ui.dakota.reading import edition_of, icon_of, own_seat, view_of
from ui.dakota.turn import GAP, content_area, head, split, strip, undo_pad
from ui.kit.panel import Box
from ui.kit.pieces.chip import Chip
from ui.kit.pieces.market_queue import Buyer, MarketQueue
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.stock_pad import PricePad
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import acting, table_of
from ui.screens.chrome import player_name
from ui.screens.frame import APART, PRIMARY, SECONDARY, body, grid
from ui.text.dakota import resource_name

TOP = 115.0
LOW = 80.0


class MarketScreen(PrivateTurn):
    """Eight goods with their prices; who buys next stands at the right."""

    topic = "phase.market"

    def primary(self, model: Model) -> str:
        return "leave"

    def act(self, key: str, model: Model) -> list[Command]:
        player = self.actor(model)
        if player is None:
            return []
        kind, _, number = key.partition("-")
        match kind:
            case "undo":
                return self.undo(model)
            case "buy":
                return [Submit(Buy(player, Resource(int(number))))]
            case "leave":
                self._peek.close()
                return [Submit(LeaveMarket(player))]
        return []

    def table(self, model: Model) -> Scene:
        words, view = model.words, view_of(model)
        player = acting(model)
        if player is None:
            return head(model, words("Market"), icon="market") + strip(model)
        left = view.purchases_left
        if player in table_of(model).legal:
            line = words.plural("{{player}}: buy 1 resource", "{{player}}: buy up to {n} resources", left)
        else:
            line = words("{player} buys on the market")
        place = table_of(model).seats[player].place
        top = head(
            model, line.format(player=player_name(model, player)), *self.openly(model), place=place, reason=self.reason
        )
        stage, column = split(model.panel, content_area(model.panel), body(model.panel).bottom)
        open_ = self.is_open(model)
        return (
            *top,
            *self._goods(model, player, stage, open_=open_),
            *self._column(model, player, column, open_=open_, undo=True),
            *strip(model),
        )

    def sheet(self, model: Model, player: int, area: Box) -> Scene:
        stage, column = split(model.panel, area)
        return (
            *self._goods(model, player, stage, open_=True),
            *self._column(model, player, column, open_=True, undo=False),
        )

    def _goods(self, model: Model, player: int, stage: Box, *, open_: bool) -> Scene:
        return tuple(
            self._good(model, player, resource, box, open_=open_)
            for resource, box in zip(Resource, grid(stage, 4, 2), strict=True)
        )

    def _good(self, model: Model, player: int, resource: Resource, box: Box, *, open_: bool) -> PricePad:
        words, table = model.words, table_of(model)
        faction = view_of(model).seats[player].faction
        assert faction is not None
        price = edition_of(model).prices(faction)[resource]
        can, note = False, ""
        closed = not open_ and player in table.legal
        if open_:
            own = own_seat(model, player)
            can = Buy(player, resource) in table.legal.get(player, ())
            short = price - (own.wealth or 0)
            note = words("have {n}").format(n=(own.resources or ())[resource])
            if short > 0:
                note = words.plural("{n} short", "{n} short", short)
        return PricePad(
            box=box,
            key=f"buy-{int(resource)}" if can else f"{ASK}{int(resource)}" if closed else "",
            icon=icon_of(resource),
            name=resource_name(words, resource),
            price=str(price),
            note=note,
            state=closed,
        )

    def _column(self, model: Model, player: int, column: Box, *, open_: bool, undo: bool) -> Scene:
        low = Box(column.x, column.bottom - PRIMARY, column.w, PRIMARY)
        # a finger that slides over the sheet must not leave
        leave = (self._leave_pad(model, player, low),) if undo else ()
        if model.panel.compact:
            # taking back stays away from leaving
            purse = Box(column.x, low.y - GAP - LOW, column.w, LOW)
            pad = Box(column.x, column.y, column.w, purse.y - GAP - column.y)
            back = undo_pad(model, pad) if undo else ()
            if player not in table_of(model).legal:
                above = Box(column.x, column.y, column.w, low.y - GAP - column.y)
                return (*waiting_card(model, above), *leave)
            if not back:
                purse = Box(column.x, column.y, column.w, low.y - GAP - column.y)
            return (*back, self.purse(model, player, purse, open_=open_), *leave)
        first = Box(column.x, column.y, column.w, TOP)
        above = Box(column.x, low.y - APART - SECONDARY, column.w, SECONDARY)
        bottom = (above.y if undo else low.y) - GAP
        queue = self._queue(model, Box(column.x, first.bottom + GAP, column.w, bottom - first.bottom - GAP))
        back = undo_pad(model, above) if undo else ()
        if player not in table_of(model).legal:
            return (*waiting_card(model, first), queue, *leave)
        return (self.purse(model, player, first, open_=open_), queue, *back, *leave)

    def _leave_pad(self, model: Model, player: int, box: Box) -> Pad:
        words = model.words
        if player in table_of(model).legal:
            return Pad(box=box, key="leave", label=words("Leave market"), look=Look.ACCENT, primary=True, size=32)
        note = words("{player} is choosing").format(player=player_name(model, player))
        return Pad(box=box, label=words("Leave market"), note=note, look=Look.OFF, primary=True, size=32)

    def _queue(self, model: Model, box: Box) -> MarketQueue:
        """Who has pawns on the market, in the order of buying."""
        view, table = view_of(model), table_of(model)
        buyers = tuple(
            Buyer(
                Chip(
                    place=table.seats[player].place,
                    walkers=view.seats[player].market_explorers,
                    riders=view.seats[player].market_horsemen,
                ),
                player_name(model, player),
                player in view.current,
            )
            for player in view.order
            if view.seats[player].market_explorers + view.seats[player].market_horsemen
        )
        return MarketQueue(box=box, title=model.words("On the market"), buyers=buyers)
