"""A long list that a finger drags and pads turn: only the rows in sight are made, so its length costs nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Sliding:
    """Where a list stands: which item is on top."""

    def __init__(self) -> None:
        self.top = 0
        """The first item in sight."""
        self._slid = 0.0
        """What a finger has moved beyond whole rows, in units."""

    def part(self, items: Sequence[T], shown: int) -> Sequence[T]:
        """The `shown` items in sight; a list that became shorter shows its end."""
        self._clamp(len(items), shown)
        return items[self.top : self.top + shown]

    def page(self, count: int, shown: int) -> tuple[int, int]:
        """The page that the top lies on, and the last one; both from 0."""
        last = max(0, -(-(count - shown) // shown))
        return min(last, -(-self.top // shown)), last

    def turn(self, key: str, count: int, shown: int) -> bool:
        """Follow the pad "page-on" or "page-back"; False for another key."""
        if key not in ("page-on", "page-back"):
            return False
        self.top += shown if key == "page-on" else -shown
        self._clamp(count, shown)
        return True

    def drag(self, by: float, step: float, count: int, shown: int) -> None:
        """The list follows the finger by whole rows of `step` units; `by` above 0 is down."""
        rows, self._slid = divmod(self._slid - by, step)
        self.top += int(rows)
        self._clamp(count, shown)

    def start(self) -> None:
        """Back to the top."""
        self.top, self._slid = 0, 0.0

    def _clamp(self, count: int, shown: int) -> None:
        self.top = max(0, min(self.top, count - shown))
