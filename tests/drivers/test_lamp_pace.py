"""When frames go out and lost lamps are tried again, with a clock of the test's own."""

from __future__ import annotations

from itertools import pairwise

import pytest

from drivers.lamp_pace import BackOff, FrameGate


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


def test_at_most_sixty_go_out_in_any_second_and_the_last_one_arrives() -> None:
    offers = {n / 1000: b"%d" % n for n in range(3000)}
    out = sent(FrameGate(), 4.0, offers)
    times = [t for t, _ in out]
    most = max(sum(start <= t < start + 1 for t in times) for start in times)
    assert most == 60
    assert out[-1][1] == b"2999"
    assert times[-1] < 3.02
    # each is the newest of its moment
    assert all(-1e-6 <= 1000 * t - int(frame) < 1 + 1e-6 for t, frame in out[:-1])


def test_what_answers_a_press_does_not_wait_for_what_breathes() -> None:
    breath = {n / 25: b"%d" % n for n in range(250)}
    presses = {n / 25 + 0.001 * part: b"press" for n, part in ((20, 1), (60, 39), (61, 1), (100, 20), (180, 5))}
    out = sent(FrameGate(), 10.0, breath | presses)
    assert [t for t, frame in out if frame == b"press"] == sorted(presses)
    assert len(out) == 255


def test_light_that_never_rests_is_evenly_spaced() -> None:
    out = sent(FrameGate(), 2.0, {n / 1000: b"%d" % n for n in range(2000)})
    gaps = [later - t for (t, _), (later, _) in pairwise(out)][10:-1]
    assert min(gaps) == pytest.approx(1 / 55, abs=1e-6)
    assert max(gaps) == pytest.approx(1 / 55, abs=1e-6)


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


def test_good_seconds_count_once() -> None:
    back_off, pauses = BackOff(), []
    back_off.worked(0.0)
    for now in (20.0, 21.0, 23.0):
        back_off.failed(now)
        pauses.append(back_off.wait(now))
    assert pauses == [0.5, 1.0, 2.0]
