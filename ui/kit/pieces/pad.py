"""Pads: what people press. One piece for all, in the states of the look."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from ui.kit.pen import Pen
from ui.kit.theme import (
    ACCENT,
    ACCENT_EDGE,
    HAIRLINE,
    MUTED,
    PANEL,
    PAPER,
    PAPER_INK,
    PAPER_MUTED,
    RADIUS,
    RADIUS_PRIMARY,
    RAISED,
    SMALLEST,
    TEXT,
    WHITE,
    Colour,
)
from ui.kit.widget import Widget

LEADING: Final = 1.15
"""Height of a line by its size: pads set their lines closer than running text."""
STACKED: Final = 150.0
"""Pads higher than this have their icon above the words."""


class Look(StrEnum):
    """How a pad stands there."""

    PLAIN = "plain"
    """Pressable but secondary: panel with a hairline."""
    CHOICE = "choice"
    """You may choose this: raised, a white outline around it."""
    CHOSEN = "chosen"
    """Chosen among alternatives: paper."""
    ACCENT = "accent"
    """The headline's verb: one on the screen."""
    OFF = "off"
    """Not now: no fill, hairline, the reason as second line; not a touch target."""


class Pad(Widget, frozen=True, kw_only=True):
    """A pad with an icon, a label and a second line, as many of them as there are."""

    label: str = ""
    note: str = ""
    icon: str = ""
    look: Look = Look.PLAIN
    primary: bool = False
    size: float = 28
    align: str = "centre"

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        radius = RADIUS_PRIMARY if self.primary else RADIUS
        text, second = self._colours()
        match self.look:
            case Look.OFF:
                pen.rect((0, 0, width, height), None, radius, 2, HAIRLINE)
            case Look.CHOICE:
                pen.rect((0, 0, width, height), RAISED, radius, 4, WHITE)
            case Look.CHOSEN:
                pen.rect((0, 0, width, height), PAPER, radius)
            case Look.ACCENT:
                pen.rect((0, 0, width, height), ACCENT_EDGE, radius)
                pen.rect((0, 0, width, height - 3), ACCENT, radius)
            case _:
                pen.rect((0, 0, width, height), PANEL, radius, 2, HAIRLINE)
        self._content(pen, width, height, text, second)

    def _colours(self) -> tuple[Colour, Colour]:
        if self.look in (Look.CHOSEN, Look.ACCENT):
            return PAPER_INK, PAPER_MUTED if self.look is Look.CHOSEN else PAPER_INK
        return (MUTED, MUTED) if self.look is Look.OFF else (TEXT, MUTED)

    def _content(self, pen: Pen, width: float, height: float, text: Colour, second: Colour) -> None:
        if not self.label:
            pen.icon(self.icon, width / 2, height / 2, min(width, height) * 0.5, text)
            return
        side = 24.0 if width > 300 else 16.0 if width > 190 else 12.0
        wide = 36 if self.primary and self.size == 28 else self.size
        mark = wide * 1.25 if self.icon else 0.0
        room = width - 2 * side
        stacked = bool(self.icon) and height > STACKED and self.align == "centre"
        if stacked:
            mark = wide * 1.9
        beside = mark + 12 if self.icon and not stacked else 0.0
        above = mark + 10 if stacked else 0.0
        note, note_size = _fitted(pen, self.note, 26 if self.primary else 24, False, room, height * 0.52)
        below = len(note) * note_size * LEADING
        label, size = _fitted(pen, self.label, wide, True, room - beside, height - 12 - below - above)
        tall = len(label) * size * LEADING
        top = (height - above - tall - below) / 2
        middle = top + above + tall / 2
        shown = max(pen.text_width(line, size, True) for line in label)
        centred = self.align == "centre"
        left = (width - shown - beside) / 2 if centred else side
        if stacked:
            pen.icon(self.icon, width / 2, top + mark / 2, mark, text)
        elif self.icon:
            pen.icon(self.icon, left + mark / 2, middle, mark, text)
        x = left + beside + (shown / 2 if centred else 0)
        lines = len(label)
        pen.block(self.label, x, middle, size, text, bold=True, align=self.align, width=room - beside, lines=lines,
                  leading=LEADING)  # fmt: skip
        if note:
            at = width / 2 if centred else left + beside
            low = top + above + tall + below / 2
            note_room = room - (0 if centred else beside)
            pen.block(self.note, at, low, note_size, second, align=self.align, width=note_room, lines=len(note),
                      leading=LEADING)  # fmt: skip


def _fitted(pen: Pen, text: str, size: float, bold: bool, width: float, height: float) -> tuple[list[str], float]:
    """The largest lines of `text`, three at most, that stay within both; one line comes before two."""
    if not text:
        return [], 0.0
    step = size
    while True:
        lines, fitted = pen.fitted(text, step, bold, width, 3)
        if len(lines) * fitted * LEADING <= height or step - 2 < SMALLEST:
            return lines, fitted
        step -= 2
