"""Milestones: their spaces with points, whose discs lie there, and who could claim the next one."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from ui.kit.glyphs import draw_glyph
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.fitting import whole
from ui.kit.pieces.symbol import draw_symbol
from ui.kit.pieces.target import Inks, State, draw_target
from ui.kit.theme import HAIRLINE, MUTED, PANEL, RADIUS, RAISED, SLATE, TEXT, WHITE
from ui.kit.widget import Widget

SLOT: Final = 40.0
SMALLEST_SLOT: Final = 28.0
DIGITS: Final = 12.0
"""Around a number of two digits, together: its space is wider."""
GAP: Final = 5.0
STACKED: Final = 40.0
"""From this height on a line has two rows."""
WHO: Final = 19.0
"""Side of the small tiles of those who have claimed, filled, and of those who could, outlined."""
BETWEEN: Final = 4.0
LEAST_WHO: Final = 14.0
"""Side of a tile, at least."""


class MilestoneLine(msgspec.Struct, frozen=True, kw_only=True):
    """One milestone."""

    name: str
    icon: str = ""
    """Says it where there is no room for the name."""
    points: tuple[str, ...]
    """Of its spaces, the highest first."""
    discs: tuple[int, ...] = ()
    """Places of the seats whose discs lie on the first spaces."""
    claimed: tuple[int, ...] = ()
    """Places of seats whose discs lie on spaces that there is no room to show."""
    met: tuple[int, ...] = ()
    """Places of the seats that fulfil it and could claim the next space."""
    now: bool = False
    """The seat on turn could claim it: a bright outline around the next space."""


class MilestoneBoard(Widget, frozen=True, kw_only=True):
    """All milestones of a game below each other; 34 units for a line, 40 to show who could claim below the name.

    Where not all names fit, all lines show their icons instead; in a narrow one (under some 250) the outline alone
    says that somebody could claim. From about 180 x 100 units on.
    """

    lines: tuple[MilestoneLine, ...]

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS)
        edge = 7.0 if height >= 130 else 3.0
        side = 18.0 if width >= 240 else 10.0
        step = (height - 2 * edge) / max(1, len(self.lines))
        boxes = [Box(side, edge + k * step, width - 2 * side + 2, step) for k in range(len(self.lines))]
        forms = [_form(pen, line, box) for line, box in zip(self.lines, boxes, strict=True)]
        form = _Form(min(f.slot for f in forms), min(f.type for f in forms)) if forms else _ICONS
        for line, box in zip(self.lines, boxes, strict=True):
            _draw_line(pen, box, line, Inks(TEXT, MUTED, PANEL), form)


class MilestonePad(Widget, frozen=True, kw_only=True):
    """One milestone that may be chosen."""

    line: MilestoneLine
    state: State = State.FREE
    seat: int | None = None
    note: str = ""
    """What it asks for; left out where it does not fit."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        inks = draw_target(pen, Box(0, 0, width, height), self.state, self.seat)
        side = 22.0 if width > 260 else 14.0
        room = width - 2 * side
        below = 0.0
        if self.note and height >= 104:
            rows, size = pen.fitted(self.note, 24, False, room, 2)
            if whole(rows, self.note):
                below = len(rows) * size * 1.1 + 6
        box = Box(side, 8, room, height - 16 - below)
        _draw_line(pen, box, self.line, inks, _form(pen, self.line, box))
        if below:
            pen.block(self.note, side, height - 9 - below / 2, 24, inks.second, width=room, lines=2, leading=1.1)


class _Form(NamedTuple):
    """How a line is set: the side of its spaces, and the size of its name; without a size it shows its icon."""

    slot: float
    type: float


_ICONS: Final = _Form(0.0, 0.0)


def _draw_line(pen: Pen, room: Box, line: MilestoneLine, inks: Inks, form: _Form) -> None:
    """The name or else the icon at the left, those who have claimed or could below it, the spaces at the right."""
    middle = room.y + room.h / 2
    stacked = room.h >= STACKED
    named = form.type > 0
    side = form.slot if named else min(SLOT, room.h - 4, SMALLEST_SLOT)
    gap = GAP if room.w >= 220 else 3.0
    wide = _widths(pen, line, side)
    left = room.right - sum(wide) - gap * (len(wide) - 1)
    words = left - room.x - 10
    x = room.x
    if not named and line.icon:
        icon = min(34.0, room.h - 4, words)
        draw_symbol(pen, line.icon, x + icon / 2, middle, icon, inks.text)
        x, words = x + icon + 8, words - icon - 8
    who = [*((place, True) for place in line.claimed), *((place, False) for place in line.met)]
    if who:
        step = min(WHO + BETWEEN, words / len(who))
        below = named and stacked
        at = x if stacked else left - 8 - step * len(who)
        for k, (place, claimed) in enumerate(who if step >= LEAST_WHO + BETWEEN else ()):
            _draw_who(pen, place, at + k * step, middle + (10.5 if below else 0), step - BETWEEN, inks, claimed=claimed)
        words -= 0 if below else step * len(who)
    if named:
        y = middle - (10 if who and stacked else 0)
        many = 2 if stacked and not who else 1
        pen.block(line.name, x, y, form.type, inks.text, width=words, lines=many, leading=1.0)
    for k, points in enumerate(line.points):
        box = Box(left + sum(wide[:k]) + k * gap, middle - side / 2, wide[k], side)
        if k < len(line.discs):
            pen.rect(box, SLATE if inks.ground == RAISED else RAISED, 8)
            draw_glyph(pen, line.discs[k], box.x + box.w / 2, middle, side * 0.54)
            continue
        following = k == len(line.discs) and bool(line.met)
        edge = WHITE if following and line.now else MUTED if following else HAIRLINE
        bright = (4.0 if side >= 38 else 3.0) if following and line.now else 2.0
        pen.rect(box, None, 8, bright, edge)
        pen.text(points, box.x + box.w / 2, middle, _type(side), inks.text, bold=True, align="centre")


def _draw_who(pen: Pen, place: int, x: float, y: float, side: float, inks: Inks, *, claimed: bool) -> None:
    """A tile around the glyph of a seat: filled like that of a disc once it has claimed, an outline if it could."""
    box = Box(x, y - side / 2, side, side)
    if claimed:
        pen.rect(box, SLATE if inks.ground == RAISED else RAISED, 5)
    else:
        pen.rect(box, None, 5, 2, MUTED)
    draw_glyph(pen, place, x + side / 2, y, side * 0.58)


def _type(side: float) -> float:
    return 24 if side > 36 else 22


def _widths(pen: Pen, line: MilestoneLine, side: float) -> list[float]:
    """Of the spaces of a line."""
    return [max(side, pen.text_width(points, _type(side), True) + DIGITS) for points in line.points]


def _form(pen: Pen, line: MilestoneLine, room: Box) -> _Form:
    """The largest form that leaves room for the whole name; none if it does not fit beside the least spaces."""
    stacked = room.h >= STACKED
    side = min(SLOT, room.h - 4)
    while side >= min(SMALLEST_SLOT, room.h - 4):
        words = room.w - sum(_widths(pen, line, side)) - GAP * (len(line.points) - 1) - 10
        who = len(line.claimed) + len(line.met)
        if who and not stacked:
            words -= who * (WHO + BETWEEN)
        rows, size = pen.fitted(line.name, 26, False, words, 2 if stacked and not who else 1)
        if whole(rows, line.name):
            return _Form(side, size)
        side -= 1
    return _ICONS
