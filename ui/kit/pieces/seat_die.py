"""One seat's die beside those of the others."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.die import DieLook, draw_die
from ui.kit.theme import HAIRLINE, MUTED, PANEL, PAPER, PAPER_INK, RADIUS, RAISED, SEATS, SMALLEST, TEXT
from ui.kit.widget import Widget

NOTED: Final = 130.0
"""Cards lower than this have no words below the die."""


class Thrown(StrEnum):
    """How the die of a seat lies there."""

    WAITS = "waits"
    """Still to be thrown."""
    THROWS = "throws"
    """In the air, or in the hand."""
    LEADS = "leads"
    """The highest so far."""
    BEATEN = "beaten"
    ASIDE = "aside"
    """Not thrown for this pot."""
    WINS = "wins"


_LOOKS: Final = {
    Thrown.WAITS: DieLook.NEXT,
    Thrown.THROWS: DieLook.PAPER,
    Thrown.LEADS: DieLook.PAPER,
    Thrown.BEATEN: DieLook.GREY,
    Thrown.ASIDE: DieLook.FAINT,
    Thrown.WINS: DieLook.INK,
}


class SeatDie(Widget, frozen=True, kw_only=True):
    """Face 0 is a die that was not thrown; `height` lifts one that tumbles, 0 to 1."""

    place: int
    face: int
    thrown: Thrown
    note: str = ""
    height: float = 0.0

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        wins = self.thrown is Thrown.WINS
        if self.thrown is Thrown.THROWS:
            pen.rect((0, 0, width, height), RAISED, RADIUS, 4, SEATS[self.place].colour)
        elif self.thrown is Thrown.ASIDE:
            pen.rect((0, 0, width, height), None, RADIUS, 2, HAIRLINE)
        else:
            pen.rect((0, 0, width, height), PAPER if wins else PANEL, RADIUS)
        noted = height >= NOTED
        badge = 36.0 if noted else 28.0
        draw_badge(pen, self.place, Box(10, 10, badge, badge), 8, shade=0.5 if self.thrown is Thrown.ASIDE else 0.0)
        # where there is room enough the die keeps to the middle
        foot = 34.0 if noted and height < 200 else 0.0
        room = height - foot
        side = min(room * 0.66, width - 2 * badge - 32, 104.0) if width < 230 else min(room * 0.66, 104.0)
        rest = (room + (6 if foot else 0) - side) / 2
        face = _LOOKS[self.thrown]
        if self.thrown is Thrown.THROWS and not self.face:
            face = DieLook.NEXT
        draw_die(pen, width / 2, rest + side / 2 - self.height * max(0.0, rest - 4), side, self.face, face)
        # a word that does not fit is left out: the die says it too
        if noted and self.note and pen.text_width(self.note, SMALLEST, wins) <= width - 12:
            ink = PAPER_INK if wins else MUTED if self.thrown in (Thrown.ASIDE, Thrown.BEATEN) else TEXT
            pen.text(self.note, width / 2, height - 22, 26, ink, bold=wins, align="centre", width=width - 12)
