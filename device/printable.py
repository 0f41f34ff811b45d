"""What comes from files, as it may stand on a terminal or a screen: no letter of it moves, clears or breaks a line."""

from __future__ import annotations


def printable(text: str) -> str:
    """`text` as one line: blanks of all kinds are plain ones, whatever else can't be printed is "?"."""
    return "".join(c if c.isprintable() else " " if c.isspace() else "?" for c in text)
