"""Lamps that are still being opened: a library may take its time for that, or hang, and nobody waits for it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread, Timer
from typing import Final

from drivers.forms import Opened
from drivers.ports import DeviceBack, DeviceLost, Lamps
from drivers.queue import InputQueue

PATIENCE_SECONDS: Final = 5.0
"""Lamps that take longer to open are told of; they may come all the same."""
CLOSE_SECONDS: Final = 2.5
HANGS: Final = "they do not open: their driver hangs"


class LateLamps:
    """`Lamps` over those that `opening` gives, on a thread of its own, once those of `before` are let go.

    Posts `DeviceBack` when they are there, or `DeviceLost` with what keeps them from it. Frames of before are dropped.
    """

    def __init__(self, opening: Callable[[], Opened[Lamps]], queue: InputQueue, before: Lamps | None = None) -> None:
        self._opening = opening
        self._queue = queue
        self._lamps: Lamps | None = None
        self._ended = False
        self._lock = Lock()
        self._watch = Timer(PATIENCE_SECONDS, self._hang)
        self._watch.daemon = True
        self._watch.start()
        self._thread = Thread(target=self._open, args=(before,), name="lamps-opening", daemon=True)
        self._thread.start()

    @property
    def there(self) -> bool:
        """They are opened, or absent for good."""
        return self._lamps is not None

    def show(self, frame: bytes) -> None:
        if self._lamps is not None:
            self._lamps.show(frame)

    def close(self) -> None:
        """Those that are not there after 2.5 s go dark as soon as they come."""
        self._watch.cancel()
        with self._lock:
            self._ended = True
        self._thread.join(CLOSE_SECONDS)
        if self._lamps is not None:
            self._lamps.close()

    def _open(self, before: Lamps | None) -> None:
        if before is not None:
            with suppress(Exception):  # what it does wrong now says nothing of the new ones
                before.close()
        lamps, notice = self._opening()
        self._watch.cancel()
        with self._lock:
            if not self._ended:
                self._lamps = lamps
                self._queue.post(DeviceLost("lamps", notice.why, absent=True) if notice else DeviceBack("lamps"))
                return
        lamps.close()

    def _hang(self) -> None:
        with self._lock:
            if self._lamps is None and not self._ended:
                self._queue.post(DeviceLost("lamps", HANGS, absent=True))
