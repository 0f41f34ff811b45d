"""A number typed on the screen: the digits so far, within a range of amounts."""

from __future__ import annotations

from typing import Final

from games.game import Range
from ui.kit.panel import Box
from ui.kit.pieces.amount import Amount
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.frame import grid
from ui.text.money import amount

WIDE_KEYS: Final = ("7", "8", "9", "back", "4", "5", "6", "0", "1", "2", "3", "000")
LOW_KEYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "000", "back")
DISPLAY: Final = 112.0
LOW_DISPLAY: Final = 62.0
LOW_TITLE: Final = 0.42
"""Of the width of a small panel: there the title stands beside the number."""


class Keypad:
    """The amount that is being typed."""

    def __init__(self, choice: Range) -> None:
        self._choice = choice
        self.amount = 0

    @property
    def ready(self) -> bool:
        """The amount is one of the range."""
        choice = self._choice
        return choice.low <= self.amount <= choice.high and (self.amount - choice.low) % choice.step == 0

    def press(self, key: str) -> None:
        """A key: a figure, three noughts, or the last figure away; a number that gets too long stays as it was."""
        if key == "back":
            self.amount //= 10
            return
        longer = int(f"{self.amount}{key}")
        if longer <= self._choice.high:
            self.amount = longer

    def widgets(self, model: Model, box: Box, title: str) -> Scene:
        """The number with its title, above the keys, which are called "key:..."."""
        compact = model.panel.compact
        high, gap = (LOW_DISPLAY, 10.0) if compact else (DISPLAY, 18.0)
        told = box.w * LOW_TITLE if compact else 0.0
        shown = Amount(
            box=Box(box.x + told, box.y, box.w - told, high), number=amount(self.amount), title="" if compact else title
        )
        beside = (Label(box=Box(box.x, box.y, told - gap, high), text=title, size=24, muted=True),) if compact else ()
        keys, columns, rows = (LOW_KEYS, 6, 2) if compact else (WIDE_KEYS, 4, 3)
        room = Box(box.x, box.y + high + gap, box.w, box.h - high - gap)
        pads = tuple(
            Pad(
                box=cell, key=f"key:{key}", label="" if key == "back" else key,
                icon="backspace" if key == "back" else "", look=Look.PLAIN, size=36,
            )
            for key, cell in zip(keys, grid(room, columns, rows), strict=True)
        )  # fmt: skip
        return (shown, *beside, *pads)
