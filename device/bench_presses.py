"""Presses at a running table: how long until the bytes of the frame that answers are handed to the wire."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from random import Random
from typing import Final

from device.app import App
from device.bench_lamps import bench_lamps
from device.devices import Devices
from device.settings import SettingsFile
from drivers.absent import AbsentButtons, AbsentSpeaker
from drivers.lamp_thread import LampThread
from drivers.neopixel_on_spi import HERTZ
from drivers.open import open_panel
from drivers.ports import SEAT_BUTTONS, ButtonEdge, CloseAsked, Lamps, PickedGame
from drivers.queue import InputQueue
from drivers.wishes import PanelWish

SIZE: Final = (1280, 800)
ROUNDS: Final = 12
PRESSES: Final = (True, False, False, False, True)
"""Of each seat in a round, and whether it changes the light: a person, three kinds of bots, nobody."""
APART_SECONDS: Final = 0.1
"""At least; half as long again at random, so that presses fall anywhere between two frames of what breathes."""
SETTLE_SECONDS: Final = 1.0
GIVEN_UP_SECONDS: Final = 2.0


def presses(folder: Path, wire: str) -> list[float]:
    """Seconds from a posted edge to its frame's bytes, through the whole loop and the lamps' own thread.

    The six seats of a game are taken and left: the white that breathes turns into the seat's colour, and back. A "busy"
    wire is taken for as long as SPI needs.
    """
    queue = InputQueue()
    panel, absent = open_panel(PanelWish(form="window", size=SIZE, driver="dummy"), queue)
    assert absent is None
    lamps = TimedLamps(queue, busy=wire == "busy")
    app = App(folder, SettingsFile(folder), Devices(panel, lamps, AbsentButtons(), AbsentSpeaker()), queue)
    lamps.app = app
    fingers = threading.Thread(target=_fingers, args=(lamps, queue))
    fingers.start()
    app.loop.run()
    fingers.join()
    app.close()
    return lamps.times


class TimedLamps:
    """The lamps of a table with a clock at the end of the wire."""

    def __init__(self, queue: InputQueue, *, busy: bool) -> None:
        self.app: App | None = None
        self.times: list[float] = []
        self.answered = threading.Event()
        self._busy = busy
        self._version = 0
        self._pressed_at = 0.0
        self._awaited = False
        lamps: Lamps = bench_lamps(166, self._write)
        self._thread = LampThread(lambda: lamps, queue, lamps)

    def press(self) -> None:
        """From now on the next frame that shows another state of the table is timed."""
        assert self.app is not None
        self.answered.clear()
        self._version = self.app.console.version
        self._pressed_at = time.perf_counter()

    def show(self, frame: bytes) -> None:
        if self.app is not None and self._pressed_at and self.app.console.version != self._version:
            self._awaited = True
        self._thread.show(frame)

    def _write(self, data: bytes) -> None:
        if self._awaited:
            self.times.append(time.perf_counter() - self._pressed_at)
            self._awaited, self._pressed_at = False, 0.0
            self.answered.set()
        if self._busy:
            time.sleep(8 * len(data) / HERTZ)

    def close(self) -> None:
        self._thread.close()


def _fingers(lamps: TimedLamps, queue: InputQueue) -> None:
    random = Random(1)
    queue.post(PickedGame("dakara"))
    time.sleep(SETTLE_SECONDS)
    for _ in range(ROUNDS):
        for lights in PRESSES:
            for seat in SEAT_BUTTONS:
                if lights:
                    lamps.press()
                queue.post(ButtonEdge(seat, True, time.monotonic()))
                if lights:
                    lamps.answered.wait(GIVEN_UP_SECONDS)
                time.sleep(APART_SECONDS / 2)
                queue.post(ButtonEdge(seat, False, time.monotonic()))
                time.sleep(APART_SECONDS * (0.5 + random.random() / 2))
    queue.post(CloseAsked())
