"""What people entered by hand, and what it paid, is taken back by one press for some seconds."""

from __future__ import annotations

from math import ceil
from typing import Final

from ui.kit.panel import Box
from ui.kit.pieces.timed_pad import TimedPad
from ui.model import Model
from ui.reading import table_of

OPEN: Final = 3.0
"""Seconds."""
BAR: Final = 0.1
"""Seconds between two pictures of the bar that runs out."""


class TakingBack:
    """Since when the pad is there: the seconds begin anew when something else is told."""

    def __init__(self) -> None:
        self._about: object = None
        self._since = 0.0

    def left(self, model: Model, about: object) -> float:
        """Seconds for which what `about` tells can be taken back by the pad; 0 where the table can't."""
        if about != self._about:
            self._about, self._since = about, model.now
        return max(0.0, self._since + OPEN - model.now) if table_of(model).can_undo else 0.0


def take_back_pad(model: Model, left: float, box: Box) -> TimedPad:
    """The pad with what is `left` of its seconds; its key is "undo"."""
    words = model.words
    return TimedPad(
        box=box,
        key="undo",
        icon="undo",
        label=words("Take back"),
        note=words.plural("{n} s left", "{n} s left", ceil(left)),
        left=round(left / OPEN, 2),
    )
