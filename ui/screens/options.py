"""Options of a new game: how the table's parts are used, and which reading of its rules holds."""

from __future__ import annotations

from typing import Final

from ui.commands import Command, Show
from ui.draft import Draft
from ui.kit.pieces.banner import SEPARATOR
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.plain import presentation
from ui.screens.choices import Answer, Asked, mode_questions, ruling_questions
from ui.screens.chrome import four_words, place_names
from ui.screens.frame import banner, column_boxes, corner_pads, primary_pad
from ui.screens.questions import QuestionScreen

LENGTH: Final = "option.length"
STARTS: Final = "from_biarritz"
"""The option that names who begins at the split journey's other start."""


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
        rulings = ruling_questions(model, game, self._draft.options)
        # how long it takes is asked first, and who starts where beside it
        first = [question for question in rulings if question.name == LENGTH]
        starts = [self._starts(model)] if self._splits(model) else []
        return [*first, *starts, *modes, *(question for question in rulings if question.name != LENGTH)]

    def _starts(self, model: Model) -> Asked:
        """Who starts at No. 23: any of the seats, but not all."""
        words, draft = model.words, self._draft
        names = place_names(words)
        seats = enumerate(draft.taken())
        return Asked(
            name=f"option.{STARTS}",
            title=words("Start at No. 23"),
            text=words("Who starts at No. 23, Biarritz?"),
            answers=tuple(Answer(str(n), draft.names[place] or names[place], place) for n, place in seats),
            chosen=" ".join(self._starting()),
        )

    def _starting(self) -> list[str]:
        """The numbers of the seats; before anybody has chosen every second one."""
        players = range(len(self._draft.taken()))
        numbers = self._draft.options.get(STARTS, "").split()
        return [n for n in numbers if int(n) in players] or [str(n) for n in players[1::2]]

    def _splits(self, model: Model) -> bool:
        game = model.games[self._draft.game]
        return STARTS in game.options_type.__struct_fields__ and self._draft.options.get("length") == "split"

    def answered(self, name: str, value: str, model: Model) -> list[Command]:
        kind, _, field = name.partition(".")
        if field == STARTS:
            self._toggle(value)
        else:
            (self._draft.options if kind == "option" else self._draft.modes)[field] = value
        if not self._splits(model):
            self._draft.options.pop(STARTS, None)
        return []

    def _toggle(self, seat: str) -> None:
        """At each of the two starts somebody must stand: the last one there stays, and not everybody goes."""
        starting = set(self._starting()) ^ {seat}
        if len(starting) == len(self._draft.taken()):
            starting = {seat}
        if starting:
            self._draft.options[STARTS] = " ".join(sorted(starting))

    def other(self, key: str, model: Model) -> list[Command]:
        if key == "edition":
            return [Show("edition", self._draft.game)]
        if self._splits(model):
            # other people may sit there than when it was chosen
            self._draft.options[STARTS] = " ".join(self._starting())
        return [self._draft.start()]

    def primary(self, model: Model) -> str:
        return "start"
