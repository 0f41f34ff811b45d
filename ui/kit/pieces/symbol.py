"""Symbols by their names: icons in one colour, and coloured stones that differ by outline too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ui.kit.glyphs import darker
from ui.kit.pen import Pen
from ui.kit.theme import SMALLEST, TEXT, Colour

STONES: Final[dict[str, Colour]] = {
    "stone-red": (178, 58, 46),
    "stone-black": (8, 9, 11),
    "stone-blue": (45, 108, 172),
}
"""Fill inside the outline; the split stone "stone-harmony" has none: it is one colour and its ground."""
INSIDE: Final = 0.76
"""Size of the fill by the size of the stone."""
ICON: Final = 1.2
"""Height of a symbol by the size of the words beside it."""
NEAR: Final = 6.0
"""Between a symbol and its words."""
APART: Final = 16.0
"""Between two marks."""
CLOSE: Final = 8.0
"""The same where there is little room."""


class Mark(msgspec.Struct, frozen=True):
    """A symbol with a short text, a number as a rule; either may be missing."""

    symbol: str = ""
    text: str = ""


def draw_symbol(
    pen: Pen, name: str, x: float, y: float, size: float, ink: Colour = TEXT, *, faded: bool = False
) -> None:
    """The symbol `name`, `size` units high, its middle at (x, y); a stone has `ink` as its outline.

    `faded`: there is none of it.
    """
    pen.icon(name, x, y, size, ink)
    fill = STONES.get(name)
    if fill is not None:
        # the drop is narrow above: its fill lies lower
        low = size * 0.035 if name == "stone-blue" else 0.0
        pen.icon(name, x, y + low, size * INSIDE, darker(fill, 0.55) if faded else fill)


def marks_width(pen: Pen, marks: Sequence[Mark], size: float, *, bold: bool = False, gap: float = APART) -> float:
    """Width of the marks on one line with words of `size`."""
    return sum(_width(pen, mark, size, bold) for mark in marks) + gap * max(0, len(marks) - 1)


def draw_marks(
    pen: Pen,
    marks: Sequence[Mark],
    x: float,
    y: float,
    size: float,
    ink: Colour = TEXT,
    *,
    width: float,
    bold: bool = False,
    align: str = "left",
) -> None:
    """Marks on one line around the middle `y`, within `width` from (or around) `x`; `align` is "left" or "centre".

    Where they do not fit they step down, then stand closer, then leave out words, then numbers: the symbols say it.
    """
    marks, size, gap = fitted_marks(pen, marks, size, width, bold=bold)
    if align == "centre":
        x -= marks_width(pen, marks, size, bold=bold, gap=gap) / 2
    for mark in marks:
        if mark.symbol:
            draw_symbol(pen, mark.symbol, x + size * ICON / 2, y, size * ICON, ink)
            if mark.text:
                pen.text(mark.text, x + size * ICON + NEAR, y, size, ink, bold=bold)
        elif mark.text:
            pen.text(mark.text, x, y, size, ink, bold=bold)
        x += _width(pen, mark, size, bold) + gap


def fitted_marks(
    pen: Pen, marks: Sequence[Mark], size: float, width: float, *, bold: bool = False
) -> tuple[Sequence[Mark], float, float]:
    """The marks, the size and the gap with which they fit into `width`."""
    while True:
        for gap in (APART, CLOSE):
            step = max(size, SMALLEST)
            while step >= SMALLEST:
                if marks_width(pen, marks, step, bold=bold, gap=gap) <= width:
                    return marks, step, gap
                step -= 2
        if not marks:
            return marks, SMALLEST, CLOSE
        marks = _fewer(marks)


def _fewer(marks: Sequence[Mark]) -> Sequence[Mark]:
    """The next thing to leave out: the last words, then all numbers, then the last mark."""
    texts = [k for k, mark in enumerate(marks) if mark.symbol and mark.text]
    wordy = [k for k in texts if any(c.isalpha() for c in marks[k].text)]
    if wordy:
        return [*marks[: wordy[-1]], Mark(marks[wordy[-1]].symbol), *marks[wordy[-1] + 1 :]]
    if texts:
        return [Mark(mark.symbol, "" if mark.symbol else mark.text) for mark in marks]
    return marks[:-1]


def _width(pen: Pen, mark: Mark, size: float, bold: bool) -> float:
    symbol = size * ICON if mark.symbol else 0.0
    text = pen.text_width(mark.text, size, bold) if mark.text else 0.0
    return symbol + text + (NEAR if symbol and text else 0.0)
