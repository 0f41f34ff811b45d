"""Pads: what people press. One piece for all, in the states of the look."""

from __future__ import annotations

from enum import StrEnum

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
        size = 36 if self.primary and self.size == 28 else self.size
        side = 24.0 if width > 160 else 12.0
        room = width - 2 * side
        middle = height / 2 - (size * 0.45 if self.note else 0)
        x = width / 2 if self.align == "centre" else side
        if self.icon:
            mark = size * 1.25
            label_width = min(pen.text_width(self.label, size, True), room - mark - 12)
            x = (width - label_width - mark - 12) / 2 if self.align == "centre" else side
            pen.icon(self.icon, x + mark / 2, middle, mark, text)
            pen.text(self.label, x + mark + 12, middle, size, text, bold=True, width=room - mark - 12)
        else:
            pen.text(self.label, x, middle, size, text, bold=True, align=self.align, width=room)
        if self.note:
            at = width / 2 if self.align == "centre" else x
            pen.text(
                self.note,
                at,
                middle + size * 0.55 + 18,
                26 if self.primary else 24,
                second,
                align=self.align,
                width=room,
            )
