"""The one table of what light means: colour, level and rhythm of each meaning, the same in all games.

Levels are parts of the set brightness, linear. Hue only repeats what place, level and rhythm say.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final

import msgspec

from ui.kit.theme import ACCENT, SEATS, Colour
from ui.kit.theme import NEUTRAL as NEUTRAL_COLOUR
from ui.lights.light import Meaning
from ui.lights.rhythm import Rhythm


class Tint(IntEnum):
    """Where the colour of a meaning comes from."""

    WHITE = 0
    SEAT = 1
    AMBER = 2
    AS_IT_IS = 3
    """The colour that the zone has anyway."""


class Manner(msgspec.Struct, frozen=True):
    """How one meaning is shown."""

    tint: Tint
    low: float
    high: float
    """Levels between which `rhythm` moves; equal where it is steady. For AS_IT_IS, times the zone's own level."""
    rhythm: Rhythm
    white_cell: bool = False
    """One cell of the zone is white."""
    others: float = 1.0
    """What is left of the level of all other zones."""


MEANINGS: Final[Mapping[Meaning, Manner]] = {
    Meaning.MAY_CHOOSE: Manner(Tint.WHITE, 0.3, 1.0, Rhythm.BREATHE),
    Meaning.OCCUPIED: Manner(Tint.SEAT, 0.7, 0.7, Rhythm.STEADY),
    Meaning.CHOSEN: Manner(Tint.SEAT, 0.7, 0.7, Rhythm.STEADY, white_cell=True),
    Meaning.CHANGED: Manner(Tint.WHITE, 0.0, 0.6, Rhythm.PULSE),
    Meaning.RESOLVING: Manner(Tint.SEAT, 1.0, 1.0, Rhythm.STEADY, others=0.1),
    Meaning.MOVEMENT: Manner(Tint.SEAT, 0.0, 1.0, Rhythm.TRAIL),
    Meaning.FRONTIER: Manner(Tint.AMBER, 0.15, 0.15, Rhythm.STEADY),
    Meaning.REFUSED: Manner(Tint.AS_IT_IS, 1.0, 0.25, Rhythm.DIP),
    Meaning.RESULT: Manner(Tint.SEAT, 0.0, 1.0, Rhythm.RESULT),
}

HALF: Final = 0.5
WAVE_LOW: Final = 0.12
WAVE_HIGH: Final = 0.20
"""The kiosk's slow wave: less than a tenth from trough to crest, so it is no flash at all."""

WHITE: Final[Colour] = (255, 255, 255)
RED_SHARE: Final = 0.78
"""From 0.8 a colour is a saturated red for WCAG 2.3.1; no lamp of ours gets there."""


def lamp_colour(colour: Colour) -> Colour:
    """The drive of a lamp, which is linear, that looks like a colour of the screen, which is not."""
    red, green, blue = (round(255 * _linear(c / 255)) for c in colour)
    others = green + blue
    wanted = round(red * (1 - RED_SHARE) / RED_SHARE)
    if others < wanted:
        green += wanted - others
    return (red, green, blue)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


SEAT_LAMPS: Final = tuple(lamp_colour(style.colour) for style in SEATS)
"""By place at the table."""
NEUTRAL_LAMP: Final = lamp_colour(NEUTRAL_COLOUR)
AMBER_LAMP: Final = lamp_colour(ACCENT)
