"""Lamps that take their time to open, or hang: nobody waits, one line says so, and what comes too late goes dark."""

from __future__ import annotations

import select
from collections.abc import Iterator
from threading import Event, Timer

import pytest

from drivers import late_lamps
from drivers.absent import AbsentLamps
from drivers.forms import Opened
from drivers.late_lamps import HANGS, LateLamps
from drivers.ports import DeviceBack, DeviceLost, Lamps, Notice
from drivers.queue import InputQueue


class Chain:
    """Keeps what it shows, and whether it was let go."""

    def __init__(self) -> None:
        self.shown: list[bytes] = []
        self.closings = 0

    def show(self, frame: bytes) -> None:
        self.shown.append(frame)

    def close(self) -> None:
        self.closings += 1


class Library:
    """Opens a chain once it is let."""

    def __init__(self) -> None:
        self.chain = Chain()
        self.go_on = Event()
        self.notice: Notice | None = None

    def open(self) -> Opened[Lamps]:
        assert self.go_on.wait(5)
        return (AbsentLamps() if self.notice else self.chain), self.notice


@pytest.fixture
def queue() -> Iterator[InputQueue]:
    queue = InputQueue()
    yield queue
    queue.close()


@pytest.fixture
def library() -> Library:
    return Library()


def heard(queue: InputQueue) -> list[object]:
    assert select.select([queue], [], [], 5)[0]
    return queue.take()


def test_frames_pass_once_they_are_there(queue: InputQueue, library: Library) -> None:
    lamps = LateLamps(library.open, queue)
    lamps.show(b"early")
    there = [lamps.there]
    library.go_on.set()
    assert heard(queue) == [DeviceBack("lamps")]
    assert [*there, lamps.there] == [False, True]
    lamps.show(b"frame")
    lamps.close()
    assert (library.chain.shown, library.chain.closings) == ([b"frame"], 1)
    assert not lamps._thread.is_alive()


def test_what_keeps_them_from_it_is_told(queue: InputQueue, library: Library) -> None:
    library.notice = Notice("lamps", "there is no wire")
    library.go_on.set()
    lamps = LateLamps(library.open, queue)
    assert heard(queue) == [DeviceLost("lamps", "there is no wire", absent=True)]
    lamps.show(b"frame")
    lamps.close()
    assert queue.take() == []


def test_a_driver_that_hangs_is_told_once_and_may_come(
    queue: InputQueue, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(late_lamps, "PATIENCE_SECONDS", 0.0)
    lamps = LateLamps(library.open, queue)
    assert heard(queue) == [DeviceLost("lamps", HANGS, absent=True)]
    library.go_on.set()
    assert heard(queue) == [DeviceBack("lamps")]
    lamps.close()


def test_neither_they_nor_their_watch_keep_the_program_alive(queue: InputQueue, library: Library) -> None:
    lamps = LateLamps(library.open, queue)
    assert (lamps._thread.daemon, lamps._watch.daemon) == (True, True)
    library.go_on.set()
    assert heard(queue) == [DeviceBack("lamps")]
    assert lamps._watch.finished.is_set(), "nobody watches lamps that are there"
    lamps.close()


@pytest.mark.parametrize("ended", [False, True])
def test_lamps_that_are_there_and_such_as_nobody_wants_do_not_hang(
    queue: InputQueue, library: Library, monkeypatch: pytest.MonkeyPatch, ended: bool
) -> None:
    """The watch may have begun to tell when they come, or when they are let go."""
    monkeypatch.setattr(late_lamps, "CLOSE_SECONDS", 0.0)
    lamps = LateLamps(library.open, queue)
    if ended:
        lamps.close()
        assert lamps._watch.finished.is_set()
    else:
        library.go_on.set()
        assert heard(queue) == [DeviceBack("lamps")]
    lamps._hang()
    assert queue.take() == []
    library.go_on.set()
    lamps.close()


def test_closing_waits_until_they_are_dark(queue: InputQueue, library: Library) -> None:
    """Else the program would end while they open, and leave them lit."""
    lamps = LateLamps(library.open, queue)
    opens = Timer(0.01, library.go_on.set)
    opens.start()
    lamps.close()
    assert library.chain.closings == 1
    opens.join()


def test_what_comes_after_the_end_goes_dark_and_says_nothing(
    queue: InputQueue, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(late_lamps, "CLOSE_SECONDS", 0.0)
    lamps = LateLamps(library.open, queue)
    lamps.close()
    library.go_on.set()
    lamps._thread.join(5)
    assert library.chain.closings == 1
    lamps.show(b"frame")
    assert (library.chain.shown, queue.take()) == ([], [])


def test_those_of_before_are_let_go_first_whatever_they_do(queue: InputQueue, library: Library) -> None:
    class Before(Chain):
        def close(self) -> None:
            super().close()
            library.go_on.set()
            raise OSError("the cable is loose")

    before = Before()
    lamps = LateLamps(library.open, queue, before)
    assert heard(queue) == [DeviceBack("lamps")]
    assert before.closings == 1
    lamps.close()
