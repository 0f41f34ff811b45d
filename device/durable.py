"""Files that are either the old one or the new one, whatever happens."""

from __future__ import annotations

import os
from pathlib import Path


def sync_folder(folder: Path) -> None:
    """Make a rename in `folder` durable."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def write_file(path: Path, data: bytes) -> None:
    """Replace `path` by `data` at once and durably; raises OSError and then leaves the old file as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    try:
        with fresh.open("wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        fresh.replace(path)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def free_name(path: Path, word: str) -> Path:
    """The first of path.word-1, path.word-2 ... that is not taken."""
    number = 1
    while (free := path.with_name(f"{path.name}.{word}-{number}")).exists():
        number += 1
    return free
