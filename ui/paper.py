"""Lines of text for a strip of paper, each of at most `width` letters."""

from __future__ import annotations

import textwrap


def ends(left: str, right: str, width: int) -> str:
    """Two texts at the two ends of a line; the left one gives way."""
    room = width - len(right) - 1
    return f"{left[:room]:{room}} {right}"


def entry(text: str, number: str, width: int, indent: str = "") -> list[str]:
    """A text and its number; a long text takes several lines, and the number stands at the end of the last."""
    if not number:
        return wrapped(text, width, indent)
    *above, last = wrapped(text, width - len(number) - 1, indent) or [indent]
    return [*above, ends(last, number, width)]


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """As many lines as it takes, each after `indent`."""
    return textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=indent)


def rule(width: int) -> str:
    """A line across the paper."""
    return "-" * width
