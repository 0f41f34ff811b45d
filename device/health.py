"""Looks at the machine's vital signs now and then: for the staff page, and to tell once what somebody should mend."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import asdict

from device.console import Console
from device.shutdowns import Counts
from drivers.ports import Health, Vitals
from ui.model import MachineHealth
from ui.text.machine_words import HOT, LITTLE_BYTES

LOOK_SECONDS: Final = 30.0


class HealthWatch:
    """Keeps `Model.health`; `counts` are those of the start. Call `tend` as often as you like."""

    def __init__(
        self, console: Console, health: Health, counts: Counts, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._console = console
        self._health = health
        self._counts = asdict(counts)
        self._clock = clock
        self._next = float("-inf")

    def tend(self) -> None:
        """Look again, if it is time."""
        now = self._clock()
        if now < self._next:
            return
        self._next = now + LOOK_SECONDS
        vitals = self._health.read()
        self._console.health = MachineHealth(**asdict(vitals), **self._counts)
        self._console.changed()
        for code in _faults(vitals):
            self._console.tell(code, "")


def _faults(vitals: Vitals) -> Iterator[str]:
    """Codes of what somebody should do something about."""
    if vitals.undervoltage or vitals.undervoltage_seen:
        yield "undervoltage"
    if vitals.celsius is not None and vitals.celsius >= HOT:
        yield "too_hot"
    if vitals.free_bytes is not None and vitals.free_bytes < LITTLE_BYTES:
        yield "disk_nearly_full"
