"""Colours, seats and sizes: the tokens that every piece is drawn from."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple, TypeAlias

Colour: TypeAlias = tuple[int, int, int]


def _hex(code: str) -> Colour:
    return (int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16))


INK: Final = _hex("#12151A")
"""The table: the ground of every screen."""
PANEL: Final = _hex("#1E242C")
"""State: read it."""
RAISED: Final = _hex("#28303A")
"""It can be pressed, or is current."""
PAPER: Final = _hex("#F6F1E6")
"""A real token or card, the chosen thing, a decisive number."""
PAPER_INK: Final = _hex("#1B1A17")
"""Text and shapes on paper."""
PAPER_MUTED: Final = _hex("#4A4740")
"""Secondary text on paper."""
HAIRLINE: Final = _hex("#36414D")
"""Edges of what is there but not for now."""
MUTED: Final = _hex("#B8C0CA")
"""Secondary text."""
DIM: Final = _hex("#8D98A4")
"""Empty places."""
TEXT: Final = _hex("#F4F6F8")
WHITE: Final = _hex("#FFFFFF")
ACCENT: Final = _hex("#E8B84A")
"""The headline's verb: one pad on the screen; also the outline of the frontier."""
ACCENT_EDGE: Final = _hex("#B98F2F")
SLATE: Final = _hex("#4A5561")
"""Number tags of territories in play."""

RADIUS: Final = 14
RADIUS_PRIMARY: Final = 18
RADIUS_SMALL: Final = 12

HEADLINE: Final = 50
OVERLINE: Final = 24
NOTE: Final = 24
BODY: Final = 28
NUMBER: Final = 36
SMALLEST: Final = 22
"""Sizes of type in design units; nothing is smaller than SMALLEST."""


class Glyph(IntEnum):
    """The shape by which a seat is known; colour only repeats it. The value is the place at the table."""

    TRIANGLE = 0
    CIRCLE = 1
    SQUARE = 2
    STAR = 3
    DIAMOND = 4
    RING = 5


class SeatStyle(NamedTuple):
    """How one of the six places is drawn."""

    glyph: Glyph
    colour: Colour
    on_colour: Colour
    """Colour of the glyph where it stands on the seat's colour."""
    pattern: str
    """Fill pattern of wide bars: "diagonal", "dots", "grid", "vertical", "cross", "waves"."""


SEATS: Final = (
    SeatStyle(Glyph.TRIANGLE, _hex("#E69F00"), INK, "diagonal"),
    SeatStyle(Glyph.CIRCLE, _hex("#56B4E9"), INK, "dots"),
    SeatStyle(Glyph.SQUARE, _hex("#009E73"), INK, "grid"),
    SeatStyle(Glyph.STAR, _hex("#F0E442"), INK, "vertical"),
    SeatStyle(Glyph.DIAMOND, _hex("#0072B2"), WHITE, "cross"),
    SeatStyle(Glyph.RING, _hex("#D55E00"), INK, "waves"),
)
"""By place at the table, 0 to 5."""

TERRAIN_GROUND: Final = tuple(map(_hex, ("#222A33", "#1A2823", "#2A271B", "#182833", "#2C231D")))
"""Label blocks: mountain, forest, plain, river, prairie."""
TERRAIN_SHAPE: Final = tuple(map(_hex, ("#36424F", "#2A4136", "#423D26", "#24404F", "#47372C")))
"""Quiet landscape shapes on TERRAIN_GROUND."""
LANDSCAPE: Final = tuple(map(_hex, ("#5A6673", "#3A6350", "#8F7D4B", "#3B6885", "#7E5B46")))
"""The brighter landscape of the home screen's pictures."""
NEUTRAL: Final = _hex("#B4BBC4")
"""Neutral pawns."""
