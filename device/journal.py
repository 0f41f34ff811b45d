"""The journal: everything that happened at the table, in order, for people to read."""

from __future__ import annotations

from typing import Any

import msgspec

from device.path import Step
from device.records import AnyRecord


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One record, with nothing in it that the table may not know."""

    sequence: int
    kind: str
    """ "action", "rewind", "take_back", "mode", "seat" or "peek"."""
    by: int
    """The player; CHANCE for chance, the seat concerned for "seat" and "peek"."""
    how: str = ""
    """For an action: "seat", "bot", "away", "console", "hand" or "clock"."""
    action: Any = None
    """The games.game.Action once the book is open: a choice or a dealt card may be secret, events never are."""
    events: tuple[Any, ...] = ()
    """What the table saw of it."""
    note: str = ""
    round: int = 1
    """In which an action was made."""
    undone_by: int | None = None
    """The sequence number of the record that took it back."""
    details: dict[str, Any] = {}
    """What else the record says: `to` and `consent`, `act`, `mode` and `value`, or `seat`."""


def as_line(record: AnyRecord, step: Step | None, undone_by: int | None, open_book: bool) -> Line:
    """The journal's line of a record; `open_book` shows the actions themselves."""
    plain: dict[str, Any] = msgspec.to_builtins(record)
    if step is None:
        by = plain.pop("by", plain.get("player", -1))
        details = {key: value for key, value in plain.items() if key not in ("type", "sequence", "player")}
        return Line(sequence=record.sequence, kind=plain["type"], by=by, undone_by=undone_by, details=details)
    return Line(
        sequence=record.sequence,
        kind="action",
        by=step.by,
        how=step.how,
        action=step.action if open_book else None,
        events=step.events,
        note=plain["note"],
        round=step.round,
        undone_by=undone_by,
    )
