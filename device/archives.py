"""The archive of a data folder for a command: what is wrong with it is one line."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from device.archive import FILE_NAME, Archive
from device.mistake import Mistake
from device.store import Unusable
from device.targets import no_file
from device.terminal import warn

_IS: Final = {
    "damaged": "the archive is damaged",
    "foreign": "this is another program's file, not an archive",
    "newer": "the archive was written by a newer Firelight",
}
"""By the kind of Unusable."""


def archive_to_write(folder: Path) -> Archive:
    """The archive, made if it is missing; raises Mistake where it can't be written. What happened to it is told."""
    archive = Archive(folder)
    if archive.trouble:
        archive.close()
        raise Mistake(str(archive.trouble))
    for notice in archive.take_notices():
        warn(str(notice))
    return archive


def close_written(archive: Archive) -> None:
    """Let go of the archive; raises Mistake where the disk did not take all."""
    archive.close()
    if archive.unsaved:
        raise Mistake(str(archive.trouble))


def archive_to_read(folder: Path) -> Archive:
    """The games of an archive that has some; raises Mistake. Reading changes nothing, and makes no file."""
    path = no_file(folder) / FILE_NAME
    if not path.exists():
        raise Mistake(f"there are no games in {path}")
    try:
        archive = Archive.to_read(folder)
    except (Unusable, sqlite3.Error, OSError) as error:
        raise Mistake(why_unread(path, error)) from error
    if not archive.games():
        archive.close()
        raise Mistake(f"there are no games in {path}")
    return archive


def why_unread(path: Path, error: Unusable | sqlite3.Error | OSError) -> str:
    """Why `path` gives no games, in one line."""
    if isinstance(error, Unusable):
        return f"{path}: {_IS[error.kind]} ({error.why})"
    why = error.strerror if isinstance(error, OSError) else None
    return f"{path}: the archive can't be read ({why or error})"
