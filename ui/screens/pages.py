"""Long lists in pages: which part is shown, and the pads that turn it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ui.kit.panel import Box
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Widget

T = TypeVar("T")

NUMBER = 78.0
"""Width of the page's number between the two pads."""
NUMBER_SIZE = 26.0


class Pages:
    """The page of a list that a screen is at."""

    def __init__(self) -> None:
        self.page = 0

    def count(self, items: int, per_page: int) -> int:
        """Number of pages, at least one."""
        return max(1, -(-items // per_page))

    def part(self, items: Sequence[T], per_page: int) -> Sequence[T]:
        """The items of the present page; a list that became shorter shows its last page."""
        page = min(self.page, self.count(len(items), per_page) - 1)
        return items[page * per_page : (page + 1) * per_page]

    def turn(self, key: str, items: int, per_page: int) -> bool:
        """Follow the pad `key`; False if it is not one of the two."""
        last = self.count(items, per_page) - 1
        page = min(self.page, last)
        if key == "page-back":
            self.page = max(0, page - 1)
        elif key == "page-on":
            self.page = min(last, page + 1)
        else:
            return False
        return True

    def pads(self, box: Box, items: int, per_page: int) -> tuple[Widget, ...]:
        """Two pads with the page's number between them, none for a single page; at either end one of them is off."""
        last = self.count(items, per_page) - 1
        page = min(self.page, last)
        if last == 0:
            return ()
        return across(box, page, last, "page-back", "page-on")

    def upright(self, box: Box, bottom: float, items: int, per_page: int) -> tuple[Widget, ...]:
        """The two pads at the right edge of a list: one in `box`, one that ends at `bottom`."""
        last = self.count(items, per_page) - 1
        page = min(self.page, last)
        if last == 0:
            return ()
        return down(Box(box.x, box.y, box.w, bottom - box.y), box.h, page, last, "page-back", "page-on")


def across(box: Box, page: int, last: int, back: str, on: str) -> tuple[Widget, ...]:
    """The two pads beside each other, with their keys `back` and `on`."""
    wide = (box.w - NUMBER) / 2
    return (
        turn_pad(Box(box.x, box.y, wide, box.h), back, "arrow-up", page > 0),
        page_number(Box(box.x + wide, box.y, NUMBER, box.h), page, last + 1),
        turn_pad(Box(box.right - wide, box.y, wide, box.h), on, "arrow-down", page < last),
    )


def down(box: Box, high: float, page: int, last: int, back: str, on: str) -> tuple[Widget, ...]:
    """The two pads, `high` each, at the upper and the lower end of `box`."""
    return (
        turn_pad(Box(box.x, box.y, box.w, high), back, "arrow-up", page > 0),
        page_number(Box(box.x, box.y + high, box.w, box.h - 2 * high), page, last + 1),
        turn_pad(Box(box.x, box.bottom - high, box.w, high), on, "arrow-down", page < last),
    )


def page_number(box: Box, page: int, count: int) -> Label:
    """Where one is, such as "1/3", in the middle of `box`."""
    high = min(box.h, NUMBER_SIZE * 1.2)
    at = Box(box.x, box.y + (box.h - high) / 2, box.w, high)
    return Label(box=at, text=f"{page + 1}/{count}", size=NUMBER_SIZE, muted=True, align="centre")


def turn_pad(box: Box, key: str, icon: str, there: bool) -> Pad:
    """One pad that turns a page; off where there is none."""
    return Pad(box=box, key=key if there else "", icon=icon, look=Look.PLAIN if there else Look.OFF)
