"""One line of the journal."""

from __future__ import annotations

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import DIM, HAIRLINE, MUTED, RADIUS, RAISED, TEXT, WHITE
from ui.kit.widget import Widget


class JournalRow(Widget, frozen=True, kw_only=True):
    """Whose record it is, what happened, and a mark at the right; taken back lines are dim and struck.

    With a key it may be chosen: a white outline around it.
    """

    text: str
    place: int | None = None
    mark: str = ""
    undone: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        if self.key:
            pen.rect((0, 0, width, height), RAISED, RADIUS, 4, WHITE)
        else:
            pen.line(0, height - 1, width, height - 1, HAIRLINE, 1)
        left = 16.0 if self.key else 0.0
        side = min(44.0, height - 14)
        if self.place is not None:
            draw_badge(pen, self.place, Box(left, (height - side) / 2, side, side), 8, shade=0.35 if self.undone else 0)
        x = left + 44 + 18
        room = width - x - left
        if self.mark:
            rows, size = pen.fitted(self.mark, 22, False, width * 0.3, 1)
            mark = pen.text_width(" ".join(rows), size)
            pen.text(self.mark, width - left, height / 2, size, MUTED, align="right", width=width * 0.3)
            room -= mark + 18
        ink = DIM if self.undone else MUTED if self.place is None and not self.key else TEXT
        rows, size = pen.fitted(self.text, 26, False, room, 2)
        pen.block(self.text, x, height / 2, size, ink, width=room, lines=len(rows), leading=1.1)
        if self.undone:
            top = height / 2 - (len(rows) - 1) * size * 0.55
            for k, row in enumerate(rows):
                y = top + k * size * 1.1 + 2
                pen.line(x, y, x + pen.text_width(row, size), y, DIM, 2)
