"""Milestones: their spaces with points, whose discs lie there, and who could claim the next one."""

from __future__ import annotations

from typing import Final

import msgspec

from ui.kit.glyphs import draw_glyph
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.symbol import draw_symbol
from ui.kit.pieces.target import Inks, State, draw_target
from ui.kit.theme import HAIRLINE, MUTED, PANEL, RADIUS, RAISED, SLATE, SMALLEST, TEXT, WHITE
from ui.kit.widget import Widget

SLOT: Final = 40.0
SMALLEST_SLOT: Final = 34.0
GAP: Final = 5.0
STACKED: Final = 46.0
"""From this height on a line has two rows of words."""
WHO: Final = 17.0
"""Size of the glyphs of those who could claim."""


class MilestoneLine(msgspec.Struct, frozen=True, kw_only=True):
    """One milestone."""

    name: str
    icon: str = ""
    """Says it where there is no room for the name."""
    points: tuple[str, ...]
    """Of its spaces, the highest first."""
    discs: tuple[int, ...] = ()
    """Places of the seats whose discs lie on the first spaces."""
    met: tuple[int, ...] = ()
    """Places of the seats that fulfil it and could claim the next space."""
    now: bool = False
    """The seat on turn could claim it: a bright outline around the next space."""


class MilestoneBoard(Widget, frozen=True, kw_only=True):
    """All milestones of a game below each other, to be read; 34 units for a line, 52 to write who could claim below.

    Where not all names fit, all lines show their icons instead.
    """

    lines: tuple[MilestoneLine, ...]

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS)
        edge = 7.0 if height >= 130 else 3.0
        step = (height - 2 * edge) / max(1, len(self.lines))
        boxes = [Box(18, edge + k * step, width - 34, step) for k in range(len(self.lines))]
        named = all(_side(pen, line, box) for line, box in zip(self.lines, boxes, strict=True))
        for line, box in zip(self.lines, boxes, strict=True):
            draw_milestone(pen, box, line, Inks(TEXT, MUTED, PANEL), named=named)


class MilestonePad(Widget, frozen=True, kw_only=True):
    """One milestone that may be chosen."""

    line: MilestoneLine
    state: State = State.FREE
    seat: int | None = None
    note: str = ""
    """What it asks for."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        inks = draw_target(pen, Box(0, 0, width, height), self.state, self.seat)
        side = 22.0 if width > 260 else 16.0
        room = width - 2 * side
        rows, size = pen.fitted(self.note, 24, False, room, 2) if self.note and height >= 104 else ([], 24.0)
        below = len(rows) * size * 1.1
        box = Box(side, 8, room, height - 16 - (below + 6 if rows else 0))
        draw_milestone(pen, box, self.line, inks, named=bool(_side(pen, self.line, box)))
        if rows:
            pen.block(self.note, side, height - 12 - below / 2, 24, inks.second, width=room, lines=2, leading=1.1)


def draw_milestone(pen: Pen, room: Box, line: MilestoneLine, inks: Inks, *, named: bool) -> None:
    """The name or else the icon at the left, those who could claim below it, the spaces at the right."""
    middle = room.y + room.h / 2
    stacked = room.h >= STACKED
    side = _side(pen, line, room) if named else min(SLOT, room.h - 4, SMALLEST_SLOT + 2)
    left = room.right - _wide(line, side)
    words = left - room.x - 10
    x = room.x
    if not named and line.icon:
        icon = min(34.0, room.h - 4)
        draw_symbol(pen, line.icon, x + icon / 2, middle, icon, inks.text)
        x, words = x + icon + 10, words - icon - 10
    if line.met:
        step = min(WHO + 5, words / len(line.met))
        below = named and stacked
        at = x if below or (not named and stacked) else left - 8 - step * len(line.met)
        for k, place in enumerate(line.met):
            draw_glyph(pen, place, at + (k + 0.5) * step, middle + (15 if below else 0), min(WHO, step - 2))
        words -= 0 if below else step * len(line.met)
    if named:
        y = middle - (11 if line.met and stacked else 0)
        many = 2 if stacked and not line.met else 1
        pen.block(line.name, x, y, 26, inks.text, width=words, lines=many, leading=1.0)
    for k, points in enumerate(line.points):
        box = Box(left + k * (side + GAP), middle - side / 2, side, side)
        if k < len(line.discs):
            pen.rect(box, SLATE if inks.ground == RAISED else RAISED, 8)
            draw_glyph(pen, line.discs[k], box.x + side / 2, middle, side * 0.54)
            continue
        following = k == len(line.discs) and bool(line.met)
        edge = WHITE if following and line.now else MUTED if following else HAIRLINE
        pen.rect(box, None, 8, 4 if following and line.now else 2, edge)
        pen.text(points, box.x + side / 2, middle, 24 if side > 36 else 22, inks.text, bold=True, align="centre")


def _wide(line: MilestoneLine, side: float) -> float:
    """Width of the spaces."""
    return len(line.points) * (side + GAP) - GAP


def _side(pen: Pen, line: MilestoneLine, room: Box) -> float:
    """The largest side of the spaces that leaves room for the whole name; 0 if none does."""
    stacked = room.h >= STACKED
    side = min(SLOT, room.h - 4)
    while side >= min(SMALLEST_SLOT, room.h - 4):
        words = room.w - _wide(line, side) - 10
        if line.met and not stacked:
            words -= len(line.met) * (WHO + 5)
        if stacked and not line.met:
            rows, size = pen.fitted(line.name, 26, False, words, 2)
            if "".join(rows).replace(" ", "") == line.name.replace(" ", "") and size * len(rows) <= room.h:
                return side
        elif pen.text_width(line.name, SMALLEST) <= words:
            return side
        side -= 1
    return 0.0
