"""How the lead changed: a line for each seat, and below them who led at each moment, so that colour only repeats it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from ui.kit.glyphs import draw_badge, draw_glyph
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.fortune_chart import BADGE, DASHES, ENDS, MARK, draw_dashed, grid_step, marked, spread
from ui.kit.theme import HAIRLINE, MUTED, PANEL, RADIUS, SEATS, TEXT
from ui.kit.widget import Widget

PAD: Final = 20.0
AXIS: Final = 56.0
"""Room of the points at the left."""
FOOT: Final = 34.0
BAND: Final = 34.0
"""Height of the band that says who led."""
GLYPH: Final = 22.0


class LeadLine(NamedTuple):
    """One seat's points at each moment; all lines are equally long."""

    place: int
    points: tuple[int, ...]


class Reign(NamedTuple):
    """From one moment to another the same seat led; -1 where several were level."""

    place: int
    first: int
    last: int


class LeadChart(Widget, frozen=True, kw_only=True):
    """Points upwards, turns to the right; `start` and `end` name both ends. A title and a `note` stand above."""

    lines: tuple[LeadLine, ...]
    start: str
    end: str
    title: str = ""
    note: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS)
        top = PAD
        if self.title:
            pen.text(self.title, PAD, 34, 28, TEXT, bold=True, width=width - 2 * PAD)
            beside = PAD + pen.text_width(self.title, 28, True) + 20
            if self.note and pen.text_width(self.note, 24) <= width - PAD - beside:
                pen.text(self.note, width - PAD, 34, 24, MUTED, align="right")
            top = 62.0
        room = Box(PAD + AXIS, top, width - 2 * PAD - AXIS - ENDS, height - top - FOOT - BAND - 16)
        self._grid(pen, room, height)
        low = room.bottom + 10
        self._band(pen, Box(room.x, low, room.w, BAND))
        ends = []
        for line in self.lines:
            points = self._points(line, room)
            draw_dashed(pen, points, DASHES[line.place], SEATS[line.place].colour)
            for x, y in marked(points, line.place):
                draw_badge(pen, line.place, Box(x - MARK / 2, y - MARK / 2, MARK, MARK), 5)
            if points:
                ends.append((points[-1][1], line.place))
        ends.sort()
        ats = spread([y for y, _ in ends], BADGE + 2, top + BADGE / 2, room.bottom)
        for (y, place), at in zip(ends, ats, strict=True):
            left = room.right + ENDS - BADGE
            pen.line(room.right, y, left, at, SEATS[place].colour, 2)
            draw_badge(pen, place, Box(left, at - BADGE / 2, BADGE, BADGE), 7)

    def _scale(self) -> tuple[int, int]:
        """Points between two level lines, and the highest of them."""
        high = max(1, *(max(line.points, default=0) for line in self.lines))
        step = grid_step(high)
        return step, step * -(-high // step)

    def _points(self, line: LeadLine, room: Box) -> list[tuple[float, float]]:
        across = room.w / max(1, len(line.points) - 1)
        high = self._scale()[1]
        return [(room.x + k * across, room.bottom - room.h * points / high) for k, points in enumerate(line.points)]

    def _grid(self, pen: Pen, room: Box, height: float) -> None:
        step, high = self._scale()
        for points in range(0, high + 1, step):
            y = room.bottom - room.h * points / high
            pen.line(room.x, y, room.right, y, MUTED if points == 0 else HAIRLINE, 2)
            pen.text(str(points), room.x - 12, y, 22, MUTED, align="right")
        y = height - FOOT / 2 - 2
        pen.text(self.start, room.x, y, 22, MUTED, width=room.w / 2 - 10)
        pen.text(self.end, room.right, y, 22, MUTED, align="right", width=room.w / 2 - 10)

    def _band(self, pen: Pen, room: Box) -> None:
        """A bar for each reign with the leader's glyph; level moments stay empty."""
        reigns = reigns_of(self.lines)
        moments = max((len(line.points) for line in self.lines), default=0)
        if moments < 2:
            return
        across = room.w / (moments - 1)
        for reign in reigns:
            left = room.x + max(0.0, (reign.first - 0.5) * across)
            right = room.x + min(room.w, (reign.last + 0.5) * across)
            bar = Box(left + 1, room.y, right - left - 2, room.h)
            if reign.place < 0:
                pen.rect((bar.x, room.y + room.h / 2 - 2, bar.w, 4), HAIRLINE, 2)
                continue
            style = SEATS[reign.place]
            pen.rect(bar, style.colour, min(8.0, bar.w / 2))
            size = min(GLYPH, bar.w - 4)
            if size >= 8:
                draw_glyph(pen, reign.place, bar.x + bar.w / 2, room.y + room.h / 2, size, style.on_colour)


def reigns_of(lines: Sequence[LeadLine]) -> list[Reign]:
    """Who led from when to when, by the index of the moment."""
    moments = min((len(line.points) for line in lines), default=0)
    leaders = []
    for moment in range(moments):
        most = max(line.points[moment] for line in lines)
        best = [line.place for line in lines if line.points[moment] == most]
        leaders.append(best[0] if len(best) == 1 else -1)
    reigns = []
    for place, group in groupby(range(moments), key=leaders.__getitem__):
        during = list(group)
        reigns.append(Reign(place, during[0], during[-1]))
    return reigns
