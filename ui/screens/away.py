"""Seats of the running game: who is away for a while, and who is back."""

from __future__ import annotations

from ui.commands import Command, SetAway
from ui.kit.pieces.table_seats import PlacePad, TableMiddle
from ui.kit.widget import Scene
from ui.model import Model, SeatInfo, TableModel
from ui.screens.base import PadScreen
from ui.screens.chrome import player_name
from ui.screens.frame import banner, corner_pads, primary_pad, stage
from ui.screens.round_table import NOWHERE, round_table
from ui.screens.seats import player_kind


class AwayScreen(PadScreen):
    """A tap on a person's seat marks it away, another brings the person back."""

    topic = "away"

    def layout(self, model: Model) -> Scene:
        assert model.table is not None
        words = model.words
        seats = model.table.seats
        pads = {seat.place: _pad(model, player, seat) for player, seat in enumerate(seats)}
        here = sum(seat.player == "person" and not seat.away for seat in seats)
        text = words.plural("person is here", "people are here", here)
        gone = any(seat.away for seat in seats)
        note = words("Press your button to return") if gone else ""
        free = _replaceable(model.table)
        headline = words("Touch who leaves or returns") if free else words("Real cards: only people can play")
        middle = TableMiddle(box=NOWHERE, number=str(here), text=text, note=note)
        return (
            banner(model, headline, words("Seats"), icon="person"),
            *corner_pads(model),
            *round_table(model.panel, stage(model.panel), pads, middle),
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


def _pad(model: Model, player: int, seat: SeatInfo) -> PlacePad:
    assert model.table is not None
    person = seat.player == "person" and _replaceable(model.table)
    kind = "away" if seat.away else seat.player
    return PlacePad(
        box=NOWHERE,
        key=f"seat:{player}" if person else "",
        place=seat.place,
        name=player_name(model, player),
        note=_note(model, seat),
        kind=kind,
        icon="" if kind == "person" else "bot",
    )


def _replaceable(table: TableModel) -> bool:
    """The console can play for who is away."""
    return table.options is None or table.game.seats_bots(table.options)


def _note(model: Model, seat: SeatInfo) -> str:
    words = model.words
    if seat.player != "person":
        return player_kind(words, seat.player)
    if not seat.away:
        return words("Here")
    return words("Away") if model.panel.compact else words("Away, the table plays")
