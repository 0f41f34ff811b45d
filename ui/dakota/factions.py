"""Factions: each person covers a token in secret; all are turned up together.

Held, a seat's pad or button opens two cards, left and right by chance at each peek, so that the hand's place tells
nothing. A finger taps one; by buttons alone OK takes the left one and UNDO the right one.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from games.dakota.actions import ChooseFaction
from games.dakota.edition import DakotaEdition
from games.dakota.events import FactionsRepeated, FactionsRevealed
from games.dakota.terms import Building, Faction, Phase, Resource
from ui.commands import Acknowledge, Command, Show, Submit
from ui.dakota.offers import cards_of
from ui.dakota.reading import edition_of, icon_of, own_seat, view_of
from ui.dakota.turn import GAP, head
from ui.kit.panel import Box
from ui.kit.pieces.peek import HoldPad, SheetTitle, sheet_area
from ui.kit.pieces.side_card import CampCard, SideCard, Worth
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import people, persons, table_of
from ui.screen import Control, ControlPressed, Input, SeatPressed, Slid, Touched
from ui.screens.chrome import player_name
from ui.screens.frame import PRIMARY, body, grid, primary_pad, stage
from ui.screens.peek import Peek, button_source, hold_pad, let_go, shown, slide_note
from ui.screens.seat_turn import SeatTurn
from ui.text.dakota import building_name, factions_name, factions_word

TITLE = 44.0
PADS = 196.0


class FactionsScreen(SeatTurn):
    """`coin` decides at each peek which side lies on the left."""

    topic = "phase.factions"

    def __init__(self, coin: Callable[[], bool] = lambda: secrets.randbits(1) == 1) -> None:
        super().__init__()
        self._peek = Peek()
        self._coin = coin
        self._left = Faction.NATIVE

    # who

    def _told(self, model: Model) -> FactionsRevealed | FactionsRepeated | None:
        events = [e for e in table_of(model).unseen if isinstance(e, FactionsRevealed | FactionsRepeated)]
        return events[-1] if events else None

    def holds(self, model: Model) -> bool:
        """The tokens were turned up, and the people have not looked yet."""
        return people(model) and self._told(model) is not None

    def _lone(self, model: Model) -> int | None:
        """The only person among bots: nobody to hide from."""
        found = persons(model)
        return found[0] if len(found) == 1 and found[0] in table_of(model).open_seats else None

    def actor(self, model: Model) -> int | None:
        lone = self._lone(model)
        return lone if lone is not None and table_of(model).legal.get(lone) else None

    def _looking(self, model: Model) -> int | None:
        """Whose sheet is open."""
        if self.holds(model) or self._lone(model) is not None:
            return None
        return self._peek.player(model.now)

    def facing(self, model: Model) -> int | None:
        player = self._looking(model)
        return super().facing(model) if player is None else table_of(model).seats[player].place

    def let_go(self, given: Input, model: Model) -> list[Command]:
        return let_go(self._peek, given, model)

    def moving(self, model: Model) -> float | None:
        return self._peek.moving(model.now)

    # input

    def primary(self, model: Model) -> str:
        return "next" if self.holds(model) else ""

    def handle(self, given: Input, model: Model) -> list[Command]:
        told = self._peek.seen(model.now)
        looking = self._looking(model)
        match given:
            case Touched(down=False) | SeatPressed(down=False) | Slid():
                return told + let_go(self._peek, given, model)
            case Touched(key=key, down=True) if key.startswith("peek-"):
                return told + self._open(int(key.removeprefix("peek-")), key, model)
            case SeatPressed(place=place) if self._lone(model) is None and not self.holds(model):
                players = [p for p in persons(model) if table_of(model).seats[p].place == place]
                return told + (self._open(players[0], button_source(place), model) if players else [])
            case ControlPressed(control=Control.OK) if looking is not None:
                return told + self._lock(looking, self._left, model)
            case ControlPressed(control=Control.UNDO) if looking is not None:
                return told + self._lock(looking, Faction(1 - self._left), model)
            case ControlPressed(control=Control.HELP):
                # another screen may hear the release: nothing may stay open behind it
                self._peek.close()
                return [*told, Show("help", self.topic)]
        return told + super().handle(given, model)

    def _open(self, player: int, source: str, model: Model) -> list[Command]:
        if self._looking(model) is None and player in persons(model):
            self._left = Faction.NATIVE if self._coin() else Faction.SETTLER
            self._peek.press(player, source, model.now)
        return self._peek.seen(model.now)

    def act(self, key: str, model: Model) -> list[Command]:
        looking, lone = self._looking(model), self.actor(model)
        if key == "next":
            return [Acknowledge()]
        if key in ("left", "right") and looking is not None:
            return self._lock(looking, self._left if key == "left" else Faction(1 - self._left), model)
        if key in ("side-0", "side-1") and lone is not None:
            return self._lock(lone, Faction(int(key[-1])), model)
        return self.undo(model) if key == "undo" else []

    def _lock(self, player: int, faction: Faction, model: Model) -> list[Command]:
        choice = ChooseFaction(player, faction)
        return [Submit(choice)] if choice in table_of(model).legal.get(player, ()) else []

    # drawing

    def layout(self, model: Model) -> Scene:
        if self.holds(model):
            return self._reveal(model)
        looking = self._looking(model)
        if looking is not None:
            return self._sheet(model, looking)
        lone = self._lone(model)
        if lone is not None:
            return self._openly(model, lone)
        return self._waiting(model)

    def _waiting(self, model: Model) -> Scene:
        """What the table sees: who has locked, and the two sides."""
        words, view = model.words, view_of(model)
        top = head(model, words("Choose a side in secret"), icon="lock")
        whole = body(model.panel)
        players = range(len(view.seats))
        if model.panel.compact:
            boxes = grid(whole, *{3: (1, 3), 4: (2, 2)}.get(len(players), (3, 2)))
            return top + tuple(self._pad(model, player, box) for player, box in zip(players, boxes, strict=False))
        cards = grid(Box(whole.x, whole.y, whole.w, whole.h - PADS - GAP), 2, 1)
        boxes = grid(Box(whole.x, whole.bottom - PADS, whole.w, PADS), len(players), 1)
        return (
            *top,
            *(side_card(model, faction, box) for faction, box in zip(Faction, cards, strict=True)),
            *(self._pad(model, player, box) for player, box in zip(players, boxes, strict=True)),
        )

    def _pad(self, model: Model, player: int, box: Box) -> HoldPad:
        words = model.words
        name, locked = player_name(model, player), view_of(model).seats[player].locked
        if player in persons(model):
            note = words("Locked") if locked else words("Hold to choose")
            return hold_pad(model, self._peek, box, player, note, label=name, done=locked)
        note = words("Locked") if locked else words("is choosing")
        return HoldPad(box=box, place=table_of(model).seats[player].place, label=name, note=note, done=locked)

    def _openly(self, model: Model, player: int) -> Scene:
        """A lone person: the two cards stand on the screen."""
        words = model.words
        name, place = player_name(model, player), table_of(model).seats[player].place
        whole = body(model.panel)
        open_ = player in table_of(model).legal
        headline = words("{player}: choose your side") if open_ else words("{player} has chosen")
        own = own_seat(model, player).faction
        cards = (
            side_card(model, faction, box, key=f"side-{int(faction)}" if open_ else "", chosen=own is faction)
            for faction, box in zip(Faction, grid(whole, 2, 1), strict=True)
        )
        return (*head(model, headline.format(player=name), place=place), *cards)

    def _sheet(self, model: Model, player: int) -> Scene:
        words = model.words
        area = sheet_area(model.panel)
        seats = table_of(model).seats
        own = own_seat(model, player).faction if view_of(model).seats[player].locked else None
        open_ = player in table_of(model).legal
        what = words("{player} chooses a side") if open_ else words("{player} looks at the choice")
        how = words("OK: left, UNDO: right") if model.by_buttons else slide_note(words)
        title = SheetTitle(
            box=Box(area.x, area.y, area.w, TITLE),
            place=seats[player].place,
            text=words("Choose your side") if open_ else words("You are locked"),
            note=how if open_ else words("Let go to close"),
        )
        boxes = grid(Box(area.x, area.y + TITLE + 10, area.w, area.h - TITLE - 10), 2, 1)
        sides = (self._left, Faction(1 - self._left))
        cards = (
            side_card(model, faction, box, key=key if open_ else "", chosen=own is faction)
            for faction, box, key in zip(sides, boxes, ("left", "right"), strict=True)
        )
        return shown(model, self._peek, what.format(player=player_name(model, player)), (title, *cards))

    def _reveal(self, model: Model) -> Scene:
        """Who plays for whom; or that all chose the same and choose again."""
        words, view, table = model.words, view_of(model), table_of(model)
        told = self._told(model)
        assert told is not None
        whole = body(model.panel)
        area = Box(whole.x, whole.y, whole.w, whole.h - PRIMARY - GAP)
        boxes = grid(stage(model.panel) if model.panel.compact else area, 2, 1)
        if isinstance(told, FactionsRepeated):
            headline = words("All chose the {side}: choose again").format(side=factions_word(words, told.faction))
            sides = (told.faction,) * len(view.seats)
        else:
            headline, sides = words("See who plays for whom"), told.factions
        cards = []
        for faction, box in zip(Faction, boxes, strict=True):
            count = view.neutrals[faction]
            note = words.plural("{n} neutral pawn", "{n} neutral pawns", count)
            players = tuple(
                (table.seats[player].place, player_name(model, player))
                for player in view.order
                if sides[player] is faction
            )
            cards.append(
                CampCard(
                    box=box,
                    title=factions_name(words, faction),
                    icon=faction.name.lower(),
                    players=players,
                    note=note if isinstance(told, FactionsRevealed) else "",
                )
            )
        again = isinstance(told, FactionsRepeated)
        primary = primary_pad(model, "next", words("Again") if again else words("Start"), icon="arrow-right")
        return (*head(model, headline, icon="native", phase=Phase.FACTIONS), *cards, primary)


def side_card(model: Model, faction: Faction, box: Box, *, key: str = "", chosen: bool = False) -> SideCard:
    """What playing for `faction` means: its buildings with points, and what it sells dearest."""
    words, edition = model.words, edition_of(model)
    prices = edition.prices(faction)
    dearest = sorted(Resource, key=lambda resource: -prices[resource])[:4]
    worth = tuple(Worth(icon_of(resource), str(prices[resource])) for resource in dearest)
    named = {side: _with_points(edition, side) for side in Faction}
    return SideCard(
        box=box,
        key=key,
        title=factions_name(words, faction),
        icon=faction.name.lower(),
        buildings=tuple((building_name(words, building), str(number)) for building, number in named[faction]),
        rows=max(len(buildings) for buildings in named.values()),
        unit=words("VP"),
        goods_title=words("Sells best"),
        goods=worth,
        chosen=chosen,
    )


def _with_points(edition: DakotaEdition, faction: Faction) -> list[tuple[Building, int]]:
    """The buildings of a side that score, and how much."""
    points = ((building, edition[f"points.{building.name.lower()}"]) for building in cards_of(faction))
    return [(building, number) for building, number in points if number]
