"""A talk on the terminal while devices are tried: lines out, lines in, and what devices say meanwhile."""

from __future__ import annotations

import os
import select
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from device.terminal import say
from drivers.queue import InputQueue

YES: Final = "y"
NO: Final = "n"
STOP: Final = "q"


class Typed(msgspec.Struct, frozen=True):
    """A line from the keyboard, without blanks around it, in small letters."""

    text: str


class Stopped(Exception):
    """The person has seen enough: "q", or the end of the input."""


class Talk:
    """Asks and listens. `keyboard` is a file descriptor; `queue` is what the tried devices post to."""

    def __init__(
        self,
        queue: InputQueue,
        keyboard: int,
        out: Callable[[str], None] = say,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.say = out
        self.clock = clock
        self._queue = queue
        self._keyboard = keyboard
        self._waiting: deque[object] = deque()
        self._half = b""

    def ask(self, question: str) -> bool | None:
        """Yes or no; None where Enter skips the question. Raises Stopped."""
        answer = self.choose(question, (YES, NO))
        return None if answer is None else answer == YES

    def choose(
        self, question: str, answers: Sequence[str], step: Callable[[], float | None] = lambda: None
    ) -> str | None:
        """One of `answers`; None where Enter skips the question. Raises Stopped.

        `step` is done meanwhile, and says in how many seconds again; None: not before something is heard.
        """
        self.say(f"{question} [{'/'.join(answers)}, Enter skips, q ends]")
        while True:
            heard = self.listen(step())
            if isinstance(heard, Typed):
                if not heard.text:
                    return None
                if heard.text in answers:
                    return heard.text
                self.say(f"{', '.join(answers)}, Enter or q?")

    def listen(self, seconds: float | None = None) -> object | None:
        """The next thing that a device or the keyboard says; None after `seconds`. Raises Stopped."""
        return self._next(seconds, (object,))

    def answer(self, kinds: tuple[type, ...], seconds: float) -> object | None:
        """The next message of these kinds from a device; what is typed meanwhile is kept. None after `seconds`."""
        return self._next(seconds, kinds)

    def _next(self, seconds: float | None, kinds: tuple[type, ...]) -> object | None:
        until = None if seconds is None else self.clock() + seconds
        while True:
            for heard in self._waiting:
                if isinstance(heard, Typed) and heard.text == STOP:
                    raise Stopped
                if isinstance(heard, kinds):
                    self._waiting.remove(heard)
                    return heard
            left = None if until is None else max(0.0, until - self.clock())
            ready, _, _ = select.select([self._queue.fileno(), self._keyboard], [], [], left)
            if self._queue.fileno() in ready:
                self._waiting.extend(self._queue.take())
            if self._keyboard in ready:
                self._read()
            if not ready:
                return None

    def _read(self) -> None:
        data = b""
        with suppress(OSError):  # a terminal that has gone away
            data = os.read(self._keyboard, 4096)
        *lines, self._half = (self._half + data).split(b"\n")
        self._waiting.extend(Typed(line.decode(errors="replace").strip().lower()) for line in lines)
        if not data:
            self._waiting.append(Typed(STOP))
