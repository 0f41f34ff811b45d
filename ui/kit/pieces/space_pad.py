"""A space of a board as a pad: its name, its number, and what a visit is worth on average."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import MUTED, RADIUS, RAISED, SMALLEST, TEXT, WHITE
from ui.kit.widget import Widget


class SpacePad(Widget, frozen=True, kw_only=True):
    """`worth` stands at the right of the number; where both do not fit it is left out, never cut."""

    name: str
    number: str
    worth: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), RAISED, RADIUS, 4, WHITE)
        edge = 14.0
        room = width - 2 * edge
        gap = 27.0 if height < 100 else 34.0
        upper, lower = height / 2 - gap / 2, height / 2 + gap / 2 + 2
        pen.text(self.name, width / 2, upper, 28, TEXT, bold=True, align="centre", width=room)
        size = 24.0
        while size > SMALLEST and self._wide(pen, size) > room:
            size -= 1
        if not self.worth or self._wide(pen, size) > room:
            pen.text(self.number, width / 2, lower, 24, MUTED, align="centre", width=room)
            return
        pen.text(self.number, edge, lower, size, MUTED)
        pen.text(self.worth, width - edge, lower, size, TEXT, align="right")

    def _wide(self, pen: Pen, size: float) -> float:
        return pen.text_width(self.number, size) + 12 + pen.text_width(self.worth, size)
