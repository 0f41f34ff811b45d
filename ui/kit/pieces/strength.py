"""Two sides compared: bars made of pawns, a horseman twice as wide, and the sums between them."""

from __future__ import annotations

from typing import Final

import msgspec

from ui.kit.glyphs import darker, draw_glyph
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.terrain import draw_quiet
from ui.kit.theme import (
    DIM,
    INK,
    MUTED,
    NEUTRAL,
    PANEL,
    PAPER,
    PAPER_INK,
    RADIUS,
    RADIUS_SMALL,
    SEATS,
    TERRAIN_GROUND,
    TERRAIN_SHAPE,
    TEXT,
    Colour,
)
from ui.kit.widget import Widget

GAP: Final = 4.0
WIDEST: Final = 52.0
"""Width of a strength of one."""
NARROWEST: Final = 34.0
"""Below this the pawns of a seat stand together behind their number."""


class StrengthPawns(msgspec.Struct, frozen=True):
    """Pawns of one seat (`place` None: neutral) and kind on one side."""

    place: int | None
    horsemen: bool
    count: int
    gone: int = 0
    """How many of them have left already."""


class Side(msgspec.Struct, frozen=True):
    """One side of the comparison."""

    title: str
    icon: str
    strength: int
    pawns: tuple[StrengthPawns, ...]


class StrengthBar(Widget, frozen=True, kw_only=True):
    """Both sides; `winner` 0 the left, 1 the right, None on a tie."""

    left: Side
    right: Side
    winner: int | None
    terrain: int | None = None
    """Whose landscape lies behind the pawns."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        if self.terrain is None:
            pen.rect((0, 0, width, height), PANEL, RADIUS)
        else:
            pen.rect((0, 0, width, height), TERRAIN_GROUND[self.terrain], RADIUS)
            land = Box(RADIUS, 66, width - 2 * RADIUS, height - 66)
            draw_quiet(pen, land, self.terrain, darker(TERRAIN_SHAPE[self.terrain], 0.25))
            # shapes of a landscape may reach over its box: cut the corners round again
            edge = 2 * RADIUS
            pen.rect((-RADIUS, -RADIUS, width + edge, height + edge), None, edge, RADIUS, INK)
        middle = width / 2
        self._title(pen, self.left, 20, middle - 40, self.winner == 0)
        self._title(pen, self.right, middle + 40, middle - 40, self.winner == 1)
        bar = min(84.0, height - 82)
        top = 62 + (height - 62 - bar - 14) / 2
        number = min(76.0, bar)
        _number(pen, self.left.strength, Box(middle - 5 - number, top, number, bar), self.winner == 0)
        _number(pen, self.right.strength, Box(middle + 5, top, number, bar), self.winner == 1)
        room = middle - number - 5 - 8 - 16
        _bar(pen, self.left, Box(16, top, room, bar), lost=self.winner != 0, rightwards=False)
        _bar(pen, self.right, Box(width - 16 - room, top, room, bar), lost=self.winner != 1, rightwards=True)

    def _title(self, pen: Pen, side: Side, x: float, room: float, won: bool) -> None:
        shade = TEXT if won else MUTED
        pen.icon(side.icon, x + 17, 36, 36, shade)
        pen.text(side.title, x + 46, 36, 32 if won else 26, shade, bold=won, width=room - 58)


def _number(pen: Pen, strength: int, box: Box, won: bool) -> None:
    if won:
        pen.rect(box, PAPER, RADIUS_SMALL)
    else:
        pen.rect(box, INK, RADIUS_SMALL, 2, DIM)
    size = 52 if strength < 10 else 44
    shade = PAPER_INK if won else MUTED
    pen.text(str(strength), box.x + box.w / 2, box.y + box.h / 2, size, shade, bold=True, align="centre")


def _bar(pen: Pen, side: Side, room: Box, *, lost: bool, rightwards: bool) -> None:
    """The pawns of one side, from the middle outwards."""
    units = sum(p.count * (2 if p.horsemen else 1) for p in side.pawns)
    if not units:
        return
    step = min(WIDEST + GAP, room.w / units)
    chips: list[tuple[StrengthPawns, float, bool]] = []
    grouped = step < NARROWEST
    if grouped:
        share = min(WIDEST + GAP, room.w / len(side.pawns))
        chips = [(pawns, share - GAP, False) for pawns in side.pawns]
    else:
        for pawns in side.pawns:
            wide = (2 if pawns.horsemen else 1) * step - GAP
            chips += [(pawns, wide, n >= pawns.count - pawns.gone) for n in range(pawns.count)]
    x = room.x if rightwards else room.right
    for pawns, wide, gone in chips:
        at = x if rightwards else x - wide
        box = Box(at, room.y, wide, room.h)
        if grouped:
            _group(pen, pawns, box, lost)
        else:
            _chip(pen, pawns, box, lost, gone)
        x += (wide + GAP) * (1 if rightwards else -1)


def _colours(pawns: StrengthPawns, lost: bool) -> tuple[Colour, Colour]:
    fill = NEUTRAL if pawns.place is None else SEATS[pawns.place].colour
    mark = INK if pawns.place is None else SEATS[pawns.place].on_colour
    return darker(fill, 0.35 if lost else 0.0), mark


def _chip(pen: Pen, pawns: StrengthPawns, box: Box, lost: bool, gone: bool) -> None:
    fill, mark = _colours(pawns, lost)
    if gone:
        pen.rect(box, None, 8, 2, DIM, dash=6)
        mark = DIM
    else:
        pen.rect(box, fill, 8)
    middle = box.x + box.w / 2
    icon = "horseman" if pawns.horsemen else "explorer"
    size = min(44.0 if pawns.horsemen else 38.0, box.w - 4, box.h * 0.56)
    if pawns.place is None:
        pen.icon(icon, middle, box.y + box.h / 2, size * 1.15, mark)
        return
    draw_glyph(pen, pawns.place, middle, box.y + box.h * 0.25, min(20.0, box.w * 0.5), mark)
    pen.icon(icon, middle, box.y + box.h * 0.68, size, mark)


def _group(pen: Pen, pawns: StrengthPawns, box: Box, lost: bool) -> None:
    """Many pawns of one seat: the glyph on its colour, the number on ink below."""
    fill, mark = _colours(pawns, lost)
    pen.rect(box, INK, 8, 3, fill)
    upper = box.h * 0.5
    pen.rect((box.x, box.y, box.w, upper), fill, (8, 8, 0, 0))
    middle = box.x + box.w / 2
    if pawns.place is None:
        pen.icon("explorer", middle, box.y + upper / 2, min(30.0, box.w - 4), mark)
    elif pawns.horsemen:
        pen.icon("horseman", middle, box.y + upper / 2, min(32.0, box.w - 4), mark)
    else:
        draw_glyph(pen, pawns.place, middle, box.y + upper / 2, min(24.0, box.w * 0.6), mark)
    left = pawns.count - pawns.gone
    shade = MUTED if lost or not left else TEXT
    pen.text(str(left), middle, box.y + upper + (box.h - upper) / 2 - 1, 28, shade, bold=True, align="centre")
