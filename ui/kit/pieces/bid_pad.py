"""What one seat may do at an auction: raise, sell, or why it may not."""

from __future__ import annotations

from enum import StrEnum

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import (
    ACCENT,
    ACCENT_EDGE,
    MUTED,
    PANEL,
    PAPER,
    PAPER_INK,
    RADIUS_PRIMARY,
    RAISED,
    TEXT,
)
from ui.kit.widget import Widget


class Bidding(StrEnum):
    """How the pad of a seat stands there."""

    RAISES = "raises"
    """A press makes the offer."""
    LEADS = "leads"
    SELLS = "sells"
    """A press ends the silence."""
    SILENT = "silent"
    """Not now: `word` says why."""


class BidPad(Widget, frozen=True, kw_only=True):
    """A word above a full number; without a number the word is a reason, on several lines.

    `place` shows whose it is where the seat's money does not stand right below.
    """

    kind: Bidding
    word: str
    number: str = ""
    place: int | None = None

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        ink = self._ground(pen, width, height)
        top = 0.0
        if self.place is not None:
            draw_badge(pen, self.place, Box((width - 30) / 2, 10, 30, 30), 8)
            top = 36.0
        middle, room = top + (height - top) / 2, width - 16
        loud = self.kind in (Bidding.RAISES, Bidding.SELLS)
        if not self.number:
            size = 34 if loud else 24 if top else 26
            pen.block(
                self.word, width / 2, middle, size, ink, bold=loud, align="centre", width=room, lines=3, leading=1.02
            )
            return
        upper, lower = (46.0, 38.0) if height > 120 else (36.0, 30.0)
        spread = (height - top) * 0.2
        pen.text(
            self.word, width / 2, middle - spread, upper if loud else 28, ink, bold=loud, align="centre", width=room
        )
        pen.text(self.number, width / 2, middle + spread, lower, ink, bold=True, align="centre", width=room)

    def _ground(self, pen: Pen, width: float, height: float) -> tuple[int, int, int]:
        """The pad itself; returns the colour of what is written on it."""
        whole = (0, 0, width, height)
        match self.kind:
            case Bidding.RAISES:
                pen.rect(whole, ACCENT_EDGE, RADIUS_PRIMARY)
                pen.rect((0, 0, width, height - 3), ACCENT, RADIUS_PRIMARY)
                return PAPER_INK
            case Bidding.LEADS:
                pen.rect(whole, PAPER, RADIUS_PRIMARY)
                return PAPER_INK
            case Bidding.SELLS:
                pen.rect(whole, RAISED, RADIUS_PRIMARY, 5, PAPER)
                return TEXT
        pen.rect(whole, PANEL, RADIUS_PRIMARY)
        return MUTED
