"""One act of a person is one touch, and faults of a panel are none."""

from __future__ import annotations

from drivers.panel import TouchFilter
from drivers.ports import PhantomTouch, Touch, Touched, Woken
from drivers.queue import InputQueue
from drivers.sdl import Pointer
from drivers.touches import PhantomWatch, Source, TouchStream, WakeGate

FINGER, MOUSE = Source.FINGER, Source.MOUSE
DOWN, MOVE, UP = Touched.DOWN, Touched.MOVE, Touched.UP
Row = tuple[Source, int, Touched, int, int, float]


def acts(*rows: Row) -> list[tuple[Touched, int, int]]:
    stream = TouchStream()
    found = [stream.feed(*row) for row in rows]
    return [(touch.kind, touch.x, touch.y) for touch in found if touch is not None]


def test_a_finger_and_its_mouse_twin_are_one_act() -> None:
    """pygame 2992: one touch arrives as two clicks."""
    one = [(DOWN, 50, 60), (UP, 50, 60)]
    assert (
        acts(
            (FINGER, 7, DOWN, 50, 60, 1.0),
            (MOUSE, 0, DOWN, 51, 60, 1.001),
            (FINGER, 7, UP, 50, 60, 1.1),
            (MOUSE, 0, UP, 51, 60, 1.1),
        )
        == one
    )
    assert (
        acts(
            (FINGER, 7, DOWN, 50, 60, 1.0),
            (FINGER, 7, UP, 50, 60, 1.4),
            (MOUSE, 0, DOWN, 50, 60, 1.41),
            (MOUSE, 0, UP, 50, 60, 1.41),
        )
        == one
    )


def test_the_mouse_twin_may_come_first() -> None:
    """pibooth 690."""
    rows: list[Row] = [
        (MOUSE, 0, DOWN, 50, 60, 1.0),
        (FINGER, 7, DOWN, 50, 61, 1.002),
        (MOUSE, 0, UP, 50, 60, 1.1),
        (FINGER, 7, UP, 50, 61, 1.1),
    ]
    assert acts(*rows) == [(DOWN, 50, 60), (UP, 50, 60)]


def test_the_same_event_twice_is_one_act() -> None:
    assert acts((FINGER, 7, DOWN, 50, 60, 1.0), (FINGER, 7, DOWN, 50, 60, 1.0), (FINGER, 7, UP, 50, 60, 1.1)) == [
        (DOWN, 50, 60),
        (UP, 50, 60),
    ]
    assert acts((FINGER, 7, DOWN, 50, 60, 1.0), (FINGER, 8, DOWN, 51, 60, 1.01), (FINGER, 8, UP, 51, 60, 1.1)) == [
        (DOWN, 50, 60)
    ]


def test_two_fingers_both_count() -> None:
    rows: list[Row] = [
        (FINGER, 1, DOWN, 50, 60, 1.0),
        (FINGER, 2, DOWN, 500, 60, 1.0),
        (FINGER, 2, UP, 500, 60, 1.1),
        (FINGER, 1, UP, 50, 60, 1.2),
    ]
    assert acts(*rows) == [(DOWN, 50, 60), (DOWN, 500, 60), (UP, 500, 60), (UP, 50, 60)]


def test_a_double_tap_is_two_acts_even_with_twins() -> None:
    rows: list[Row] = []
    for t in (1.0, 1.2):
        rows += [
            (FINGER, 7, DOWN, 50, 60, t),
            (FINGER, 7, UP, 50, 60, t + 0.05),
            (MOUSE, 0, DOWN, 50, 60, t + 0.06),
            (MOUSE, 0, UP, 50, 60, t + 0.06),
        ]
    assert acts(*rows) == [(DOWN, 50, 60), (UP, 50, 60)] * 2


def test_clicks_of_a_mouse_alone_all_count() -> None:
    rows: list[Row] = []
    for n in range(4):
        rows += [(MOUSE, 0, DOWN, 50, 60, 1 + n / 10), (MOUSE, 0, UP, 50, 60, 1.05 + n / 10)]
    assert len(acts(*rows)) == 8


def test_moves_follow_their_finger_only() -> None:
    assert acts((FINGER, 1, MOVE, 5, 5, 1.0), (FINGER, 1, DOWN, 5, 5, 1.1), (FINGER, 1, MOVE, 9, 5, 1.2)) == [
        (DOWN, 5, 5),
        (MOVE, 9, 5),
    ]


def touch(number: int, kind: Touched, t: float, x: int = 5, y: int = 5) -> Touch:
    return Touch(number, kind, x, y, t)


def test_the_touch_that_wakes_acts_on_nothing_nor_does_any_within_200_ms() -> None:
    """KlipperScreen 80."""
    gate = WakeGate()
    first = touch(0, DOWN, 1.0)
    assert gate.admit(first) == first
    gate.sleep()
    assert gate.admit(touch(0, UP, 1.1)) is not None
    assert gate.admit(touch(1, DOWN, 9.0)) == Woken(9.0)
    assert gate.admit(touch(1, MOVE, 9.05)) is None
    assert gate.admit(touch(2, DOWN, 9.1)) is None
    assert gate.admit(touch(2, UP, 9.3)) is None
    assert gate.admit(touch(1, UP, 9.4)) is None
    third = touch(3, DOWN, 9.45)
    assert gate.admit(third) == third


def test_a_beat_at_one_point_is_a_fault() -> None:
    """raspberrypi/linux 7638: a phantom touch every 12.9 s keeps the screen awake."""
    watch = PhantomWatch()
    found = [watch.seen(touch(n, DOWN, 12.9 * n + 0.02 * (n % 2), 400, 300 + n % 2)) for n in range(9)]
    assert found[:5] == [None] * 5
    assert all(isinstance(fault, PhantomTouch) for fault in found[5:])
    fault = found[5]
    assert fault is not None
    assert 12.8 < fault.period < 13.0


def test_people_are_no_fault() -> None:
    watch = PhantomWatch()
    assert not any(watch.seen(touch(n, DOWN, t)) for n, t in enumerate((1.0, 4.0, 11.0, 12.0, 19.0, 19.5, 30.0)))
    assert not any(watch.seen(touch(n, DOWN, 100 + 2.1 * n)) for n in range(20)), "steady taps on one pad"
    assert not any(watch.seen(touch(n, DOWN, 200 + 6.0 * n + 0.1 * (n % 2))) for n in range(20)), "nearly steady"
    assert not any(watch.seen(touch(n, DOWN, 400 + 5.0 * n, x=100 * n)) for n in range(20))


def test_a_beat_while_somebody_plays_is_not_called_a_fault() -> None:
    watch = PhantomWatch()
    for n in range(20):
        assert watch.seen(touch(n, DOWN, 12.9 * n)) is None
        if n % 4 == 0:
            watch.people()


def beat(queue: InputQueue, source: Source, period: float, between: bool = False) -> list[object]:
    """What twelve taps on one point give."""
    taps = TouchFilter(queue)
    for n in range(12):
        taps.feed(Pointer(source, 1, DOWN, 50, 60), 50, 60, period * n)
        taps.feed(Pointer(source, 1, UP, 50, 60), 50, 60, period * n + 0.1)
        if between and n % 3 == 0:
            taps.people()
    return queue.take()


def test_clicks_on_a_beat_all_count_and_a_faulty_panel_is_told(queue: InputQueue) -> None:
    for source, period in ((MOUSE, 2.1), (MOUSE, 12.9), (FINGER, 2.1)):
        told = beat(queue, source, period)
        assert [message.kind for message in told if isinstance(message, Touch)] == [DOWN, UP] * 12
        assert len(told) == 24
    told = beat(queue, FINGER, 12.9)
    assert sum(isinstance(message, Touch) for message in told) == 10
    assert sum(isinstance(message, PhantomTouch) for message in told) == 7
    assert not any(isinstance(message, PhantomTouch) for message in beat(queue, FINGER, 12.9, between=True))
