"""One cell of a local game: what is printed there, then the die that was rolled for it and what it brought."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from ui.kit.pen import Pen
from ui.kit.pieces.die import DieLook, draw_die
from ui.kit.pieces.fitting import first_that_fits
from ui.kit.theme import ACCENT, DIM, MUTED, PANEL, PAPER, PAPER_INK, RADIUS, RAISED, TEXT, Colour
from ui.kit.widget import Widget

LOW: Final = 110.0
"""Cells lower than this set everything smaller."""
FLAT: Final = 60.0
"""Cells lower than this have room for dice or for words: what was rolled is told by what it brought."""
FOOT: Final = 31.0
"""Of a low cell: where its last line stands."""


class CellLook(StrEnum):
    """How far it is with a cell."""

    HIT = "hit"
    """Inverted: it brought something."""
    MISS = "miss"
    """Grey."""
    NEXT = "next"
    """The next roll is for it."""
    LATER = "later"


DICE: Final = {
    CellLook.HIT: DieLook.INK,
    CellLook.MISS: DieLook.GREY,
    CellLook.NEXT: DieLook.NEXT,
    CellLook.LATER: DieLook.FAINT,
}


class CellCard(Widget, frozen=True, kw_only=True):
    """`faces` are the dice at the right: those printed there, or the one that was rolled.

    `lines` stand below the title, the last one at the foot; a word that does not fit is left out, an amount never.
    """

    title: str
    look: CellLook
    faces: tuple[int, ...] = ()
    lines: tuple[str, ...] = ()

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        self._ground(pen, width, height)
        if height < FLAT:
            self._flat(pen, width, height)
            return
        low = height < LOW
        edge = 10.0 if low else 20.0
        left = self._dice(pen, width, height, edge, low)
        ink = self._ink
        size = 26.0 if low else 36.0
        middle = edge * 0.6 + size * 0.55 if low else 34.0
        room = left - edge - 6
        title = first_that_fits(pen, (self.title,), room, bold=True)
        pen.text(title, edge, middle, size, ink, bold=True, width=room)
        self._lines(pen, width, height, edge, ink)

    def _ground(self, pen: Pen, width: float, height: float) -> None:
        match self.look:
            case CellLook.HIT:
                pen.rect((0, 0, width, height), PAPER, RADIUS)
            case CellLook.NEXT:
                pen.rect((0, 0, width, height), RAISED, RADIUS, 5, ACCENT)
            case _:
                pen.rect((0, 0, width, height), PANEL, RADIUS)

    def _dice(self, pen: Pen, width: float, height: float, edge: float, low: bool) -> float:
        """Draws them at the right; returns where they begin."""
        if not self.faces:
            return width - edge
        count = len(self.faces)
        gap = 6.0
        if not self.title and not self.lines:
            side = min(width * 0.66, height * 0.5)
            draw_die(pen, width / 2, height / 2, side, self.faces[0], DICE[self.look])
            return width - edge
        title = pen.text_width(self.title, 24, True) + 14
        room = max(28.0 * count, width - 2 * edge - min(title, width * 0.4))
        top = 6.0 if low else edge * 0.8
        high = height * 0.48
        if low:
            high = height - top - (FOOT if self.lines else top)
        side = min(high, (room - gap * (count - 1)) / count)
        look = DICE[self.look]
        x = width - edge - count * side - (count - 1) * gap
        first = x
        for face in self.faces:
            draw_die(pen, x + side / 2, top + side / 2, side, face, look)
            x += side + gap
        return first

    def _lines(self, pen: Pen, width: float, height: float, edge: float, ink: Colour) -> None:
        low = height < LOW
        if low and len(self.lines) > 1:
            self._beside(pen, width, height, edge, ink)
            return
        room = width - 2 * edge
        loud = self.look in (CellLook.HIT, CellLook.NEXT)
        wanted = 36.0 if self.look is CellLook.HIT and not low else 26.0
        step = 25.0 if low else 32.0
        y = height - (18.0 if low else 28.0) - step * (len(self.lines) - 1)
        for line in self.lines:
            shown = first_that_fits(pen, (line,), room, bold=loud)
            quiet = DIM if self.look is CellLook.LATER and not shown[:1].isdigit() and shown[:1] not in "+−" else ink
            pen.text(shown, edge, y, wanted, quiet if shown else ink, bold=loud, width=room)
            y += step

    def _flat(self, pen: Pen, width: float, height: float) -> None:
        """What was brought alone, or the title and the dice that are printed there."""
        middle = height / 2
        if self.lines and (not self.faces or self.look in (CellLook.HIT, CellLook.MISS)):
            bold = self.look is CellLook.HIT
            line = first_that_fits(pen, (self.lines[-1], self.title), width - 12, bold=bold)
            pen.text(line, width / 2, middle, 28, self._ink, bold=bold, align="centre", width=width - 12)
            return
        pen.text(self.title, 12, middle, 26, self._ink, bold=True)
        count, gap = len(self.faces), 5.0
        room = width - 24 - pen.text_width(self.title, 26, True)
        side = min(height - 14, 40.0, (room - gap * count) / max(1, count))
        x = width - 10 - side / 2 - (count - 1) * (side + gap)
        for k, face in enumerate(self.faces):
            draw_die(pen, x + k * (side + gap), middle, side, face, DICE[self.look])

    @property
    def _ink(self) -> Colour:
        return PAPER_INK if self.look is CellLook.HIT else MUTED if self.look is CellLook.MISS else TEXT

    def _beside(self, pen: Pen, width: float, height: float, edge: float, ink: Colour) -> None:
        """In a low cell two lines stand at the right of the title."""
        step = height / (len(self.lines) + 0.6)
        y = (height - step * (len(self.lines) - 1)) / 2
        right = width - edge * 0.8
        room = right - edge - pen.text_width(self.title, 26, True) - 2
        for line in self.lines:
            shown = first_that_fits(pen, (line,), room)
            pen.text(shown, right, y, 26, ink, align="right", width=room)
            y += step
