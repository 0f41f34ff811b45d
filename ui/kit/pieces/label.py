"""Plain text on the table, on a panel or on paper."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import BODY, MUTED, PANEL, PAPER, PAPER_INK, RADIUS, TEXT
from ui.kit.widget import Widget


class Label(Widget, frozen=True, kw_only=True):
    """Text that starts at the top of its box and wraps to as many lines as fit."""

    text: str
    size: float = BODY
    bold: bool = False
    muted: bool = False
    align: str = "left"

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        x = {"left": 0.0, "centre": width / 2, "right": width}[self.align]
        rows = max(1, int((height + self.size * 0.2) // (self.size * 1.2)))
        pen.text(
            self.text,
            x,
            self.size * 0.6,
            self.size,
            MUTED if self.muted else TEXT,
            bold=self.bold,
            align=self.align,
            width=width,
            lines=rows,
        )


class Card(Widget, frozen=True, kw_only=True):
    """A surface: panel (state) or paper (a real card); other widgets may stand on it if they share its ground."""

    paper: bool = False
    title: str = ""
    text: str = ""
    size: float = BODY

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PAPER if self.paper else PANEL, RADIUS)
        ink = PAPER_INK if self.paper else TEXT
        y = 24.0
        if self.title:
            pen.text(self.title, 24, y + 16, self.size + 4, ink, bold=True, width=width - 48)
            y += 52
        if self.text:
            rows = max(1, int((height - y - 8) // (self.size * 1.2)))
            pen.text(self.text, 24, y + self.size * 0.6, self.size, ink, width=width - 48, lines=rows)
