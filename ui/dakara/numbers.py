"""Means and chances as people say them."""

from __future__ import annotations

from ui.text.money import change
from ui.text.words import Words


def thousands(dollars: float) -> int:
    """A mean in whole thousands."""
    return round(dollars / 1000) * 1000


def on_average(mean: float) -> str:
    """A mean as a change: "+13,000"."""
    return change(thousands(mean))


def in_hundred(words: Words, part: float) -> str:
    """A chance: "42 in 100"; one that is neither sure nor out of the question never looks so."""
    hundredths = round(part * 100)
    if 0 < part < 1:
        hundredths = min(99, max(1, hundredths))
    return words("{n} in 100").format(n=hundredths)
