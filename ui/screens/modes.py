"""The modes of the running game, changed in the middle of it; each change is kept in the journal.

What several people hold in secret is opened only when two of them agree.
"""

from __future__ import annotations

from ui.commands import Command, SetMode, Show
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.choices import Asked, fixed_questions, mode_questions
from ui.screens.frame import banner, column_boxes, corner_pads, primary_pad
from ui.screens.open_secrets import opens_secrets
from ui.screens.questions import QuestionScreen


class ModesScreen(QuestionScreen):
    """Every part of the table that the game uses; last, and for reading only, what was chosen before the game."""

    topic = "secrets"

    def layout(self, model: Model) -> Scene:
        words = model.words
        return (
            banner(model, words("Choose how you play"), words("A change counts at once"), icon="settings"),
            *corner_pads(model),
            *self.questions(model),
            *self.pager(model, column_boxes(model.panel, 1)[0]),
            primary_pad(model, "done", words("Done")),
        )

    def asked(self, model: Model) -> list[Asked]:
        assert model.table is not None
        table, game = model.table, model.table.game.id
        return [*mode_questions(model, game, table.modes), *fixed_questions(model, game, table.options)]

    def answered(self, name: str, value: str, model: Model) -> list[Command]:
        assert model.table is not None
        mode = name.removeprefix("mode.")
        if opens_secrets(model, mode, value):
            return [Show("open-secrets")]
        return [SetMode(mode, value)] if model.table.modes.get(mode) != value else []

    def other(self, key: str, model: Model) -> list[Command]:
        return self.undo(model)

    def primary(self, model: Model) -> str:
        return "done"
