"""Who has the archive open: a running table also has the devices, and must not be disturbed at them."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from device.archive import FILE_NAME

LOCKS: Final = Path("/proc/locks")


def holder(folder: Path, locks: Path = LOCKS) -> int | None:
    """The process that holds the archive of `folder` for itself; None if nobody does. Looking changes nothing."""
    with suppress(OSError, ValueError):
        file = (folder / FILE_NAME).stat()
        wanted = f"{os.major(file.st_dev):02x}:{os.minor(file.st_dev):02x}:{file.st_ino}"
        for line in locks.read_text().splitlines():
            # "1: POSIX  ADVISORY  WRITE 1234 fe:00:5678 0 EOF"; one that waits has an arrow after its number
            fields = line.split()
            if len(fields) == 8 and fields[3] == "WRITE" and fields[5] == wanted:
                return int(fields[4])
    return None
