"""One seat's bet, for everybody to see: on what, how much; and once the dice lie there, what it brought."""

from __future__ import annotations

from enum import StrEnum

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import DIM, HAIRLINE, MUTED, PANEL, PAPER, PAPER_INK, PAPER_MUTED, RADIUS, RAISED, TEXT
from ui.kit.widget import Widget


class Fate(StrEnum):
    """How the bet stands."""

    LIES = "lies"
    """Locked, the dice are still to come."""
    OPEN = "open"
    """Not decided yet."""
    NONE = "none"
    WON = "won"
    LOST = "lost"


class BetCard(Widget, frozen=True, kw_only=True):
    """Badge and words in the upper line, the money in the lower one."""

    place: int
    label: str
    number: str
    short: str = ""
    """The label where there is little room."""
    fate: Fate

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        ground = {Fate.WON: PAPER, Fate.LIES: RAISED}.get(self.fate, PANEL)
        if self.fate in (Fate.NONE, Fate.OPEN):
            pen.rect((0, 0, width, height), None, RADIUS, 2, HAIRLINE)
        else:
            pen.rect((0, 0, width, height), ground, RADIUS)
        won, quiet = self.fate is Fate.WON, self.fate in (Fate.NONE, Fate.OPEN)
        ink = PAPER_INK if won else DIM if self.fate is Fate.LOST else MUTED if quiet else TEXT
        second = PAPER_MUTED if won else ink
        side = min(40.0, height * 0.46)
        shade = 0.5 if self.fate in (Fate.LOST, Fate.NONE) else 0.0
        if height < 90:
            draw_badge(pen, self.place, Box(12, (height - side) / 2, side, side), 8, shade=shade)
            self._one_line(pen, 12 + side + 10, width - 12, height / 2, ink, second)
            return
        upper = 14 + side / 2
        draw_badge(pen, self.place, Box(14, 14, side, side), 8, shade=shade)
        pen.text(self.label, side + 26, upper, 26, second, width=width - side - 38)
        size = min(64.0, height * 0.36)
        pen.text(
            self.number, width - 14, 14 + side + (height - 14 - side) / 2, size, ink, bold=True, align="right",
            width=width - 28,
        )  # fmt: skip

    def _one_line(
        self, pen: Pen, x: float, right: float, y: float, ink: tuple[int, int, int], second: tuple[int, int, int]
    ) -> None:
        """Where there is little height the words step down, then the money; what is bet on is never left out."""
        room = right - x
        for label in (self.label, self.short):
            for size in (28.0, 24.0, 22.0):
                money = pen.text_width(self.number, size, True)
                if pen.text_width(label, 22) + money + 10 <= room:
                    pen.text(self.number, right, y, size, ink, bold=True, align="right")
                    pen.text(label, x, y, 26, second, width=room - money - 10)
                    return
        pen.text(self.number, right, y, 28, ink, bold=True, align="right", width=room)
