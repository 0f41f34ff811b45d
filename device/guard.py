"""The border between the table and its drivers: a device that fails is told of, and the table goes on without it.

A driver may raise whatever it likes. Its first failure posts `DeviceLost`; it is then left alone for a second at a
time, and its first success after that posts `DeviceBack`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from pygame import Rect, Surface

from device.printable import printable
from drivers.absent import AbsentPrinter
from drivers.opening import Opened
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


def one_line(fault: BaseException) -> str:
    """What a fault says, for a line of the staff page."""
    return printable(" ".join(str(fault).split())) or type(fault).__name__


class GuardedLamps:
    """Lamps that never raise."""

    def __init__(self, lamps: Lamps, queue: InputQueue, clock: Clock = time.monotonic) -> None:
        self._lamps = lamps
        self._border = Border("lamps", queue, clock)
        self._frame = b""

    def show(self, frame: bytes) -> None:
        self._frame = frame
        self._border.call(lambda: self._lamps.show(frame), None)

    def tend(self) -> None:
        """Try again where the last frame did not arrive: a light that stands still brings no other."""
        if self._border.failed:
            self.show(self._frame)

    def replace(self, opening: Callable[[], Opened[Lamps]]) -> Notice | None:
        """From now on drive what `opening` gives. Those of before go dark first: both may hang on one wire."""
        self._border.close(self._lamps.close)
        self._lamps, notice = opening()
        if self._frame:
            self.show(self._frame)
        return notice

    def close(self) -> None:
        self._border.close(self._lamps.close)


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


class GuardedSpeaker:
    """A speaker that never raises."""

    def __init__(self, speaker: Speaker, queue: InputQueue, clock: Clock = time.monotonic) -> None:
        self._speaker = speaker
        self._border = Border("speaker", queue, clock)

    def play(self, sound: Sound) -> None:
        self._border.call(lambda: self._speaker.play(sound), None)

    def set_level(self, level: int) -> None:
        self._border.call(lambda: self._speaker.set_level(level), None)

    def replace(self, opening: Callable[[], Opened[Speaker]]) -> Notice | None:
        """From now on play with what `opening` gives; the one of before is let go first."""
        self._border.close(self._speaker.close)
        self._speaker, notice = opening()
        return notice

    def close(self) -> None:
        self._border.close(self._speaker.close)


class GuardedButtons:
    """Buttons that never raise."""

    def __init__(self, buttons: Buttons, queue: InputQueue, clock: Clock = time.monotonic) -> None:
        self._buttons = buttons
        self._border = Border("buttons", queue, clock)

    def down(self) -> frozenset[Button]:
        return self._border.call(self._buttons.down, frozenset[Button]())

    def look(self) -> None:
        self._border.call(self._buttons.look, None)

    def replace(self, opening: Callable[[], Opened[Buttons]]) -> Notice | None:
        """From now on listen to what `opening` gives; the pins of before are let go first."""
        self._border.close(self._buttons.close)
        self._buttons, notice = opening()
        return notice

    def close(self) -> None:
        self._border.close(self._buttons.close)


class GuardedPrinter:
    """A printer that never raises."""

    def __init__(self, printer: Printer, queue: InputQueue, clock: Clock = time.monotonic) -> None:
        self._printer = printer
        self._border = Border("printer", queue, clock)

    @property
    def columns(self) -> int:
        return self._printer.columns

    @property
    def there(self) -> bool:
        """There is one; whether it is on shows when it prints."""
        return not isinstance(self._printer, AbsentPrinter)

    def print(self, receipt: Receipt) -> None:
        self._border.call(lambda: self._printer.print(receipt), None)

    def replace(self, opening: Callable[[], Opened[Printer]]) -> Notice | None:
        """From now on print with what `opening` gives; the one of before is let go first: both may be the same."""
        self._border.close(self._printer.close)
        self._printer, notice = opening()
        return notice

    def close(self) -> None:
        self._border.close(self._printer.close)


class GuardedBacklight:
    """A backlight that never raises."""

    def __init__(self, backlight: Backlight, queue: InputQueue, clock: Clock = time.monotonic) -> None:
        self._backlight = backlight
        self._border = Border("backlight", queue, clock)

    def set(self, percent: int) -> None:
        self._border.call(lambda: self._backlight.set(percent), None)

    def close(self) -> None:
        self._border.close(self._backlight.close)


class GuardedHealth:
    """Vital signs that never raise."""

    def __init__(self, health: Health, queue: InputQueue, clock: Clock = time.monotonic) -> None:
        self._health = health
        self._border = Border("health", queue, clock)

    def read(self) -> Vitals:
        return self._border.call(self._health.read, Vitals())
