"""A round place in the middle of the board: who stands there, what it does, and its reserved spaces."""

from __future__ import annotations

from math import cos, hypot, pi, sin, sqrt
from typing import Final

import msgspec

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.count_chip import GAP, Count, count_boxes, draw_count, draw_owner
from ui.kit.pieces.fitting import first_that_fits, whole
from ui.kit.pieces.symbol import Mark, draw_marks, draw_symbol, marks_width
from ui.kit.pieces.target import Inks, State, draw_target
from ui.kit.theme import DIM, HAIRLINE, MUTED, PAPER, PAPER_INK, Colour
from ui.kit.widget import Widget

TICK: Final = 7.0
RIM: Final = 13.0
"""From the edge to the inner end of a tick."""
CHIP: Final = 46.0
"""Least width of a count: with less for each they stand in two rows."""
TINY: Final = 140.0
"""Lower ones do not write their name: the shape says it."""
LEADING: Final = 1.0
APART: Final = 14.0
"""Between two ticks, about."""


class Space(msgspec.Struct, frozen=True):
    """A reserved space: its icon, and the seat whose pawn stands on it; None where it is free."""

    icon: str
    place: int | None = None


class PowwowPlace(Widget, frozen=True, kw_only=True):
    """A disc, or with straight sides where the box is not square. The whole box is the target."""

    name: str
    counts: tuple[Count, ...]
    """Everybody scores alone here, so as a rule nobody leads."""
    effect: Mark
    """What happens here: its symbol and its name."""
    spaces: tuple[Space, ...] = ()
    """Reserved ones; none for most."""
    state: State = State.SHOWN
    seat: int | None = None
    note: str = ""
    """Why not; shown instead of the name of the effect."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        shape = _shape(width, height)
        radius = min(shape.w, shape.h) / 2
        inks = draw_target(pen, shape, self.state, self.seat, radius)
        _ticks(pen, shape, radius, MUTED if self.state in (State.FREE, State.CHOSEN) else HAIRLINE)
        low = shape.h < 190
        edge = 18.0 if low else 28.0
        top, bottom = shape.y + edge, shape.bottom - edge
        if shape.h >= TINY:
            room = _chord(shape, top - 4 - shape.y) - 20
            label = first_that_fits(pen, (self.name,), room, bold=True)
            pen.text(label, width / 2, top + 10, 24 if low else 28, inks.text, bold=True, align="centre", width=room)
            top += 22 if low else 30
        bottom -= self._foot(pen, shape, bottom, inks, lines=1 if low or self.spaces else 2) + 4
        if self.spaces:
            high = 34.0 if low else 44.0
            wide = _chord(shape, bottom - shape.y) - 24
            draw_spaces(pen, Box((width - wide) / 2, bottom - high, wide, high), self.spaces)
            bottom -= high + 4
        across = min(_chord(shape, top - shape.y + 10), _chord(shape, bottom - shape.y - 10)) - 2 * RIM - 6
        counts = len(self.counts)
        a_row = counts if across >= counts * (CHIP + GAP) - GAP or self.spaces else 2
        room_box = Box((width - across) / 2, top, across, bottom - top)
        for box, count in zip(count_boxes(room_box, counts, a_row), self.counts, strict=True):
            draw_count(pen, box, count, inks.text)

    def _foot(self, pen: Pen, shape: Box, bottom: float, inks: Inks, lines: int) -> float:
        """The effect's symbol and name, or the note; where there is little room the name alone, or the symbol."""
        middle = shape.x + shape.w / 2
        room = _chord(shape, bottom - shape.y) - 20
        words = self.note or self.effect.text
        if not self.note:
            mark = (self.effect,)
            if marks_width(pen, mark, 22) <= room:
                draw_marks(pen, mark, middle, bottom - 13, 24, inks.second, width=room, align="centre")
                return 26.0
        rows, size = pen.fitted(words, 22, False, room, lines)
        if whole(rows, words):
            tall = len(rows) * size * LEADING
            pen.block(words, middle, bottom - tall / 2, 22, inks.second, align="centre", width=room, lines=lines,
                      leading=LEADING)  # fmt: skip
            return tall
        draw_symbol(pen, self.effect.symbol, middle, bottom - 13, 26, inks.second)
        return 26.0


def draw_spaces(pen: Pen, box: Box, spaces: tuple[Space, ...]) -> None:
    """The reserved spaces side by side: a paper one with its owner, a dashed one that is free."""
    gap = 6.0
    side = min(box.h, (box.w - gap * (len(spaces) - 1)) / len(spaces))
    left = box.x + (box.w - len(spaces) * (side + gap) + gap) / 2
    for k, space in enumerate(spaces):
        own = Box(left + k * (side + gap), box.y + (box.h - side) / 2, side, side)
        x, y = own.x + side / 2, own.y + side / 2
        if space.place is None:
            pen.rect(own, None, 8, 2, DIM)
            draw_symbol(pen, space.icon, x, y, side * 0.62, MUTED)
        else:
            pen.rect(own, PAPER, 8)
            draw_symbol(pen, space.icon, x - side * 0.2, y - side * 0.2, side * 0.5, PAPER_INK)
            draw_owner(pen, space.place, x + side * 0.22, y + side * 0.2, side * 0.44)


def _shape(width: float, height: float) -> Box:
    """The disc in the middle; the whole box where it is not nearly square."""
    if max(width, height) > 1.2 * min(width, height):
        return Box(0, 0, width, height)
    side = min(width, height)
    return Box((width - side) / 2, (height - side) / 2, side, side)


def _chord(shape: Box, y: float) -> float:
    """The width of the shape at `y` from its top."""
    radius = min(shape.w, shape.h) / 2
    y = min(max(y, 0.0), shape.h)
    off = max(0.0, radius - y, y - (shape.h - radius))
    return shape.w - 2 * radius + 2 * sqrt(max(0.0, radius * radius - off * off))


def _ticks(pen: Pen, shape: Box, radius: float, colour: Colour) -> None:
    """Short strokes towards the middle, at even distances along the edge."""
    flat, upright = shape.w - 2 * radius, shape.h - 2 * radius
    length = 2 * flat + 2 * upright + 2 * pi * radius
    number = round(length / APART / 4) * 4
    for k in range(number):
        x, y, dx, dy = _on_edge(shape, radius, length * k / number)
        far = hypot(dx, dy)
        dx, dy = dx / far, dy / far
        inner, outer = RIM, RIM - TICK
        pen.line(x + dx * outer, y + dy * outer, x + dx * inner, y + dy * inner, colour, 3)


def _on_edge(shape: Box, radius: float, along: float) -> tuple[float, float, float, float]:
    """A point of the edge, `along` from the upper left corner's end clockwise, and the direction inwards."""
    flat, upright, quarter = shape.w - 2 * radius, shape.h - 2 * radius, pi * radius / 2
    sides = (
        (flat, shape.x + radius, shape.y, 1.0, 0.0),
        (upright, shape.right, shape.y + radius, 0.0, 1.0),
        (flat, shape.right - radius, shape.bottom, -1.0, 0.0),
        (upright, shape.x, shape.bottom - radius, 0.0, -1.0),
    )
    for number, (straight, x, y, dx, dy) in enumerate(sides):
        if along < straight:
            return x + dx * along, y + dy * along, -dy, dx
        along -= straight
        if along < quarter or number == len(sides) - 1:
            angle = along / radius
            middle_x, middle_y = x + dx * straight - dy * radius, y + dy * straight + dx * radius
            out_x = dy * cos(angle) + dx * sin(angle)
            out_y = -dx * cos(angle) + dy * sin(angle)
            return middle_x + out_x * radius, middle_y + out_y * radius, -out_x, -out_y
        along -= quarter
    raise ValueError("beyond the edge")
