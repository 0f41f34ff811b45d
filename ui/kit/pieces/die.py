"""A die: its face on paper, inverted on a hit, grey on a miss, dim where none was thrown yet; and its tumble."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from math import pi, sin
from typing import Final, NamedTuple

from ui.kit.pen import Pen
from ui.kit.theme import ACCENT, ACCENT_EDGE, DIM, HAIRLINE, INK, PAPER, PAPER_INK, RAISED, TEXT, Colour
from ui.kit.widget import Widget

EDGE: Final[Colour] = (208, 202, 186)
"""The lower edge of a die on the table."""
PIPS: Final[Sequence[Sequence[tuple[int, int]]]] = (
    (),
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
)
"""Columns and rows of the pips of each face, from the middle."""
TURNS: Final = 6
"""Faces that a tumbling die shows before its own."""
HOPS: Final = 2.5


class DieLook(StrEnum):
    """How a die stands there."""

    PAPER = "paper"
    """A die on the table."""
    INK = "ink"
    """On paper: a hit."""
    GREY = "grey"
    """A miss."""
    ACCENT = "accent"
    """On the pad that rolls."""
    NEXT = "next"
    """What is asked for next."""
    FAINT = "faint"
    """What is asked for later."""


class _Colours(NamedTuple):
    fill: Colour
    pips: Colour
    edge: Colour | None = None


_COLOURS: Final = {
    DieLook.PAPER: _Colours(PAPER, PAPER_INK, EDGE),
    DieLook.INK: _Colours(PAPER_INK, PAPER),
    DieLook.GREY: _Colours(DIM, INK),
    DieLook.ACCENT: _Colours(INK, ACCENT),
    DieLook.NEXT: _Colours(HAIRLINE, TEXT),
    DieLook.FAINT: _Colours(RAISED, DIM),
}


def draw_die(pen: Pen, x: float, y: float, side: float, face: int, look: DieLook = DieLook.PAPER) -> None:
    """A die of `side` units around (x, y); face 0 is blank."""
    colours = _COLOURS[look]
    left, top, radius = x - side / 2, y - side / 2, side * 0.16
    if colours.edge is not None:
        pen.rect((left, top, side, side), colours.edge, radius)
        pen.rect((left, top, side, side - max(2.0, side * 0.03)), colours.fill, radius)
    else:
        pen.rect((left, top, side, side), colours.fill, radius)
    for across, down in PIPS[face]:
        pen.disc(x + across * side * 0.25, y + down * side * 0.27, side * 0.095, colours.pips)


class Tumble(NamedTuple):
    """A die in the air: the face that shows, and how high it is, 0 (on the table) to 1."""

    face: int
    height: float


def tumble(face: int, count: int, part: float) -> Tumble:
    """Roll number `count` of a game, which gives `face`, after `part` (0 to 1) of its time; at 1 it lies still.

    The faces on the way depend on the count, so that two equal rolls look different.
    """
    if part >= 1:
        return Tumble(face, 0.0)
    turn = int(part * TURNS)
    shown = 1 + (face + count + turn * (1 if count % 2 else 5)) % 6
    height = abs(sin(pi * HOPS * part)) * (1 - part)
    return Tumble(shown, height)


class Die(Widget, frozen=True, kw_only=True):
    """One die in the middle of its box; `height` 0 to 1 lifts it from the foot of the box towards its top."""

    face: int
    look: DieLook = DieLook.PAPER
    height: float = 0.0
    share: float = 1.0
    """The die's side by the width of the box; the rest is room to hop."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        side = min(width, height) * self.share
        y = height - side / 2 - self.height * (height - side)
        draw_die(pen, width / 2, y if self.share < 1 else height / 2, side, self.face, self.look)


class DicePad(Widget, frozen=True, kw_only=True):
    """The pad that rolls: a die and the word, beside each other where there is room."""

    label: str

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), ACCENT_EDGE, 18)
        pen.rect((0, 0, width, height - 3), ACCENT, 18)
        if width > 2.2 * height:
            self._beside(pen, width, height)
        else:
            self._stacked(pen, width, height)

    def _beside(self, pen: Pen, width: float, height: float) -> None:
        side = height * 0.62
        room = width - side - 76
        rows, size = pen.fitted(self.label, min(68.0, height * 0.46), True, room, 1)
        wide = pen.text_width(rows[0], size, True)
        left = (width - side - 28 - wide) / 2
        draw_die(pen, left + side / 2, height / 2, side, 5, DieLook.ACCENT)
        x = left + side + 28
        pen.text(self.label, x, height / 2, size, PAPER_INK, bold=True, width=room)

    def _stacked(self, pen: Pen, width: float, height: float) -> None:
        draw_die(pen, width / 2, height * 0.3, height * 0.42, 5, DieLook.ACCENT)
        pen.text(self.label, width / 2, height * 0.76, 44, PAPER_INK, bold=True, align="centre", width=width - 16)
