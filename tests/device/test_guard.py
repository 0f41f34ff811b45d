"""A driver that raises in the middle of a game ends nothing: it is told, left alone for a while, and tried again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from device.guard import REST_SECONDS, Border
from drivers.ports import Button, DeviceBack, DeviceLost
from drivers.queue import InputQueue
from tests.device.desk import Clock
from tests.device.rig import Rig
from ui.commands import Show

Make = Callable[..., Rig]


@pytest.fixture
def queue() -> InputQueue:
    return InputQueue()


def failing() -> int:
    raise OSError("the cable\nis loose")


def test_a_device_is_lost_once_and_back_once(queue: InputQueue) -> None:
    clock = Clock()
    border = Border("lamps", queue, clock)
    assert border.call(lambda: 7, 0) == 7
    assert border.call(failing, 0) == 0
    assert queue.take() == [DeviceLost("lamps", "the cable is loose")]
    clock.now += REST_SECONDS
    assert border.call(failing, 0) == 0
    clock.now += REST_SECONDS
    assert border.call(lambda: 7, 0) == 7
    assert queue.take() == [DeviceBack("lamps")]
    assert not border.failed
    queue.close()


def test_a_device_that_failed_is_left_alone_for_a_second(queue: InputQueue) -> None:
    clock = Clock()
    border = Border("lamps", queue, clock)
    border.call(failing, 0)
    asked: list[int] = []
    clock.now += REST_SECONDS / 2
    assert border.call(lambda: asked.append(1), None) is None
    assert not asked
    queue.close()


def test_a_device_that_has_just_failed_is_let_go_of_all_the_same(queue: InputQueue) -> None:
    border = Border("lamps", queue, Clock())
    border.call(failing, 0)
    closed: list[int] = []
    border.close(lambda: closed.append(1))
    assert closed
    queue.close()


def test_a_fault_without_words_is_told_by_its_name(queue: InputQueue) -> None:
    def fail() -> None:
        raise TimeoutError

    Border("panel", queue, Clock()).call(fail, None)
    assert queue.take() == [DeviceLost("panel", "TimeoutError")]
    queue.close()


def playing(rigged: Make) -> Rig:
    rig = rigged(pace=0.5)
    rig.start("normal", "easy", "normal")
    rig.turn(0.6, turns=4)
    return rig


@pytest.mark.parametrize("what", ["lamps", "speaker", "panel", "buttons"])
def test_a_driver_that_raises_in_the_middle_of_a_game_is_told_and_the_game_goes_on(rigged: Make, what: str) -> None:
    rig = playing(rigged)
    device = getattr(rig, what)
    device.broken = True
    records = len(rig.table.journal)
    for _ in range(12):
        rig.press(Button.HELP)
        rig.console.run(Show("table"))
        rig.turn(0.6, turns=2)
    assert len(rig.table.journal) > records
    assert rig.told().count("device_lost") == 1
    assert rig.console.model().status[what] == "the cable is loose"
    device.broken = False
    for _ in range(4):
        rig.press(Button.HELP)
        rig.console.run(Show("table"))
        rig.turn(0.6, turns=2)
    assert rig.console.model().status[what] == "ok"


def test_light_that_stands_still_comes_back_with_its_lamps(rigged: Make) -> None:
    rig = rigged()
    rig.console.run(Show("seats", "dakota"))
    rig.turn(0.5, turns=4)
    rig.lamps.broken = True
    rig.console.run(Show("home"))
    rig.turn(0.3, turns=10)
    assert rig.app.glow.wait(rig.clock.now) is None
    rig.lamps.broken = False
    rig.lamps.frames.clear()
    rig.turn(1.1, turns=2)
    assert rig.console.model().status["lamps"] == "ok"
    assert rig.lamps.frames[-1] == rig.app.glow.frame


def test_a_panel_that_is_back_is_presented_whole(rigged: Make) -> None:
    rig = rigged()
    rig.settle()
    rig.panel.broken = True
    rig.console.run(Show("settings"))
    rig.turn(0.3, turns=3)
    rig.panel.broken = False
    presented = rig.panel.presented
    rig.turn(1.1, turns=3)
    assert rig.panel.presented > presented
    assert rig.console.model().status["panel"] == "ok"


def test_a_device_that_comes_and_goes_all_night_fills_no_memory(rigged: Make) -> None:
    rig = rigged()
    for night in range(300):
        rig.queue.post(DeviceLost("lamps", f"error {night}"))
        rig.turn()
    assert len(rig.told()) <= 40
    assert rig.console.model().notices[-1].detail == "lamps: error 299"


def test_buttons_that_cannot_be_read_at_the_start_count_as_up(rigged: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.device import rig as module

    monkeypatch.setattr(module.WatchedButtons, "down", lambda self: failing())
    rig = rigged()
    rig.turn()
    assert rig.told() == ["device_lost"]
    rig.press(Button.SEAT_1)
    rig.press(Button.OK)
    assert rig.console.navigator.name == "seats"


def test_everything_is_let_go_of_whatever_fails(rigged: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    rig = rigged()
    for device in (rig.lamps, rig.speaker, rig.panel, rig.buttons):
        device.broken = True
    monkeypatch.setattr(rig.console, "close", failing)
    with pytest.raises(OSError, match="loose"):
        rig.app.close()
    monkeypatch.undo()
    assert rig.lamps.closed and rig.speaker.closed and rig.panel.closed and rig.buttons.closed


def test_touch_that_fails_is_told_and_the_picture_goes_on(rigged: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    rig = rigged()
    monkeypatch.setattr(rig.panel, "pump", lambda now: failing())
    rig.turn(0.1)
    rig.turn(0.1)
    assert rig.console.model().status["touch"] == "the cable is loose"
    presented = rig.panel.presented
    rig.press(Button.SEAT_1)
    assert rig.panel.presented > presented
