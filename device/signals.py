"""The signals that end a program: by the service, by Ctrl-C, and by a terminal that goes away, as a lost ssh does."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

ENDS: Final = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


def answer(act: Callable[[], object]) -> None:
    """From now on each of them does `act` in the main thread. What is ignored stays so: nohup wants that."""
    for number in ENDS:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, lambda *_: act())


@contextmanager
def raised_as(stop: type[Exception]) -> Iterator[None]:
    """The first of them raises `stop`, and further ones do not disturb what that brings to an end."""
    before = {number: signal.getsignal(number) for number in ENDS}

    def end() -> None:
        for number in ENDS:
            signal.signal(number, signal.SIG_IGN)
        raise stop

    answer(end)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
