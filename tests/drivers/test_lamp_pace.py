"""When frames go out and lost lamps are tried again, with a clock of the test's own."""

from __future__ import annotations

from itertools import pairwise

import pytest

from drivers.lamp_pace import BackOff, FrameGate

FRAME = 1 / 60


def sent(gate: FrameGate, until: float, offers: dict[float, bytes]) -> list[tuple[float, bytes]]:
    """What goes out and when, for frames that are offered at some times."""
    out, now, waiting = [], 0.0, sorted(offers)
    while now <= until:
        if waiting and waiting[0] <= now:
            gate.offer(offers[waiting.pop(0)])
            continue
        wait = gate.wait(now)
        if wait == 0.0:
            frame = gate.take(now)
            assert frame is not None
            out.append((now, frame))
            continue
        times = [until + 1.0]
        times += [waiting[0]] if waiting else []
        times += [now + wait] if wait is not None else []
        now = min(times)
    return out


def test_without_a_frame_nothing_is_due() -> None:
    gate = FrameGate()
    assert gate.wait(5.0) is None
    assert gate.take(5.0) is None
    assert gate.wait(6.0) is None


def test_a_frame_after_a_rest_goes_out_at_once() -> None:
    assert sent(FrameGate(), 9.0, {5.0: b"one", 7.0: b"two"}) == [(5.0, b"one"), (7.0, b"two")]


def test_the_same_frame_goes_out_once() -> None:
    assert sent(FrameGate(), 9.0, {5.0: b"one", 7.0: b"one"}) == [(5.0, b"one")]


def test_at_most_sixty_go_out_in_a_second_and_the_last_one_arrives() -> None:
    offers = {n / 1000: b"%d" % n for n in range(1000)}
    out = sent(FrameGate(), 2.0, offers)
    times = [t for t, _ in out]
    assert len(out) == 61
    assert out[-1][1] == b"999"
    assert times[-1] == pytest.approx(1.0)
    assert all(later - t >= FRAME - 1e-9 for t, later in pairwise(times))
    # each is the newest of its moment
    assert all(-1e-6 <= 1000 * t - int(frame) < 1 + 1e-6 for t, frame in out[:-1])


def test_a_change_taken_back_in_time_is_no_change() -> None:
    gate = FrameGate()
    gate.offer(b"one")
    assert gate.take(1.0) == b"one"
    gate.offer(b"two")
    gate.offer(b"one")
    assert gate.wait(1.001) is None


def test_a_device_that_forgets_is_reminded() -> None:
    out = sent(FrameGate(repeat=1.0), 4.4, {0.5: b"one", 2.0: b"two"})
    assert out == [(0.5, b"one"), (1.5, b"one"), (2.0, b"two"), (3.0, b"two"), (4.0, b"two")]


def test_pauses_double_up_to_eight_seconds() -> None:
    back_off, now, pauses = BackOff(), 100.0, []
    for _ in range(7):
        back_off.failed(now)
        pauses.append(back_off.wait(now))
        now += pauses[-1]
        assert back_off.wait(now) == 0.0
    assert pauses == [0.5, 1.0, 2.0, 4.0, 8.0, 8.0, 8.0]


@pytest.mark.parametrize(("good_for", "pause"), [(7.9, 2.0), (8.0, 0.5)])
def test_pauses_begin_anew_only_after_eight_good_seconds(good_for: float, pause: float) -> None:
    back_off = BackOff()
    back_off.failed(0.0)
    back_off.failed(1.0)
    back_off.worked(3.0)
    back_off.worked(3.0 + good_for / 2)
    back_off.failed(3.0 + good_for)
    assert back_off.wait(3.0 + good_for) == pytest.approx(pause)
