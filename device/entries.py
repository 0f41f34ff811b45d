"""The journal's lines as screens list them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from device.journal import Line
from ui.model import JournalEntry, Note

ACT_NOTES: Final[Mapping[str, Note]] = {"hand": Note.ENTERED, "away": Note.AWAY, "clock": Note.SILENCE}
"""From how an act came about."""
OTHER_NOTES: Final[Mapping[str, Note]] = {
    "rewind": Note.CORRECTION,
    "take_back": Note.TAKEN_BACK,
    "mode": Note.MODE,
    "seat": Note.SEAT,
}
"""From the kind of a record that is no act."""


def as_entry(line: Line) -> JournalEntry:
    """The entry of a line."""
    return JournalEntry(
        record=line.sequence,
        by=line.by,
        events=line.events,
        undone_by=line.undone_by,
        note=_note(line),
        round=line.round,
        consent=line.details.get("consent"),
    )


def _note(line: Line) -> Note | None:
    if line.kind == "action":
        return ACT_NOTES.get(line.how)
    seat = line.details.get("seat", {})
    if line.kind == "seat" and seat.get("bot") is None:
        return Note.LEFT if seat["away"] else Note.BACK
    return OTHER_NOTES.get(line.kind)
