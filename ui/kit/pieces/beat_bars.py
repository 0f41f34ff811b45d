"""The beats of a silence as bars that fill one after the other."""

from __future__ import annotations

from typing import Final

from ui.kit.pen import Pen
from ui.kit.theme import HAIRLINE, PAPER, TEXT
from ui.kit.widget import Widget

BETWEEN: Final = 18.0
THICK: Final = 28.0
STEPS: Final = 20
"""Pictures of a bar that fills."""


class BeatBars(Widget, frozen=True, kw_only=True):
    """`full` of `beats` bars are over and `part` of STEPS of the next one; the words below say so too."""

    beats: int
    full: int
    part: int
    text: str

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        thick = min(THICK, height * 0.4)
        wide = (width - (self.beats - 1) * BETWEEN) / self.beats
        for k in range(self.beats):
            left = k * (wide + BETWEEN)
            pen.rect((left, 4, wide, thick), HAIRLINE, thick / 2)
            share = 1.0 if k < self.full else self.part / STEPS if k == self.full else 0.0
            if share:
                pen.rect((left, 4, max(thick, wide * share), thick), PAPER, thick / 2)
        pen.text(self.text, 0, 4 + thick + (height - thick - 4) / 2, 26, TEXT, width=width)
