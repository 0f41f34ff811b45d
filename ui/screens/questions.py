"""A screen of questions: a page of them on the stage, and the primary pad that ends it."""

from __future__ import annotations

from collections.abc import Sequence

from ui.commands import Command
from ui.kit.panel import Box
from ui.kit.pieces.pad import Look
from ui.kit.widget import Widget
from ui.model import Model
from ui.screens.base import PadScreen, ring
from ui.screens.choices import Asked, question_rows, rows_per_page, split
from ui.screens.frame import stage
from ui.screens.pages import Pages


class QuestionScreen(PadScreen):
    """Subclasses give the questions and what an answer asks for. The buttons pass over answers that are chosen already;
    after each choice OK is the primary pad again, and a seat button goes on where it was."""

    def __init__(self) -> None:
        super().__init__()
        self._pages = Pages()
        self._rows = 0
        """Questions on a page when one was answered last; 0 before."""
        self._touched = ""
        """The question that was answered last, while its page is shown."""

    def asked(self, model: Model) -> Sequence[Asked]:
        """All questions, in the order of the pages."""
        raise NotImplementedError

    def answered(self, name: str, value: str, model: Model) -> list[Command]:
        """`value` was chosen for the question `name`."""
        raise NotImplementedError

    def other(self, key: str, model: Model) -> list[Command]:
        """A pad that is no answer."""
        raise NotImplementedError

    def area(self, model: Model) -> Box:
        """Where the questions stand."""
        return stage(model.panel)

    def questions(self, model: Model) -> list[Widget]:
        """The present page."""
        asked, at = self.asked(model), self.area(model)
        rows = self._per_page(model, asked)
        return question_rows(at, self._pages.part(asked, rows), rows)

    def pager(self, model: Model, box: Box) -> tuple[Widget, ...]:
        """The pads that turn the page."""
        asked = self.asked(model)
        return self._pages.pads(box, len(asked), self._per_page(model, asked))

    def act(self, key: str, model: Model) -> list[Command]:
        asked = self.asked(model)
        rows = self._per_page(model, asked)
        if self._pages.turn(key, len(asked), rows):
            self._touched = ""
            return []
        if "=" not in key:
            return self.other(key, model)
        self._cursor.rest()
        self._touched, self._rows = split(key)[0], rows
        return self.answered(*split(key), model)

    def steps(self, model: Model) -> list[str]:
        chosen = self._chosen(model)
        return [key for key in self.order(model) if key not in chosen]

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        if down:
            self._turned_to = place
            self._cursor.next(self.order(model), self._chosen(model))
        return []

    def order(self, model: Model) -> list[str]:
        """All keys in the order of the buttons, with what is chosen already: a place to go on from."""
        return ring(w.key for w in self.laid(model) if w.key)

    def _per_page(self, model: Model, asked: Sequence[Asked]) -> int:
        """Questions on a page. An answer that changes it (the screen's size) leaves the answered question in sight."""
        rows = rows_per_page(self.area(model), len(asked))
        names = [question.name for question in asked]
        if self._touched in names and rows != self._rows:
            self._pages.page, self._rows = names.index(self._touched) // rows, rows
        return rows

    def _chosen(self, model: Model) -> set[str]:
        return {w.key for w in self.laid(model) if getattr(w, "look", None) is Look.CHOSEN}
