"""The middle of a flat panel: the dice, and which seats have locked their bets, without an up or down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ui.kit.glyphs import draw_badge, draw_glyph
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.die import DieLook, draw_die
from ui.kit.theme import HAIRLINE, INK, PANEL, PAPER, RADIUS, SEATS, SLATE
from ui.kit.widget import Widget

BADGE: Final = 36.0
DIE: Final = 62.0
LOW_DIE: Final = 48.0
"""Where a third seat stands between the dice and its edge."""
THIRD: Final = 28.0
"""Its badge."""


class Lock(msgspec.Struct, frozen=True):
    """One seat: locked, still choosing, or not in it."""

    place: int
    locked: bool
    out: bool = False


class LockBoard(Widget, frozen=True, kw_only=True):
    """Seats of the far edge and of the near one, each from left to right; `faces` of the dice, 0 not rolled yet."""

    far: tuple[Lock, ...]
    near: tuple[Lock, ...]
    faces: tuple[int, ...]
    tumbling: int | None = None
    height: float = 0.0

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS)
        count = len(self.faces)
        crowded = max(len(self.far), len(self.near)) > 2
        die = LOW_DIE if crowded else DIE
        left = width / 2 - (count - 1) * (die + 14) / 2
        for k, face in enumerate(self.faces):
            lift = self.height * 16 if k == self.tumbling else 0.0
            look = DieLook.PAPER if face else DieLook.NEXT
            draw_die(pen, left + k * (die + 14), height / 2 - lift, die, face, look)
        self._row(pen, self.far, BADGE / 2 + 14, width)
        self._row(pen, self.near, height - BADGE / 2 - 14, width)

    def _row(self, pen: Pen, locks: Sequence[Lock], y: float, width: float) -> None:
        """Where the seats of an edge sit: the outer ones in the corners, a third one between the dice and the edge."""
        spots = {1: (0.0,), 2: (0.0, 1.0), 3: (0.0, 0.5, 1.0)}[max(1, len(locks))]
        low, high = BADGE / 2 + 16, width - BADGE / 2 - 16
        for lock, spot in zip(locks, spots, strict=False):
            third = len(locks) == 3 and spot == 0.5
            side = THIRD if third else BADGE
            x = low + spot * (high - low)
            middle = y + (0 if not third else -9 if y < BADGE * 2 else 9)
            self._lock(pen, lock, Box(x - side / 2, middle - side / 2, side, side))

    def _lock(self, pen: Pen, lock: Lock, box: Box) -> None:
        """Filled on paper once it is locked; an outline before."""
        style = SEATS[lock.place]
        if lock.locked:
            pen.rect(box.inset(-5), PAPER, 12)
            pen.rect(box.inset(-2), INK, 10)
            draw_badge(pen, lock.place, box, 8)
        else:
            shade = HAIRLINE if lock.out else style.colour
            pen.rect(box, None, 8, 3, shade)
            draw_glyph(pen, lock.place, box.x + box.w / 2, box.y + box.h / 2, box.h * 0.5, SLATE if lock.out else shade)
