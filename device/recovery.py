"""After a fault of our own: it is logged, people get a friendly screen, and the game goes on where it was.

The archive is written before anything is applied or shown, so whatever a screen does wrong the game is whole.
"""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable
from typing import Final

from device.console import Console
from drivers.faults import one_line
from ui.commands import Home, Show

FAULT: Final = "fault"
"""The code of its notice."""
Place = tuple[type[Exception], tuple[tuple[str, int | None], ...]]
"""Where a fault comes from: its kind, and the lines that led there. What it says may differ each time."""
AGAIN_SECONDS: Final = 10.0
"""A second fault in drawing within so long: the screen is broken for good, and people go home."""


class Recovery:
    """What follows an exception that nobody expected; it never raises itself."""

    def __init__(self, console: Console, clock: Callable[[], float] = time.monotonic) -> None:
        self._console = console
        self._clock = clock
        self._logged: set[Place] = set()
        self._undrawn = float("-inf")

    def from_acting(self, fault: Exception) -> None:
        """An input, a device's message or a bot's move could not be dealt with: nothing of it counts."""
        self._log(fault)
        self._safely(lambda: self._show(fault))

    def from_drawing(self, fault: Exception) -> None:
        """The screen on top can't be drawn: the error screen takes its place; soon after another one, home does."""
        self._log(fault)
        again = self._clock() < self._undrawn + AGAIN_SECONDS
        self._undrawn = self._clock()
        self._console.navigator.abandon()
        if again:
            self._safely(lambda: self._console.run(Home()))
        self._safely(lambda: self._show(fault))

    def _show(self, fault: Exception) -> None:
        self._console.tell(FAULT, f"{type(fault).__name__}: {one_line(fault)}")
        self._console.run(Show("error", FAULT))

    def _safely(self, act: Callable[[], object]) -> None:
        try:
            act()
        except Exception as fault:  # a fault while a fault is dealt with: the log is what is left to do
            self._log(fault)

    def _log(self, fault: Exception) -> None:
        """The whole story, once for each place: a fault that comes with every turn would fill the log."""
        place = type(fault), tuple((at.filename, at.lineno) for at in traceback.extract_tb(fault.__traceback__))
        if place not in self._logged:
            self._logged.add(place)
            print("".join(traceback.format_exception(fault)), file=sys.stderr, flush=True)
