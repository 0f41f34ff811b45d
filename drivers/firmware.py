"""Asks the Raspberry Pi's firmware what it thinks of supply and heat, through its mailbox as `vcgencmd` does."""

from __future__ import annotations

import fcntl
import os
import re
import struct
from pathlib import Path
from typing import Final

PROPERTY: Final = 0xC0086400
"""The ioctl of /dev/vcio that hands a list of properties over: _IOWR(100, 0, char *) with pointers of 8 bytes."""
COMMAND: Final = 0x00030080
"""The property that runs a command of the firmware's and gives its answer as text."""
ROOM: Final = 1024
"""Bytes for the command, and for the answer in its place."""
QUESTION: Final = struct.Struct(f"=6I{ROOM}sI")
"""Size, state, property, its room, length, fault; the text; and the property 0, which ends the list."""


def throttled_flags(mailbox: Path) -> int:
    """The bits of `vcgencmd get_throttled`: 0 to 3 now, 16 to 19 since the machine was started.

    Raises OSError where there is no such mailbox or it may not be opened, ValueError where it gives no flags.
    """
    question = bytearray(QUESTION.pack(QUESTION.size, 0, COMMAND, ROOM, 0, 0, b"get_throttled", 0))
    handle = os.open(mailbox, os.O_RDONLY)
    try:
        fcntl.ioctl(handle, PROPERTY, question, True)
    finally:
        os.close(handle)
    fault, answer = QUESTION.unpack(question)[5:7]
    found = re.match(rb"throttled=0x([0-9a-f]+)", answer)
    if fault or not found:
        raise ValueError(f"no flags: fault {fault}, answer {answer[:40]!r}")
    return int(found[1], 16)
