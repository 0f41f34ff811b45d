"""The modes of the running game, changed in the middle of it; each change is kept in the journal."""

from __future__ import annotations

from ui.commands import Command, SetMode
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.base import PadScreen
from ui.screens.choices import mode_questions, question_rows, rows_per_page, split
from ui.screens.frame import banner, column_boxes, corner_pads, primary_pad, stage
from ui.screens.pages import Pages


class ModesScreen(PadScreen):
    """Every part of the table that the game uses."""

    topic = "secrets"

    def __init__(self) -> None:
        super().__init__()
        self._pages = Pages()

    def layout(self, model: Model) -> Scene:
        assert model.table is not None
        asked = mode_questions(model, model.table.game.id, model.table.modes)
        at = stage(model.panel)
        rows = rows_per_page(at, len(asked))
        return (
            banner(model, model.words("Choose how you play"), model.words("Holds from now on"), icon="settings"),
            *corner_pads(model),
            *question_rows(at, self._pages.part(asked, rows), rows),
            *self._pages.pads(column_boxes(model.panel, 1)[0], len(asked), rows),
            primary_pad(model, "done", model.words("Done")),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        assert model.table is not None
        count = len(mode_questions(model, model.table.game.id, {}))
        if self._pages.turn(key, count, rows_per_page(stage(model.panel), count)):
            return []
        if key == "done":
            return self.undo(model)
        name, value = split(key)
        mode = name.removeprefix("mode.")
        return [SetMode(mode, value)] if model.table.modes.get(mode) != value else []

    def primary(self, model: Model) -> str:
        return "done"
