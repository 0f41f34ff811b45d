"""Before the first draw: who is the oldest, and begins. Each seat's own pad or button names it, or the lot decides."""

from __future__ import annotations

from games.game import CHANCE
from games.sitting_bull.actions import DrawFirstPlayer
from ui.commands import Command, Deal, Submit
from ui.kit.pieces.table_seats import PlacePad, TableMiddle
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.chrome import player_at, player_name
from ui.screens.frame import body, primary_pad, stage
from ui.screens.round_table import NOWHERE, round_table
from ui.sitting_bull.frame import SittingBullBase
from ui.sitting_bull.reading import table_of


class OpeningScreen(SittingBullBase):
    """The table from above: people tap the seat of the oldest (S:115, SB-R40)."""

    def headline(self, model: Model) -> str:
        if not table_of(model).chance:
            return model.words("The table goes on")
        return model.words("Who is the oldest? Tap that seat")

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
        lot = table_of(model).hand is not None
        middle = TableMiddle(box=NOWHERE, number="?", text=words("Who begins?"))
        pads = {pad.place: pad for pad in self._places(model)}
        seats = round_table(panel, stage(panel) if lot else body(panel), pads, middle)
        if not lot:
            return tuple(seats)
        return (*seats, primary_pad(model, "lot", words("Draw by lot"), icon="die"))

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
                note=words("begins"),
                kind=seat.player,
                icon="" if seat.player == "person" else "bot",
            )
            for player, seat in enumerate(table.seats)
        ]
