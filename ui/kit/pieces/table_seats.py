"""The table seen from above with its six places, for the screen on which people sit down."""

from __future__ import annotations

from typing import Final

from ui.kit.glyphs import draw_badge, draw_glyph
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import HAIRLINE, INK, MUTED, RADIUS, RAISED, SEATS, TEXT, Colour
from ui.kit.widget import Widget

WOOD: Final[Colour] = (0x3A, 0x2E, 0x27)
"""The table's rim around the bed of light."""
WOOD_EDGE: Final[Colour] = (0x4A, 0x3C, 0x33)


class TableTop(Widget, frozen=True, kw_only=True):
    """The wooden table; `bed` is the dark bed of light in its middle, in units from the widget's corner."""

    bed: Box | None = None

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), WOOD, 38, 2, WOOD_EDGE)
        if self.bed is not None:
            pen.rect(self.bed, INK, 20)


class TableMiddle(Widget, frozen=True, kw_only=True):
    """What stands on the bed: how many have joined, of how many, and the way round."""

    number: str
    text: str
    note: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.text(self.number, width / 2, height * 0.27, 96, TEXT, bold=True, align="centre")
        pen.block(self.text, width / 2, height * 0.58, 28, TEXT, align="centre", width=width, lines=2)
        if self.note:
            pen.block(self.note, width / 2, height * 0.84, 24, MUTED, align="centre", width=width, lines=2)


class PlacePad(Widget, frozen=True, kw_only=True):
    """One place at the table: empty, a person's, or a bot's."""

    place: int
    name: str
    note: str
    kind: str = ""
    """"" while empty, "person", or the name of a bot."""
    icon: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        style = SEATS[self.place]
        side = min(height - 32, 76.0)
        badge = Box(16, (height - side) / 2, side, side)
        middle = (badge.x + side / 2, height / 2)
        if self.kind:
            pen.rect((0, 0, width, height), RAISED, RADIUS, 5, style.colour)
            draw_badge(pen, self.place, badge)
        else:
            pen.rect((0, 0, width, height), INK, RADIUS, 2, HAIRLINE)
            pen.disc(*middle, side / 2, style.colour, ring=5)
            draw_glyph(pen, self.place, *middle, side * 0.42)
        x = badge.right + 16
        room = width - x - 14
        roomy = height > 110
        ink = TEXT if self.kind else MUTED
        rows, size = pen.fitted(self.note, 24, False, room, 2)
        _, name_size = pen.fitted(self.name, 30 if roomy else 26, True, room)
        tall = name_size * 1.2 + len(rows) * size * 1.05
        top = (height - tall) / 2
        pen.text(self.name, x, top + name_size * 0.6, name_size, ink, bold=True, width=room)
        low = top + tall - len(rows) * size * 0.525
        pen.block(self.note, x, low, size, MUTED, width=room, lines=len(rows), leading=1.05)
        if self.icon and roomy and max(pen.text_width(row, size) for row in rows) <= room - 44:
            pen.icon(self.icon, width - 34, height - 36, 36, MUTED)
