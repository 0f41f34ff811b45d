"""Options of a new game: how the table's parts are used, and which reading of its rules holds."""

from __future__ import annotations

from typing import Final

from games.game import Ruling, SeatsAsked
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
from ui.text.modes import MODE_VALUES

LENGTH: Final = "option.length"
FIXED: Final = frozenset(f"option.{mode}" for mode in MODE_VALUES)
"""Rulings that fix a mode of the table."""


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
        # whoever chose real cards after bots had sat down reads here why it does not go on
        possible = self._draft.bots_can_play(model.games[game])
        note = title if possible else words("Bots can't hold real cards")
        chance = SEPARATOR.join([title, seats, *four_words(model)])
        return (
            banner(model, words("Choose how you play"), chance, icon="settings"),
            *corner_pads(model),
            *self.questions(model),
            *self.pager(model, boxes[0]),
            Pad(box=boxes[1], key="edition", label=words("Your own cards"), icon="pencil", size=26),
            primary_pad(model, "start", words("Start"), note, ready=possible),
        )

    def asked(self, model: Model) -> list[Asked]:
        game = self._draft.game
        modes = mode_questions(model, game, {**model.settings, **self._draft.modes})
        rulings = ruling_questions(model, game, self._draft.options)
        # how long it takes is asked first, and which seats it concerns beside it; then what else no game can change
        first = [question for question in rulings if question.name == LENGTH]
        fixed = [question for question in rulings if question.name in FIXED]
        seats = [self._seats(model, ruling, seats.option) for ruling, seats in self._seats_asked(model)]
        asked = [*first, *seats, *fixed, *modes]
        return [*asked, *(question for question in rulings if question not in asked)]

    def _seats_asked(self, model: Model) -> list[tuple[Ruling, SeatsAsked]]:
        """The rulings whose reading, as it is chosen, asks for seats."""
        return [
            (ruling, ruling.seats)
            for ruling in model.games[self._draft.game].rulings
            if ruling.seats is not None and self._draft.options.get(ruling.option) == ruling.seats.reading
        ]

    def _seats(self, model: Model, ruling: Ruling, option: str) -> Asked:
        """Any of the seats, but not all."""
        words, draft = model.words, self._draft
        names = place_names(words)
        title, text = presentation(model, draft.game).seats_question(words, ruling)
        return Asked(
            name=f"option.{option}",
            title=title,
            text=text,
            answers=tuple(Answer(str(n), draft.names[at] or names[at], at) for n, at in enumerate(draft.taken())),
            chosen=" ".join(self._chosen_seats(option)),
        )

    def _chosen_seats(self, option: str) -> list[str]:
        """The numbers of the seats; before anybody has chosen every second one."""
        players = range(len(self._draft.taken()))
        numbers = self._draft.options.get(option, "").split()
        return [n for n in numbers if int(n) in players] or [str(n) for n in players[1::2]]

    def answered(self, name: str, value: str, model: Model) -> list[Command]:
        kind, _, field = name.partition(".")
        if field in {seats.option for _, seats in self._seats_asked(model)}:
            self._toggle(field, value)
        else:
            (self._draft.options if kind == "option" else self._draft.modes)[field] = value
        asked = {seats.option for _, seats in self._seats_asked(model)}
        for ruling in model.games[self._draft.game].rulings:
            if ruling.seats is not None and ruling.seats.option not in asked:
                self._draft.options.pop(ruling.seats.option, None)
        return []

    def _toggle(self, option: str, seat: str) -> None:
        """On both sides somebody must be: the last one there stays, and not everybody goes."""
        chosen = set(self._chosen_seats(option)) ^ {seat}
        if len(chosen) == len(self._draft.taken()):
            chosen = {seat}
        if chosen:
            self._draft.options[option] = " ".join(sorted(chosen))

    def other(self, key: str, model: Model) -> list[Command]:
        if key == "edition":
            return [Show("edition", self._draft.game)]
        for _, seats in self._seats_asked(model):
            # other people may sit there than when it was chosen
            self._draft.options[seats.option] = " ".join(self._chosen_seats(seats.option))
        return [self._draft.start(model.games[self._draft.game])]

    def primary(self, model: Model) -> str:
        return "start" if self._draft.bots_can_play(model.games[self._draft.game]) else ""
