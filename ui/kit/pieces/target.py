"""What may be chosen: the ground of a card that people can point at, in the states of the look."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import HAIRLINE, INK, MUTED, PANEL, RADIUS, RAISED, SEATS, TEXT, WHITE, Colour

OUTLINE: Final = 4.0
CHOSEN_EDGE: Final = 5.0
CURRENT_EDGE: Final = 8.0
FRESH: Final = 16.0
"""Side of the white square on what is chosen and not confirmed."""


class State(StrEnum):
    """How a card stands there."""

    SHOWN = "shown"
    """State: read it. No touch target."""
    FREE = "free"
    """You may choose this: a white outline around the whole target."""
    SECOND = "second"
    """May be chosen too, but the screen asks for something else: a muted border."""
    CHOSEN = "chosen"
    """Chosen, not confirmed: a border in the seat's colour."""
    CURRENT = "current"
    """What the screen is about now: a broad border in the seat's colour."""
    OFF = "off"
    """Not now: no fill, a hairline, muted words and the reason."""


class Inks(NamedTuple):
    """Colours on a ground."""

    text: Colour
    second: Colour
    ground: Colour


def draw_target(pen: Pen, box: Box, state: State, seat: int | None = None, radius: float = RADIUS) -> Inks:
    """Draw the ground of a dark card in `state`; `seat` is who chose it. Returns the colours to write with."""
    match state:
        case State.FREE:
            pen.rect(box, RAISED, radius, OUTLINE, WHITE)
        case State.SECOND:
            pen.rect(box, RAISED, radius, 2, MUTED)
        case State.CURRENT:
            pen.rect(box, RAISED, radius, CURRENT_EDGE, WHITE if seat is None else SEATS[seat].colour)
        case State.CHOSEN:
            pen.rect(box, RAISED, radius, CHOSEN_EDGE, WHITE if seat is None else SEATS[seat].colour)
            round_one = radius > box.h / 3
            left = box.x + (box.w - FRESH) / 2 if round_one else box.right - 14 - FRESH
            pen.rect((left, box.y, FRESH, FRESH), WHITE, (0, 0, 3, 3))
        case State.OFF:
            pen.rect(box, None, radius, 2, HAIRLINE)
            return Inks(MUTED, MUTED, INK)
        case _:
            pen.rect(box, PANEL, radius)
            return Inks(TEXT, MUTED, PANEL)
    return Inks(TEXT, MUTED, RAISED)
