"""Running text cut into lines and pages, for papers that are longer than they are high."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec

Measure: TypeAlias = Callable[[str, float, bool], float]
"""Width in units of a line of text at a size, bold or not."""

LEADING: Final = 1.22
"""Height of a line by its size."""
BETWEEN: Final = 0.5
"""Space after a paragraph by its size."""
SENTENCE: Final = re.compile(r"[.?!][)\"”]*\s+")
"""The end of a sentence that another one follows."""


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
    """The paragraphs as pages of lines; a page ends with a paragraph or a sentence, unless one fills more than a page.

    A single line of a longer paragraph is never left alone at the foot of a page.
    """
    pages: list[tuple[Line, ...]] = []
    page: list[Line] = []
    y = 0.0
    for paragraph in paragraphs:
        step = paragraph.size * LEADING
        rest = paragraph
        while rest.text:
            # what a sum of lines loses in rounding is no reason for a new page
            room = int((height - y) / step + 1e-6)
            lines, rest = _first(rest, measure, width, room, whole=not page)
            for line in lines:
                page.append(Line(line, paragraph.size, paragraph.bold, y + step / 2))
                y += step
            if rest.text:
                pages.append(tuple(page))
                page, y = [], 0.0
        y += paragraph.size * BETWEEN
    return (*pages, tuple(page))


def _first(
    paragraph: Paragraph, measure: Measure, width: float, room: int, *, whole: bool
) -> tuple[list[str], Paragraph]:
    """The lines that stand in `room` lines, and the rest; `whole`: the page is empty, so that something has to."""
    lines = wrap(paragraph, measure, width)
    if len(lines) <= room:
        return lines, msgspec.structs.replace(paragraph, text="")
    ends = [match.end() for match in SENTENCE.finditer(paragraph.text)]
    for end in reversed(ends):
        part = wrap(msgspec.structs.replace(paragraph, text=paragraph.text[:end]), measure, width)
        if 2 <= len(part) <= room:
            return part, msgspec.structs.replace(paragraph, text=paragraph.text[end:])
    # a sentence that is longer than a page is cut between two lines
    part = lines[: max(1, room)] if whole else []
    return part, msgspec.structs.replace(paragraph, text=" ".join(lines[len(part) :]))


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
