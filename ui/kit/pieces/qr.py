"""A QR code, for a phone to take something home from the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import PAPER, PAPER_INK, PAPER_MUTED, RADIUS
from ui.kit.widget import Widget

QUIET: Final = 4
"""Empty modules around the code that the standard asks for."""
PAD: Final = 20.0
LOW: Final = 220.0
"""A card lower than this has its words in two columns, to be read line by line."""

Modules: TypeAlias = tuple[tuple[bool, ...], ...]
"""Rows of the code from the top, True for dark."""


@lru_cache(maxsize=8)
def modules(text: str) -> Modules:
    """The smallest code that holds `text` and can lose a seventh of itself; raises ValueError for too long a text."""
    # read when the first code is shown: most games never need one
    import segno

    return tuple(tuple(map(bool, row)) for row in segno.make(text, error="m", micro=False).matrix)


def draw_qr(pen: Pen, box: Box, text: str) -> None:
    """The code for `text` in the middle of `box`, its quiet zone within; every module is a whole number of pixels."""
    rows = modules(text)
    count = len(rows) + 2 * QUIET
    step = max(1, int(min(box.w, box.h) / count / pen.pixel)) * pen.pixel
    side = step * count
    left = round((box.x + (box.w - side) / 2) / pen.pixel) * pen.pixel
    top = round((box.y + (box.h - side) / 2) / pen.pixel) * pen.pixel
    pen.rect((left, top, side, side), PAPER)
    for y, row in enumerate(rows, QUIET):
        for x, dark in enumerate(row, QUIET):
            if dark:
                pen.rect((left + x * step, top + y * step, step, step), PAPER_INK)


class SealCard(Widget, frozen=True, kw_only=True):
    """A paper with a code, and beside it what it is in a few words one below the other, and a note."""

    title: str
    words: tuple[str, ...]
    code: str
    """What the QR code says."""
    note: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PAPER, RADIUS)
        side = min(height, width * 0.45)
        draw_qr(pen, Box(0, (height - side) / 2, side, side), self.code)
        x, room = side, width - side - PAD
        title, small = pen.fitted(self.title, 24, False, room, 2)
        note, note_size = pen.fitted(self.note, 24, False, room, 3) if self.note else ([], 0.0)
        head, foot = len(title) * small * 1.2 + 12, len(note) * note_size * 1.2 + (12 if note else 0)
        columns = 2 if height < LOW else 1
        lines = -(-len(self.words) // columns)
        step = min(64.0, (height - head - foot - 2 * PAD) / lines)
        wide = room / columns
        longest = max(self.words, key=lambda word: pen.text_width(word, 52, True))
        size = min(52.0, step * 0.86, pen.fitted(longest, 52, True, wide - 8)[1])
        y = (height - head - foot - step * lines) / 2
        pen.block(self.title, x, y + (head - 12) / 2, small, PAPER_MUTED, width=room, lines=len(title))
        for k, word in enumerate(self.words):
            line, column = divmod(k, columns)
            at = x + column * wide
            pen.text(word, at, y + head + step * (line + 0.5), size, PAPER_INK, bold=True, width=wide)
        if note:
            middle = y + head + step * lines + 12 + (foot - 12) / 2
            pen.block(self.note, x, middle, note_size, PAPER_MUTED, width=room, lines=len(note))
