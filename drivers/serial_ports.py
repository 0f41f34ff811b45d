"""Serial ports by names that stay the same wherever a device is plugged in."""

from __future__ import annotations

from pathlib import Path
from typing import Final

BY_ID: Final = Path("/dev/serial/by-id")
"""Where udev links every USB serial port by maker, model and serial number."""


class PortError(OSError):
    """There is no such port, or it can't be told which is meant: one line."""


def ports(folder: Path = BY_ID) -> tuple[str, ...]:
    """The paths of all ports that have a name of their own, in order."""
    return tuple(sorted(map(str, folder.iterdir()))) if folder.is_dir() else ()


def find_port(wanted: str, folder: Path = BY_ID) -> str:
    """The path of the port that is `wanted`; "" means the only one there is. Raises PortError."""
    if wanted:
        return wanted
    found = ports(folder)
    if not found:
        raise PortError(f"there is no serial port in {folder}")
    if len(found) > 1:
        raise PortError(f"which serial port is meant? There are {', '.join(found)}")
    return found[0]
