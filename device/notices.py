"""What the machine has to tell people: a code for the screens' own words, and one plain line for the command line."""

from __future__ import annotations

from typing import Final

import msgspec

from device.printable import printable

MOST: Final = 300
"""Letters in a gap of a line."""
LINES: Final = {
    "disk_full": "The disk is full: the table plays on in memory ({where}).",
    "read_only": "The data folder can't be written: the table plays on in memory ({where}).",
    "locked": "Another program holds the archive: the table plays on in memory ({where}).",
    "disk_fault": "The disk reports a fault: the table plays on in memory ({where}: {why}).",
    "saved_again": "The disk works again: everything is saved.",
    "archive_damaged": "The archive was damaged; kept as {kept}, a new one was started ({why}).",
    "archive_foreign": "The archive was another program's file; kept as {kept}, a new one was started ({why}).",
    "archive_newer": "The archive was written by a newer Firelight; kept as {kept}, a new one was started ({why}).",
    "archive_unread": "The games of before can't be read now ({where}: {why}).",
    "game_set_aside": "Game {game} can't be continued and is kept as it is: {why}.",
    "setting": "{file}: {key} = {value} is not allowed ({allowed}); {instead}.",
    "settings_file": "{file}: {why}; its values are not used.",
    "settings_unsaved": "The settings could not be saved ({why}); they hold until the table is switched off.",
    "hardware_file": "{why}; the shipped {file} is used.",
    "edition": "The table's own values of {game} are not used: {why}.",
    "edition_unsaved": "The table's own values could not be saved ({why}).",
    "history_unread": "The records across games were damaged; kept as {kept}, they are read anew ({why}).",
    "history_unsaved": "The records across games could not be saved ({why}).",
    "bot_fallback": "{name} gave no move ({why}); a simple move was played instead.",
}
"""What each code says in English; the screens translate by code."""


class Notice(msgspec.Struct, frozen=True):
    """One thing to tell: `code` is a key of LINES, `values` fill its gaps."""

    code: str
    values: dict[str, str] = {}

    def __str__(self) -> str:
        return printable(LINES[self.code].format_map({name: _short(value) for name, value in self.values.items()}))


def _short(value: str) -> str:
    """What stands in a file may be of any length; its beginning tells enough."""
    return value if len(value) <= MOST else value[: MOST - 1] + "…"
