"""Dakara's picture: the ring of spaces round the board, and on it a die and a coin."""

from __future__ import annotations

from typing import Final

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.die import draw_die
from ui.kit.theme import ACCENT, MUTED, SLATE, TERRAIN_GROUND

COLUMNS: Final = 17
ROWS: Final = 7
BRIGHT: Final = 5
"""Every so manieth space is brighter."""


def draw_board(pen: Pen, box: Box) -> None:
    """The board over the whole of `box`; the gate at the lower right is gold."""
    pen.rect(box, TERRAIN_GROUND[0])
    wide, high = box.w * 0.82, box.h * 0.74
    columns = COLUMNS if box.w > box.h * 1.4 else 9
    left, top = box.x + (box.w - wide) / 2, box.y + (box.h - high) / 2
    across, down = wide / columns, high / ROWS
    ring = [(c, 0) for c in range(columns)] + [(columns - 1, r) for r in range(1, ROWS)]
    ring += [(c, ROWS - 1) for c in range(columns - 2, -1, -1)] + [(0, r) for r in range(ROWS - 2, 0, -1)]
    gate = (columns - 1, ROWS - 1)
    side = min(across, down) * 0.84
    for number, (column, row) in enumerate(ring):
        x, y = left + (column + 0.5) * across, top + (row + 0.5) * down
        colour = ACCENT if (column, row) == gate else MUTED if number % BRIGHT == 2 else SLATE
        pen.rect((x - side / 2, y - side / 2, side, side), colour, 3)
    middle, size = box.y + box.h / 2, min(box.h * 0.28, wide * 0.2)
    draw_die(pen, box.x + box.w / 2 - size * 0.75, middle, size, 5)
    pen.disc(box.x + box.w / 2 + size * 0.75, middle, size * 0.54, ACCENT, ring=size * 0.13)
    pen.disc(box.x + box.w / 2 + size * 0.75, middle, size * 0.22, ACCENT)
