"""Lamps on a thread of their own: the newest frame wins, the end is dark, and no fault goes further."""

from __future__ import annotations

import select
from threading import Event

from drivers.lamp_thread import LampThread
from drivers.ports import DeviceLost
from drivers.queue import InputQueue


class SlowLamps:
    """Takes a frame only when it is let."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.began = Event()
        self.go_on = Event()
        self.closed = Event()

    def show(self, frame: bytes) -> None:
        self.began.set()
        assert self.go_on.wait(5)
        self.frames.append(frame)

    def close(self) -> None:
        self.closed.set()


class BrokenLamps(SlowLamps):
    """Unplugged at the first frame."""

    def show(self, frame: bytes) -> None:
        raise OSError(5, "Input/output error")


def test_the_newest_frame_wins_and_nobody_waits(queue: InputQueue) -> None:
    slow = SlowLamps()
    lamps = LampThread(slow, queue)
    lamps.show(b"first")
    assert slow.began.wait(5)
    for n in range(100):
        lamps.show(b"%d" % n)
    slow.began.clear()
    slow.go_on.set()
    assert slow.began.wait(5)
    lamps.close()
    assert slow.closed.is_set()
    assert slow.frames[:2] == [b"first", b"99"]


def test_closing_does_not_show_what_waited(queue: InputQueue) -> None:
    slow = SlowLamps()
    lamps = LampThread(slow, queue)
    lamps.close()
    assert slow.closed.is_set()
    assert slow.frames == []


def test_a_fault_is_told_and_the_lamps_let_go(queue: InputQueue) -> None:
    broken = BrokenLamps()
    lamps = LampThread(broken, queue)
    lamps.show(b"frame")
    assert select.select([queue], [], [], 5.0)[0]
    assert queue.take() == [DeviceLost("lamps", "[Errno 5] Input/output error")]
    assert broken.closed.wait(5)
    lamps.show(b"another")
    lamps.close()
