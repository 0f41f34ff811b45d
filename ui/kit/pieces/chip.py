"""Pawns as chips: the owner's glyph on colour beside a number on ink."""

from __future__ import annotations

import msgspec

from ui.kit.glyphs import draw_glyph
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import INK, NEUTRAL, SEATS, TEXT, WHITE

FRESH: float = 12.0
"""Side of the square on a new chip."""


class Chip(msgspec.Struct, frozen=True, kw_only=True):
    """Pawns of one owner: `place` of the seat, None for neutral ones. `riders` of them count double."""

    place: int | None
    walkers: int = 0
    riders: int = 0
    fresh: bool = False
    """Put there just now: a white square marks it."""


def chip_width(pen: Pen, chip: Chip, height: float) -> float:
    """The width of a chip that is `height` units high."""
    size = _type_size(height)
    width = height * 0.74 + (10 if height >= 23 else 7)
    if chip.walkers:
        width += pen.text_width(str(chip.walkers), size, True)
    if chip.riders:
        width += size * 0.95 + (pen.text_width(str(chip.riders), size, True) if chip.riders > 1 else 0)
    return width


def draw_chip(pen: Pen, box: Box, chip: Chip) -> None:
    """Draw `chip` so that it fills `box`."""
    colour = NEUTRAL if chip.place is None else SEATS[chip.place].colour
    radius = min(10.0, box.h * 0.3)
    pen.rect(box, colour, radius)
    mark = box.h * 0.74
    edge = 2.0 if box.h < 30 else 3.0
    inner = max(2.0, radius - edge)
    ink = (box.x + mark + 2, box.y + edge, box.w - mark - 2 - edge, box.h - 2 * edge)
    pen.rect(ink, INK, (2.0, inner, 2.0, inner))
    middle = box.y + box.h / 2
    if chip.place is None:
        pen.icon("explorer", box.x + mark / 2 + 2, middle, box.h * 0.74, INK)
    else:
        draw_glyph(pen, chip.place, box.x + mark / 2 + 2, middle, box.h * 0.5, SEATS[chip.place].on_colour)
    _count(pen, chip, box.x + mark + 2, box.right - edge, middle, box.h)
    if chip.fresh:
        side = FRESH
        left = min(box.right - side / 2 - 2, pen.size[0] - side - 2)
        pen.rect((left - 1, box.y - side / 2 - 1, side + 2, side + 2), INK, 2)
        pen.rect((left, box.y - side / 2, side, side), WHITE, 1)


def _count(pen: Pen, chip: Chip, left: float, right: float, middle: float, height: float) -> None:
    """The number of walkers, then a horseman with the number of riders if there are several."""
    size = _type_size(height)
    parts: list[tuple[str, float]] = []
    if chip.walkers:
        parts.append((str(chip.walkers), pen.text_width(str(chip.walkers), size, True)))
    if chip.riders:
        parts.append(("", size * 0.95))
        if chip.riders > 1:
            parts.append((str(chip.riders), pen.text_width(str(chip.riders), size, True)))
    x = (left + right - sum(width for _, width in parts)) / 2
    for text, width in parts:
        if text:
            pen.text(text, x, middle, size, TEXT, bold=True)
        else:
            pen.icon("horseman", x + width / 2, middle, width, TEXT)
        x += width


def _type_size(height: float) -> float:
    return 30.0 if height >= 30 else 24.0 if height >= 23 else 22.0
