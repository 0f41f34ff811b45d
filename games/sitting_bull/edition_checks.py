"""What no single value of an edition of Sitting Bull shows: the totals of the box, and decks that can be dealt."""

from __future__ import annotations

from collections.abc import Mapping

Numbers = Mapping[str, int]
"""The values of an edition by key."""


def check(numbers: Numbers, source: str) -> None:
    """Raises EditionError, naming `source`, for the first thing that can't be."""
