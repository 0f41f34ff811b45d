"""The label of a terrain: its name before a quiet landscape, and which of its territories are in play."""

from __future__ import annotations

from enum import StrEnum
from math import pi, sin
from typing import Final

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.bar import BAR, draw_bar
from ui.kit.pieces.chip import Chip, chip_width, draw_chip
from ui.kit.theme import (
    ACCENT,
    DIM,
    HAIRLINE,
    INK,
    MUTED,
    PAPER,
    PAPER_INK,
    RADIUS,
    SLATE,
    TERRAIN_GROUND,
    TERRAIN_SHAPE,
    TEXT,
    Colour,
)
from ui.kit.widget import Widget

CHIP: Final = 26.0
LEAST_LAND: Final = 40.0
"""Width below which a landscape is not drawn."""


class Mark(StrEnum):
    """What has become of a territory."""

    INACTIVE = "inactive"
    FRONTIER = "frontier"
    """The next one that opens."""
    ACTIVE = "active"
    DEPLETED = "depleted"


class TerrainLabel(Widget, frozen=True, kw_only=True):
    """A terrain with the strip of its numbers, from the farthest to the first."""

    terrain: int
    name: str
    strip: tuple[tuple[str, Mark], ...] = ()
    note: str = ""
    """Stands at the right of a long label."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        ground = TERRAIN_GROUND[self.terrain]
        pen.rect((0, 0, width, height), ground, RADIUS)
        words = max(pen.text_width(self.name, 26, True), len(self.strip) * 28.5)
        note = pen.text_width(self.note, 24) + 36 if self.note else 0.0
        _land(pen, Box(14 + words + 14, 0, width - words - 28 - note, height), self.terrain)
        _round_off(pen, width, height)
        _name(pen, self.name, 24, width - 22, TEXT)
        for k, (number, mark) in enumerate(self.strip):
            _number(pen, 14 + k * 28.5, height - 43, number, mark)
        if self.note:
            used = 14 + len(self.strip) * 28.5 + 24
            pen.text(self.note, width - 18, height - 26, 24, MUTED, align="right", width=width - used - 18)


class TerrainPad(Widget, frozen=True, kw_only=True):
    """A terrain to choose first: its name, who stands there, and the bar if there is something to choose."""

    terrain: int
    name: str
    chips: tuple[Chip, ...] = ()
    acts: bool = False
    chosen: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        if self.chosen:
            pen.rect((0, 0, width, height), PAPER, RADIUS)
        else:
            pen.rect((0, 0, width, height), TERRAIN_GROUND[self.terrain], RADIUS)
            chips = sum(chip_width(pen, chip, CHIP) + 4 for chip in self.chips)
            words = max(pen.text_width(self.name, 26, True), chips)
            bar = BAR if self.acts else 0.0
            _land(pen, Box(14 + words + 8, 0, width - words - 22 - bar, height), self.terrain)
            _round_off(pen, width, height)
            pen.rect((0, 0, width, height), None, RADIUS, 2, HAIRLINE)
            if self.acts:
                draw_bar(pen, Box(width - 2 - BAR, 2, BAR, height - 4), (0, RADIUS - 2, 0, RADIUS - 2))
        room = width - 14 - (BAR + 4 if self.acts and not self.chosen else 10)
        _name(pen, self.name, 22, room, PAPER_INK if self.chosen else TEXT)
        self._chips(pen, 14, height - 34, room)

    def _chips(self, pen: Pen, x: float, y: float, room: float) -> None:
        """As many chips as fit, the rest as a dot each."""
        high = CHIP
        widths = [chip_width(pen, chip, high) for chip in self.chips]
        for k, (chip, wide) in enumerate(zip(self.chips, widths, strict=True)):
            left_over = len(self.chips) - k
            if wide + (0 if left_over == 1 else 16) > room:
                for dot in range(left_over):
                    pen.disc(x + 5 + dot * 11, y + high / 2, 3.5, PAPER_INK if self.chosen else MUTED)
                return
            draw_chip(pen, Box(x, y, wide, high), chip)
            x += wide + 4
            room -= wide + 4


def _land(pen: Pen, room: Box, terrain: int) -> None:
    """The landscape beside the words, never behind them; none where only a sliver of it would be seen."""
    if room.w >= LEAST_LAND:
        draw_quiet(pen, room, terrain, TERRAIN_SHAPE[terrain])


def _name(pen: Pen, name: str, y: float, room: float, colour: Colour) -> None:
    """Bold, or plain where only that fits."""
    bold = pen.text_width(name, 22, True) <= room
    pen.text(name, 14, y, 26, colour, bold=bold, width=room)


def _number(pen: Pen, x: float, y: float, number: str, mark: Mark) -> None:
    """One field of the strip, 24 x 34."""
    box = (x, y, 24.0, 34.0)
    match mark:
        case Mark.ACTIVE:
            pen.rect(box, SLATE, 6)
            pen.text(number, x + 12, y + 17, 24, TEXT, bold=True, align="centre")
        case Mark.FRONTIER:
            pen.rect(box, INK, 6, 2, ACCENT)
            pen.icon("frontier", x + 12, y + 17, 20, ACCENT)
        case Mark.INACTIVE:
            pen.rect(box, INK, 6, 2, SLATE)
            pen.text(number, x + 12, y + 17, 24, DIM, align="centre")
        case Mark.DEPLETED:
            pen.rect(box, None, 6, 2, DIM, dash=4)


def draw_quiet(pen: Pen, box: Box, terrain: int, colour: Colour) -> None:
    """The landscape of a terrain in one quiet colour, over the whole of `box`."""
    x, y, w, h = box
    match terrain:
        case 0:
            size = min(1.0, w / 250)
            for k in range(max(1, round(w / 260))):
                left = x + w - (130 + k * 260) * size
                far = [(240, 1.0), (110, 0.26), (0, 1.0)]
                near = [(90, 1.0), (-20, 0.62), (-120, 1.0)]
                for peak in (far, near):
                    pen.polygon([(min(left + at * size, x + w), y + h * high) for at, high in peak], colour)
        case 1:
            for k in range(max(4, round(w / 30))):
                left, tall = x + 6 + k * 30, h * (0.42 + 0.1 * ((k * 5) % 4))
                pen.polygon([(left, y + h), (left + 12, y + h - tall), (left + 24, y + h)], colour)
        case 2:
            swell = [(x + w * k / 16, y + h * (0.62 + 0.08 * sin(k / 16 * pi * 1.6 + 0.4))) for k in range(17)]
            pen.polygon([*swell, (x + w, y + h), (x, y + h)], colour)
        case 3:
            count = max(4, round(w / 9))
            for line in (0.3, 0.58, 0.86):
                wave = [(x + w * k / count, y + h * line + 6 * sin(k * 9 / 46 * 2 * pi)) for k in range(count + 1)]
                pen.polygon([*wave, *((px, py + 7) for px, py in reversed(wave))], colour)
        case _:
            size = min(1.0, w / 68)
            for k in range(max(1, int((w - 72) // 74) + 1)):
                _tuft(pen, x + (w / 2 if size < 1 else 40 + k * 74), y + h - 8, h, colour, size)
            pen.rect((x, y + h - 10, w, 10), colour)


def _tuft(pen: Pen, foot: float, ground: float, height: float, colour: Colour, size: float) -> None:
    """Five blades of grass that bend outwards, as far as `size` lets them."""
    for lean, tall in ((-28, 0.34), (-13, 0.5), (0, 0.6), (13, 0.5), (28, 0.34)):
        spine = [(foot + size * lean * (t / 6) ** 2, ground - height * tall * t / 6) for t in range(7)]
        left = [(px - 2.5 * (1 - t / 7), py) for t, (px, py) in enumerate(spine)]
        right = [(px + 2.5 * (1 - t / 7), py) for t, (px, py) in enumerate(spine)]
        pen.polygon([*left, *reversed(right)], colour)


def _round_off(pen: Pen, width: float, height: float) -> None:
    """Cut the corners of a landscape with the ground of the screen."""
    pen.rect((-RADIUS, -RADIUS, width + 2 * RADIUS, height + 2 * RADIUS), None, 2 * RADIUS, RADIUS, INK)
