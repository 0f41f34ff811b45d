"""A real card on paper: a big symbol, its name, what it does, and where it may be used; also the small form."""

from __future__ import annotations

from typing import Final

import msgspec

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.fitting import first_that_fits
from ui.kit.pieces.symbol import Mark, draw_marks, draw_symbol
from ui.kit.pieces.target import State
from ui.kit.theme import (
    DIM,
    HAIRLINE,
    INK,
    MUTED,
    PAPER,
    PAPER_INK,
    RADIUS,
    SEATS,
    Colour,
)
from ui.kit.widget import Widget

STRIP: Final[Colour] = (231, 224, 209)
"""The band on paper that says what the card does."""
LEADING: Final = 1.15
ROW: Final = 56.0
TALL: Final = 380.0
"""A card that is higher has larger parts, up to a third more."""
LOWEST: Final = 26.0
"""Heights of a row."""


class CardRow(msgspec.Struct, frozen=True):
    """One line at the foot: an icon with its word, or several icons on one line with the word below them."""

    icons: tuple[str, ...]
    text: str = ""


class SymbolCard(Widget, frozen=True, kw_only=True):
    """A card of a hand. FREE and SHOWN are paper, CHOSEN has the seat's border and a tick, OFF says the `reason`."""

    symbol: str
    name: str
    effects: tuple[Mark, ...] = ()
    rows: tuple[CardRow, ...] = ()
    state: State = State.FREE
    seat: int | None = None
    """Whose border it has when it is chosen."""
    reason: str = ""
    """Why it cannot be played now."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        off = self.state is State.OFF
        ink = MUTED if off else PAPER_INK
        more = min(1.33, max(1.0, height / TALL))
        if off:
            pen.rect((0, 0, width, height), None, RADIUS, 2, HAIRLINE)
        else:
            pen.rect((0, 0, width, height), PAPER, RADIUS)
        edge = 14.0
        big = min(80.0 * more, height * 0.21, width * 0.5)
        top = max(12.0, height * 0.05)
        draw_symbol(pen, self.symbol, width / 2, top + big / 2, big, ink)
        y = top + big + 8
        if first_that_fits(pen, (self.name,), width - 2 * edge, bold=True):
            pen.text(self.name, width / 2, y + 20 * more, _even(30 * more), ink, bold=True, align="centre",
                     width=width - 2 * edge)  # fmt: skip
            y += 40 * more
        y += 8
        band = 0.0
        if off and self.reason:
            lines, size = pen.fitted(self.reason, 24, False, width - 2 * edge, 9)
            band = len(lines) * size * LEADING + 8
            pen.block(self.reason, width / 2, y + band / 2, 24, MUTED, align="centre", width=width - 2 * edge, lines=9,
                      leading=LEADING)  # fmt: skip
        elif self.effects:
            band = min(58.0 * more, height * 0.15)
            if not off:
                pen.rect((edge, y, width - 2 * edge, band), STRIP, 8)
            draw_marks(pen, self.effects, width / 2, y + band / 2, _even(26 * more), ink, width=width - 2 * edge - 16,
                       align="centre")  # fmt: skip
        y += band + (12 * more if band else 0)
        self._rows(pen, Box(edge, y, width - 2 * edge, height - y - 12), ink, more)
        if self.state is State.CHOSEN:
            edge_colour = PAPER_INK if self.seat is None else SEATS[self.seat].colour
            pen.rect((0, 0, width, height), None, RADIUS, 7, edge_colour)
            pen.rect((width - 54, 12, 42, 42), INK, 10)
            pen.icon("check", width - 33, 33, 30, PAPER)

    def _rows(self, pen: Pen, room: Box, ink: Colour, more: float) -> None:
        """The places; their words are shown together or not at all."""
        lines = sum(2 if len(row.icons) > 1 and row.text else 1 for row in self.rows)
        captioned = room.h >= LOWEST * lines
        if not captioned:
            lines = len(self.rows)
        if not lines or room.h < 20:
            return
        step = min(ROW * more, room.h / lines)
        side = min(42.0 * min(more, 1.1), step - 4)
        while side > 28 and not self._fits(pen, room.w, side):
            side -= 2
        worded = self._fits(pen, room.w, side) and step >= 26
        if not worded:
            side = min(48.0, step - 4)
        left = room.w - side - 16
        single = [row.text for row in self.rows if len(row.icons) == 1]
        size = min((pen.fitted(text, _even(26 * min(more, 1.1)), False, left)[1] for text in single), default=26)
        y = room.y + step / 2
        for row in self.rows:
            if len(row.icons) == 1:
                x = room.x + 4 if worded else room.x + room.w / 2 - side / 2
                draw_symbol(pen, row.icons[0], x + side / 2, y, side, ink)
                if worded:
                    pen.text(row.text, x + side + 12, y, size, ink, width=left)
                y += step
                continue
            many = len(row.icons)
            small = min(34.0, step - 4, (room.w - 4 * (many - 1)) / many)
            start = room.x + (room.w - many * (small + 4) + 4) / 2
            for k, icon in enumerate(row.icons):
                draw_symbol(pen, icon, start + small / 2 + k * (small + 4), y, small, ink)
            y += step
            if captioned and row.text and first_that_fits(pen, (row.text,), room.w):
                pen.text(row.text, room.x + room.w / 2, y - 4, 26, ink, align="centre", width=room.w)
                y += step

    def _fits(self, pen: Pen, width: float, side: float) -> bool:
        single = [row.text for row in self.rows if len(row.icons) == 1]
        return all(pen.text_width(text, 22) <= width - side - 16 for text in single)


class SmallCard(msgspec.Struct, frozen=True):
    """A card as it lies face up in a place: its symbol and up to five small icons."""

    symbol: str
    icons: tuple[str, ...] = ()


def draw_small_card(pen: Pen, box: Box, card: SmallCard | None) -> None:
    """Draw `card` so that it fills `box`; None is a place without a card."""
    if card is None:
        pen.rect(box, None, 8, 2, DIM, dash=8)
        return
    pen.rect(box, PAPER, 8)
    rows = _icon_rows(card.icons)
    wide = max((len(row) for row in rows), default=0)
    small = min(28.0, (box.w - 12) / max(2, wide) - 2, box.h * (0.3 if len(rows) == 1 else 0.22)) if rows else 0.0
    foot = len(rows) * (small + 3) + (5 if rows else 0)
    big = min((box.h - foot) * 0.78, box.w * 0.66)
    draw_symbol(pen, card.symbol, box.x + box.w / 2, box.y + (box.h - foot) / 2 + 2, big, PAPER_INK)
    for k, row in enumerate(rows):
        y = box.bottom - 6 - small / 2 - (len(rows) - 1 - k) * (small + 3)
        step = (box.w - 8) / len(row)
        for n, icon in enumerate(row):
            draw_symbol(pen, icon, box.x + 4 + step * (n + 0.5), y, small, PAPER_INK)


def _icon_rows(icons: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Up to three in one row, more in two."""
    if len(icons) <= 3:
        return [icons] if icons else []
    half = -(-len(icons) // 2)
    return [icons[:half], icons[half:]]


def _even(size: float) -> int:
    """A size from which type steps down to the smallest."""
    return 2 * round(size / 2)
