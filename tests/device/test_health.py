"""The machine's health: looked at now and then, shown to staff, told once; and unclean ends of the whole table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from device.health import LOOK_SECONDS, HealthWatch
from device.shutdowns import Counts
from drivers.ports import Vitals
from tests.device.desk import Clock, Desk
from tests.device.rig import Rig
from ui.model import MachineHealth
from ui.text.machine_words import HOT, LITTLE_BYTES

Make = Callable[..., Rig]


class Machine:
    """Vital signs that are what a test says."""

    def __init__(self) -> None:
        self.vitals = Vitals()
        self.reads = 0

    def read(self) -> Vitals:
        self.reads += 1
        return self.vitals


class Watched:
    """A console whose machine is watched."""

    def __init__(self, folder: Path) -> None:
        desk = Desk(folder)
        self.console, self.clock, self.machine = desk.console, Clock(), Machine()
        self.watch = HealthWatch(self.console, self.machine, Counts(2, 1), self.clock)

    def see(self, **vitals: object) -> list[str]:
        """What is told once the machine is like this."""
        self.machine.vitals = Vitals(**vitals)  # type: ignore[arg-type]
        self.clock.now += LOOK_SECONDS
        self.watch.tend()
        return [notice.code for notice in self.console.model().notices]


@pytest.fixture
def watched(tmp_path: Path) -> Watched:
    return Watched(tmp_path)


def test_all_that_is_known_is_shown(watched: Watched) -> None:
    watched.see(
        celsius=51.5, undervoltage=False, undervoltage_seen=False, throttled=False, throttled_seen=True,
        free_bytes=5_000_000_000, uptime=12.5,
    )  # fmt: skip
    assert watched.console.model().health == MachineHealth(
        celsius=51.5, undervoltage=False, undervoltage_seen=False, throttled=False, throttled_seen=True,
        free_bytes=5_000_000_000, uptime=12.5, power_cuts=2, crashes=1,
    )  # fmt: skip


def test_screens_are_drawn_anew_with_each_look(watched: Watched) -> None:
    watched.see(celsius=40.0)
    before = watched.console.version
    watched.watch.tend()
    assert watched.console.version == before
    watched.see(celsius=41.0)
    assert watched.console.version > before


def test_a_machine_that_tells_nothing_is_no_fault(watched: Watched) -> None:
    assert watched.see() == []
    assert watched.console.model().health == MachineHealth(power_cuts=2, crashes=1)


def test_it_is_looked_at_every_half_minute(watched: Watched) -> None:
    for _ in range(100):
        watched.watch.tend()
        watched.clock.now += LOOK_SECONDS / 10
    assert watched.machine.reads == 10


@pytest.mark.parametrize(
    ("code", "bad", "good"),
    [
        ("undervoltage", {"undervoltage": True}, {"undervoltage": False}),
        ("undervoltage", {"undervoltage": False, "undervoltage_seen": True}, {"undervoltage_seen": False}),
        ("too_hot", {"celsius": HOT}, {"celsius": HOT - 0.1}),
        ("disk_nearly_full", {"free_bytes": LITTLE_BYTES - 1}, {"free_bytes": LITTLE_BYTES}),
    ],
)
def test_each_fault_is_told_once(watched: Watched, code: str, bad: dict[str, object], good: dict[str, object]) -> None:
    assert watched.see(**good) == []
    assert watched.see(**bad) == [code]
    assert watched.see(**good) == [code]
    assert watched.see(**bad) == [code]


def test_several_faults_are_told_each(watched: Watched) -> None:
    assert watched.see(undervoltage=True, celsius=90.0, free_bytes=0) == ["undervoltage", "too_hot", "disk_nearly_full"]


def test_a_table_that_is_closed_counts_nothing_and_one_that_is_not_a_crash(rigged: Make, tmp_path: Path) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    first = rigged(folder=folder)
    assert (first.console.model().health.power_cuts, first.console.model().health.crashes) == (0, 0)
    first.app.close()
    second = rigged(folder=folder)
    assert second.console.model().health.crashes == 0
    second.console.close()
    third = rigged(folder=folder)
    assert third.console.model().health.crashes == 1


def test_a_second_table_on_the_same_folder_leaves_the_first_ones_mark(rigged: Make, tmp_path: Path) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    rigged(folder=folder)
    second = rigged(folder=folder)
    assert second.console.trouble is not None
    assert second.console.trouble.code == "locked"
    assert second.console.model().health.crashes == 0
    second.app.close()
    assert (folder / "running").exists()


def test_vital_signs_that_can_not_be_read_cost_nothing(rigged: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> Vitals:
        raise OSError("no /sys")

    monkeypatch.setattr("drivers.absent.AbsentHealth.read", lambda self: fail())
    rig = rigged()
    rig.turn()
    assert rig.console.model().status["health"] == "no /sys"
    assert rig.console.model().health == MachineHealth()
