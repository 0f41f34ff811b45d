"""A headline with two quiet lines below it, for one of two readers across a flat panel."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import ACCENT, MUTED, TEXT
from ui.kit.widget import Widget


class FarText(Widget, frozen=True, kw_only=True):
    """`alert`: the note says why something was refused."""

    headline: str
    note: str
    alert: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.text(self.headline, 0, height * 0.24, 50, TEXT, bold=True, width=width)
        x = 0.0
        if self.alert:
            pen.icon("warning", 13, height * 0.55, 26, ACCENT)
            x = 34.0
        pen.block(self.note, x, height * 0.7, 24, TEXT if self.alert else MUTED, width=width - x, lines=3, leading=1.15)
