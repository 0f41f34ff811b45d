"""Correcting an entry: choose how far back, then a second seat agrees with its own button or pad."""

from __future__ import annotations

from itertools import groupby

from games.game import CHANCE
from ui.commands import Back, Command, Correct, Show, Undo
from ui.kit.panel import Box
from ui.kit.pieces.journal_row import JournalRow
from ui.kit.pieces.label import Label
from ui.kit.theme import SMALLEST
from ui.kit.widget import Scene, Widget
from ui.model import JournalEntry, Model, Note
from ui.reading import persons
from ui.screens.agreeing import Agreement
from ui.screens.base import PadScreen
from ui.screens.chrome import player_at
from ui.screens.frame import banner, column_boxes, corner_pads, grid, primary_pad, stage
from ui.screens.journal import TABLE_NOTES, Line, entry_lines
from ui.screens.pages import Pages

ENTRY = 60.0


class CorrectScreen(PadScreen):
    """Step one: which entry was wrong. Step two: two persons press, and the game goes back to before it."""

    topic = "undo"

    def __init__(self) -> None:
        super().__init__()
        self._pages = Pages()
        self._to: Line | None = None
        self._agreement = Agreement()

    def layout(self, model: Model) -> Scene:
        return self._entries(model) if self._to is None else self._consent(model)

    def act(self, key: str, model: Model) -> list[Command]:
        head, _, tail = key.partition(":")
        lines = listed_lines(model)
        if self._pages.turn(key, len(lines), _rows(model)):
            return []
        match head:
            case "take-back":
                return [Undo(), Show("table")]
            case "entry":
                self._to = next(line for line in lines if line.record == int(tail))
                self._cursor.clear()
            case "agree":
                return self._agree(int(tail), model)
        return []

    def undo(self, model: Model) -> list[Command]:
        if self._agreement.step_back():
            return []
        if self._to is not None:
            self._to = None
            return []
        return [Back()]

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        """While two seats agree, a seat button is its own consent."""
        assert model.table is not None
        if self._to is None or not down:
            return super().pressed(place, down, model)
        return self._agree(player_at(model, place), model)

    def primary(self, model: Model) -> str:
        return next((w.key for w in self.laid(model) if getattr(w, "primary", False)), "")

    def _agree(self, player: int | None, model: Model) -> list[Command]:
        people = persons(model)
        if player not in people or self._to is None:
            return []
        both = (people[0], people[0]) if len(people) == 1 else self._agreement.press(player, model)
        # back at the table, where the line on top says how far it went
        return [] if both is None else [Correct(self._to.record, *both), Show("table")]

    def _entries(self, model: Model) -> Scene:
        words, at = model.words, stage(model.panel)
        lines = listed_lines(model)
        cells = grid(at, 1, _rows(model))
        shown = self._pages.part(lines, _rows(model))
        own = _own_records(model)
        rows: list[Widget] = [
            JournalRow(box=cell, place=line.place, text=line.text, mark=line.mark)
            if line.record in own
            else JournalRow(box=cell, key=f"entry:{line.record}", place=line.place, text=line.text, mark=line.mark)
            for line, cell in zip(shown, cells, strict=False)
        ]
        boxes = column_boxes(model.panel, 2)
        if any(line.record in own for line in shown):
            why = words("The table's own stays as it was: choose before or after it")
            rows.append(Label(box=boxes[1], text=why, size=SMALLEST, muted=True))
        assert model.table is not None
        if model.table.can_undo:
            rows.append(primary_pad(model, "take-back", words("Take back"), words("the last act"), icon="undo"))
        return (
            banner(model, words("Choose the entry that was wrong"), words("All after it goes too"), icon="undo"),
            *corner_pads(model),
            *rows,
            *self._pages.pads(boxes[0], len(lines), _rows(model)),
        )

    def _consent(self, model: Model) -> Scene:
        assert model.table is not None and self._to is not None
        words, people = model.words, persons(model)
        alone = len(people) == 1
        headline = words("Go back to before this") if alone else self._agreement.headline(model)
        head = (banner(model, headline, words("This goes, and all after it"), icon="undo"), *corner_pads(model))
        if alone:
            go = primary_pad(model, f"agree:{people[0]}", words("Go back"), icon="undo")
            return (*head, *self._going(model, stage(model.panel)), go)
        room, seats = self._agreement.seats(model)
        return (*head, *self._going(model, room), *seats)

    def _going(self, model: Model, box: Box) -> list[Widget]:
        """What will be taken back, the chosen entry first; as many lines as there is room for."""
        assert self._to is not None
        lines = [line for line in reversed(correctable_lines(model)) if line.record >= self._to.record]
        room = max(1, int(box.h // ENTRY))
        left = len(lines) - room
        if left > 0:
            lines = lines[: max(1, room - 1)]
        boxes = [Box(box.x, box.y + k * ENTRY, box.w, ENTRY) for k in range(room)]
        rows: list[Widget] = [
            JournalRow(box=at, place=line.place, text=line.text, mark=line.mark)
            for line, at in zip(lines, boxes, strict=False)
        ]
        if left > 0 and room > 1:
            more = model.words.plural("and {n} more", "and {n} more", left + 1)
            rows.append(JournalRow(box=boxes[-1], text=more))
        return rows


def correctable_lines(model: Model) -> list[Line]:
    """The first line of every act that still stands, the newest first."""
    assert model.table is not None
    found = []
    for entry in reversed(model.table.journal):
        if entry.undone or entry.note in TABLE_NOTES:
            continue
        lines = entry_lines(model, entry)
        if lines:
            found.append(lines[0])
    return found


def listed_lines(model: Model) -> list[Line]:
    """The same; what the table rolled or drew in a row is one line, the newest of them, with their number."""
    own, found = _own_records(model), []
    for of_the_table, run in groupby(correctable_lines(model), lambda line: line.record in own):
        lines = list(run)
        if of_the_table:
            count = model.words.plural("the table's own", "{n} of the table's own", len(lines))
            lines = [lines[0]._replace(mark=count)]
        found += lines
    return found


def _own_records(model: Model) -> set[int]:
    assert model.table is not None
    return {entry.record for entry in model.table.journal if is_tables_own(entry)}


def is_tables_own(entry: JournalEntry) -> bool:
    """The table rolled or drew: the same would come again, so taking it back changes nothing."""
    return entry.by == CHANCE and entry.note is not Note.ENTERED


def _rows(model: Model) -> int:
    at = stage(model.panel)
    return max(1, int((at.h + 18) // (76 + 18)))
