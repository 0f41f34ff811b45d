"""What the table has gone back over, in one line above any screen: until a person acts, for some seconds at most."""

from __future__ import annotations

from games.game import CHANCE
from ui.kit.widget import Scene
from ui.model import JournalEntry, Model, Note, TableModel
from ui.plain import presentation
from ui.screens.notices import strip
from ui.screens.refused import LONGEST


class TakenBack:
    """Remembers since when the last correction or undo is told."""

    def __init__(self) -> None:
        self._record = -1
        self._since = 0.0

    def line(self, model: Model) -> Scene:
        """The line; nothing where nobody went back, or everybody has had the time to read it."""
        went_back = _newest(model.table)
        if went_back is None or model.table is None:
            self._record = -1
            return ()
        if went_back.record != self._record:
            self._record, self._since = went_back.record, model.now
        if model.now - self._since >= LONGEST:
            return ()
        return (strip(model, told(model, went_back.record), model.words("Taken back"), "undo"),)

    def moving(self, model: Model) -> float | None:
        """Seconds until it goes by itself; None while nothing is told."""
        left = self._since + LONGEST - model.now
        return left if self._record >= 0 and left > 0 else None


def told(model: Model, record: int) -> str:
    """What `record` took back: the first act of it, and that others went with it."""
    table, words = model.table, model.words
    assert table is not None
    shown, sealed = presentation(model, table.game.id), table.modes.get("secrets") != "open"
    lines: list[str] = []
    for entry in table.journal:
        if entry.undone_by == record:
            texts = (shown.event_words(words, event, model, sealed=sealed) for event in entry.events)
            lines += [text for text in texts if text][:1]
    if not lines:
        return words("Taken back")
    line = words("Taken back: {entry}") if len(lines) == 1 else words("Taken back: {entry}, and what followed")
    return line.format(entry=lines[0])


def _newest(table: TableModel | None) -> JournalEntry | None:
    """The correction or undo that no person has acted after."""
    journal = () if table is None else table.journal
    # bots and chance go on at once: that must not wipe away what people are to read
    entry = next((entry for entry in reversed(journal) if table is not None and not _by_itself(table, entry)), None)
    return entry if entry is not None and entry.note is Note.CORRECTION else None


def _by_itself(table: TableModel, entry: JournalEntry) -> bool:
    """A bot or the table acted, no person."""
    if entry.note is Note.CORRECTION:
        return False
    if entry.by == CHANCE:
        return entry.note is not Note.ENTERED
    return table.seats[entry.by].player != "person"
