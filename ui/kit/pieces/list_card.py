"""A titled list of short lines, each with an icon before it or a token behind it."""

from __future__ import annotations

from typing import Final

import msgspec

from ui.kit.pen import Pen
from ui.kit.pieces.tile import Tile, draw_tile
from ui.kit.theme import MUTED, PANEL, RADIUS, TEXT
from ui.kit.widget import Widget

HEAD: Final = 64.0
STEP: Final = 50.0
STEP_OF_TWO: Final = 74.0


class Entry(msgspec.Struct, frozen=True):
    """One line; `token` is the icon of a real token at its end."""

    text: str
    token: str = ""
    note: str = ""
    """A second line."""


class ListCard(Widget, frozen=True, kw_only=True):
    """The lines stand as far apart as there is room; `none` is said when there are none."""

    title: str
    icon: str
    lines: tuple[Entry, ...]
    none: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS)
        pen.icon(self.icon, 34, HEAD / 2 + 2, 34, TEXT if self.lines else MUTED)
        pen.text(self.title, 62, HEAD / 2 + 2, 28, TEXT, bold=True, width=width - 78)
        if not self.lines:
            pen.block(self.none, 20, HEAD + 24, 24, MUTED, width=width - 40, lines=2)
            return
        two = any(line.note for line in self.lines)
        step = min(STEP_OF_TWO if two else STEP, (height - HEAD - 8) / len(self.lines))
        for number, line in enumerate(self.lines):
            y = HEAD + (number + 0.5) * step
            side = min(40.0, step - 4)
            room = width - 40 - (side + 10 if line.token else 0)
            if line.note:
                pen.text(line.text, 20, y - 14, 26, TEXT, width=room)
                pen.text(line.note, 20, y + 15, 24, MUTED, width=room)
            else:
                pen.text(line.text, 20, y, 26, TEXT, width=room)
            if line.token:
                draw_tile(pen, width - 20 - side / 2, y, side, line.token, Tile.TOKEN)
