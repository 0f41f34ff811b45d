"""One face of a real die as a pad: the face, and what it leads to."""

from __future__ import annotations

from typing import Final

from ui.kit.pen import Pen
from ui.kit.pieces.die import DieLook, draw_die
from ui.kit.theme import HAIRLINE, MUTED, PANEL, RADIUS, SMALLEST, TEXT
from ui.kit.widget import Widget

LEAST_DIE: Final = 36.0
CAPTION: Final = 24.0
AMPLE: Final = 8.0
"""Between words and the pad's edge where there is room; else the words step down."""
EDGE: Final = 3.0
"""Between words and the pad's edge: on a small panel names need all of it."""


class FacePad(Widget, frozen=True, kw_only=True):
    """With a key the face can be entered. `number` is large, `caption` small below it; without both the die is large.

    A caption that does not fit on two lines is left out: the number says it too.
    """

    face: int
    number: str = ""
    caption: str = ""
    marked: bool = False
    """This face is what is wanted."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS, 2, MUTED if self.key else HAIRLINE)
        if self.marked:
            pen.rect((width * 0.3, height - 12, width * 0.4, 5), TEXT, 2)
        room = width - 2 * EDGE
        lines = self._caption(pen, room, height)
        if not self.number and not lines:
            side = min(width, height) * 0.62
            draw_die(pen, width / 2, height / 2 - (4 if self.marked else 0), side, self.face, self._look)
            return
        rows = (34.0 if self.number else 0.0) + (26.0 * len(lines) if lines or not self.caption else 26.0)
        side = min(48.0, width - 24, max(LEAST_DIE, height - rows - 24))
        spare = max(0.0, height - side - rows)
        y = spare / 3
        draw_die(pen, width / 2, y + side / 2, side, self.face, self._look)
        y += side + spare / 6
        if self.number:
            pen.text(self.number, width / 2, y + 17, 34, TEXT, bold=True, align="centre", width=room)
            y += 34
        for line in lines:
            size = CAPTION if pen.text_width(line, CAPTION) <= width - 2 * AMPLE else SMALLEST
            pen.text(line, width / 2, y + 14, size, TEXT if not self.number else MUTED, align="centre", width=room)
            y += 26

    @property
    def _look(self) -> DieLook:
        return DieLook.PAPER if self.key else DieLook.GREY

    def _caption(self, pen: Pen, room: float, height: float) -> list[str]:
        if not self.caption:
            return []
        most = 1 if self.number or height < 110 else 2
        rows, _ = pen.fitted(self.caption, 24, False, room, most)
        whole = " ".join(rows) == self.caption and all(pen.text_width(row, SMALLEST) <= room for row in rows)
        return rows if whole else []
