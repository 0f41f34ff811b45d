"""Names of the seats in a new game: choose a seat, then write."""

from __future__ import annotations

from ui.commands import Command, Show
from ui.draft import Draft
from ui.kit.pieces.seat_tab import SeatTab
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.base import PadScreen
from ui.screens.chrome import place_names
from ui.screens.frame import banner, corner_pads, grid, primary_pad, stage
from ui.screens.seats import player_kind


class NamesScreen(PadScreen):
    """The seats in round order; a seat without a name goes by its colour."""

    topic = "seats"

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft

    def layout(self, model: Model) -> Scene:
        words = model.words
        taken = self._draft.taken()
        cells = grid(stage(model.panel), 2, 3)
        rows = [
            SeatTab(
                box=cell,
                key=f"name:{place}",
                place=place,
                name=self._draft.names[place] or place_names(words)[place],
                note=player_kind(words, self._draft.kinds[place]),
                icon="pencil",
            )
            for place, cell in zip(taken, cells, strict=False)
        ]
        return (
            banner(model, words("Choose a seat to name"), words("Names"), icon="pencil"),
            *corner_pads(model),
            *rows,
            primary_pad(model, "done", words("Done")),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        if key == "done":
            return self.undo(model)
        return [Show("keyboard", key)]

    def primary(self, model: Model) -> str:
        return "done"
