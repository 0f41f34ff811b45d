"""Seats of the running game: who is away for a while, and who is back."""

from __future__ import annotations

from ui.commands import Command, SetAway
from ui.kit.pieces.seat_tab import SeatTab
from ui.kit.widget import Scene
from ui.model import Model, SeatInfo
from ui.screens.base import PadScreen
from ui.screens.chrome import player_name
from ui.screens.frame import banner, corner_pads, grid, primary_pad, stage
from ui.screens.seats import player_kind
from ui.text.words import Words


class AwayScreen(PadScreen):
    """A tap on a person's seat marks it away, another brings the person back."""

    topic = "away"

    def layout(self, model: Model) -> Scene:
        assert model.table is not None
        words = model.words
        rows = [
            SeatTab(
                box=cell,
                key=f"seat:{player}" if seat.player == "person" else "",
                place=seat.place,
                name=player_name(model, player),
                note=_note(words, seat),
                icon="person" if seat.player == "person" and not seat.away else "bot",
            )
            for (player, seat), cell in zip(enumerate(model.table.seats), grid(stage(model.panel), 2, 3), strict=False)
        ]
        return (
            banner(model, words("Tap who leaves or returns"), words("Seats"), icon="person"),
            *corner_pads(model),
            *rows,
            primary_pad(model, "done", words("Done")),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        assert model.table is not None
        if key == "done":
            return self.undo(model)
        player = int(key.partition(":")[2])
        return [SetAway(player, not model.table.seats[player].away)]

    def primary(self, model: Model) -> str:
        return "done"


def _note(words: Words, seat: SeatInfo) -> str:
    if seat.player != "person":
        return player_kind(words, seat.player)
    return words("Away: the table plays") if seat.away else words("Here")
