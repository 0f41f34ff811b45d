"""A short track with levels and one disc on it, small on a card or large with a step to either side."""

from __future__ import annotations

from typing import Final

import msgspec

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.fitting import first_that_fits
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.symbol import draw_symbol
from ui.kit.pieces.target import State, draw_target
from ui.kit.theme import DIM, HAIRLINE, MUTED, PAPER, PAPER_INK, TEXT, WHITE, Colour
from ui.kit.widget import Scene, Widget

DISC: Final = 14.0
"""Radius of a small disc; its number needs it."""
TIGHT: Final = 15.0
"""Levels closer than this show as the disc alone."""
STEP_PAD: Final = 98.0
"""Width of a step's pad: its arrow and its number."""
BETWEEN: Final = 18.0


class Track(msgspec.Struct, frozen=True):
    """`level` of `levels`, counted from 1; `icon` says whose track it is."""

    icon: str
    level: int
    levels: int = 5


def draw_track(pen: Pen, room: Box, track: Track, ink: Colour = TEXT) -> None:
    """The small track in `room`: the icon, a dot for each level, the number on a paper disc."""
    side = min(28.0, room.h)
    middle = room.y + room.h / 2
    draw_symbol(pen, track.icon, room.x + side / 2, middle, side, ink)
    left, right = room.x + side + 8 + DISC, room.right - DISC
    step = min(28.0, (right - left) / max(1, track.levels - 1))
    if step < TIGHT:
        _disc(pen, left, middle, DISC, 22, track.level)
        return
    pen.line(left, middle, left + step * (track.levels - 1), middle, HAIRLINE, 3)
    for level in range(1, track.levels + 1):
        if level != track.level:
            pen.disc(left + step * (level - 1), middle, 4.5, DIM)
    _disc(pen, left + step * (track.level - 1), middle, DISC, 22, track.level)


def _disc(pen: Pen, x: float, y: float, radius: float, size: float, level: int) -> None:
    pen.disc(x, y, radius, PAPER)
    pen.text(str(level), x, y, size, PAPER_INK, bold=True, align="centre")


class FeatTrack(Widget, frozen=True, kw_only=True):
    """The large track. `to` is the level that is chosen and not confirmed: a ring around it."""

    name: str
    track: Track
    to: int | None = None
    seat: int | None = None
    state: State = State.SHOWN
    note: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        inks = draw_target(pen, Box(0, 0, width, height), self.state, self.seat)
        head = 0.0
        if height >= 84:
            head = min(46.0, height * 0.42)
            draw_symbol(pen, self.track.icon, 34, head / 2 + 8, 32, inks.text)
            room = width - 60 - 20
            name = first_that_fits(pen, (self.name,), room, bold=True)
            pen.text(name, 60, head / 2 + 8, 28, inks.text, bold=True, width=room)
            if name:
                room -= pen.text_width(name, 28, True) + 16
            note = first_that_fits(pen, (self.note,), room)
            if note:
                pen.text(note, width - 20, head / 2 + 8, 22, inks.second, align="right", width=room)
        left = 20.0
        if not head:
            draw_symbol(pen, self.track.icon, 32, height / 2, 30, inks.text)
            left = 56.0
        radius = min(24.0, (height - head) * 0.36)
        y = head + (height - head) / 2 + (2 if head else 0)
        start, end = left + radius, width - 20 - radius
        step = (end - start) / max(1, self.track.levels - 1)
        pen.line(start, y, end, y, HAIRLINE, 4)
        for level in range(1, self.track.levels + 1):
            x = start + step * (level - 1)
            if level == self.track.level and self.to is None:
                _disc(pen, x, y, radius, 30, level)
            elif level == self.to:
                _disc(pen, x, y, radius, 30, level)
                pen.disc(x, y, radius, WHITE, 3)
            else:
                pen.disc(x, y, radius * 0.72, inks.ground)
                pen.disc(x, y, radius * 0.72, MUTED if level == self.track.level else HAIRLINE, 2)
                pen.text(str(level), x, y, 22, MUTED, align="centre")


def feat_steps(box: Box, track: FeatTrack, *, down: str, up: str) -> Scene:
    """The large track with a pad on either side: one step down at the left, one up at the right.

    `track` is moved into the room between them. An empty key means that the disc cannot go there: the pad is off.
    """
    level = track.track.level
    wide = STEP_PAD
    middle = Box(box.x + wide + BETWEEN, box.y, box.w - 2 * (wide + BETWEEN), box.h)
    return (
        Pad(
            box=Box(box.x, box.y, wide, box.h),
            key=down,
            icon="arrow-left",
            label=str(level - 1) if down else "",
            look=Look.CHOICE if down else Look.OFF,
        ),
        msgspec.structs.replace(track, box=middle),
        Pad(
            box=Box(box.right - wide, box.y, wide, box.h),
            key=up,
            icon="arrow-right",
            label=str(level + 1) if up else "",
            look=Look.CHOICE if up else Look.OFF,
        ),
    )
