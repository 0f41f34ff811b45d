"""Where things lie in the case: each wire of the light is short enough only if the Pi is near the rails."""

from __future__ import annotations

from math import hypot
from typing import Final, NamedTuple

from hardware.bed import Bed
from hardware.drawings.plan import APRON, FRAME, bed_box, first_cell, rows_in_chain_order, seat_middle
from hardware.drawings.shapes import Box, Circle, Paint, Point, rectangle
from hardware.drawings.sheets import AMBER, BLUE, HAIR, INK, PALE, RED, SMALL, SOFT, WHITE, Sheet

PI: Final = (85.0, 56.0)
"""Of a Raspberry Pi with the usual board, in mm."""
LEFT: Final = 200.0
"""Of this part of the sheet."""
FROM_EDGE: Final = 30.0
"""From the edge of the bed at which the chain enters it to the Pi and the shifter, which lie under it."""


class Places(NamedTuple):
    """Middles in the millimetres of the bed, seen from above."""

    pi: Point
    shifter: Point
    supply: Point
    mains: Point
    rail: float
    """How far across the rails run from the front to the back."""


def places(bed: Bed) -> Places:
    """Under the bed's side at which the chain enters it; the supplies in the apron."""
    box = bed_box(bed)
    enters = first_cell(bed, rows_in_chain_order(bed)[0])[0] == 0

    def across(x: float) -> float:
        return x if enters else box.w - x

    apron = box.bottom + FRAME + APRON / 2
    return Places(
        (across(FROM_EDGE + PI[0] / 2), box.h * 0.64),
        (across(FROM_EDGE + 25), box.h * 0.44),
        (across(40), apron),
        (across(box.w - 60), apron),
        across(12),
    )


def wire_lengths(bed: Bed) -> tuple[float, float]:
    """In mm along the sides: from the Pi to the level shifter, and from there to the pixel of seat 1."""
    found = places(bed)
    seat = seat_middle(bed, 0)
    first = hypot(found.pi[0] - found.shifter[0], found.pi[1] - found.shifter[1])
    return first, abs(seat[0] - found.shifter[0]) + abs(seat[1] - found.shifter[1])


class Inside:
    """A small plan, one to eight, without board and bed."""

    def __init__(self, sheet: Sheet, bed: Bed) -> None:
        self._sheet = sheet
        self._bed = bed
        self._box = bed_box(bed)
        self._case = Box(-FRAME, -FRAME, self._box.w + 2 * FRAME, self._box.h + 2 * FRAME + APRON)
        self._scale = min(0.1, 96 / self._case.w, 72 / self._case.h)
        self._corner = (min(sheet.box.w - 15 - self._case.w * self._scale, LEFT), 304.0)

    def draw(self) -> None:
        """The outlines, what lies where, and the wires between."""
        self._sheet.text((self._corner[0], 298), "Where things lie, from above", 4.2, bold=True)
        self._sheet.add(
            rectangle(self._placed(self._case), Paint(PALE, INK, 0.4), 3),
            rectangle(self._placed(self._box), Paint(WHITE, HAIR, 0.3, (1.5, 1))),
        )
        where = places(self._bed)
        seat = seat_middle(self._bed, 0)
        rail = [(where.rail, where.supply[1]), (where.rail, self._box.y)]
        self._sheet.wire([self._at(point) for point in rail], RED, 0.7)
        way = [where.pi, where.shifter, (where.shifter[0], seat[1]), seat]
        self._sheet.wire([self._at(point) for point in way], BLUE, 0.5)
        self._sheet.add(Circle(*self._at(seat), 1.6, Paint(WHITE, INK, 0.4)))
        self._part(where.pi, PI, "Pi")
        self._part(where.shifter, (36, 30), "shifter")
        self._part(where.supply, (150, 70), "supply of the light, fuse")
        self._part(where.mains, (150, 70), "supplies of Pi and panel")
        self._notes()

    def _part(self, middle: Point, size: tuple[float, float], words: str) -> None:
        """With its name at its side, or below a long one, towards the middle of the case."""
        x, y = middle
        box = self._placed(Box(x - size[0] / 2, y - size[1] / 2, *size))
        self._sheet.add(rectangle(box, Paint(WHITE, AMBER, 0.4), 0.6))
        lefthand = x < self._box.middle[0]
        beside, below = (box.right + 1.5, box.middle[1] + 1), (box.x if lefthand else box.right, box.bottom + 3.2)
        if size[0] > PI[0]:
            self._sheet.text(below, words, SMALL, SOFT, align="left" if lefthand else "right")
        else:
            self._sheet.text(beside, words, SMALL, SOFT)

    def _notes(self) -> None:
        """How long the wires get."""
        first, second = wire_lengths(self._bed)
        left, foot = self._at((self._case.x, self._case.bottom))
        self._sheet.notes(
            (left, foot + 5),
            [
                "Red: the two rails. Blue: data with its ground, about",
                f"{first:.0f} mm to the shifter and {second:.0f} mm to seat 1.",
            ],
        )

    def _at(self, point: Point) -> Point:
        return (
            self._corner[0] + (point[0] - self._case.x) * self._scale,
            self._corner[1] + (point[1] - self._case.y) * self._scale,
        )

    def _placed(self, box: Box) -> Box:
        return Box(*self._at((box.x, box.y)), box.w * self._scale, box.h * self._scale)
