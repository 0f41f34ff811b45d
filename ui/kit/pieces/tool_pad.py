"""A pad for one thing to take in hand: dice, an icon or a number, and the word below where there is room."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.pieces.die import draw_die
from ui.kit.theme import HAIRLINE, MUTED, PANEL, RADIUS, TEXT
from ui.kit.widget import Widget


class ToolPad(Widget, frozen=True, kw_only=True):
    """`dice` are faces, `number` a text to draw instead of the icon."""

    label: str
    icon: str = ""
    dice: tuple[int, ...] = ()
    number: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS, 2, MUTED if self.key else HAIRLINE)
        room = width - 12
        # the drawing says it too: a word that does not fit is left out, never cut
        worded = bool(self.label) and pen.text_width(self.label, 22) <= room
        middle = height * 0.39 if worded else height / 2
        if self.dice:
            side = min(46.0, (width - 16) / len(self.dice) - 4, height * 0.5)
            for k, face in enumerate(self.dice):
                x = width / 2 + (k - (len(self.dice) - 1) / 2) * (side + 6)
                draw_die(pen, x, middle, side, face)
        elif self.number:
            pen.text(self.number, width / 2, middle, 34, TEXT, bold=True, align="centre", width=room)
        else:
            pen.icon(self.icon, width / 2, middle, min(50.0, height * 0.5), TEXT if self.key else MUTED)
        if worded:
            ink = TEXT if self.key else MUTED
            pen.text(self.label, width / 2, height * 0.82, 24, ink, align="centre", width=room)
