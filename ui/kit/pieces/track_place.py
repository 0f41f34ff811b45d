"""One place of a track: its number, what it brings, and who stands there."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.fitting import first_that_fits
from ui.kit.theme import DIM, HAIRLINE, MUTED, PANEL, PAPER, PAPER_INK, RADIUS_SMALL, RAISED, SEATS, TEXT, Colour
from ui.kit.widget import Widget

SLIM: Final = 40.0
"""A place narrower than this has no words."""
ICON: Final = 18.0
"""And one narrower than this no icon."""
NARROW: Final = 50.0
"""Numbers are smaller in a place narrower than this."""
AMOUNT: Final = 24.0
"""Beside a number of two digits the longest amount has this room: all are set alike."""
BESIDE: Final = 2.0
"""Where a place is so many times wider than high, the amount stands beside its number."""


class PlaceLook(StrEnum):
    """Where a place lies, seen from the marker."""

    PASSED = "passed"
    HERE = "here"
    REACH = "reach"
    """The next roll can lead to it."""
    AHEAD = "ahead"


class TrackPlace(Widget, frozen=True, kw_only=True):
    """`icon` says what kind of place it is; `seat` is the place at the table of who stands here.

    `trail`: the marker has just come across, in the colour of that seat.
    """

    number: str
    look: PlaceLook
    amount: str = ""
    icon: str = ""
    goal: bool = False
    seat: int | None = None
    trail: int | None = None

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        ink = self._ground(pen, width, height)
        if self.seat is not None:
            self._marker(pen, self.seat, width, height)
        elif width < SLIM:
            if self.icon and width >= ICON:
                pen.icon(self.icon, width / 2, height / 2, min(width - 2, 22.0), ink)
        elif width > BESIDE * height:
            self._beside(pen, width, height, ink)
        else:
            self._stacked(pen, width, height, ink)

    def _ground(self, pen: Pen, width: float, height: float) -> Colour:
        whole = (0, 0, width, height)
        radius = min(RADIUS_SMALL, width / 4)
        if self.seat is not None:
            pen.rect(whole, PAPER, radius)
            return PAPER_INK
        match self.look:
            case _ if self.goal and width < SLIM:
                pen.rect(whole, MUTED, radius)
            case PlaceLook.REACH:
                pen.rect(whole, RAISED, radius, 3, MUTED)
            case PlaceLook.AHEAD:
                pen.rect(whole, PANEL, radius)
            case _:
                pen.rect(whole, None, radius, 2, HAIRLINE)
        if self.trail is not None:
            # a wider one would touch two digits in a narrow place
            pen.rect(whole, None, radius, 5 if width >= NARROW else 3, SEATS[self.trail].colour)
        return DIM if self.look is PlaceLook.PASSED else TEXT

    def _marker(self, pen: Pen, seat: int, width: float, height: float) -> None:
        """The seat's badge with the number, and what the place brought where there is room."""
        if width > BESIDE * height:
            side = height - 16
            draw_badge(pen, seat, Box(width - side - 10, 8, side, side), 9)
            pen.text(self.number, 14, height / 2, 34, PAPER_INK, bold=True, width=width - side - 30)
            amount = first_that_fits(pen, (self.amount,), width - side - 70)
            pen.text(amount, width - side - 22, height / 2, 26, PAPER_INK, align="right", width=width - side - 70)
            return
        side = min(width - 10, height * (0.5 if height > 100 else 0.42), 64.0)
        number = first_that_fits(pen, (self.number,), width - 6, bold=True)
        top = (height - side - (34 if number else 0)) / 2
        draw_badge(pen, seat, Box((width - side) / 2, top, side, side), 9)
        pen.text(number, width / 2, top + side + 19, 30, PAPER_INK, bold=True, align="centre", width=width - 6)

    def _beside(self, pen: Pen, width: float, height: float, ink: Colour) -> None:
        pen.text(self.number, 14, height / 2, 34, ink, bold=True)
        x = 14 + pen.text_width(self.number, 34, True) + 6
        right = width - 9
        if self.icon:
            pen.icon(self.icon, x + 12, height / 2, 24, ink)
            x += 28
        amount = first_that_fits(pen, (self.amount,), right - x)
        pen.text(amount, right, height / 2, AMOUNT, ink, align="right", width=right - x)

    def _stacked(self, pen: Pen, width: float, height: float, ink: Colour) -> None:
        amount = first_that_fits(pen, (self.amount,), width - 6)
        rows = 1 + bool(amount) + bool(self.icon and height > 100)
        middle = height / 2 if rows == 1 else height * 0.3
        mark = 24.0
        beside = bool(self.icon) and rows == 1 + bool(amount)
        number = pen.text_width(self.number, 30, True)
        fits = number + mark + 8 <= width - 6
        size = 30.0 if width >= NARROW else 24.0
        if beside and not amount:
            pen.text(self.number, width / 2, height * 0.3, size, ink, bold=True, align="centre", width=width - 4)
            pen.icon(self.icon, width / 2, height * 0.7, min(mark, width - 6), ink)
            return
        shift = (mark + 6) / 2 if beside and fits else 0.0
        pen.text(self.number, width / 2 - shift, middle, size, ink, bold=True, align="centre", width=width - 4)
        if shift:
            pen.icon(self.icon, width / 2 + number / 2 + 6, middle, mark, ink)
        elif self.icon and not beside:
            pen.icon(self.icon, width / 2, height * (0.52 if amount else 0.66), min(40.0, width - 10), ink)
        if amount:
            pen.text(amount, width / 2, height * 0.76, 26, ink, align="centre", width=width - 6)
