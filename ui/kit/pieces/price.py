"""The price at an auction as the message: very large, and below it who offers it."""

from __future__ import annotations

from typing import Final

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import DIM, MUTED, TEXT
from ui.kit.widget import Widget

LOW: Final = 200.0
"""Below this height everything is smaller."""
LEADER: Final = 400.0
"""Room of the leader's name: beside it is the place of the beats."""


class Price(Widget, frozen=True, kw_only=True):
    """`quiet`: nobody has offered it yet. `told`: the title is news."""

    number: str
    title: str
    leader: str
    place: int | None
    quiet: bool = False
    told: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        low = height < LOW
        badge = 46.0 if low else 72.0
        title = 28.0 if low else 34.0
        pen.text(self.title, 0, title / 2, 24 if low else 26, TEXT if self.told else MUTED, bold=self.told, width=width)
        room = height - badge - title
        size = min(150.0, room * 0.92)
        pen.text(
            self.number, 0, title + room / 2 - 2, size, DIM if self.quiet else TEXT, bold=True, width=width, smallest=60
        )
        middle = height - badge / 2
        x = 0.0
        if self.place is not None:
            draw_badge(pen, self.place, Box(0, height - badge, badge, badge))
            x = badge + 18
        right = min(width, LEADER) - (8 if low else 16)
        size = 32 if low else 40
        pen.text(self.leader, x, middle, size, MUTED if self.quiet else TEXT, bold=True, width=right - x)
