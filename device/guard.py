"""The border between the table and its drivers: a device that fails is told of, and the table goes on without it.

A driver may raise whatever it likes. Its first failure posts `DeviceLost`; it is then left alone for a second at a
time, and its first success after that posts `DeviceBack`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import ClassVar, Final, Generic, Protocol, TypeVar

from pygame import Rect, Surface

from drivers.absent import AbsentPrinter
from drivers.faults import one_line
from drivers.forms import Opened
from drivers.late_lamps import LateLamps
from drivers.ports import (
    Backlight,
    Button,
    Buttons,
    DeviceBack,
    DeviceLost,
    Health,
    Lamps,
    Notice,
    Panel,
    Printer,
    Receipt,
    Sound,
    Speaker,
    Vitals,
)
from drivers.queue import InputQueue

REST_SECONDS: Final = 1.0
"""A driver may take its time to fail: no more than once in so long."""
Given = TypeVar("Given")
Clock = Callable[[], float]


class Border:
    """Calls into one device, called `what` on the staff page; times are those of `clock` (seconds)."""

    def __init__(self, what: str, queue: InputQueue, clock: Clock = time.monotonic) -> None:
        self._what = what
        self._queue = queue
        self._clock = clock
        self._failed_at: float | None = None

    @property
    def failed(self) -> bool:
        """The last call failed."""
        return self._failed_at is not None

    def call(self, act: Callable[[], Given], otherwise: Given) -> Given:
        """What `act` gives, or `otherwise` when it raises, or has failed a moment ago."""
        if self._failed_at is not None and self._clock() < self._failed_at + REST_SECONDS:
            return otherwise
        try:
            given = act()
        except Exception as fault:  # whatever a driver does wrong, the game goes on
            if self._failed_at is None:
                self._queue.post(DeviceLost(self._what, one_line(fault)))
            self._failed_at = self._clock()
            return otherwise
        if self._failed_at is not None:
            self._failed_at = None
            self._queue.post(DeviceBack(self._what))
        return given

    def close(self, act: Callable[[], None]) -> None:
        """Let go of the device, even one that has just failed."""
        self._failed_at = None
        self.call(act, None)


class Closing(Protocol):
    """What can be let go of."""

    def close(self) -> None: ...


Device = TypeVar("Device", bound=Closing)


class Guarded(Generic[Device]):
    """A device that never raises, whatever its driver does."""

    what: ClassVar[str]
    """Its name on the staff page."""

    def __init__(self, device: Device, queue: InputQueue, clock: Clock = time.monotonic) -> None:
        self._device = device
        self._queue = queue
        self._new_border = partial(Border, self.what, queue, clock)
        self._border = self._new_border()

    def replace(self, opening: Callable[[], Opened[Device]]) -> Notice | None:
        """From now on use what `opening` gives. The one of before is let go first: both may hang on one wire.

        What it does wrong then says nothing of the new one.
        """
        with suppress(Exception):
            self._device.close()
        self._device, notice = opening()
        self._border = self._new_border()
        return notice

    def close(self) -> None:
        self._border.close(self._device.close)


class GuardedLamps(Guarded[Lamps]):
    """Lamps that never raise."""

    what = "lamps"
    _frame = b""

    def show(self, frame: bytes) -> None:
        self._frame = frame
        self._border.call(lambda: self._device.show(frame), None)

    @property
    def opening(self) -> bool:
        """They are not there yet."""
        return isinstance(self._device, LateLamps) and not self._device.there

    def tend(self) -> None:
        """Try again where the last frame did not arrive: a light that stands still brings no other."""
        if self._border.failed:
            self.show(self._frame)

    def replace(self, opening: Callable[[], Opened[Lamps]]) -> None:
        """As others are, but nobody waits for a wire: what came of it is posted."""
        self._device = LateLamps(opening, self._queue, before=self._device)
        self._border = self._new_border()


class GuardedPanel:
    """A panel that never raises, its picture and its touch apart; its surface is kept, so that drawing goes on."""

    def __init__(self, panel: Panel, queue: InputQueue, clock: Clock = time.monotonic) -> None:
        self._panel = panel
        self._picture = Border("panel", queue, clock)
        self._touch = Border("touch", queue, clock)
        self._surface = panel.surface()

    def surface(self) -> Surface:
        return self._surface

    def present(self, rects: Sequence[Rect] | None = None) -> None:
        self._picture.call(lambda: self._panel.present(rects), None)

    def tend(self) -> None:
        """Try again where a picture did not arrive."""
        if self._picture.failed:
            self.present()

    def pump(self, now: float) -> None:
        self._touch.call(lambda: self._panel.pump(now), None)

    def wake_files(self) -> Sequence[int]:
        return self._touch.call(self._panel.wake_files, ())

    def sleep(self) -> None:
        self._touch.call(self._panel.sleep, None)

    def correct(self, corners: Sequence[float]) -> None:
        self._touch.call(lambda: self._panel.correct(corners), None)

    def close(self) -> None:
        self._picture.close(self._panel.close)


class GuardedSpeaker(Guarded[Speaker]):
    """A speaker that never raises."""

    what = "speaker"

    def play(self, sound: Sound) -> None:
        self._border.call(lambda: self._device.play(sound), None)

    def set_level(self, level: int) -> None:
        self._border.call(lambda: self._device.set_level(level), None)


class GuardedButtons(Guarded[Buttons]):
    """Buttons that never raise."""

    what = "buttons"

    def down(self) -> frozenset[Button]:
        return self._border.call(self._device.down, frozenset[Button]())

    def look(self) -> None:
        self._border.call(self._device.look, None)


class GuardedPrinter(Guarded[Printer]):
    """A printer that never raises."""

    what = "printer"

    @property
    def columns(self) -> int:
        return self._device.columns

    @property
    def there(self) -> bool:
        """There is one; whether it is on shows when it prints."""
        return not isinstance(self._device, AbsentPrinter)

    def print(self, receipt: Receipt) -> None:
        self._border.call(lambda: self._device.print(receipt), None)


class GuardedBacklight(Guarded[Backlight]):
    """A backlight that never raises."""

    what = "backlight"

    def set(self, percent: int) -> None:
        self._border.call(lambda: self._device.set(percent), None)


class GuardedHealth:
    """Vital signs that never raise."""

    def __init__(self, health: Health, queue: InputQueue, clock: Clock = time.monotonic) -> None:
        self._health = health
        self._border = Border("health", queue, clock)

    def read(self) -> Vitals:
        return self._border.call(self._health.read, Vitals())
