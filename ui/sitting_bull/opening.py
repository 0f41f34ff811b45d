"""Before the first draw: who is the oldest, and begins. Each seat's own pad or button names it, or the lot decides."""

from __future__ import annotations

from typing import Final

from games.game import CHANCE
from games.sitting_bull.actions import DrawFirstPlayer
from ui.commands import Command, Deal, Submit
from ui.kit.panel import Box
from ui.kit.pieces.news_card import NewsCard
from ui.kit.pieces.table_seats import PlacePad, TableMiddle
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import GAP, player_at, player_name
from ui.screens.frame import PRIMARY, column, primary_pad, stage
from ui.screens.round_table import NOWHERE, round_table
from ui.sitting_bull.frame import SittingBullBase
from ui.sitting_bull.reading import options_of, view_of

MOST_PLAYERS: Final = 4


class OpeningScreen(SittingBullBase):
    """The table from above: people tap the seat of the oldest (S:115, SB-R40)."""

    def headline(self, model: Model) -> str:
        if not table_of(model).chance:
            return model.words("The table goes on")
        return model.words("Who is the oldest?")

    def overline(self, model: Model) -> str:
        asks = table_of(model).chance
        return model.words("Tap that seat or press its button") if asks else super().overline(model)

    def shown_player(self, model: Model) -> int | None:
        """Nobody is on turn yet."""
        return None

    def icon(self, model: Model) -> str:
        return "person"

    def layout(self, model: Model) -> Scene:
        """All seats are on the table: no strip of them below."""
        return (*self.head(model), *self.body(model))

    def body(self, model: Model) -> Scene:
        words, panel = model.words, model.panel
        middle = TableMiddle(box=NOWHERE, number="?", text=words("Who begins?"))
        pads = {pad.place: pad for pad in self._places(model)}
        seats = round_table(panel, stage(panel), pads, middle)
        lot: Scene = ()
        if table_of(model).hand is not None:
            lot = (primary_pad(model, "lot", words("Draw by lot"), icon="die"),)
        return (*seats, self._game(model), *lot)

    def _game(self, model: Model) -> NewsCard:
        """What is about to be played, while there is time to change it."""
        words, view, at = model.words, view_of(model), column(model.panel)
        lines = [
            words.plural("{n} pawn each", "{n} pawns each", view.seats[0].pawns),
            words("Powwow: as printed") if options_of(model).powwow == "printed" else words("Powwow: a tile"),
            words("Real cards") if view.real_cards else words("Cards on the screen"),
        ]
        if view.real_cards and len(view.seats) < MOST_PLAYERS:
            # (S:78-80)
            marks = words("(3-4) and (4)") if len(view.seats) == 2 else words("(4)")
            lines.append(words("Leave out cards with {marks}").format(marks=marks))
        box = Box(at.x, at.y, at.w, at.h - PRIMARY - GAP)
        return NewsCard(box=box, title=words("This game"), lines=tuple(lines), more=("",) * (len(lines) + 1))

    def touched(self, key: str, model: Model) -> list[Command]:
        hand = table_of(model).hand
        if key == "lot":
            return [] if hand is None else [Deal(hand)]
        return self._named(int(key.removeprefix("seat-")), model)

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        """A seat's own button names that seat."""
        player = player_at(model, place)
        return self._named(player, model) if down and player is not None else []

    def primary(self, model: Model) -> str:
        return "lot"

    def _named(self, player: int, model: Model) -> list[Command]:
        choice = DrawFirstPlayer(CHANCE, player)
        return [Submit(choice)] if choice in table_of(model).chance else []

    def _places(self, model: Model) -> list[PlacePad]:
        words, table = model.words, table_of(model)
        return [
            PlacePad(
                box=NOWHERE,
                key=f"seat-{player}" if DrawFirstPlayer(CHANCE, player) in table.chance else "",
                place=seat.place,
                name=player_name(model, player),
                note=words("Tap to begin"),
                kind=seat.player,
                icon="" if seat.player == "person" else "bot",
            )
            for player, seat in enumerate(table.seats)
        ]
