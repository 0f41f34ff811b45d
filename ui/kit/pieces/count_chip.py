"""How many pawns each owner has in a place, and who leads there."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

import msgspec

from ui.kit.glyphs import draw_glyph
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.target import State, draw_target
from ui.kit.theme import DIM, HAIRLINE, INK, NEUTRAL, PAPER, PAPER_INK, SEATS, TEXT, WHITE, Colour
from ui.kit.widget import Widget

WIDEST: Final = 84.0
HIGHEST: Final = 46.0
GAP: Final = 8.0
LOW: Final = 30.0
NARROW: Final = 60.0
"""Rows lower than LOW become one row, if each count gets NARROW of it."""
FRESH: Final = 12.0


class Lead(StrEnum):
    """What an owner's number means in its place."""

    NONE = "none"
    LEADS = "leads"
    """The most, alone: the number on paper."""
    TIES = "ties"
    """The most, with others: an outline."""


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """Pawns of one owner: `place` of the seat, None for the grey third colour."""

    place: int | None
    number: int
    lead: Lead = Lead.NONE
    fresh: bool = False
    """One of them is chosen and not confirmed: a white square marks it."""


def leads(numbers: Sequence[int]) -> tuple[Lead, ...]:
    """For each number whether it is the highest alone or with others; nobody leads with none."""
    most = max(numbers, default=0)
    alone = numbers.count(most) == 1 if most else False
    top = Lead.LEADS if alone else Lead.TIES
    return tuple(top if most and number == most else Lead.NONE for number in numbers)


def count_boxes(room: Box, number: int, across: int = 2) -> tuple[Box, ...]:
    """Where `number` counts stand in `room`, `across` in a row; all in one row where the room is low and wide."""
    across = max(1, min(across, number))
    down = -(-number // across)
    if down > 1 and (room.h - GAP) / 2 < LOW and room.w / number >= NARROW:
        across, down = number, 1
    gap = GAP if room.h >= 2 * LOW + GAP else 2.0
    wide = min(WIDEST, (room.w - GAP * (across - 1)) / across)
    high = min(HIGHEST, (room.h - gap * (down - 1)) / down)
    between = min(16.0, (room.w - across * wide) / max(1, across - 1)) if across > 1 else 0.0
    over = min(14.0, (room.h - down * high) / max(1, down - 1)) if down > 1 else 0.0
    left = room.x + (room.w - across * wide - between * (across - 1)) / 2
    top = room.y + (room.h - down * high - over * (down - 1)) / 2
    return tuple(
        Box(left + k % across * (wide + between), top + k // across * (high + over), wide, high) for k in range(number)
    )


def draw_owner(pen: Pen, place: int | None, x: float, y: float, size: float, colour: Colour | None = None) -> None:
    """The glyph of a seat, or the pawn of the third colour, in its own colour unless another is given."""
    if place is None:
        pen.icon("explorer", x, y, size * 1.2, NEUTRAL if colour is None else colour)
    else:
        draw_glyph(pen, place, x, y, size, colour)


def draw_count(pen: Pen, box: Box, count: Count, ink: Colour = TEXT) -> None:
    """Draw `count` so that it fills `box`."""
    colour = NEUTRAL if count.place is None else SEATS[count.place].colour
    on = INK if count.place is None else SEATS[count.place].on_colour
    text = str(count.number)
    size = min(30, max(22, round(box.h * 0.62)))
    side = min(box.h * 0.52, box.w * 0.34, 24.0)
    while size > 22 and pen.text_width(text, size, True) > box.w - side - 15:
        size -= 1
    # the number's part is as wide as its digits, at least
    tab = min(max(side + 8, box.w * 0.46), box.w - 7 - pen.text_width(text, size, True))
    side = max(8.0, min(side, tab - 6))
    middle = box.y + box.h / 2
    x = box.x + tab / 2
    right = Box(box.x + tab, box.y + 3, box.w - tab - 3, box.h - 6)
    radius = min(10.0, box.h * 0.3)
    match count.lead:
        case Lead.LEADS:
            pen.rect(box, colour, radius)
            pen.rect(right, PAPER, (2, radius - 3, 2, radius - 3))
            draw_owner(pen, count.place, x, middle, side, on)
            ink = PAPER_INK
        case Lead.TIES:
            pen.rect(box, INK, radius, 3, colour)
            draw_owner(pen, count.place, x + 2, middle, side * 0.88)
            ink = TEXT
        case _:
            zero = count.number == 0
            draw_owner(pen, count.place, x, middle, side, HAIRLINE if zero else None)
            ink = DIM if zero else ink
    pen.text(text, right.x + right.w / 2, middle, size, ink, bold=True, align="centre")
    if count.fresh:
        pen.rect((box.right - FRESH - 1, box.y - 5, FRESH + 2, FRESH + 2), INK, 2)
        pen.rect((box.right - FRESH, box.y - 4, FRESH, FRESH), WHITE, 1)


class OwnerPad(Widget, frozen=True, kw_only=True):
    """The pawns of one owner as a target of its own: which of them is moved. A key makes it one.

    An owner without any stands there dim, so that the places stay.
    """

    count: Count
    name: str = ""
    state: State = State.FREE
    seat: int | None = None
    """Who chose it."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        inks = draw_target(pen, Box(0, 0, width, height), self.state, self.seat)
        named = bool(self.name) and height >= 96 and pen.text_width(self.name, 22) <= width - 20
        middle = height * (0.38 if named else 0.5)
        side = min(30.0, height * 0.36)
        number = str(self.count.number)
        digits = pen.text_width(number, 34, True)
        left = (width - side - 12 - digits) / 2
        zero = self.count.number == 0
        draw_owner(pen, self.count.place, left + side / 2, middle, side, HAIRLINE if zero else None)
        pen.text(number, left + side + 12, middle, 34, DIM if zero else inks.text, bold=True)
        if named:
            pen.text(self.name, width / 2, height * 0.76, 24, inks.second, align="centre", width=width - 20)
