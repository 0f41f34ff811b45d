"""One seat of the strip with its columns and stones: what lies openly before a player."""

from __future__ import annotations

from typing import Final

from ui.kit.glyphs import draw_glyph, draw_pattern
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.fitting import first_that_fits
from ui.kit.pieces.symbol import draw_symbol
from ui.kit.theme import DIM, HAIRLINE, MUTED, PANEL, PAPER, PAPER_INK, RADIUS, RAISED, SEATS, SMALLEST, TEXT
from ui.kit.widget import Widget

COMPACT: Final = 104.0
"""Lower cards have smaller type."""
TAB: Final = 24.0
NEAR: Final = 4.0
"""Between a symbol and its number."""
APART: Final = 6.0
"""Between a number and the next symbol, at least,"""
LOOSE: Final = 26.0
"""and at most: farther apart they would not read as one group."""
GROUPS: Final = 20.0
"""Between the paths and the stones where they stand beside each other, at least."""
SYMBOL: Final = 0.85
"""A symbol beside its number there, by the size of the number."""

Item = tuple[str, int]
"""A symbol and how many there are."""


class SeatColumns(Widget, frozen=True, kw_only=True):
    """Name, pawns and presents above; the items of the paths, and the stones below. From 190 x 72 units on.

    Where all of them fit beside each other, larger, they stand in one line, the groups parted. What there is none of
    is dim. The seat on turn has a border in its colour, the first player a paper "1".
    """

    place: int
    name: str
    head: tuple[Item, ...]
    """At the right of the name: pawns left, presents."""
    paths: tuple[Item, ...]
    stones: tuple[Item, ...]
    """As many as paths: they stand below each other."""
    icon: str = ""
    """Beside the name: "bot" for somebody who is away."""
    current: bool = False
    first: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        style = SEATS[self.place]
        low = height < COMPACT
        pen.rect((0, 0, width, height), RAISED if self.current else PANEL, RADIUS)
        wide = 32.0 if low else 44.0 if width < 320 else 54.0
        self._bar(pen, Box(0, 0, wide, height))
        draw_glyph(pen, self.place, wide / 2, height / 2, wide * 0.58, style.on_colour)
        if self.current:
            pen.rect((0, 0, width, height), None, RADIUS, 5, style.colour)
        if self.first:
            pen.rect((0, 0, TAB, TAB), PAPER, (RADIUS, 0, 0, 6))
            pen.text("1", TAB / 2, TAB / 2, 22, PAPER_INK, bold=True, align="centre")
        left = wide + (12 if not low else 6)
        room = width - left - (12 if not low else 7)
        edge = 6.0 if not low else 3.0
        size = self._one_line(pen, room, low=low)
        step = (height - 2 * edge) / (2 if size else 3)
        self._head(pen, left, edge + step / 2, room, low=low)
        if size:
            self._groups(pen, left, edge + step * 1.5, room, size)
        else:
            self._lines(pen, left, edge + step * 1.5, step, room, low=low)

    def _bar(self, pen: Pen, box: Box) -> None:
        """The seat's pattern with the card's round corners."""
        colour = SEATS[self.place].colour
        ground = self.ground if self.on is None else self.on
        draw_pattern(pen, self.place, box)
        pen.rect(
            (box.right, 0, pen.size[0] - box.right, box.h), RAISED if self.current else PANEL, (0, RADIUS, 0, RADIUS)
        )
        pen.rect((0, 0, RADIUS, RADIUS), ground)
        pen.rect((0, 0, RADIUS, RADIUS), colour, (RADIUS, 0, 0, 0))
        pen.rect((0, box.bottom - RADIUS, RADIUS, RADIUS), ground)
        pen.rect((0, box.bottom - RADIUS, RADIUS, RADIUS), colour, (0, 0, RADIUS, 0))

    def _head(self, pen: Pen, x: float, y: float, room: float, *, low: bool) -> None:
        """The numbers at the right; the name, or else the icon, in what they leave: the badge says who it is."""
        size, side = (22, 20.0) if low else (26, 26.0)
        right = x + room
        for symbol, number in reversed(self.head):
            text = str(number)
            digits = pen.text_width(text, size, True)
            pen.text(text, right, y, size, TEXT if number else DIM, bold=True, align="right")
            draw_symbol(pen, symbol, right - digits - NEAR - side / 2, y, side, TEXT if number else HAIRLINE)
            right -= digits + NEAR + side + 10
        if self.icon:
            draw_symbol(pen, self.icon, x + side / 2, y, side, MUTED)
            x += side + 8
        name = first_that_fits(pen, (self.name,), right - x)
        pen.text(name, x, y, 22 if low else 26, MUTED if low else TEXT, width=right - x)

    def _one_line(self, pen: Pen, room: float, *, low: bool) -> float:
        """The size at which paths and stones fit into one line; 0 where two lines show them as large."""
        least = 22 if low else 26
        for size in range(26 if low else 32, least - 1, -1):
            if sum(_spread(pen, items, size) for items in (self.paths, self.stones)) + GROUPS <= room:
                return float(size)
        return 0.0

    def _groups(self, pen: Pen, x: float, y: float, room: float, size: float) -> None:
        """The paths at the left, the stones at the right, a line between them."""
        spare = room - sum(_spread(pen, items, size) for items in (self.paths, self.stones)) - GROUPS
        gap = min(LOOSE, APART + spare / (len(self.paths) + len(self.stones) - 2))
        end = self._row(pen, self.paths, x, y, size, gap)
        wide = _spread(pen, self.stones, size) + (gap - APART) * (len(self.stones) - 1)
        begin = x + room - wide
        middle = (end + begin) / 2
        pen.line(middle, y - size * 0.6, middle, y + size * 0.6, HAIRLINE)
        self._row(pen, self.stones, begin, y, size, gap)

    def _row(self, pen: Pen, items: tuple[Item, ...], x: float, y: float, size: float, gap: float) -> float:
        """Symbols with their numbers, `gap` apart; returns where they end."""
        for symbol, number in items:
            ink = TEXT if number else HAIRLINE
            side = size * SYMBOL
            draw_symbol(pen, symbol, x + side / 2, y, side, ink, faded=not number)
            pen.text(str(number), x + side + NEAR, y, size, TEXT if number else DIM, bold=True)
            x += side + NEAR + pen.text_width(str(number), size, True) + gap
        return x - gap

    def _lines(self, pen: Pen, x: float, y: float, step: float, room: float, *, low: bool) -> None:
        """Paths and stones in common columns, as large as they fit."""
        size, side = 22 if low else 28, 22.0 if low else 30.0
        while True:
            widths = self._widths(pen, size, side)
            spare = room - sum(widths)
            if spare >= APART * (len(widths) - 1) or (side <= 15 and size <= SMALLEST):
                break
            side = max(15.0, side - 1)
            size = max(SMALLEST, size - 1)
        gap = min(LOOSE, spare / max(1, len(widths) - 1))
        for line, items in enumerate((self.paths, self.stones)):
            left = x
            for (symbol, number), wide in zip(items, widths, strict=True):
                middle = y + line * step
                ink = TEXT if number else HAIRLINE
                draw_symbol(pen, symbol, left + side / 2, middle, side, ink, faded=not number)
                pen.text(str(number), left + side + NEAR, middle, size, TEXT if number else DIM, bold=True)
                left += wide + gap

    def _widths(self, pen: Pen, size: float, side: float) -> list[float]:
        """Width of each column: that of its longer number."""
        most = [max(above, below) for (_, above), (_, below) in zip(self.paths, self.stones, strict=True)]
        return [side + NEAR + pen.text_width(str(number), size, True) for number in most]


def _spread(pen: Pen, items: tuple[Item, ...], size: float) -> float:
    """Width of a line of symbols with their numbers, as close as they may stand."""
    numbers = sum(pen.text_width(str(number), size, True) for _, number in items)
    return numbers + len(items) * (size * SYMBOL + NEAR) + (len(items) - 1) * APART
