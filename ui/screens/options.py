"""Options of a new game: how the table's parts are used, and which reading of its rules holds."""

from __future__ import annotations

from ui.commands import Command, Show
from ui.draft import Draft
from ui.kit.pieces.banner import SEPARATOR
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.plain import presentation
from ui.screens.choices import Asked, mode_questions, ruling_questions
from ui.screens.chrome import four_words
from ui.screens.frame import banner, column_boxes, corner_pads, primary_pad
from ui.screens.questions import QuestionScreen


class OptionsScreen(QuestionScreen):
    """Modes first, then the rulings with both readings; our defaults are chosen already."""

    topic = "rulings"

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft

    def layout(self, model: Model) -> Scene:
        words, panel, game = model.words, model.panel, self._draft.game
        title = presentation(model, game).title(words)
        seats = words.plural("{n} seat", "{n} seats", len(self._draft.taken()))
        boxes = column_boxes(panel, 2)
        chance = SEPARATOR.join([title, seats, *four_words(model)])
        return (
            banner(model, words("Choose how you play"), chance, icon="settings"),
            *corner_pads(model),
            *self.questions(model),
            *self.pager(model, boxes[0]),
            Pad(box=boxes[1], key="edition", label=words("Your own cards"), icon="pencil", size=26),
            primary_pad(model, "start", words("Start"), title),
        )

    def asked(self, model: Model) -> list[Asked]:
        game = self._draft.game
        modes = mode_questions(model, game, {**model.settings, **self._draft.modes})
        return [*modes, *ruling_questions(model, game, self._draft.options)]

    def answered(self, name: str, value: str, model: Model) -> list[Command]:
        kind, _, field = name.partition(".")
        (self._draft.options if kind == "option" else self._draft.modes)[field] = value
        return []

    def other(self, key: str, model: Model) -> list[Command]:
        if key == "edition":
            return [Show("edition", self._draft.game)]
        return [self._draft.start()]

    def primary(self, model: Model) -> str:
        return "start"
