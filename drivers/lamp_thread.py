"""Lamps that write from a thread of their own, since a real chain takes milliseconds: the newest frame wins."""

from __future__ import annotations

from threading import Condition, Thread
from typing import Final

from drivers.ports import DeviceLost, Lamps
from drivers.queue import InputQueue

CLOSE_SECONDS: Final = 2.0
"""How long closing waits for a driver that hangs."""


class LampThread:
    """Wraps slow `lamps`; a frame that comes while one is being written replaces the one that waits."""

    def __init__(self, lamps: Lamps, queue: InputQueue) -> None:
        self._lamps = lamps
        self._queue = queue
        self._frame: bytes | None = None
        self._ending = False
        self._changed = Condition()
        self._thread = Thread(target=self._run, name="lamps", daemon=True)
        self._thread.start()

    def show(self, frame: bytes) -> None:
        with self._changed:
            self._frame = frame
            self._changed.notify()

    def close(self) -> None:
        """Go dark; returns after 2 s at most, even if the driver hangs."""
        with self._changed:
            self._ending = True
            self._frame = None
            self._changed.notify()
        self._thread.join(CLOSE_SECONDS)

    def _run(self) -> None:
        try:
            while (frame := self._next()) is not None:
                self._lamps.show(frame)
        except Exception as fault:  # a driver may raise anything; the game goes on without lamps
            self._queue.post(DeviceLost("lamps", str(fault) or type(fault).__name__))
        finally:
            self._lamps.close()

    def _next(self) -> bytes | None:
        with self._changed:
            self._changed.wait_for(lambda: self._ending or self._frame is not None)
            frame, self._frame = self._frame, None
            return frame
