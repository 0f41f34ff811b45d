"""The result on the table: a game that is over, from its last act until people have left its end.

A pulled plug must not take the score away before everybody has seen it, so the archive says whose end nobody has left.
Only one game's can lie there. A game that was finished before there was this mark is left.
"""

from __future__ import annotations

from typing import Final

from device.archive import FINISHED, RUNNING, Archive
from device.store import GameLine

ON_THE_TABLE: Final = "its result is on the table"
"""Why a finished game can still be opened from home."""


def note_end(archive: Archive, game_id: str, finished: bool) -> None:
    """The game has just ended: its result lies on the table, and that of an earlier game does not any more.

    Not `finished`: it went back from its end, and goes on.
    """
    if not finished:
        archive.set_status(game_id, RUNNING)
        return
    for line in archive.games():
        if lies(line) and line.id != game_id:
            leave_result(archive, line.id)
    archive.set_status(game_id, FINISHED, ON_THE_TABLE)


def leave_result(archive: Archive, game_id: str) -> None:
    """People have left the end of the game."""
    archive.set_status(game_id, FINISHED)


def lies(line: GameLine) -> bool:
    """The result of this game is on the table."""
    return (line.status, line.why) == (FINISHED, ON_THE_TABLE)
