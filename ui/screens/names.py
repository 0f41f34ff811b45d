"""Names of the seats in a new game: choose a seat, then write."""

from __future__ import annotations

from ui.commands import Command, Show
from ui.draft import Draft
from ui.kit.pieces.table_seats import PlacePad, TableMiddle
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.base import PadScreen
from ui.screens.chrome import place_names
from ui.screens.frame import banner, corner_pads, primary_pad, stage
from ui.screens.round_table import NOWHERE, round_table
from ui.screens.seats import player_kind


class NamesScreen(PadScreen):
    """The seats in round order; a seat without a name goes by its colour."""

    topic = "buttons"

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft

    def layout(self, model: Model) -> Scene:
        words = model.words
        pads = {place: self._pad(model, place) for place in self._draft.taken()}
        named = sum(bool(self._draft.names[place]) for place in pads)
        text = words.plural("name given", "names given", named)
        middle = TableMiddle(box=NOWHERE, number=str(named), text=text, note=words("Without one the colour names it"))
        return (
            banner(model, words("Choose a seat to name"), words("Names"), icon="pencil"),
            *corner_pads(model),
            *round_table(model.panel, stage(model.panel), pads, middle),
            primary_pad(model, "done", words("Done")),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        if key == "done":
            return self.undo(model)
        return [Show("keyboard", key)]

    def primary(self, model: Model) -> str:
        return "done"

    def _pad(self, model: Model, place: int) -> PlacePad:
        name, kind = self._draft.names[place] or place_names(model.words)[place], self._draft.kinds[place]
        note = player_kind(model.words, kind)
        return PlacePad(box=NOWHERE, key=f"name:{place}", place=place, name=name, note=note, kind=kind)
