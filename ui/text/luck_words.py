"""The words for the console's chance: what is shown of it, and what the dice record says."""

from __future__ import annotations

from collections.abc import Sequence

from ui.dice import FEW, DiceCount, normal, outside
from ui.text.words import Words


def check_words(words: Words, modes: Sequence[str]) -> str:
    """The title of what the chance can be checked with, in a game that uses `modes`."""
    return words("Check the rolls") if "dice" in modes else words("Check the draws")


def band_words(words: Words, count: DiceCount) -> str:
    """What can be said of the bars; nothing under 60 rolls."""
    if count.rolls < FEW:
        return words("Under {n} rolls nothing can be said of a die").format(n=FEW)
    low, high = normal(count.rolls)
    odd = outside(count)
    band = words("Grey is normal: {low} to {high} times.").format(low=f"{low:,}", high=f"{high:,}")
    if odd == 0:
        return f"{band} {words('All six faces are within.')}"
    said = words.plural("{n} face is outside.", "{n} faces are outside.", odd)
    return f"{band} {said} {words('With fair dice one record in five has such a face.')}"


def rolls_words(words: Words, count: DiceCount) -> str:
    """How many rolls are shown, and how many are not."""
    shown = words("Rolls: {n}").format(n=f"{count.rolls:,}")
    if not count.entered:
        return shown
    return shown + "  ·  " + words("by hand, left out: {n}").format(n=f"{count.entered:,}")
