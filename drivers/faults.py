"""What a driver's fault says, for the one line that people read."""

from __future__ import annotations

from typing import Final

MOST: Final = 300
"""Letters: some libraries put whole pages into a fault."""


def one_line(fault: BaseException) -> str:
    """Its message without line breaks and what can't be printed, or its beginning; without any, its type's name."""
    try:
        words = str(fault).split()
    except Exception:  # even that may fail: it is a library's own code
        words = []
    said = "".join(c if c.isprintable() else "?" for c in " ".join(words))
    return (said if len(said) <= MOST else said[: MOST - 1] + "…") or type(fault).__name__
