"""What a driver's fault says, for the one line that people read."""

from __future__ import annotations


def one_line(fault: BaseException) -> str:
    """Its message without line breaks; the name of its type if it has none."""
    return " ".join(str(fault).split()) or type(fault).__name__
