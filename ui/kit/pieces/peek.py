"""The peek sheet: what one seat may see while it holds its pad or button, and the request to look away above it."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ui.kit.glyphs import draw_glyph, draw_pattern
from ui.kit.panel import Box, Panel
from ui.kit.pen import Pen
from ui.kit.theme import (
    ACCENT,
    HAIRLINE,
    INK,
    MUTED,
    OVERLINE,
    PANEL,
    RADIUS,
    RAISED,
    SEATS,
    TEXT,
    WHITE,
)
from ui.kit.widget import Scene, Widget

EDGE: Final = 12.0
BARS: Final = 10
SMALL: Final = 170.0
"""Narrower pads have no words."""


class LookAway(Widget, frozen=True, kw_only=True):
    """What the others read: please look away, and how long the sheet can stay open (`bars` of 10)."""

    place: int
    headline: str
    text: str
    bars: int

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        low = height < 130
        middle = width / 2
        size = 34 if low else 44
        pen.text(self.headline, middle, height * (0.36 if low else 0.33), size, TEXT, bold=True, align="centre",
                 width=width - 96)  # fmt: skip
        if not low:
            room = width - 180
            text_width = min(room, pen.text_width(self.text, 26))
            pen.text(self.text, middle + 20, height * 0.6, 26, MUTED, align="centre", width=room)
            draw_glyph(pen, self.place, middle - text_width / 2 - 10, height * 0.6, 28)
        step = 44.0
        left = middle - BARS * step / 2 + 3
        for bar in range(BARS):
            shade = WHITE if bar < self.bars else HAIRLINE
            pen.rect((left + bar * step, height * (0.76 if low else 0.82), step - 6, 8), shade, 4)


class SheetGround(Widget, frozen=True, kw_only=True):
    """The sheet itself: its upper edge in the seat's pattern."""

    place: int

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        draw_pattern(pen, self.place, Box(0, 0, width, EDGE))
        # the shapes of a pattern may reach below its edge
        pen.rect((0, EDGE, width, height - EDGE), PANEL)


class SheetTitle(Widget, frozen=True, kw_only=True):
    """Whose sheet it is and what lies on it; a note at the right says how it closes."""

    place: int
    text: str
    note: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL)
        draw_glyph(pen, self.place, 18, height / 2, 32)
        title = min(pen.text_width(self.text, 32, True), width * 0.55)
        pen.text(self.text, 52, height / 2, 32, TEXT, bold=True, width=width * 0.55)
        room = width - title - 52 - 36
        if self.note and pen.text_width(self.note, OVERLINE) <= room:
            pen.text(self.note, width, height / 2, OVERLINE, MUTED, align="right", width=room)


class HoldPad(Widget, frozen=True, kw_only=True):
    """Held, it opens a seat's peek; `charge` of 10 shows a long press of the seat's button coming near."""

    place: int
    label: str
    note: str = ""
    charge: int = 0
    done: bool = False
    """Nothing more to do behind it: it can still be looked at."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        if self.key:
            pen.rect((0, 0, width, height), RAISED, RADIUS, 4, HAIRLINE if self.done else WHITE)
        else:
            pen.rect((0, 0, width, height), None, RADIUS, 2, HAIRLINE)
        if height > 140 and width < 340:
            self._upright(pen, width, height)
            return
        if width < SMALL:
            self._small(pen, width, height)
            return
        narrow = width < 340
        side = min(height - 32, 52.0 if narrow else 72.0)
        left = 14.0 if narrow else 20.0
        shade = SEATS[self.place].colour
        pen.rect((left, (height - side) / 2, side, side), INK if self.done else shade, 12, 4, shade)
        draw_glyph(pen, self.place, left + side / 2, height / 2, side * 0.55,
                   shade if self.done else SEATS[self.place].on_colour)  # fmt: skip
        x = left + side + (12 if narrow else 18)
        room = width - x - 14
        text = TEXT if self.key else MUTED
        if not narrow:
            pen.icon("check" if self.done else "eye" if self.key else "bot", width - 44, height / 2, 44, text)
            room -= 56
        if self.note and not narrow:
            pen.text(self.label, x, height / 2 - 18, 30, text, bold=True, width=room)
            pen.block(self.note, x, height / 2 + 24, 24, MUTED, width=room, lines=2, leading=1.0)
        else:
            pen.block(self.label, x, height / 2, 28, text, bold=True, width=room, lines=3 if height > 100 else 2)
        self._charge(pen, width, height)

    def _small(self, pen: Pen, width: float, height: float) -> None:
        """No room for words: the badge, and an eye below it."""
        side = min(52.0, height * 0.44)
        shade, text = SEATS[self.place].colour, TEXT if self.key else MUTED
        top = (height - side - 44) / 2
        pen.rect(((width - side) / 2, top, side, side), INK if self.done else shade, 12, 4, shade)
        draw_glyph(pen, self.place, width / 2, top + side / 2, side * 0.55,
                   shade if self.done else SEATS[self.place].on_colour)  # fmt: skip
        pen.icon("eye", width / 2, top + side + 26, 34, text)
        self._charge(pen, width, height)

    def _upright(self, pen: Pen, width: float, height: float) -> None:
        """A tall pad: the badge above the words."""
        edge = 20.0 if height > 170 else 12.0
        side = min(72.0, height * 0.36)
        shade = SEATS[self.place].colour
        x, top = width / 2, edge + side
        pen.rect((x - side / 2, edge, side, side), INK if self.done else shade, 12, 4, shade)
        draw_glyph(pen, self.place, x, edge + side / 2, side * 0.55,
                   shade if self.done else SEATS[self.place].on_colour)  # fmt: skip
        text = TEXT if self.key else MUTED
        line = top + 24
        if not self.note:
            line = (top + height) / 2
        pen.block(self.label, x, line, 28, text, bold=True, align="centre", width=width - 24, leading=1.05,
                  lines=1 if self.note else 2)  # fmt: skip
        if self.note:
            icon = 34.0 if self.done else 0.0
            room = width - 28 - icon
            wide = min(room, pen.text_width(self.note, 24))
            middle = (line + 12 + height - 4) / 2
            if icon:
                pen.icon("lock", x - wide / 2 - 4, middle, 26, MUTED)
            pen.block(self.note, x + icon / 2, middle, 24, MUTED, align="centre", width=room, lines=2, leading=1.0)
        self._charge(pen, width, height)

    def _charge(self, pen: Pen, width: float, height: float) -> None:
        """How far a long press has come."""
        for bar in range(self.charge):
            step = (width - 40) / BARS
            pen.rect((20 + bar * step, height - 14, step - 4, 6), ACCENT, 3)


def band_height(panel: Panel) -> float:
    """How much of the panel asks the others to look away."""
    return 92.0 if panel.compact else 176.0


def sheet_area(panel: Panel) -> Box:
    """Where the sheet's content may stand."""
    top = band_height(panel) + EDGE + (12 if panel.compact else 18)
    return Box(panel.margin, top, panel.width - 2 * panel.margin, panel.height - panel.margin - top)


def peek_scene(panel: Panel, place: int, headline: str, text: str, bars: int, content: Scene) -> Scene:
    """The whole panel while a seat looks: the others' request on top (turned to them on a flat panel), the sheet below.

    `content` stands in `sheet_area`; whatever lay there before is gone with the release, in one step.
    """
    band = band_height(panel)
    away = LookAway(
        box=Box(0, 0, panel.width, band), place=place, headline=headline, text=text, bars=bars, turned=panel.flat
    )
    ground = SheetGround(box=Box(0, band, panel.width, panel.height - band), place=place)
    return (away, ground, *(replace(widget, on=PANEL) for widget in content))
