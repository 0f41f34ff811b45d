"""Light through a USB controller while people play: unplugged and replugged, and the game goes on all the time."""

from __future__ import annotations

import select
from collections.abc import Callable
from pathlib import Path

import pytest

from drivers import adalight, lamp_pace
from tests.device.rig import Rig
from tests.drivers.controller import Cable, Firmware
from ui.commands import Set

Make = Callable[..., Rig]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A controller that starts at once behind a wire that takes no time, and short pauses between attempts."""
    monkeypatch.setattr(adalight, "BOOT_SECONDS", 0.0)
    monkeypatch.setattr(adalight, "BITS", 0)
    monkeypatch.setattr(lamp_pace, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(lamp_pace, "LONGEST_PAUSE", 0.01)


def until(rig: Rig, reached: Callable[[], bool]) -> None:
    """Play on until then; the lamps' thread may take some real time."""
    for _ in range(200):
        rig.turn(0.05)
        if reached():
            return
        select.select([rig.queue], [], [], 0.02)
    raise AssertionError("it was not reached")


def shows(cable: Cable, rig: Rig) -> Callable[[], bool]:
    """The controller shows what the table means."""
    firmware = Firmware()

    def same() -> bool:
        firmware.feed(cable.take())
        return bool(firmware.frames) and firmware.frames[-1] == rig.app.glow.frame and any(firmware.frames[-1])

    return same


def test_unplugged_and_replugged_in_the_middle_of_a_game(rigged: Make, tmp_path: Path) -> None:
    name, rig = tmp_path / "usb-controller", rigged(pace=0.5)
    first = Cable()
    first.link(name)
    assert rig.console.run(Set("lamps.port", str(name)))
    assert rig.console.run(Set("lamps.form", "adalight"))
    rig.start("random", "random", "random")
    until(rig, shows(first, rig))
    assert rig.console.model().status["lamps"] == "ok"

    first.unplug()
    until(rig, lambda: rig.console.model().status["lamps"] != "ok")
    acts = len(rig.table.journal)
    until(rig, lambda: len(rig.table.journal) > acts + 3)
    assert rig.told() == ["device_lost"]

    second = Cable()
    second.link(name)
    until(rig, shows(second, rig))
    until(rig, lambda: rig.console.model().status["lamps"] == "ok")
    rig.close()
    assert not any(_last(second))
    second.unplug()


def _last(cable: Cable) -> bytes:
    firmware = Firmware()
    firmware.feed(cable.take())
    return firmware.frames[-1]
