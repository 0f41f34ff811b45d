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

LEAST_TEXT = 300.0
"""Width that the sentence of a saved game needs."""
NARROW = 220.0
"""Up to this width the words of a game stand nearer to its pad's edges."""
UNIT_CELL = 88.0
"""Width of a seat's score with its unit."""
CELL = 62.0
"""Width of a seat's score alone."""
BADGE = 42.0
"""Width of a seat without its score, with the gap to the next."""
FITS = ((UNIT_CELL, 34, True), (CELL, 34, True), (CELL, 28, True), (CELL, 34, False), (CELL, 28, False))
"""Least width of a score, the size of its number, and whether there is a picture: the first that leaves room."""


class GamePad(Widget, frozen=True, kw_only=True):
    """One game: its picture above, its name and its number of seats below."""

    shown: Presentation
    title: str
    seats: str
    titles: tuple[str, ...] = ()
    """Of the games beside it: all are written as large as the longest of them can be."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        seats = pen.text_width(self.seats, 24)
        left = 22 if width > NARROW else 14
        room = width - 2 * left
        titles = (self.title, *self.titles)
        beside = max(pen.text_width(title, 32, True) for title in titles) + 18 + seats <= room
        wide, most = (room - seats - 18, 38.0) if beside else (room, 34.0)
        fitted = [pen.fitted(title, most, True, wide, 1 if beside else 2) for title in titles]
        size, lines = min(each for _, each in fitted), max(len(rows) for rows, _ in fitted)
        foot = 86.0 + (lines - 1) * size
        pen.rect((0, 0, width, height), PANEL, RADIUS)
        self.shown.picture(pen, Box(0, 0, width, height - foot))
        cut_corners(pen, Box(0, 0, width, height), INK)
        pen.rect((0, 0, width, height), None, RADIUS, 2, HAIRLINE)
        middle = height - foot / 2
        if beside:
            pen.text(self.title, left, middle, size, TEXT, bold=True, width=wide)
            pen.text(self.seats, width - left, middle + 2, 24, MUTED, align="right")
        else:
            pen.block(self.title, left, middle - 16, size, TEXT, bold=True, width=wide, lines=lines, leading=1.1)
            pen.text(self.seats, left, height - 21, 24, MUTED, width=room)


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
        arrow = min(118.0, height - 36)
        right = width - 18 - arrow
        pen.rect((right, (height - arrow) / 2, arrow, arrow), INK, RADIUS)
        pen.icon("arrow-right", width - 18 - arrow / 2, height / 2, arrow * 0.5, PAPER)
        side = height - 36
        cell, size, picture = self._parts(pen, right - 48, 18 + side)
        if cell:
            self._scores(pen, right - self._wide(cell), cell, height / 2, size)
        left = 24.0
        if picture:
            box = Box(18, 18, side, side)
            self.shown.picture(pen, box)
            cut_corners(pen, box, PAPER)
            left = 18 + side + 24
        room = right - (self._wide(cell) if cell else 0) - 24 - left
        self._sentence(pen, left, room, height, badges=not cell)

    def _parts(self, pen: Pen, room: float, pictured: float) -> tuple[float, int, bool]:
        """How wide a score is (0 for none), how large its number, and whether the picture is there.

        The sentence comes first: on a narrow pad the scores' unit goes, then the picture, at last the scores.
        """
        need = max(LEAST_TEXT, pen.text_width(self.status, 24) + 2)
        for least, size, picture in FITS:
            widest = max((pen.text_width(score, size, True) for _, score in self.seats), default=0.0) + 18
            cell = max(least, widest)
            if room - self._wide(cell) - picture * pictured >= need:
                return cell, size, picture
        return 0.0, 34, False

    def _wide(self, cell: float) -> float:
        return cell * len(self.seats) + 18

    def _sentence(self, pen: Pen, left: float, room: float, height: float, badges: bool) -> None:
        high = height > 150
        # a low pad has four lines in all
        two = high or pen.text_width(self.status, 24) <= room
        lines = (
            (self.title, 44 if high else 36, True, PAPER_INK, 1),
            (self.headline, 28, False, PAPER_INK, 2 if two else 1),
            (self.status, 24, False, PAPER_MUTED, 2),
        )
        fitted = [pen.fitted(text, size, bold, room, rows) for text, size, bold, _, rows in lines]
        tall = [len(rows) * size * 1.15 for rows, size in fitted]
        y = (height - sum(tall)) / 2
        if badges:
            beside = pen.text_width(self.title, fitted[0][1], True) + 18
            self._badges(pen, left + beside, room - beside, y + tall[0] / 2)
        for (text, _, bold, colour, _), (rows, size), part in zip(lines, fitted, tall, strict=True):
            pen.block(text, left, y + part / 2, size, colour, bold=bold, width=room, lines=len(rows), leading=1.15)
            y += part

    def _badges(self, pen: Pen, left: float, room: float, middle: float) -> None:
        """Who plays, beside the title, where the scores have no room: games of one kind are told apart."""
        if BADGE * len(self.seats) > room:
            return
        for k, (place, _) in enumerate(self.seats):
            side = BADGE - 6
            draw_badge(pen, place, Box(left + BADGE * k, middle - side / 2, side, side), 8)

    def _scores(self, pen: Pen, first: float, cell: float, middle: float, size: int) -> None:
        badge = 52.0 if cell > 80 else 44.0
        for k, (place, score) in enumerate(self.seats):
            x = first + cell * k + cell / 2 - 18
            draw_badge(pen, place, Box(x - badge / 2, middle - badge + 1, badge, badge), 10)
            self._score(pen, x, middle + 30, score, cell, size)

    def _score(self, pen: Pen, middle: float, y: float, score: str, cell: float, size: int) -> None:
        number = pen.text_width(score, size, True)
        unit = pen.text_width(self.unit, 22)
        if not self.unit or number + 6 + unit > cell - 12:
            pen.text(score, middle, y, size, PAPER_INK, bold=True, align="centre")
            return
        left = middle - (number + 6 + unit) / 2
        pen.text(score, left, y, size, PAPER_INK, bold=True)
        pen.text(self.unit, left + number + 6, y + 4, 22, PAPER_INK)


def cut_corners(pen: Pen, box: Box, ground: Colour, radius: float = RADIUS) -> None:
    """Round the corners of what was drawn in `box`: the ground is laid over them."""
    pen.rect(box.inset(-3), None, radius + 3, 3, ground)
    for right in (False, True):
        for low in (False, True):
            x, y = box.right if right else box.x, box.bottom if low else box.y
            dx, dy = -1 if right else 1, -1 if low else 1
            arc = [pi / 2 * k / 8 for k in range(9)]
            curve = [(x + dx * radius * (1 - cos(a)), y + dy * radius * (1 - sin(a))) for a in arc]
            pen.polygon([(x, y), *curve], ground)
