"""A place beside the map where pawns may stand: its picture, its name, who is there."""

from __future__ import annotations

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.bar import BAR, draw_bar
from ui.kit.pieces.chip import Chip, chip_width, draw_chip
from ui.kit.theme import HAIRLINE, PANEL, RADIUS, SEATS, TEXT
from ui.kit.widget import Widget

LOW_CHIP = 22.0


class PlacePad(Widget, frozen=True, kw_only=True):
    """An icon, a name, and chips below it; a white bar where it may be chosen."""

    icon: str
    name: str
    chips: tuple[Chip, ...] = ()
    acts: bool = False
    seat: int | None = None
    """Something was chosen here by this seat."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        edge = 2.0 if self.seat is None else 5.0
        pen.rect((0, 0, width, height), PANEL, RADIUS, edge, HAIRLINE if self.seat is None else SEATS[self.seat].colour)
        if self.acts:
            corner = RADIUS - edge
            draw_bar(pen, Box(edge, edge, BAR, height - 2 * edge), (corner, 0, corner, 0))
        mark = min(50.0, height * 0.52)
        left = BAR + 18
        x = left + mark + 18
        room = width - x - 10
        if not self.chips:
            pen.icon(self.icon, left + mark / 2, height / 2, mark, TEXT)
            pen.text(self.name, x, height / 2, 26, TEXT, bold=True, width=room)
            return
        rows = chip_rows(pen, self.chips, LOW_CHIP, room)
        if len(rows) == 1:
            pen.icon(self.icon, left + mark / 2, height / 2, mark, TEXT)
            pen.text(self.name, x, height * 0.28, 26, TEXT, bold=True, width=room)
            self._chips(pen, Box(x, height * 0.5, room, height * 0.5 - 10))
            return
        # a crowd: the picture shrinks, and the chips get the whole width
        pen.icon(self.icon, BAR + 24, 22, 26, TEXT)
        pen.text(self.name, BAR + 46, 22, 24, TEXT, bold=True, width=width - BAR - 56)
        self._chips(pen, Box(BAR + 10, 38, width - BAR - 18, height - 44))

    def _chips(self, pen: Pen, room: Box) -> None:
        """As large as they fit in one line, or in two lines of small ones."""
        high = min(34.0, room.h)
        while high > LOW_CHIP and len(chip_rows(pen, self.chips, high, room.w)) > 1:
            high -= 2
        rows = chip_rows(pen, self.chips, high, room.w)
        high = min(high, (room.h - 2 * (len(rows) - 1)) / len(rows))
        y = room.y + (room.h - len(rows) * high - 2 * (len(rows) - 1)) / 2
        for row in rows:
            x = room.x
            for chip in row:
                wide = chip_width(pen, chip, high)
                draw_chip(pen, Box(x, y, wide, high), chip)
                x += wide + 4
            y += high + 2


def chip_rows(pen: Pen, chips: tuple[Chip, ...], high: float, room: float) -> list[list[Chip]]:
    """The chips in lines of at most `room` units."""
    rows: list[list[Chip]] = [[]]
    used = 0.0
    for chip in chips:
        wide = chip_width(pen, chip, high)
        if rows[-1] and used + wide > room:
            rows.append([])
            used = 0.0
        rows[-1].append(chip)
        used += wide + 4
    return rows
