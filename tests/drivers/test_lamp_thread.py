"""Lamps on a thread of their own: the newest frame wins, start and end are dark, and no fault goes further."""

from __future__ import annotations

import select
from threading import Event, Semaphore, Thread

import pytest

from drivers.adalight import BITS, BOOT_SECONDS, FIRST_BAUD, SWITCH_SECONDS, encode
from drivers.lamp_pace import AT_ONCE, FIRST_PAUSE, LONGEST_PAUSE
from drivers.lamp_thread import CLOSE_SECONDS, HANG_SECONDS, HANGS, LampThread
from drivers.ports import DeviceBack, DeviceLost, Lamps
from drivers.queue import InputQueue

DARK = b"dark"


class FreeClock:
    """Runs so fast that no pause is ever waited for."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 10.0
        return self.now


class SetClock:
    """Shows what it is set to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class StoppedClock:
    """Stands still: whatever must wait waits for ever."""

    def __call__(self) -> float:
        return 100.0


class Wire:
    """What a chain of pixels has been sent, over however many openings; broken and missing when it is told so."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.openings = 0
        self.closings = 0
        self.broken: Exception | None = None
        self.missing = False
        self.attempts = Semaphore(0)
        """One for each call that has ended, whatever came of it."""
        self.began = Event()
        self.go_on = Event()
        self.go_on.set()

    def open(self) -> Lamps:
        """As a driver does it: dark from the start."""
        self.openings += 1
        try:
            if self.missing:
                raise OSError(2, "no such\ndevice")
            self.sent.append(DARK)
            return WireLamps(self)
        finally:
            self.attempts.release()

    def wait_for(self, attempts: int) -> None:
        """Until so many more calls have ended."""
        for _ in range(attempts):
            assert self.attempts.acquire(timeout=5)


class WireLamps:
    """Takes a frame only when it is let."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire

    def show(self, frame: bytes) -> None:
        self._wire.began.set()
        assert self._wire.go_on.wait(5)
        try:
            if self._wire.broken is not None:
                raise self._wire.broken
            self._wire.sent.append(frame)
        finally:
            self._wire.attempts.release()

    def close(self) -> None:
        self._wire.closings += 1
        if self._wire.broken is not None:
            raise self._wire.broken
        self._wire.sent.append(DARK)


def told(queue: InputQueue) -> list[object]:
    """What is posted next."""
    assert select.select([queue], [], [], 5.0)[0]
    return queue.take()


def opened(wire: Wire, queue: InputQueue) -> LampThread:
    """Lamps that work at first; no pause is waited for."""
    lamps = LampThread(wire.open, queue, wire.open(), clock=FreeClock())
    wire.wait_for(1)
    return lamps


def test_the_newest_frame_wins_and_nobody_waits(queue: InputQueue) -> None:
    wire = Wire()
    lamps = opened(wire, queue)
    wire.go_on.clear()
    lamps.show(b"first")
    assert wire.began.wait(5)
    for n in range(100):
        lamps.show(b"%d" % n)
    wire.go_on.set()
    wire.wait_for(2)
    lamps.close()
    assert wire.sent == [DARK, b"first", b"99", DARK]


def test_what_is_shown_already_does_not_go_out_again(queue: InputQueue) -> None:
    wire = Wire()
    lamps = opened(wire, queue)
    for frame in (b"one", b"one", b"two"):
        lamps.show(frame)
        if frame not in wire.sent:
            wire.wait_for(1)
    lamps.close()
    assert wire.sent == [DARK, b"one", b"two", DARK]


def test_frames_too_many_at_once_wait(queue: InputQueue) -> None:
    wire = Wire()
    lamps = LampThread(wire.open, queue, wire.open(), clock=StoppedClock())
    wire.wait_for(1)
    frames = [b"%d" % n for n in range(AT_ONCE)]
    for frame in frames:
        lamps.show(frame)
        wire.wait_for(1)
    for n in range(10, 20):
        lamps.show(b"%d" % n)
    lamps.close()
    assert wire.sent == [DARK, *frames, DARK]


def test_closing_shows_nothing_more(queue: InputQueue) -> None:
    wire = Wire()
    lamps = opened(wire, queue)
    wire.go_on.clear()
    lamps.show(b"first")
    assert wire.began.wait(5)
    lamps.show(b"second")
    end = Thread(target=lamps.close)
    end.start()
    # it has begun to end before the first frame is through
    while not lamps._ending:
        end.join(0.001)
    wire.go_on.set()
    end.join(5)
    assert wire.sent == [DARK, b"first", DARK]
    assert wire.closings == 1
    lamps.close()
    assert wire.closings == 1


def test_a_fault_is_told_once_and_the_lamps_are_let_go(queue: InputQueue) -> None:
    wire = Wire()
    lamps = opened(wire, queue)
    wire.broken = OSError(5, "Input/output\nerror")
    wire.missing = True
    lamps.show(b"frame")
    assert told(queue) == [DeviceLost("lamps", "[Errno 5] Input/output error")]
    wire.wait_for(20)
    lamps.show(b"another")
    lamps.close()
    assert queue.take() == []
    assert wire.closings == 1
    assert wire.sent == [DARK]


def test_lamps_that_fail_but_still_listen_go_dark(queue: InputQueue) -> None:
    wire = Wire()
    lamps = opened(wire, queue)

    class Fails(WireLamps):
        """Refuses one frame, such as one of a wrong length."""

        def show(self, frame: bytes) -> None:
            raise ValueError("a frame of 3 bytes")

    lamps._lamps = Fails(wire)
    wire.missing = True
    lamps.show(b"odd")
    assert told(queue) == [DeviceLost("lamps", "a frame of 3 bytes")]
    lamps.close()
    assert wire.sent == [DARK, DARK]


def test_lamps_that_are_back_are_told_and_show_the_newest_frame(queue: InputQueue) -> None:
    wire = Wire()
    lamps = opened(wire, queue)
    lamps.show(b"old")
    wire.wait_for(1)
    wire.broken, wire.missing = RuntimeError(), True
    lamps.show(b"unseen")
    assert told(queue) == [DeviceLost("lamps", "RuntimeError")]
    lamps.show(b"newest")
    wire.sent.clear()
    wire.broken, wire.missing = None, False
    assert told(queue) == [DeviceBack("lamps")]
    assert wire.sent == [DARK, b"newest"]
    lamps.close()


def test_lamps_that_open_but_show_nothing_are_not_back(queue: InputQueue) -> None:
    wire = Wire()
    lamps = opened(wire, queue)
    wire.broken = OSError("dead")
    lamps.show(b"frame")
    assert told(queue) == [DeviceLost("lamps", "dead")]
    wire.wait_for(20)
    assert queue.take() == []
    wire.broken = None
    assert told(queue) == [DeviceBack("lamps")]
    assert wire.sent[-1] == b"frame"
    lamps.close()


def test_lamps_that_were_never_there_may_come(queue: InputQueue) -> None:
    wire = Wire()
    wire.missing = True
    lamps = LampThread(wire.open, queue, clock=FreeClock())
    lamps.show(b"frame")
    wire.wait_for(5)
    assert queue.take() == []
    wire.missing = False
    assert told(queue) == [DeviceBack("lamps")]
    assert wire.sent == [DARK, b"frame"]
    lamps.close()


def test_a_lost_device_is_left_alone_between_attempts_and_closing_does_not_wait_for_them(queue: InputQueue) -> None:
    wire = Wire()
    wire.missing = True
    lamps = LampThread(wire.open, queue, clock=StoppedClock())
    for n in range(100):
        lamps.show(b"%d" % n)
    lamps.close()
    assert not lamps._thread.is_alive()
    assert wire.openings == 0


def test_lamps_that_fail_are_left_alone_for_a_while(queue: InputQueue) -> None:
    wire = Wire()
    lamps = LampThread(wire.open, queue, wire.open(), clock=StoppedClock())
    wire.broken = OSError("dead")
    lamps.show(b"frame")
    assert told(queue) == [DeviceLost("lamps", "dead")]
    lamps.show(b"next")
    lamps.close()
    assert not lamps._thread.is_alive()
    assert wire.openings == 1


def test_lamps_that_worked_for_long_are_tried_again_as_soon_as_at_first(queue: InputQueue) -> None:
    wire, clock = Wire(), SetClock()
    lamps = LampThread(wire.open, queue, wire.open(), clock=clock)
    wire.wait_for(1)

    def breaks(frame: bytes) -> None:
        wire.broken = OSError("loose")
        lamps.show(frame)
        assert told(queue) == [DeviceLost("lamps", "loose")]

    def comes_back(pause: float, frame: bytes) -> None:
        wire.broken = None
        clock.now += pause
        lamps.show(frame)
        assert told(queue) == [DeviceBack("lamps")]

    breaks(b"1")
    comes_back(FIRST_PAUSE, b"2")
    clock.now += LONGEST_PAUSE
    breaks(b"3")
    comes_back(FIRST_PAUSE, b"4")
    lamps.close()


def test_a_driver_that_hangs_keeps_no_program_alive(queue: InputQueue) -> None:
    lamps = opened(Wire(), queue)
    assert lamps._thread.daemon
    lamps.close()


def test_lamps_that_forget_are_shown_their_frame_again(queue: InputQueue) -> None:
    wire = Wire()
    lamps = LampThread(wire.open, queue, wire.open(), repeat=1.0, clock=FreeClock())
    lamps.show(b"frame")
    wire.wait_for(5)
    lamps.close()
    assert wire.sent[:4] == [DARK, b"frame", b"frame", b"frame"]


def test_a_driver_that_hangs_does_not_hold_up_the_end(queue: InputQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("drivers.lamp_thread.CLOSE_SECONDS", 0.01)
    wire = Wire()
    lamps = opened(wire, queue)
    wire.go_on.clear()
    lamps.show(b"frame")
    assert wire.began.wait(5)
    lamps.close()
    assert lamps._thread.is_alive()
    wire.go_on.set()
    lamps._thread.join(5)
    assert wire.sent == [DARK, b"frame", DARK]


def test_a_driver_that_hangs_is_told_once_and_may_come_back(queue: InputQueue) -> None:
    wire = Wire()
    clock = SetClock()
    lamps = LampThread(wire.open, queue, wire.open(), clock=clock)
    wire.go_on.clear()
    lamps.show(b"frame")
    assert wire.began.wait(5)
    clock.now += HANG_SECONDS / 2
    lamps.show(b"next")
    assert queue.take() == []
    clock.now += HANG_SECONDS / 2
    lamps.show(b"next")
    lamps.show(b"last")
    assert queue.take() == [DeviceLost("lamps", HANGS)]
    wire.go_on.set()
    assert select.select([queue], [], [], 5)[0]
    assert queue.take() == [DeviceBack("lamps")]
    lamps.close()
    assert wire.sent[-1] == DARK


def test_closing_waits_for_a_controller_that_starts() -> None:
    """Or the program would end while the frame that it was given first is lit."""
    frame = len(encode(bytes(3 * 166))) * BITS / FIRST_BAUD
    assert BOOT_SECONDS + SWITCH_SECONDS + 4 * frame < CLOSE_SECONDS


def test_a_driver_that_fails_after_the_end_is_told_no_more(queue: InputQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("drivers.lamp_thread.CLOSE_SECONDS", 0.01)
    wire = Wire()
    lamps = opened(wire, queue)
    wire.go_on.clear()
    lamps.show(b"frame")
    assert wire.began.wait(5)
    lamps.close()
    wire.broken = OSError("too late")
    wire.go_on.set()
    lamps._thread.join(5)
    assert not lamps._thread.is_alive()
    assert queue.take() == []
