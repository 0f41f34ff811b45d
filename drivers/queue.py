"""The one queue into the main loop, with a pipe that ends its sleep."""

from __future__ import annotations

import os
from collections import deque
from contextlib import suppress
from threading import RLock


class InputQueue:
    """Messages from any thread for the one thread that owns the state.

    Sleep in a `select` on the queue (it has a `fileno`), then `take` everything.
    """

    def __init__(self) -> None:
        self._messages: deque[object] = deque()
        self._reader, self._writer = os.pipe()
        os.set_blocking(self._reader, False)
        os.set_blocking(self._writer, False)
        # Reentrant, because a signal handler may post while the main thread is inside post.
        self._lock = RLock()
        self._open = True

    def fileno(self) -> int:
        """Readable while something waits to be taken."""
        return self._reader

    def post(self, message: object) -> None:
        """Append `message` and wake the reader; from any thread, never blocks. Lost after `close`."""
        with self._lock:
            if not self._open:
                return
            self._messages.append(message)
            # A full pipe is as good a wake-up as one byte more.
            with suppress(BlockingIOError):
                os.write(self._writer, b"\0")

    def take(self) -> list[object]:
        """Everything posted so far, oldest first; empty if nothing."""
        with self._lock:
            if not self._open:
                return []
            with suppress(BlockingIOError):
                while len(os.read(self._reader, 4096)) == 4096:
                    pass
            messages = list(self._messages)
            self._messages.clear()
            return messages

    def close(self) -> None:
        with self._lock:
            if self._open:
                self._open = False
                os.close(self._reader)
                os.close(self._writer)
