"""A race as lanes from the start to the finish: how far each rider is, where one falls, whose roll it is."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import HAIRLINE, INK, MUTED, PANEL, PAPER, PAPER_INK, RAISED, SEATS, SLATE, TEXT, WHITE
from ui.kit.widget import Widget

LOW: Final = 200.0
"""Below this height the lane of the one who rolls takes most of the room."""
BETWEEN: Final = 3.0
BORDERED: Final = 34.0
"""In narrower places the number needs the room of the border."""
CHECKS: Final = 2
"""Columns of the chequered finish."""


class Riding(StrEnum):
    """How a rider stands there."""

    RIDES = "rides"
    ROLLS = "rolls"
    OUT = "out"
    """Fallen, or never started."""
    WINS = "wins"


class Lane(msgspec.Struct, frozen=True):
    """One rider, `at` so many places from the start."""

    place: int
    at: int
    riding: Riding = Riding.RIDES


class RaceTrack(Widget, frozen=True, kw_only=True):
    """`laps` rounds of `lap` places; whoever lands on one of `fences` falls. `reach` are the places in reach."""

    lanes: tuple[Lane, ...]
    lap: int
    laps: int
    fences: tuple[int, ...]
    reach: tuple[int, ...] = ()

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        edge = min(52.0, height / 6)
        step = (width - 2 * edge) / (self.lap * self.laps)
        y = 0.0
        for lane, high in zip(self.lanes, self._heights(height), strict=True):
            self._lane(pen, lane, Box(0, y, width, high), edge, step)
            y += high + BETWEEN
        for lap in range(1, self.laps):
            x = edge + lap * self.lap * step
            pen.line(x, 0, x, height, MUTED, 2)

    def _heights(self, height: float) -> list[float]:
        """Equal lanes; where there is little room, the one who rolls gets the most of it."""
        count = len(self.lanes)
        room = height - (count - 1) * BETWEEN
        rolls = [lane.riding is Riding.ROLLS for lane in self.lanes]
        if not any(rolls) or count < 2:
            return [room / count] * count
        wide = max(room / count, 38.0 if height < LOW else 64.0)
        return [wide if mine else (room - wide) / (count - 1) for mine in rolls]

    def _lane(self, pen: Pen, lane: Lane, box: Box, edge: float, step: float) -> None:
        out, rolls = lane.riding is Riding.OUT, lane.riding is Riding.ROLLS
        radius = min(10.0, box.h * 0.3)
        if out:
            pen.rect(box, None, radius, 2, PANEL)
        else:
            pen.rect(box, PAPER if lane.riding is Riding.WINS else PANEL, radius)
        total = self.lap * self.laps
        for number in range(1, total):
            cell = Box(edge + (number - 1) * step, box.y, step, box.h)
            if rolls and number in self.reach:
                self._reached(pen, number, cell)
            elif self.falls(number):
                _fence(pen, cell.inset(2), HAIRLINE if out else SLATE)
        _finish(pen, Box(edge + (total - 1) * step, box.y, step + edge, box.h), HAIRLINE if out else MUTED)
        self._rider(pen, lane, box, edge, step)

    def _reached(self, pen: Pen, number: int, cell: Box) -> None:
        """A place in reach: numbered as on the board, a fence where one falls."""
        falls = self.falls(number)
        inner = Box(cell.x + 1, cell.y + 3, cell.w - 2, cell.h - 6)
        if cell.w > BORDERED:
            pen.rect(inner, RAISED, 6, 2, MUTED if falls else WHITE)
        else:
            pen.rect(inner, HAIRLINE, 6)
        printed = str((number - 1) % self.lap + 1)
        if falls:
            _fence(pen, Box(inner.x + 3, inner.y + inner.h * 0.55, inner.w - 6, inner.h * 0.4), MUTED)
        bold = pen.text_width(printed, 22, True) <= cell.w - 2
        if bold or pen.text_width(printed, 22) <= cell.w:
            middle = inner.y + inner.h * (0.3 if falls else 0.5)
            size = 24 if cell.w > 32 else 22
            pen.text(printed, cell.x + cell.w / 2, middle, size, TEXT, bold=bold, align="centre", width=cell.w)

    def falls(self, number: int) -> bool:
        """Place `number` of the whole race is a fence."""
        return (number - 1) % self.lap + 1 in self.fences

    def _rider(self, pen: Pen, lane: Lane, box: Box, edge: float, step: float) -> None:
        side = min(box.h - 2, edge - 4, 44.0)
        x = edge / 2 if not lane.at else edge + (lane.at - 0.5) * step
        if lane.at >= self.lap * self.laps:
            x = box.w - edge / 2 - 2
        badge = Box(max(2.0, x - side / 2), box.y + (box.h - side) / 2, side, side)
        if lane.at:
            style = SEATS[lane.place]
            shade = style.colour if lane.riding is not Riding.OUT else HAIRLINE
            tail = Box(edge, box.y + box.h / 2 - 2, max(0.0, badge.x - edge), 4)
            pen.rect(tail, shade)
        pen.rect(badge.inset(-3), INK if lane.riding is not Riding.WINS else PAPER_INK, side * 0.25)
        if lane.riding is Riding.ROLLS:
            pen.rect(badge.inset(-3), WHITE, side * 0.25)
            pen.rect(badge.inset(-1), INK, side * 0.22)
        draw_badge(pen, lane.place, badge, side * 0.2, shade=0.6 if lane.riding is Riding.OUT else 0.0)


def _fence(pen: Pen, box: Box, colour: tuple[int, int, int]) -> None:
    """Three posts and two rails."""
    high = min(box.h, 30.0)
    top = box.y + (box.h - high) / 2
    wide = min(box.w, 30.0)
    left = box.x + (box.w - wide) / 2
    for k in range(3):
        x = left + 2 + k * (wide - 4) / 2
        pen.line(x, top, x, top + high, colour, 3)
    for share in (0.3, 0.65):
        pen.line(left, top + high * share, left + wide, top + high * share, colour, 3)


def _finish(pen: Pen, box: Box, colour: tuple[int, int, int]) -> None:
    """The finishing line, chequered."""
    rows = max(2, round(box.h / 8))
    side = box.h / rows
    for row in range(rows):
        for column in range(CHECKS):
            if (row + column) % 2:
                pen.rect((box.x + column * side, box.y + row * side, side, side), colour)
