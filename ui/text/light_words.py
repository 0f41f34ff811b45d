"""What the light says, in words: for the simulator's legend."""

from __future__ import annotations

from ui.lights.light import Meaning
from ui.text.words import Words


def meaning_words(words: Words, meaning: Meaning) -> tuple[str, str]:
    """What a light means, and how it shows."""
    table = {
        Meaning.MAY_CHOOSE: (words("may choose"), words("breathes")),
        Meaning.OCCUPIED: (words("occupied"), words("steady")),
        Meaning.CHOSEN: (words("chosen, not confirmed"), words("one white cell")),
        Meaning.CHANGED: (words("just changed"), words("two soft pulses")),
        Meaning.RESOLVING: (words("being resolved"), words("all others at 10 %")),
        Meaning.MOVEMENT: (words("moved"), words("a trail")),
        Meaning.FRONTIER: (words("frontier"), words("15 %")),
        Meaning.REFUSED: (words("refused"), words("dims once")),
        Meaning.RESULT: (words("the winner"), words("steady")),
    }
    return table[meaning]


def self_test_words(words: Words) -> tuple[str, str]:
    """The same of the light of a self-test."""
    return words("a self-test"), words("steady")
