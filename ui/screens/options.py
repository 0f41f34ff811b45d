"""Options of a new game: how the table's parts are used, and which reading of its rules holds."""

from __future__ import annotations

from ui.commands import Command, Show
from ui.draft import Draft
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.plain import presentation
from ui.screens.base import PadScreen
from ui.screens.choices import Asked, mode_questions, question_rows, rows_per_page, ruling_questions, split
from ui.screens.frame import banner, column_boxes, corner_pads, primary_pad, stage
from ui.screens.pages import Pages


class OptionsScreen(PadScreen):
    """Modes first, then the rulings with both readings; our defaults are chosen already."""

    topic = "rulings"

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft
        self._pages = Pages()

    def layout(self, model: Model) -> Scene:
        words, panel, game = model.words, model.panel, self._draft.game
        asked = self._asked(model)
        at = stage(panel)
        per_page = rows_per_page(at, len(asked))
        title = presentation(model, game).title(words)
        seats = words.plural("{n} seat", "{n} seats", len(self._draft.taken()))
        boxes = column_boxes(panel, 2)
        widgets: list[Widget] = [
            banner(model, words("Choose how you play"), f"{title}  ·  {seats}", icon="settings"),
            *corner_pads(model),
            *question_rows(at, self._pages.part(asked, per_page), per_page),
            *self._pages.pads(boxes[0], len(asked), per_page),
            Pad(box=boxes[1], key="edition", label=words("Copy your own cards"), size=26),
            primary_pad(model, "start", words("Start"), title),
        ]
        return tuple(widgets)

    def act(self, key: str, model: Model) -> list[Command]:
        count = len(self._asked(model))
        if self._pages.turn(key, count, rows_per_page(stage(model.panel), count)):
            return []
        if key == "edition":
            return [Show("edition", self._draft.game)]
        if key == "start":
            return [self._draft.start()]
        name, value = split(key)
        kind, _, field = name.partition(".")
        (self._draft.options if kind == "option" else self._draft.modes)[field] = value
        return []

    def primary(self, model: Model) -> str:
        return "start"

    def _asked(self, model: Model) -> list[Asked]:
        game = self._draft.game
        modes = mode_questions(model, game, {**model.settings, **self._draft.modes})
        return [*modes, *ruling_questions(model, game, self._draft.options)]
