"""Places in a ranking."""

from __future__ import annotations

from ui.text.words import Words


def ordinal(words: Words, rank: int) -> str:
    """ "1st" to "6th"."""
    return (words("1st"), words("2nd"), words("3rd"), words("4th"), words("5th"), words("6th"))[rank - 1]
