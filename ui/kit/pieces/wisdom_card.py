"""A secret aim: what it asks for, how far it is, and its points at the end."""

from __future__ import annotations

from typing import Final

import msgspec

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.fitting import first_that_fits
from ui.kit.pieces.symbol import draw_symbol
from ui.kit.theme import HAIRLINE, MUTED, PAPER, PAPER_INK, RADIUS, RAISED, SLATE, SMALLEST, TEXT
from ui.kit.widget import Widget

STEP: Final = 46.0
LARGE_STEP: Final = 64.0
"""The same in a tall card."""
GAP: Final = 6.0
LOW: Final = 230.0
TALL: Final = 400.0
BELOW: Final = 22.0
"""Between the words and what is above and below them, where there is room;"""
FAR: Final = 40.0
"""in a tall card."""
LEADING: Final = 1.15


class ProgressBox(msgspec.Struct, frozen=True):
    """One step towards the aim: its symbol, and whether it is done."""

    icon: str
    done: bool = False


class WisdomCard(Widget, frozen=True, kw_only=True):
    """`overline` and `title` above, then the rule, a box for each step, and the points with their `unit`.

    Where it is low the boxes stand beside the points; where it is tall all is larger, and the boxes may need two rows.
    All boxes done turns the points to paper.
    """

    overline: str
    title: str
    text: str
    boxes: tuple[ProgressBox, ...] = ()
    points: str = ""
    unit: str = ""
    icon: str = "wisdom"

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), RAISED, RADIUS, 2, HAIRLINE)
        low = height < LOW
        edge = 24.0 if width > 260 and not low else 16.0
        inner = width - 2 * edge
        y = self._head(pen, edge, inner, low=low)
        pen.line(edge, y, width - edge, y, HAIRLINE)
        tall = height >= TALL
        across = self._across(inner, tall=tall)
        side = min(LARGE_STEP if tall else STEP, ((inner * 0.62 if low else inner) + GAP) / max(1, across) - GAP)
        foot = 56.0
        rows_high = -(-len(self.boxes) // max(1, across)) * (side + GAP) - GAP
        rising = 0.0 if low or not self.boxes else rows_high + 8
        room = height - foot - rising - y - 6
        most = 32.0 if tall else 26.0
        rows, size = pen.fitted(self.text, most, False, inner, max(1, int(room // (SMALLEST * LEADING))))
        while len(rows) * size * LEADING > room and size > SMALLEST:
            size -= 2
            rows = pen.fitted(self.text, size, False, inner, 9, size)[0]
        # the boxes follow the words, with the rest of the room below them
        text = min(room, len(rows) * size * LEADING + 2 * (FAR if tall else BELOW))
        pen.block(self.text, edge, y + 3 + text / 2, size, TEXT, width=inner, lines=len(rows), leading=LEADING)
        if low:
            wide = len(self.boxes) * (side + GAP) - GAP
            self._boxes(pen, Box(width - edge - wide, height - foot / 2 - 4 - side / 2, wide, side), side, across)
        else:
            self._boxes(pen, Box(edge, y + 3 + text, inner, rows_high), side, across)
        if tall:
            pen.line(edge, height - foot - 12, width - edge, height - foot - 12, HAIRLINE)
        self._points(pen, Box(edge, height - foot, inner * 0.36 if low else inner, foot))

    def _head(self, pen: Pen, edge: float, inner: float, *, low: bool) -> float:
        """Icon, overline and title; a title that does not fit beside the icon stands below it. Returns the end."""
        mark = 30.0 if low or inner < 240 else 44.0
        beside = edge + mark * 0.85 + 12
        room = edge + inner - beside
        over = "" if low else first_that_fits(pen, (self.overline,), room)
        if low:
            pen.icon(self.icon, edge + mark * 0.4, 28, mark, TEXT)
            pen.text(self.title, beside, 28, 28, TEXT, bold=True, width=room)
            return 50.0
        if mark > 40 and pen.text_width(self.title, SMALLEST, True) <= room:
            pen.icon(self.icon, edge + mark * 0.4, 50, mark, TEXT)
            pen.text(over, beside, 34, 24, MUTED, width=room)
            pen.text(self.title, beside, 64 if over else 50, 30, TEXT, bold=True, width=room)
            return 92.0
        pen.icon(self.icon, edge + mark * 0.4, 30, mark, TEXT)
        pen.text(over, beside, 30, 24, MUTED, width=room)
        pen.text(self.title, edge, 62, 28, TEXT, bold=True, width=inner)
        return 82.0

    def _across(self, inner: float, *, tall: bool) -> int:
        """How many boxes stand side by side: all, unless that would make them small where there is height."""
        count = len(self.boxes)
        one_row = (inner + GAP) / max(1, count) - GAP
        return -(-count // 2) if tall and one_row < STEP else count

    def _boxes(self, pen: Pen, room: Box, side: float, across: int) -> None:
        for k, box in enumerate(self.boxes):
            own = Box(room.x + k % across * (side + GAP), room.y + k // across * (side + GAP), side, side)
            middle = (own.x + side / 2, own.y + side / 2)
            if box.done:
                pen.rect(own, SLATE, 8)
                draw_symbol(pen, box.icon, *middle, side * 0.62, TEXT)
            else:
                pen.rect(own, None, 8, 2, HAIRLINE)
                draw_symbol(pen, box.icon, *middle, side * 0.5, HAIRLINE, faded=True)

    def _points(self, pen: Pen, room: Box) -> None:
        """The number, on paper once it is reached."""
        y = room.y + room.h / 2 - 4
        met = bool(self.boxes) and all(box.done for box in self.boxes)
        wide = pen.text_width(self.points, 44, True)
        x = room.x
        if met:
            pen.rect((x, y - 24, wide + 20, 48), PAPER, 8)
            x += 10
        pen.text(self.points, x, y, 44, PAPER_INK if met else TEXT, bold=True)
        x += wide + (20 if met else 12)
        unit = first_that_fits(pen, (self.unit,), room.right - x)
        pen.text(unit, x, y + 4, 24, MUTED, width=room.right - x)
