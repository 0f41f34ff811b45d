"""The journal: what happened, the newest first. What was sealed stays sealed until the game is over."""

from __future__ import annotations

from typing import NamedTuple

from games.game import CHANCE, Event
from ui.commands import Command
from ui.kit.panel import Box
from ui.kit.pieces.journal_row import JournalRow
from ui.kit.pieces.label import Label
from ui.kit.widget import Scene, Widget
from ui.model import JournalEntry, Model, Note, TableModel
from ui.plain import presentation
from ui.screens.base import PadScreen
from ui.screens.chrome import player_name
from ui.screens.frame import banner, body, corner_pads, grid
from ui.screens.pages import Pages
from ui.text.words import Words

TURN = 106.0
ROW = 60.0
TABLE_NOTES = (Note.CORRECTION, Note.TAKEN_BACK, Note.MODE, Note.LEFT, Note.BACK, Note.SEAT)
"""Notes of records that are no acts of the game."""


class Line(NamedTuple):
    """One line: the record it belongs to, and how it is shown."""

    record: int
    place: int | None
    text: str
    mark: str
    undone: bool


class JournalScreen(PadScreen):
    """All lines in pages."""

    topic = "undo"

    def __init__(self) -> None:
        super().__init__()
        self._pages = Pages()

    def layout(self, model: Model) -> Scene:
        assert model.table is not None
        words = model.words
        lines = journal_lines(model)
        whole = body(model.panel)
        rows = _rows(whole)
        wide = whole.w - (TURN + 18 if len(lines) > rows else 0)
        cells = grid(Box(whole.x, whole.y, wide, whole.h), 1, rows, 4)
        shown: list[Widget] = [
            JournalRow(box=cell, place=line.place, text=line.text, mark=line.mark, undone=line.undone)
            for line, cell in zip(self._pages.part(lines, rows), cells, strict=False)
        ]
        hides = "secrets" in presentation(model, model.table.game.id).modes()
        sealed = hides and is_sealed(model.table)
        note = words("What is hidden opens after the game") if sealed else words("Newest first")
        empty = Label(box=Box(whole.x, whole.y, whole.w, 40), text=words("Nothing has happened yet"), muted=True)
        return (
            banner(model, words("Journal"), note, icon="journal"),
            *corner_pads(model),
            *(shown or [empty]),
            *self._pages.upright(Box(whole.right - TURN, whole.y, TURN, 106), whole.bottom, len(lines), rows),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        self._pages.turn(key, len(journal_lines(model)), _rows(body(model.panel)))
        return []

    def primary(self, model: Model) -> str:
        """OK reads on, and closes after the last page."""
        return "page-on" if any(w.key == "page-on" for w in self.laid(model)) else "close"


def journal_lines(model: Model) -> list[Line]:
    """Every line that people may read, the newest first."""
    assert model.table is not None
    return [line for entry in reversed(model.table.journal) for line in reversed(entry_lines(model, entry))]


def entry_lines(model: Model, entry: JournalEntry) -> list[Line]:
    """The lines of one record, oldest first."""
    table, words = model.table, model.words
    assert table is not None
    shown = presentation(model, table.game.id)
    mark = words("taken back") if entry.undone else note_words(words, entry.note)
    told = [shown.event_words(words, event, model, sealed=is_sealed(table)) for event in entry.events]
    lines = [
        Line(entry.record, _place(table, event), text, mark, entry.undone)
        for event, text in zip(entry.events, told, strict=True)
        if text
    ]
    if not lines and entry.note in TABLE_NOTES:
        place = table.seats[entry.by].place if entry.by != CHANCE else None
        return [Line(entry.record, place, _plain(model, entry), "", entry.undone)]
    return lines


def _place(table: TableModel, event: Event) -> int | None:
    """Whose event it is; None for the table's own."""
    player = getattr(event, "player", getattr(event, "seat", None))
    return table.seats[player].place if isinstance(player, int) and player >= 0 else None


def is_sealed(table: TableModel) -> bool:
    """What was seen and then hidden must not be told again."""
    return not table.finished and table.modes.get("secrets") != "open"


def note_words(words: Words, note: Note | None) -> str:
    """How a record came about, where it was not an act at the table."""
    match note:
        case Note.ENTERED:
            return words("entered by hand")
        case Note.AWAY:
            return words("played for the seat")
    return ""


def _plain(model: Model, entry: JournalEntry) -> str:
    words = model.words
    if entry.note is Note.CORRECTION:
        return words("What came before was taken back")
    if entry.note is Note.MODE and entry.consent is not None:
        line = words("Secrets were opened: {player} and {other} agreed")
        return line.format(player=player_name(model, entry.by), other=player_name(model, entry.consent))
    if entry.note is Note.MODE:
        return words("How you play was changed")
    line = words("{player}: another one plays")
    if entry.note is Note.LEFT:
        line = words("{player} is away: the table plays")
    elif entry.note is Note.TAKEN_BACK:
        line = words("{player} chooses again")
    elif entry.note is Note.BACK:
        line = words("{player} is back")
    return line.format(player=player_name(model, entry.by))


def _rows(whole: Box) -> int:
    return max(1, int((whole.h + 4) // (ROW + 4)))
