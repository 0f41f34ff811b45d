"""The dice of one side at blackjack, and their sum."""

from __future__ import annotations

from typing import Final

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.die import DieLook, draw_die
from ui.kit.pieces.fitting import first_that_fits
from ui.kit.theme import ACCENT, MUTED, PANEL, PAPER, PAPER_INK, PAPER_MUTED, RADIUS, RAISED, TEXT
from ui.kit.widget import Widget

LOW: Final = 110.0


class TotalCard(Widget, frozen=True, kw_only=True):
    """`number` is the sum so far; `current`: this side rolls; `won`: it has won; `lost`: it is over or beaten."""

    title: str
    number: str
    faces: tuple[int, ...] = ()
    note: str = ""
    place: int | None = None
    """The seat's; None for the bank."""
    current: bool = False
    won: bool = False
    lost: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        if self.won:
            pen.rect((0, 0, width, height), PAPER, RADIUS)
        elif self.current:
            pen.rect((0, 0, width, height), RAISED, RADIUS, 5, ACCENT)
        else:
            pen.rect((0, 0, width, height), PANEL, RADIUS)
        ink, quiet = (PAPER_INK, PAPER_MUTED) if self.won else (MUTED if self.lost else TEXT, MUTED)
        low = height < LOW
        edge = 12.0 if low else 22.0
        number = 52.0 if low else 96.0
        pen.text(self.number, width - edge, height / 2, number, ink, bold=True, align="right")
        right = width - edge - max(pen.text_width(self.number, number, True), number) - edge
        side = 26.0 if low else 34.0
        top = edge * 0.7 + side / 2
        if low:
            self._low(pen, Box(edge, edge, right - edge, height - 2 * edge))
            return
        x = edge
        if self.place is not None:
            draw_badge(pen, self.place, Box(edge, top - side / 2, side, side), 8)
        else:
            pen.icon("bank", edge + side / 2, top, side, ink)
        x += side + 10
        title = first_that_fits(pen, (self.title,), right - x)
        pen.text(title, x, top, 28, quiet, width=right - x)
        x += pen.text_width(title, 28) + 16
        note = first_that_fits(pen, (self.note,), right - x)
        pen.text(note, right, top, 24, quiet, align="right", width=max(1.0, right - x))
        self._dice(pen, Box(edge, top + side / 2 + 6, right - edge, height - top - side / 2 - 6 - edge * 0.7))

    def _low(self, pen: Pen, room: Box) -> None:
        """Whose dice, by badge or icon, and the dice beside it."""
        side = min(34.0, room.h)
        middle = room.y + room.h / 2
        if self.place is not None:
            draw_badge(pen, self.place, Box(room.x, middle - side / 2, side, side), 8)
        else:
            pen.icon("bank", room.x + side / 2, middle, side, PAPER_INK if self.won else TEXT)
        left = room.x + side + 14
        self._dice(pen, Box(left, room.y, room.right - left, room.h))

    def _dice(self, pen: Pen, room: Box) -> None:
        """All of them, as large as they fit."""
        if not self.faces:
            pen.text("–", room.x, room.y + room.h / 2, 34, MUTED, bold=True)
            return
        gap = 8.0
        side = min(room.h, 76.0, (room.w - gap * (len(self.faces) - 1)) / len(self.faces))
        look = DieLook.INK if self.won else DieLook.GREY if self.lost else DieLook.PAPER
        for k, face in enumerate(self.faces):
            draw_die(pen, room.x + side / 2 + k * (side + gap), room.y + room.h / 2, side, face, look)
