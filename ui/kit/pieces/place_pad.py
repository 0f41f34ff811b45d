"""A place beside the map where pawns may stand: its picture, its name, who is there."""

from __future__ import annotations

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.bar import BAR, draw_bar
from ui.kit.pieces.chip import Chip, chip_width, draw_chip
from ui.kit.theme import HAIRLINE, PANEL, RADIUS, SEATS, TEXT
from ui.kit.widget import Widget


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
        pen.icon(self.icon, left + mark / 2, height / 2, mark, TEXT)
        x = left + mark + 18
        room = width - x - 10
        if not self.chips:
            pen.text(self.name, x, height / 2, 26, TEXT, bold=True, width=room)
            return
        pen.text(self.name, x, height * 0.28, 26, TEXT, bold=True, width=room)
        self._chips(pen, Box(x, height * 0.5, room, height * 0.5 - 10))

    def _chips(self, pen: Pen, room: Box) -> None:
        """In one line; smaller where there are many."""
        high = min(34.0, room.h)
        while high > 22 and sum(chip_width(pen, c, high) + 4 for c in self.chips) > room.w:
            high -= 2
        x = room.x
        for chip in self.chips:
            wide = chip_width(pen, chip, high)
            draw_chip(pen, Box(x, room.y + (room.h - high) / 2, min(wide, room.x + room.w - x), high), chip)
            x += wide + 4
