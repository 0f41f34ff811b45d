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
    TEXT,
    WHITE,
    Colour,
)
from ui.kit.widget import Widget

LEADING: Final = 1.15
"""Height of a line by its size: pads set their lines closer than running text."""


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
        side = 24.0 if width > 300 else 16.0 if width > 160 else 12.0
        wide = 36 if self.primary and self.size == 28 else self.size
        mark = wide * 1.25 + 12 if self.icon else 0.0
        room = width - 2 * side
        rows = 1 + (height >= 64) + (height >= 86 and not self.note)
        label, size = pen.fitted(self.label, wide, True, room - mark, rows)
        tall = len(label) * size * LEADING
        note, note_size = pen.fitted(self.note, 26 if self.primary else 24, False, room, rows) if self.note else ([], 0)
        if note and tall + len(note) * note_size * LEADING > height - 16:
            label, size = pen.fitted(self.label, wide, True, room - mark, 1)
            tall = size * LEADING
        whole = tall + len(note) * note_size * LEADING
        middle = (height - whole + tall) / 2
        centred = self.align == "centre"
        shown = max(pen.text_width(line, size, True) for line in label)
        left = (width - shown - mark) / 2 if centred else side
        if self.icon:
            pen.icon(self.icon, left + (mark - 12) / 2, middle, mark - 12, text)
        if centred:
            pen.block(
                self.label,
                left + mark + shown / 2,
                middle,
                size,
                text,
                bold=True,
                align="centre",
                width=room - mark,
                lines=len(label),
                leading=LEADING,
            )
        else:
            pen.block(
                self.label,
                left + mark,
                middle,
                size,
                text,
                bold=True,
                width=room - mark,
                lines=len(label),
                leading=LEADING,
            )
        if note:
            at = width / 2 if centred else left + mark
            pen.block(
                self.note,
                at,
                (height + whole) / 2 - len(note) * note_size * LEADING / 2,
                note_size,
                second,
                align=self.align,
                width=room - (0 if centred else mark),
                lines=len(note),
                leading=LEADING,
            )
