"""A controller on the table's lamp thread: kept alive, unplugged, replugged, taken by others, and never waited for."""

from __future__ import annotations

import select
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from drivers import adalight, lamp_forms, lamp_pace, lamp_thread
from drivers.adalight import AdalightLamps
from drivers.lamp_forms import open_lamps
from drivers.ports import DeviceBack, DeviceLost, Lamps, Notice
from drivers.queue import InputQueue
from drivers.wishes import LampWish
from tests.drivers.controller import Cable, Firmware

FRAME = bytes(range(1, 13))
OTHER = bytes(range(101, 113))
DARK = bytes(12)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Controllers that start at once, and short pauses between attempts."""
    monkeypatch.setattr(adalight, "BOOT_SECONDS", 0.0)
    monkeypatch.setattr(lamp_pace, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(lamp_pace, "LONGEST_PAUSE", 0.01)


@pytest.fixture
def plug(tmp_path: Path) -> Iterator[Callable[[], Cable]]:
    """Plugs a controller in; each has the same name."""
    cables: list[Cable] = []

    def plugged() -> Cable:
        cables.append(Cable())
        cables[-1].link(tmp_path / "usb-controller")
        return cables[-1]

    yield plugged
    for cable in cables:
        cable.unplug()


@pytest.fixture
def opened(queue: InputQueue, tmp_path: Path) -> Iterator[Callable[[], tuple[Lamps, Notice | None]]]:
    made: list[Lamps] = []

    def lamps() -> tuple[Lamps, Notice | None]:
        wish = LampWish(form="adalight", pixels=4, port=str(tmp_path / "usb-controller"))
        lamps, notice = open_lamps(wish, queue)
        made.append(lamps)
        return lamps, notice

    yield lamps
    for each in made:
        each.close()


def frames(cable: Cable, count: int) -> list[bytes]:
    """The next frames, at least so many if they come within some seconds."""
    firmware = Firmware()
    while len(firmware.frames) < count and select.select([cable], [], [], 5)[0]:
        firmware.feed(cable.take())
    return firmware.frames


def heard(queue: InputQueue) -> list[object]:
    select.select([queue], [], [], 5)
    return queue.take()


Plug = Callable[[], Cable]
Open = Callable[[], tuple[Lamps, Notice | None]]


def test_a_frame_goes_out_again_and_again_and_is_no_news(
    queue: InputQueue, plug: Plug, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """WLED shows its own effects when it hears nothing for 2.5 s."""
    assert lamp_forms.REPEAT_SECONDS["adalight"] < 2.5 / 2
    monkeypatch.setitem(lamp_forms.REPEAT_SECONDS, "adalight", 0.01)
    cable = plug()
    lamps, notice = opened()
    assert notice is None
    lamps.show(FRAME)
    assert frames(cable, 4)[:4] == [DARK, FRAME, FRAME, FRAME]
    lamps.show(DARK)
    seen = frames(cable, 4)
    assert set(seen[-2:]) == {DARK}
    assert queue.take() == []


def test_unplugged_and_replugged_it_shows_the_newest_frame(queue: InputQueue, plug: Plug, opened: Open) -> None:
    cable = plug()
    lamps, _ = opened()
    lamps.show(FRAME)
    assert frames(cable, 2) == [DARK, FRAME]
    cable.unplug()
    lamps.show(OTHER)
    (lost,) = heard(queue)
    assert isinstance(lost, DeviceLost)
    assert (lost.what, "\n" in lost.why) == ("lamps", False)
    again = plug()
    assert frames(again, 2) == [DARK, OTHER]
    assert heard(queue) == [DeviceBack("lamps")]


def test_unplugged_while_nothing_changes_it_is_found_out(
    queue: InputQueue, plug: Plug, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(lamp_forms.REPEAT_SECONDS, "adalight", 0.01)
    cable = plug()
    lamps, _ = opened()
    lamps.show(FRAME)
    assert frames(cable, 2)[:2] == [DARK, FRAME]
    cable.unplug()
    (lost,) = heard(queue)
    assert isinstance(lost, DeviceLost)


def test_a_controller_that_comes_later_is_taken_and_kept_alive_too(
    queue: InputQueue, plug: Plug, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(lamp_forms.REPEAT_SECONDS, "adalight", 0.01)
    lamps, notice = opened()
    assert notice is not None
    assert notice.why.startswith("[Errno 2] could not open port")
    lamps.show(FRAME)
    assert frames(plug(), 4)[:4] == [DARK, FRAME, FRAME, FRAME]
    assert heard(queue) == [DeviceBack("lamps")]


def test_a_port_that_another_program_has_is_taken_when_it_is_free(
    queue: InputQueue, plug: Plug, opened: Open, tmp_path: Path
) -> None:
    cable = plug()
    other = AdalightLamps(cable.path, 115200, 4)
    lamps, notice = opened()
    assert notice == Notice("lamps", f"another program uses {tmp_path / 'usb-controller'}")
    lamps.show(FRAME)
    other.close()
    assert frames(cable, 3) == [DARK, DARK, FRAME]
    assert heard(queue) == [DeviceBack("lamps")]


def test_a_controller_that_takes_nothing_holds_nobody_up(
    queue: InputQueue, plug: Plug, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody reads at the other end, so the cable fills up."""
    monkeypatch.setattr(adalight, "WRITE_SECONDS", 0.01)
    monkeypatch.setattr(adalight, "BITS", 0)
    monkeypatch.setitem(lamp_forms.REPEAT_SECONDS, "adalight", 0.0)
    monkeypatch.setattr(lamp_thread, "CLOSE_SECONDS", 5.0)
    plug()
    lamps, _ = opened()
    lamps.show(FRAME)
    (lost, *_) = heard(queue)
    assert lost == DeviceLost("lamps", "Write timeout")
    lamps.show(OTHER)
