"""Words that are shown whole or not at all: what else the picture tells need not be cut."""

from __future__ import annotations

from collections.abc import Sequence

from ui.kit.pen import Pen
from ui.kit.theme import SMALLEST


def first_that_fits(pen: Pen, texts: Sequence[str], room: float, *, bold: bool = False) -> str:
    """The first of `texts` that fits into `room` units on one line; "" if none does."""
    return next((text for text in texts if text and pen.text_width(text, SMALLEST, bold) <= room), "")


def whole(rows: Sequence[str], text: str) -> bool:
    """Whether the lines show all of `text`."""
    return "".join("".join(rows).split()) == "".join(text.split())
