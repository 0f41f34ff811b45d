"""Running text cut into lines and pages, for papers that are longer than they are high."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec

Measure: TypeAlias = Callable[[str, float, bool], float]
"""Width in units of a line of text at a size, bold or not."""

LEADING: Final = 1.22
"""Height of a line by its size."""
BETWEEN: Final = 0.5
"""Space after a paragraph by its size."""


class Paragraph(msgspec.Struct, frozen=True):
    """Text of one size."""

    text: str
    size: float
    bold: bool = False


class Line(msgspec.Struct, frozen=True):
    """One line on a page; y is its vertical middle from the top of the page, in units."""

    text: str
    size: float
    bold: bool
    y: float


def flow(
    paragraphs: Sequence[Paragraph], measure: Measure, width: float, height: float
) -> tuple[tuple[Line, ...], ...]:
    """The paragraphs as pages of lines; a paragraph's first line is never left alone at the foot of a page."""
    pages: list[tuple[Line, ...]] = []
    page: list[Line] = []
    y = 0.0
    for paragraph in paragraphs:
        step = paragraph.size * LEADING
        lines = wrap(paragraph, measure, width)
        for k, line in enumerate(lines):
            needed = 2 * step if k == 0 and len(lines) > 1 else step
            if page and y + needed > height:
                pages.append(tuple(page))
                page, y = [], 0.0
            page.append(Line(line, paragraph.size, paragraph.bold, y + step / 2))
            y += step
        y += paragraph.size * BETWEEN
    return (*pages, tuple(page))


def wrap(paragraph: Paragraph, measure: Measure, width: float) -> list[str]:
    """The lines of one paragraph; a word wider than `width` gets a line of its own."""
    lines: list[str] = []
    line = ""
    for word in paragraph.text.split():
        longer = f"{line} {word}" if line else word
        if line and measure(longer, paragraph.size, paragraph.bold) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    lines.append(line)
    return lines
