"""The pads of the home screen: a game with its picture, and the game that waits to be resumed."""

from __future__ import annotations

from math import cos, pi, sin

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import (
    HAIRLINE,
    INK,
    MUTED,
    PANEL,
    PAPER,
    PAPER_INK,
    PAPER_MUTED,
    RADIUS,
    TEXT,
    Colour,
)
from ui.kit.widget import Widget
from ui.presentation import Presentation


class GamePad(Widget, frozen=True, kw_only=True):
    """One game: its picture above, its name and its number of seats below."""

    shown: Presentation
    title: str
    seats: str
    note: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        foot = 86.0
        pen.rect((0, 0, width, height), PANEL, RADIUS)
        self.shown.picture(pen, Box(0, 0, width, height - foot))
        cut_corners(pen, Box(0, 0, width, height), INK)
        pen.rect((0, 0, width, height), None, RADIUS, 2, HAIRLINE)
        middle = height - foot / 2
        seats = pen.text_width(self.seats, 24)
        if self.note:
            pen.text(self.title, 22, middle - 14, 38, TEXT, bold=True, width=width - 60 - seats, smallest=28)
            pen.text(self.note, 22, middle + 20, 24, MUTED, width=width - 44)
            pen.text(self.seats, width - 22, middle - 10, 24, MUTED, align="right")
            return
        pen.text(self.title, 22, middle, 38, TEXT, bold=True, width=width - 60 - seats, smallest=26)
        pen.text(self.seats, width - 22, middle + 2, 24, MUTED, align="right")


class ResumePad(Widget, frozen=True, kw_only=True):
    """The newest saved game on paper: picture, what is to be done, the scores of its seats, an arrow."""

    shown: Presentation
    title: str
    headline: str
    status: str
    seats: tuple[tuple[int, str], ...]
    """Place and score."""
    unit: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PAPER, RADIUS)
        side = height - 36
        self.shown.picture(pen, Box(18, 18, side, side))
        cut_corners(pen, Box(18, 18, side, side), PAPER)
        arrow = min(118.0, side)
        pen.rect((width - 18 - arrow, (height - arrow) / 2, arrow, arrow), INK, RADIUS)
        pen.icon("arrow-right", width - 18 - arrow / 2, height / 2, arrow * 0.5, PAPER)
        cell = 88.0 if width > 900 else 66.0
        badge = 52.0 if width > 900 else 44.0
        first = width - 18 - arrow - 36 - cell * len(self.seats)
        for k, (place, score) in enumerate(self.seats):
            middle = first + cell * (k + 0.5)
            draw_badge(pen, place, Box(middle - badge / 2, height / 2 - badge + 1, badge, badge), 10)
            self._score(pen, middle, height / 2 + 30, score, cell)
        x = 18 + side + 24
        room = first - x - 18
        pen.text(self.title, x, height / 2 - 42, 44, PAPER_INK, bold=True, width=room, smallest=26)
        pen.text(self.headline, x, height / 2 + 5, 28, PAPER_INK, width=room)
        pen.text(self.status, x, height / 2 + 43, 24, PAPER_MUTED, width=room)

    def _score(self, pen: Pen, middle: float, y: float, score: str, cell: float) -> None:
        number = pen.text_width(score, 34, True)
        unit = pen.text_width(self.unit, 22)
        if not self.unit or number + 6 + unit > cell - 8:
            pen.text(score, middle, y, 34, PAPER_INK, bold=True, align="centre")
            return
        left = middle - (number + 6 + unit) / 2
        pen.text(score, left, y, 34, PAPER_INK, bold=True)
        pen.text(self.unit, left + number + 6, y + 4, 22, PAPER_INK)


def cut_corners(pen: Pen, box: Box, ground: Colour, radius: float = RADIUS) -> None:
    """Round the corners of what was drawn in `box`: the ground is laid over them."""
    for right in (False, True):
        for low in (False, True):
            x, y = box.right if right else box.x, box.bottom if low else box.y
            dx, dy = -1 if right else 1, -1 if low else 1
            arc = [pi / 2 * k / 8 for k in range(9)]
            curve = [(x + dx * radius * (1 - cos(a)), y + dy * radius * (1 - sin(a))) for a in arc]
            pen.polygon([(x, y), *curve], ground)
