"""Long lists in pages: which part is shown, and the pads that turn it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ui.kit.panel import Box
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Widget

T = TypeVar("T")

ROOMY = 112.0
"""Width from which a pad names the page that it leads to."""


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

    def pads(self, box: Box, items: int, per_page: int, gap: float = 18) -> tuple[Widget, ...]:
        """Two pads side by side in `box`, none for a single page; at either end one of them is off."""
        last = self.count(items, per_page) - 1
        page = min(self.page, last)
        if last == 0:
            return ()
        wide = (box.w - gap) / 2
        pads: list[Widget] = []
        for key, icon, to, x in (
            ("page-back", "arrow-up", page - 1, box.x),
            ("page-on", "arrow-down", page + 1, box.x + wide + gap),
        ):
            at = Box(x, box.y, wide, box.h)
            there = 0 <= to <= last
            pads.append(
                Pad(
                    box=at,
                    key=key if there else "",
                    icon=icon,
                    label=f"{to + 1}/{last + 1}" if there and wide > ROOMY and last < 9 else "",
                    look=Look.PLAIN if there else Look.OFF,
                    size=26,
                )
            )
        return tuple(pads)

    def upright(self, box: Box, bottom: float, items: int, per_page: int) -> tuple[Widget, ...]:
        """The two pads at the right edge of a list: one in `box`, one that ends at `bottom`."""
        last = self.count(items, per_page) - 1
        page = min(self.page, last)
        if last == 0:
            return ()
        low = Box(box.x, bottom - box.h, box.w, box.h)
        return (
            turn_pad(box, "page-back", "arrow-up", page > 0),
            turn_pad(low, "page-on", "arrow-down", page < last),
        )


def turn_pad(box: Box, key: str, icon: str, there: bool) -> Pad:
    """One pad that turns a page; off where there is none."""
    return Pad(box=box, key=key if there else "", icon=icon, look=Look.PLAIN if there else Look.OFF)
