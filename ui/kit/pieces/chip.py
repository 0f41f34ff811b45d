"""Pawns as chips: the owner's glyph on colour beside a number on ink."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ui.kit.glyphs import draw_glyph
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import INK, NEUTRAL, SEATS, TEXT, WHITE

FRESH: float = 12.0
"""Side of the square on a new chip."""
NEWS: float = 3.0
"""Height of the line below what others have just changed."""


class Chip(msgspec.Struct, frozen=True, kw_only=True):
    """Pawns of one owner: `place` of the seat, None for neutral ones. `riders` of them count double."""

    place: int | None
    walkers: int = 0
    riders: int = 0
    fresh: bool = False
    """Chosen and not confirmed: a white square marks it."""
    news: bool = False
    """Put there by others since one's last act: a white line below it."""


class _Scale(NamedTuple):
    """The parts of a chip of one height."""

    mark: float
    """Width of the colour with the owner's glyph."""
    spare: float
    """Around the numbers, together."""
    type: float
    rider: float


def _scale(height: float) -> _Scale:
    if height >= 30:
        return _Scale(height * 0.74, 10, 30, 28)
    if height >= 23:
        return _Scale(height * 0.74, 10, 24, 23)
    return _Scale(height * 0.66, 7.5, 22, 15)


def chip_width(pen: Pen, chip: Chip, height: float) -> float:
    """The width of a chip that is `height` units high."""
    scale = _scale(height)
    return scale.mark + scale.spare + sum(width for _, width in _parts(pen, chip, scale))


def draw_chip(pen: Pen, box: Box, chip: Chip) -> None:
    """Draw `chip` so that it fills `box`."""
    colour = NEUTRAL if chip.place is None else SEATS[chip.place].colour
    scale = _scale(box.h)
    radius = min(10.0, box.h * 0.3)
    pen.rect(box, colour, radius)
    edge = 2.0 if box.h < 30 else 3.0
    inner = max(2.0, radius - edge)
    ink = Box(box.x + scale.mark + 2, box.y + edge, box.w - scale.mark - 2 - edge, box.h - 2 * edge)
    pen.rect(ink, INK, (2.0, inner, 2.0, inner))
    middle = box.y + box.h / 2
    if chip.place is None:
        pen.icon("explorer", box.x + scale.mark / 2 + 2, middle, box.h * 0.74, INK)
    else:
        draw_glyph(pen, chip.place, box.x + scale.mark / 2 + 2, middle, box.h * 0.5, SEATS[chip.place].on_colour)
    parts = _parts(pen, chip, scale)
    x = ink.x + (ink.w - sum(width for _, width in parts)) / 2
    for text, width in parts:
        if text:
            pen.text(text, x, middle, scale.type, TEXT, bold=True)
        else:
            pen.icon("horseman", x + width / 2, middle, width, TEXT)
        x += width
    if chip.news:
        pen.rect((box.x + 3, box.bottom + 1, box.w - 6, NEWS), WHITE, 1)
    if chip.fresh:
        side = FRESH
        left = min(box.right - side / 2 - 2, pen.size[0] - side - 2)
        pen.rect((left - 1, box.y - side / 2 - 1, side + 2, side + 2), INK, 2)
        pen.rect((left, box.y - side / 2, side, side), WHITE, 1)


def _parts(pen: Pen, chip: Chip, scale: _Scale) -> list[tuple[str, float]]:
    """The number of walkers, a horseman ("") and the number of riders if there are several, with their widths."""
    parts: list[tuple[str, float]] = []
    if chip.walkers:
        parts.append((str(chip.walkers), pen.text_width(str(chip.walkers), scale.type, True)))
    if chip.riders:
        parts.append(("", scale.rider))
        if chip.riders > 1:
            parts.append((str(chip.riders), pen.text_width(str(chip.riders), scale.type, True)))
    return parts
