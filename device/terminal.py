"""What the command line says, a printable line at a time."""

from __future__ import annotations

import sys
from typing import Final

from device.printable import printable

MOST: Final = 1000
"""Letters of a line on stderr: a forged file may hold names of any length."""


def say(line: str) -> None:
    """A line of what was asked for, on stdout."""
    print(printable(line), flush=True)


def warn(line: str) -> None:
    """A line on stderr."""
    print(f"firelight: {printable(line)[:MOST]}", file=sys.stderr)
