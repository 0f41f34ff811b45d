"""What to do, in the middle of an otherwise empty screen."""

from __future__ import annotations

from typing import Final

from ui.kit.pen import Pen
from ui.kit.theme import BODY, HEADLINE, MUTED, OVERLINE, TEXT, Colour
from ui.kit.widget import Widget

LEADING: Final = 1.2
GAP: Final = 12.0


class Told(Widget, frozen=True, kw_only=True):
    """Overline, headline and note below each other, as many of them as there are, in the middle of the box's height."""

    over: str = ""
    headline: str = ""
    note: str = ""
    align: str = "centre"

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        x = width / 2 if self.align == "centre" else 0.0
        parts = [
            _Part(self.over, *pen.fitted(self.over, OVERLINE, False, width, 1), MUTED, False),
            _Part(self.headline, *pen.fitted(self.headline, HEADLINE, True, width, 2), TEXT, True),
            _Part(self.note, *pen.fitted(self.note, BODY, False, width, 3), TEXT, False),
        ]
        parts = [part for part in parts if part.text]
        y = (height - sum(part.height for part in parts) - GAP * (len(parts) - 1)) / 2
        for part in parts:
            pen.block(part.text, x, y + part.height / 2, part.size, part.colour, bold=part.bold, align=self.align,
                      width=width, lines=len(part.lines), leading=LEADING)  # fmt: skip
            y += part.height + GAP


class _Part:
    """One of the texts as it is set."""

    def __init__(self, text: str, lines: list[str], size: float, colour: Colour, bold: bool) -> None:
        self.text = text
        self.lines = lines
        self.size = size
        self.colour = colour
        self.bold = bold
        self.height = len(lines) * size * LEADING
