"""Development: build or call once, sell, recruit, buy points, done."""

from __future__ import annotations

from collections.abc import Sequence

from games.dakota.actions import Build, BuyPoint, EndDevelopment, Recruit, Sell
from games.dakota.terms import FOUR_COLOUR, Building, Resource
from ui.commands import Command, Submit
from ui.dakota.news import turn_card, waiting_card
from ui.dakota.offers import building_card, exchange_price, offers, sale_price
from ui.dakota.private_turn import ASK, PrivateTurn
from ui.dakota.reading import edition_of, icon_of, own_seat, view_of
from ui.dakota.turn import GAP, content_area, head, secondary, split, strip, undo_pad
from ui.kit.panel import Box
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.stock_pad import StockPad
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.reading import acting, table_of
from ui.screens.chrome import player_name
from ui.screens.frame import PRIMARY, SECONDARY, body, grid
from ui.text.dakota import building_name, building_verb

STOCK = 116.0
TOP = 115.0
LOW = 80.0


class DevelopmentScreen(PrivateTurn):
    """Cards above, goods below, wealth and the pads at the right; one step after the other on a small panel."""

    topic = "phase.development"

    def __init__(self) -> None:
        super().__init__()
        self._owner: tuple[int, int] | None = None
        self._chosen: Building | None = None
        self._wild: tuple[Resource, ...] = ()
        self._trading = False
        """A small panel shows the cards, or the goods."""

    # what is chosen

    def _turn(self, model: Model) -> tuple[int, int] | None:
        player = self.actor(model)
        return None if player is None else (player, view_of(model).round)

    def _building(self, model: Model) -> Building | None:
        """The chosen building, if it still can be built: chosen by open eyes, so that all may see it."""
        turn = self._turn(model)
        if turn is None or self._owner != turn or self._chosen is None:
            return None
        return self._chosen if self._payments(model, self._chosen) else None

    def _payments(self, model: Model, building: Building) -> list[tuple[Resource, ...]]:
        player = self.actor(model)
        legal = table_of(model).legal[player] if player is not None else ()
        return [choice.wild for choice in legal if isinstance(choice, Build) and choice.building is building]

    def _wild_count(self, model: Model, building: Building) -> int:
        return edition_of(model)[f"cost.{building.name.lower()}.four_colour"]

    def _payment(self, model: Model, building: Building) -> tuple[Resource, ...]:
        """What pays the four-colour symbols: as tapped, a possible one from the start."""
        wild, possible = tuple(sorted(self._wild)), self._payments(model, building)
        return wild if wild in possible else possible[0]

    # input

    def primary(self, model: Model) -> str:
        keys = {widget.key for widget in self.laid(model)}
        return "build" if "build" in keys else "done"

    def undo(self, model: Model) -> list[Command]:
        if self._chosen is not None and self._owner == self._turn(model):
            self._choose(None, model)
            return []
        return super().undo(model)

    def goes_back(self, model: Model) -> bool:
        picked = self._chosen is not None and self._owner == self._turn(model)
        return picked or super().goes_back(model)

    def act(self, key: str, model: Model) -> list[Command]:
        player = self.actor(model)
        if player is None:
            return []
        kind, _, number = key.partition("-")
        match kind:
            case "undo":
                return self.undo(model)
            case "page":
                self._trading = not self._trading
            case "card":
                building = Building(int(number))
                self._choose(None if self._building(model) is building else building, model)
            case "wild":
                self._pay_with(Resource(int(number)), model)
            case "sell":
                return self._trade(Sell(player, Resource(int(number))), model)
            case "recruit":
                return self._trade(Recruit(player), model)
            case "point":
                return self._trade(BuyPoint(player), model)
            case "build":
                return self._build(player, model)
            case "done":
                self._choose(None, model)
                self._peek.close()
                return [Submit(EndDevelopment(player))]
        return []

    def _choose(self, building: Building | None, model: Model) -> None:
        self._owner, self._chosen, self._wild = self._turn(model), building, ()
        self._cursor.clear()

    def _trade(self, action: Sell | Recruit | BuyPoint, model: Model) -> list[Command]:
        """Something that may use up what the chosen building costs: the choice is made anew after it."""
        self._chosen = None
        return [Submit(action)]

    def _build(self, player: int, model: Model) -> list[Command]:
        building = self._building(model)
        if building is None:
            return []
        wild = self._payment(model, building)
        self._choose(None, model)
        return [Submit(Build(player, building, wild))]

    def _pay_with(self, resource: Resource, model: Model) -> None:
        """One more of `resource`, among the payments that are possible."""
        building = self._building(model)
        if building is None:
            return
        now = self._payment(model, building)
        options = self._payments(model, building)
        more = [option for option in options if option.count(resource) > now.count(resource)]
        self._wild = max(more or options, key=lambda option: (_common(option, now), -option.count(resource)))

    # drawing

    def table(self, model: Model) -> Scene:
        words = model.words
        player = acting(model)
        if player is None:
            return head(model, words("Development")) + strip(model)
        open_ = self.is_open(model)
        building = self._building(model)
        name, place = player_name(model, player), table_of(model).seats[player].place
        headline = words("{player}: build, sell or buy")
        if player not in table_of(model).legal:
            headline = words("{player} builds, sells or buys")
        elif building is not None and open_ and self._wild_count(model, building):
            headline = words("{player}: choose how to pay")
        elif building is not None:
            headline = words("{player}: press {verb}")
        verb = "" if building is None else building_verb(words, building)
        top = head(model, headline.format(player=name, verb=verb), *self.openly(model), place=place, reason=self.reason)
        area = content_area(model.panel)
        stage, column = split(model.panel, area, body(model.panel).bottom)
        return (
            *top,
            *self._stage(model, player, stage, open_=open_),
            *self._column(model, player, column, open_=open_, undo=True),
            *strip(model),
        )

    def sheet(self, model: Model, player: int, area: Box) -> Scene:
        stage, column = split(model.panel, area)
        return (
            *self._stage(model, player, stage, open_=True),
            *self._column(model, player, column, open_=True, undo=False),
        )

    def _stage(self, model: Model, player: int, stage: Box, *, open_: bool) -> Scene:
        if model.panel.compact:
            return self._compact_stage(model, player, stage, open_=open_)
        goods = Box(stage.x, stage.bottom - STOCK, stage.w, STOCK)
        cards = Box(stage.x, stage.y, stage.w, stage.h - STOCK - GAP)
        return (
            *self._cards(model, player, cards, open_=open_),
            *self._goods(model, player, grid(goods, 8, 1), list(Resource), open_=open_),
        )

    def _compact_stage(self, model: Model, player: int, stage: Box, *, open_: bool) -> Scene:
        building = self._building(model)
        if building is not None:
            return self._compact_choice(model, player, building, stage, open_=open_)
        if not self._trading:
            return self._cards(model, player, stage, open_=open_)
        rows = grid(stage, 1, 3)
        goods = [place for row in rows[:2] for place in grid(row, 4, 1)]
        return (
            *self._goods(model, player, goods, list(Resource), open_=open_),
            *self._exchange(model, player, grid(rows[2], 2, 1), open_=open_),
        )

    def _compact_choice(self, model: Model, player: int, building: Building, stage: Box, *, open_: bool) -> Scene:
        """The second step on a small panel: the chosen card in full, and the goods that may pay."""
        wild = self._wild_count(model, building) > 0
        high = 92.0
        card = Box(stage.x, stage.y, stage.w, stage.h - (high + GAP if wild and open_ else 0))
        offer = next(o for o in offers(model, player, open_=open_) if o.building is building)
        pads: Scene = ()
        if wild and open_:
            boxes = grid(Box(stage.x, stage.bottom - high, stage.w, high), 4, 1)
            pads = self._goods(model, player, boxes, list(FOUR_COLOUR), open_=open_)
        return (building_card(model, player, offer, card, chosen=True), *pads)

    def _cards(self, model: Model, player: int, box: Box, *, open_: bool) -> Scene:
        chosen = self._building(model)
        found = offers(model, player, open_=open_)
        return tuple(
            building_card(model, player, offer, place, chosen=offer.building is chosen, ask=f"{ASK}card-")
            for offer, place in zip(found, grid(box, *((2, 3) if model.panel.compact else (3, 2))), strict=True)
        )

    def _goods(
        self, model: Model, player: int, boxes: Sequence[Box], kinds: Sequence[Resource], *, open_: bool
    ) -> Scene:
        building = self._building(model)
        return tuple(
            self._good(model, player, resource, box, building, open_=open_)
            for resource, box in zip(kinds, boxes, strict=True)
        )

    def _good(
        self, model: Model, player: int, resource: Resource, box: Box, building: Building | None, *, open_: bool
    ) -> Widget:
        words, edition, table = model.words, edition_of(model), table_of(model)
        seat = view_of(model).seats[player]
        have = (own_seat(model, player).resources or ())[resource] if open_ else None
        icon, number = icon_of(resource), int(resource)
        price = sale_price(edition, seat, resource)
        if have is None:
            key = f"{ASK}{number}" if player in table.legal else ""
            return StockPad(box=box, key=key, icon=icon, act=words("sell {n}").format(n=price), state=bool(key))
        count = str(have)
        if building is not None:
            wild = self._payment(model, building)
            paid = edition.cost(building)[resource] + wild.count(resource)
            left = str(have - paid)
            marked = table.seats[player].place if paid else None
            if any(resource in option for option in self._payments(model, building)):
                act = words("pay {n}").format(n=wild.count(resource)) if wild.count(resource) else words("pay")
                return StockPad(box=box, key=f"wild-{number}", icon=icon, count=count, act=act, marked=marked)
            if paid:
                act = words("pay {n}").format(n=paid)
                return StockPad(box=box, icon=icon, count=count, act=act, then=left, marked=marked)
        can = Sell(player, resource) in table.legal.get(player, ())
        act = words("sell {n}").format(n=price) if can or have != 0 else words("none")
        return StockPad(box=box, key=f"sell-{number}" if can else "", icon=icon, count=count, act=act)

    def _column(self, model: Model, player: int, column: Box, *, open_: bool, undo: bool) -> Scene:
        low = Box(column.x, column.bottom - PRIMARY, column.w, PRIMARY)
        # a finger that slides over the sheet must not end the turn
        ends = self._building(model) is None and not undo
        primary = () if ends else (self._primary_pad(model, player, low),)
        if model.panel.compact:
            # taking back stays away from Done
            purse = Box(column.x, low.y - GAP - LOW, column.w, LOW)
            pads = Box(column.x, column.y, column.w, purse.y - GAP - column.y)
            if player not in table_of(model).legal:
                above = Box(column.x, column.y, column.w, low.y - GAP - column.y)
                return (*waiting_card(model, above), *primary)
            chosen = self._building(model) is not None
            return (
                *self._compact_pads(model, pads, undo=undo, chosen=chosen),
                self.purse(model, player, purse, open_=open_),
                *primary,
            )
        if player not in table_of(model).legal:
            above = Box(column.x, column.y, column.w, low.y - GAP - column.y)
            return (*waiting_card(model, above), *primary)
        first = Box(column.x, column.y, column.w, TOP)
        boxes = [secondary(column, first.bottom + GAP + k * (SECONDARY + GAP)) for k in range(3)]
        rest = Box(column.x, boxes[2].y, column.w, low.y - GAP - boxes[2].y)
        return (
            self.purse(model, player, first, open_=open_),
            *self._exchange(model, player, boxes[:2], open_=open_),
            *((undo_pad(model, boxes[2]) or turn_card(model, player, rest)) if undo else ()),
            *primary,
        )

    def _compact_pads(self, model: Model, box: Box, *, undo: bool, chosen: bool) -> Scene:
        """The way to the other page, and back."""
        words = model.words
        if chosen:
            return (Pad(box=box, key="undo", label=words("Back"), icon="arrow-left"),)
        label, icon = (words("Cards"), "star") if self._trading else (words("Goods"), "coin")
        if undo and table_of(model).can_undo:
            left, right = grid(box, 2, 1)
            return (Pad(box=left, key="undo", icon="undo"), Pad(box=right, key="page", icon=icon))
        return (Pad(box=box, key="page", label=label, icon=icon),)

    def _primary_pad(self, model: Model, player: int, box: Box) -> Pad:
        words = model.words
        if player not in table_of(model).legal:
            note = words("{player} is choosing").format(player=player_name(model, player))
            return Pad(box=box, label=words("Done"), note=note, look=Look.OFF, primary=True)
        building = self._building(model)
        if building is None:
            return Pad(box=box, key="done", label=words("Done"), look=Look.ACCENT, icon="check", primary=True)
        points = edition_of(model)[f"points.{building.name.lower()}"]
        name = building_name(words, building)
        note = words("{name}, +{n}\u00a0VP").format(name=name, n=points) if points else name
        verb = building_verb(words, building)
        return Pad(box=box, key="build", label=verb, note=note, look=Look.ACCENT, primary=True)

    def _exchange(self, model: Model, player: int, boxes: Sequence[Box], *, open_: bool) -> Scene:
        """Recruiting, and buying a point."""
        words, view, table = model.words, view_of(model), table_of(model)
        price = exchange_price(edition_of(model), view.seats[player])
        legal = table.legal.get(player, ()) if open_ else ()
        can_recruit, can_buy = Recruit(player) in legal, BuyPoint(player) in legal
        recruit_note, point_note = words("one more explorer"), words("at once")
        if view.round == view.rounds:
            recruit_note = words("Too late now")
        if open_:
            short = price - (own_seat(model, player).wealth or 0)
            if short > 0:
                recruit_note = point_note = words.plural("{n} wealth short", "{n} wealth short", short)
            elif not can_recruit:
                recruit_note = words("All pawns in play")
        return (
            Pad(
                box=boxes[0],
                key="recruit" if can_recruit else "",
                label=words("Recruit for {n}").format(n=price),
                note=recruit_note,
                look=Look.PLAIN if can_recruit else Look.OFF,
            ),
            Pad(
                box=boxes[1],
                key="point" if can_buy else "",
                label=words("Buy 1 VP for {n}").format(n=price),
                note=point_note,
                look=Look.PLAIN if can_buy else Look.OFF,
            ),
        )


def _common(one: tuple[Resource, ...], other: tuple[Resource, ...]) -> int:
    """How many tokens two payments share."""
    return sum(min(one.count(resource), other.count(resource)) for resource in FOUR_COLOUR)
