"""Which colours do the pixels show? From what people see: the order in which a pixel takes its bytes, and how many.

The chain is lit with the first byte of every pixel alone, then with the second. A chain whose pixels take four bytes
and get three (or the other way round) shows another colour from pixel to pixel: then the type is changed, and the first
question asked again. So three questions are enough, whatever was set before.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from ui.lights.probe import Tone

COLOURS: Final = "RGB"
TYPES: Final = ("rgb", "rgbw")
MOST_QUESTIONS: Final = 3


class Seen(StrEnum):
    """What people may see on the chain."""

    RED = "R"
    GREEN = "G"
    BLUE = "B"
    WHITE = "white"
    """Or a mixture."""
    SEVERAL = "several"
    """Another colour from pixel to pixel."""
    DARK = "dark"


class Trouble(StrEnum):
    """Why no order explains what was seen."""

    DARK = "dark"
    """Nothing lights."""
    MIXED = "mixed"
    """The pixels differ, or mix their colours, with either type."""
    UNCLEAR = "unclear"
    """The second byte does not light a second colour: a colour is broken, or an answer was wrong."""


class ColourTest(msgspec.Struct, frozen=True):
    """What is known so far; `seen` gives the next state."""

    found: str = ""
    """The first letters of the pixels' order."""
    other_type: bool = False
    """The pixels are not of the type that was set at the start."""
    type_known: bool = False
    """The type is set elsewhere, as in a USB controller, and no other is tried."""
    asked: int = 0
    """Answers so far."""
    trouble: Trouble | None = None

    @property
    def done(self) -> bool:
        """`found` is the whole order."""
        return len(self.found) == len(COLOURS)

    def lit(self, order: str) -> Tone:
        """The light to show while a driver sends the bytes of each pixel in `order`: one byte of three."""
        return colour(order[len(self.found)])

    def seen(self, what: Seen) -> ColourTest:
        """The state after the answer to what `lit` shows."""
        answered = msgspec.structs.replace(self, asked=self.asked + 1)
        if what.value in COLOURS and what.value not in self.found:
            return msgspec.structs.replace(answered, found=_completed(self.found + what.value))
        if self.found:
            return msgspec.structs.replace(answered, trouble=Trouble.UNCLEAR)
        if what is Seen.DARK:
            return msgspec.structs.replace(answered, other_type=False, trouble=Trouble.DARK)
        if self.other_type or self.type_known:
            return msgspec.structs.replace(answered, other_type=False, trouble=Trouble.MIXED)
        return msgspec.structs.replace(answered, other_type=True)


def colour(letter: str) -> Tone:
    """The pure tone of "R", "G" or "B"."""
    red, green, blue = (255 if letter == each else 0 for each in COLOURS)
    return red, green, blue


def other(pixel_type: str) -> str:
    """The type that it is not."""
    return TYPES[1 - TYPES.index(pixel_type)]


def _completed(letters: str) -> str:
    """Two letters leave one."""
    return letters if len(letters) < 2 else letters + next(each for each in COLOURS if each not in letters)
