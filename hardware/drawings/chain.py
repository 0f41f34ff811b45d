"""The chain of pixels: in which order they hang on the data wire, seen from above and from the side of the wires."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import Final

from hardware.bed import Bed
from hardware.drawings.plan import cell_middle, fed_rows, first_cell, seat_middle
from hardware.drawings.shapes import Box, Circle, Drawing, Paint, Point, line, rectangle
from hardware.drawings.sheets import A4, BLUE, HAIR, INK, PALE, RED, SMALL, SOFT, TEXT, WHITE, Sheet, arrow

PITCH: Final = 8.8
WIDEST: Final = 160.0
HIGHEST: Final = 88.0
"""Of a bed as it is drawn."""
NUMBER: Final = 2.6
LABEL: Final = 55.0
"""Of the words beside the first seat button."""
AWAY: Final = 10.0
"""Of the seat buttons, from the bed."""
ROUND: Final = 4.0
"""Of the wire between the seat buttons, from the bed."""


def chain(bed: Bed) -> Drawing:
    """One sheet, A4 upright."""
    sheet = Sheet("The chain", A4, "Data runs from pixel to pixel in the order of the numbers, from 1.")
    scale = min(WIDEST / bed.columns, HIGHEST / bed.rows, PITCH) / bed.pitch_mm
    high = bed.rows * bed.pitch_mm * scale
    for n, mirrored in enumerate((False, True)):
        top = 46 + n * (high + 42)
        _View(sheet, bed, scale, top, mirrored).draw()
    y = 46 + 2 * (high + 42) - 19
    _feed(sheet, (14, y - 1))
    sheet.notes(
        (20, y),
        [
            "5 V and ground come in here, from the rails. From the pixel before such a place only data and ground",
            "run on, not 5 V. Everywhere else all three go from pixel to pixel. Made from hardware/bed.toml.",
        ],
    )
    return sheet.drawing()


class _View:
    """The bed from one side."""

    def __init__(self, sheet: Sheet, bed: Bed, scale: float, top: float, mirrored: bool) -> None:
        self._sheet = sheet
        self._bed = bed
        self._scale = scale
        self._size = bed.pitch_mm * scale
        self._mirrored = mirrored
        wide = bed.columns * bed.pitch_mm * scale
        self._box = Box((A4[0] - wide) / 2, top, wide, bed.rows * bed.pitch_mm * scale)
        self._side = "below" if mirrored else "above"

    def draw(self) -> None:
        words = "From below, where the wires are (mirrored)" if self._mirrored else "From above, as one sits at it"
        self._sheet.text((self._box.x, self._box.y - 17.5), words, 4.2, bold=True)
        self._sheet.add(rectangle(self._box.grown(1.5), Paint(PALE, HAIR, 0.3), 3))
        self._wires()
        for column, row in self._bed.cells():
            self._pixel(self._cell((column, row)), self._bed.pixel((column, row)))
        for place in range(len(self._bed.seats)):
            self._seat(place)
        for row in fed_rows(self._bed):
            x, y = self._cell(first_cell(self._bed, row))
            outwards = -1 if x < self._box.middle[0] else 1
            _feed(self._sheet, (x + outwards * 3.2, y - 3.2))
        self._start()

    def _start(self) -> None:
        """Where light and data come to the first pixel, that of seat 1."""
        if not self._bed.seats:
            return
        x, y = self._at(seat_middle(self._bed, 0, AWAY / self._scale))
        words = "from the level shifter"
        if x > LABEL:
            self._sheet.add(*arrow((x - 16, y), (x - 4.4, y), BLUE, 0.6))
            self._sheet.text((x - 17, y + 1.1), words, SMALL, BLUE, align="right")
        else:
            # above the seat's own name
            self._sheet.add(*arrow((x + 22, y - 3), (x + 3.6, y - 2.4), BLUE, 0.6))
            self._sheet.text((x + 23, y - 2), words, SMALL, BLUE)
        _feed(self._sheet, (x - 4.2, y - 3.6))

    def _at(self, point: Point) -> Point:
        """Where a point of the bed, in its own millimetres, is drawn."""
        x = point[0] * self._scale
        return (self._box.right - x if self._mirrored else self._box.x + x), self._box.y + point[1] * self._scale

    def _cell(self, cell: tuple[int, int]) -> Point:
        return self._at(cell_middle(self._bed, *cell))

    def _wires(self) -> None:
        cells = sorted(self._bed.cells(), key=self._bed.pixel)
        points = [self._cell(cell) for cell in cells]
        self._sheet.add(line(points, Paint(line=BLUE, width=0.6), f"data-{self._side}"))
        for first, second in self._row_starts(cells):
            self._sheet.add(*arrow(first, _part(first, second, 0.62), BLUE, 0.6))
        away = ROUND / self._scale
        stops = [seat_middle(self._bed, place, away) for place in range(len(self._bed.seats))]
        stops.append(_nearest_edge(self._bed, cell_middle(self._bed, *cells[0]), away))
        for place, (start, end) in enumerate(pairwise(stops)):
            path = [self._at(point) for point in _round_the_bed(self._bed, start, end, away)]
            # out of one button, into the next: the wire is cut at each of them
            path[0], path[-1] = _aside(path[0], path[1]), _aside(path[-1], path[-2])
            out = self._into(place, self._at(start), path[0])
            to = [self._into(place + 1, self._at(end), path[-1])] if place + 1 < len(self._bed.seats) else []
            if not to:
                path[-1] = self._at(end)
            self._sheet.add(line([out, *path, *to], Paint(line=BLUE, width=0.6), f"wire-{self._side}-{place}"))
        self._sheet.add(*arrow(self._at(stops[-1]), points[0], BLUE, 0.6))

    def _row_starts(self, cells: list[tuple[int, int]]) -> list[tuple[Point, Point]]:
        """The first two pixels of each row."""
        pairs = [(a, b) for a, b in pairwise(cells) if a == first_cell(self._bed, a[1]) and a[1] == b[1]]
        return [(self._cell(a), self._cell(b)) for a, b in pairs]

    def _into(self, place: int, stop: Point, beside: Point) -> Point:
        """The point in a seat button that is as far from its middle as `beside` is from the point before it."""
        x, y = self._at(seat_middle(self._bed, place, AWAY / self._scale))
        return x + beside[0] - stop[0], y + beside[1] - stop[1]

    def _pixel(self, at: Point, number: int) -> None:
        self._sheet.add(Circle(*at, self._size * 0.35, Paint(WHITE, INK, 0.3), f"{self._side}-{number}"))
        letters = self._size * 0.295
        self._sheet.text((at[0], at[1] + letters * 0.34), str(number + 1), letters, align="centre")

    def _seat(self, place: int) -> None:
        x, y = self._at(seat_middle(self._bed, place, AWAY / self._scale))
        self._sheet.add(Circle(x, y, 4.2, Paint(WHITE, INK, 0.6), f"{self._side}-{place}"))
        self._sheet.text((x, y + 1), str(place + 1), NUMBER, bold=True, align="centre")
        level = self._bed.seats[place].edge in ("top", "bottom")
        if level:
            self._sheet.text((x + 6, y + 1.2), f"seat {place + 1}", TEXT, SOFT)
        else:
            self._sheet.text((x, y + 8.6), f"seat {place + 1}", TEXT, SOFT, align="centre")


def _feed(sheet: Sheet, at: Point) -> None:
    """The sign of a place where the supply comes in."""
    sheet.add(Circle(*at, 1.7, Paint(RED)))
    sheet.text((at[0], at[1] + 0.95), "+", TEXT, WHITE, bold=True, align="centre")


def _aside(stop: Point, towards: Point) -> Point:
    """A little away from a stop, along the wire."""
    length = hypot(towards[0] - stop[0], towards[1] - stop[1])
    return _part(stop, towards, min(1.0, 1.3 / length))


def _part(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _nearest_edge(bed: Bed, at: Point, away: float) -> Point:
    """The point outside the bed, beside a pixel, at which the wire turns in."""
    wide, high = bed.columns * bed.pitch_mm, bed.rows * bed.pitch_mm
    ways = {at[0]: (-away, at[1]), wide - at[0]: (wide + away, at[1])}
    nearest = min(ways)
    ways |= {} if nearest < min(at[1], high - at[1]) + 1e-9 else {at[1]: (at[0], -away)}
    return ways[min(ways)]


def _round_the_bed(bed: Bed, start: Point, end: Point, away: float) -> list[Point]:
    """Along the edge of the bed from one point to another, the shorter way."""
    wide, high = bed.columns * bed.pitch_mm + 2 * away, bed.rows * bed.pitch_mm + 2 * away
    corners = [(0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high)]
    lengths = [0.0, wide, wide + high, 2 * wide + high]
    whole = 2 * (wide + high)

    def along(point: Point) -> float:
        x, y = point[0] + away, point[1] + away
        ways = {abs(y): x, abs(x - wide): wide + y, abs(y - high): 2 * wide + high - x, abs(x): whole - y}
        return ways[min(ways)] % whole

    first, last = along(start), along(end)
    onwards = (last - first) % whole <= whole / 2
    passed = []
    for corner, length in zip(corners, lengths, strict=True):
        distance = (length - first) % whole if onwards else (first - length) % whole
        if 0 < distance < ((last - first) % whole if onwards else (first - last) % whole):
            passed.append((distance, (corner[0] - away, corner[1] - away)))
    return [start, *(corner for _, corner in sorted(passed)), end]
