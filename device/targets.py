"""Where a command writes, checked before anything is done: a person's mistake costs nothing that was there."""

from __future__ import annotations

import os
from pathlib import Path

from device.mistake import Mistake


def new_file(name: str) -> Path:
    """A file that is not there yet, in a folder that is; raises Mistake and has then changed nothing."""
    path = Path(name)
    if os.path.lexists(path):
        raise Mistake(f"{name}: there is something of this name already; nothing was written")
    if not path.parent.is_dir():
        raise Mistake(f"{name}: there is no folder {path.parent}")
    _require_writable(path.parent, name)
    return path


def writable_folder(name: str) -> Path:
    """A folder that takes files, made if it is missing; raises Mistake."""
    path = Path(name)
    try:
        path.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise Mistake(f"{name}: this is a file, not a folder") from error
    except OSError as error:
        raise Mistake(f"{name}: the folder can't be made ({error.strerror})") from error
    _require_writable(path, name)
    return path


def no_file(folder: Path) -> Path:
    """A folder that may be missing, and is then left so; raises Mistake where a file stands in its place."""
    if folder.exists() and not folder.is_dir():
        raise Mistake(f"{folder}: this is a file, not a folder")
    return folder


def _require_writable(folder: Path, name: str) -> None:
    if not os.access(folder, os.W_OK | os.X_OK):
        raise Mistake(f"{name}: the folder {folder} can't be written")
