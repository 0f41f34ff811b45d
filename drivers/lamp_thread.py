"""Lamps that write from a thread of their own, since a real chain takes milliseconds: the newest frame wins."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from threading import Condition, Thread
from typing import Final

from drivers.faults import one_line
from drivers.lamp_pace import BackOff, FrameGate
from drivers.ports import DeviceBack, DeviceLost, Lamps
from drivers.queue import InputQueue

CLOSE_SECONDS: Final = 2.5
"""How long closing waits for a driver that hangs; a controller that is just starting needs less, and is dark then."""
HANG_SECONDS: Final = 5.0
"""No frame takes so long, not even the first one of a controller that starts."""
HANGS: Final = "they take no light: their driver hangs"


class LampThread:
    """`Lamps` over slow ones that `opening` gives, dark at first; they may raise whatever they like, at any time.

    Lamps that fail are closed and opened again after a pause, with `DeviceLost` and `DeviceBack` once each; then they
    get the newest frame. `lamps` are the first ones; without them the first attempt has failed, and people know why.
    Those that forget their frame get it again every `repeat` seconds.
    """

    def __init__(
        self,
        opening: Callable[[], Lamps],
        queue: InputQueue,
        lamps: Lamps | None = None,
        *,
        repeat: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._opening = opening
        self._queue = queue
        self._lamps = lamps
        self._clock = clock
        self._gate = FrameGate(repeat)
        self._back_off = BackOff()
        self._lost = lamps is None
        self._ending = False
        self._busy_since: float | None = None
        """When the frame that is on its way began."""
        self._changed = Condition()
        if self._lost:
            self._back_off.failed(clock())
        self._thread = Thread(target=self._run, name="lamps", daemon=True)
        self._thread.start()

    def show(self, frame: bytes) -> None:
        with self._changed:
            self._gate.offer(frame)
            self._changed.notify()
            if not self._lost and self._busy_since is not None and self._clock() >= self._busy_since + HANG_SECONDS:
                self._lost = True
                self._queue.post(DeviceLost("lamps", HANGS))

    def close(self) -> None:
        """Go dark; returns after 2.5 s at most, even if the driver hangs."""
        with self._changed:
            self._ending = True
            self._changed.notify()
        self._thread.join(CLOSE_SECONDS)

    def _run(self) -> None:
        while self._sleep():
            try:
                self._work()
            except Exception as fault:  # whatever a driver does wrong, the game goes on without lamps
                self._fail(fault)
            else:
                self._succeed()
        self._let_go()

    def _sleep(self) -> bool:
        """Until there is something to do; False at the end."""
        with self._changed:
            while not self._ending and (wait := self._wait()) != 0.0:
                self._changed.wait(wait)
            return not self._ending

    def _wait(self) -> float | None:
        now = self._clock()
        return self._back_off.wait(now) if self._lamps is None else self._gate.wait(now)

    def _work(self) -> None:
        if self._lamps is None:
            self._lamps = self._opening()
        with self._changed:
            now = self._clock()
            frame = self._gate.take(now)
            self._busy_since = now
        try:
            if frame is not None:
                self._lamps.show(frame)
        finally:
            with self._changed:
                self._busy_since = None

    def _succeed(self) -> None:
        self._back_off.worked(self._clock())
        if self._lost:
            self._lost = False
            self._tell(DeviceBack("lamps"))

    def _fail(self, fault: Exception) -> None:
        self._let_go()
        self._back_off.failed(self._clock())
        if not self._lost:
            self._lost = True
            self._tell(DeviceLost("lamps", one_line(fault)))

    def _tell(self, message: DeviceLost | DeviceBack) -> None:
        """Not after the end: others may be the lamps then, while the driver of these still hangs."""
        with self._changed:
            if not self._ending:
                self._queue.post(message)

    def _let_go(self) -> None:
        if self._lamps is not None:
            with suppress(Exception):
                self._lamps.close()
            self._lamps = None
