"""The white bar with a plus: this side may be chosen."""

from __future__ import annotations

from typing import Final

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import INK, WHITE

BAR: Final = 20.0
"""Width of the bar."""
ARM: Final = 14.0
STROKE: Final = 3.5


def draw_bar(pen: Pen, box: Box, corners: tuple[float, float, float, float]) -> None:
    """Fill `box` with the bar; `corners` as in `Pen.rect`."""
    pen.rect(box, WHITE, corners)
    x, y = box.x + box.w / 2, box.y + box.h / 2
    pen.rect((x - ARM / 2, y - STROKE / 2, ARM, STROKE), INK, 1)
    pen.rect((x - STROKE / 2, y - ARM / 2, STROKE, ARM), INK, 1)
