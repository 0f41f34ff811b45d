"""Counts how often the table ended without being closed: a mark lies in the data folder while it runs."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from device.durable import sync_folder, write_file

MARK: Final = "running"
"""Holds the kernel's boot id: after a power cut it is another one, after a crash of the program the same."""
COUNTS: Final = "shutdowns.json"
BOOT_ID: Final = Path("/proc/sys/kernel/random/boot_id")


class Counts(msgspec.Struct, frozen=True):
    """Since the data folder was made."""

    power_cuts: int = 0
    crashes: int = 0

    def one_more(self, crashed: bool) -> Counts:
        return Counts(self.power_cuts + (not crashed), self.crashes + crashed)


class Shutdowns:
    """From its making to `close` the table counts as running.

    A disk that takes nothing is no fault: then the counts hold until the program ends.
    """

    def __init__(self, folder: Path, boot_id: Path = BOOT_ID) -> None:
        self._mark = folder / MARK
        self.counts = _counts(folder / COUNTS)
        boot, left = _read(boot_id) or "", _read(self._mark)
        if left is not None:
            self.counts = self.counts.one_more(crashed=left == boot)
            with suppress(OSError):
                write_file(folder / COUNTS, msgspec.json.encode(self.counts))
        with suppress(OSError):
            write_file(self._mark, boot.encode())

    def close(self) -> None:
        """The table was closed in order."""
        with suppress(OSError):
            self._mark.unlink(missing_ok=True)
            sync_folder(self._mark.parent)


def _counts(path: Path) -> Counts:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Counts)
    except (OSError, ValueError):
        return Counts()


def _read(path: Path) -> str | None:
    """None for what is not there or can't be read; a machine without a boot id has crashes only."""
    try:
        return path.read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return None
