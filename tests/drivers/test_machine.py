"""The machine's vital signs, from pictures of /sys, /proc and /dev: of a Pi, of half a Pi, of none."""

from __future__ import annotations

import fcntl
import os
import struct
from collections.abc import Callable
from pathlib import Path
from unittest.mock import ANY

import pytest

from drivers.firmware import throttled_flags
from drivers.machine import LinuxHealth
from drivers.ports import Vitals

SHOWN = "sys/bus/platform/drivers/raspberrypi-firmware/soc:firmware/get_throttled"
Files = Callable[..., Path]


@pytest.fixture
def root(tmp_path: Path) -> Files:
    """Writes files of a machine's, by their paths, and gives its root."""

    def put(files: dict[str, str]) -> Path:
        for path, text in files.items():
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_text(text)
        return tmp_path

    return put


def hwmon(alarm: str) -> dict[str, str]:
    return {
        "sys/class/hwmon/hwmon0/name": "cpu_thermal\n",
        "sys/class/hwmon/hwmon1/name": "rpi_volt\n",
        "sys/class/hwmon/hwmon1/in0_lcrit_alarm": alarm,
    }


def flags_of(vitals: Vitals) -> tuple[bool | None, ...]:
    return vitals.undervoltage, vitals.undervoltage_seen, vitals.throttled, vitals.throttled_seen


class Firmware:
    """Answers as the mailbox of a Pi: takes a list of properties as the kernel does, and fills in the text."""

    def __init__(self, answer: str, fault: int = 0) -> None:
        self.answer = answer
        self.fault = fault
        self.asked: list[bytes] = []

    def __call__(self, handle: int, request: int, buffer: bytearray, mutate: bool) -> int:
        assert (request, mutate) == (3 << 30 | struct.calcsize("P") << 16 | 100 << 8, True)
        size, state, tag, room, length, fault = struct.unpack_from("=6I", buffer)
        assert (size, state, tag, length, fault) == (len(buffer), 0, 0x30080, 0, 0)
        assert struct.unpack_from("=I", buffer, size - 4) == (0,)
        text = bytes(buffer[24 : 20 + room])
        self.asked.append(text.rstrip(b"\0"))
        struct.pack_into("=I", buffer, 4, 0x80000000)
        struct.pack_into("=2I", buffer, 16, 0x80000000 | room, self.fault)
        struct.pack_into(f"={room - 4}s", buffer, 24, self.answer.encode())
        return 0


def test_a_machine_that_tells_nothing_is_not_known(root: Files) -> None:
    vitals = LinuxHealth(str(root({}) / "none"), root({})).read()
    assert vitals == Vitals()


def test_temperature_disk_and_uptime(root: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    there = root({"sys/class/thermal/thermal_zone0/temp": "48312\n", "proc/uptime": "350.25 1201.50\n"})
    asked: list[str] = []

    def usage(path: str) -> object:
        asked.append(path)
        return type("Usage", (), {"free": 123_456_789})

    monkeypatch.setattr("shutil.disk_usage", usage)
    vitals = LinuxHealth("/data", there).read()
    assert (vitals.celsius, vitals.free_bytes, vitals.uptime) == (48.312, 123_456_789, 350.25)
    assert asked == ["/data"]


def test_the_machine_itself_is_read() -> None:
    uptime = LinuxHealth("/").read().uptime
    assert uptime is not None
    assert uptime > 0


@pytest.mark.parametrize("text", ["", "\n", "warm", "1.5.2 x"])
def test_a_file_that_makes_no_sense_is_not_known(root: Files, text: str) -> None:
    paths = ("sys/class/thermal/thermal_zone0/temp", "proc/uptime", SHOWN)
    assert LinuxHealth("/none", root(dict.fromkeys(paths, text))).read() == Vitals()


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (0x0, (False, False, False, False)),
        (0x1, (True, True, False, False)),
        (0x2, (False, False, True, True)),
        (0x4, (False, False, True, True)),
        (0x8, (False, False, True, True)),
        (0x10000, (False, True, False, False)),
        (0x20000, (False, False, False, True)),
        (0x40000, (False, False, False, True)),
        (0x80000, (False, False, False, True)),
        (0x50005, (True, True, True, True)),
    ],
)
def test_the_flags_of_the_firmware(root: Files, flags: int, told: tuple[bool, ...]) -> None:
    assert flags_of(LinuxHealth("/", root({SHOWN: f"{flags:x}\n"})).read()) == told


def test_the_file_lies_behind_a_link_whose_name_is_the_boards(root: Files) -> None:
    there = root(
        {"sys/devices/platform/soc@107c000000/firmware/get_throttled": "4\n", "sys/bus/platform/drivers/x": ""}
    )
    driver = there / "sys/bus/platform/drivers/raspberrypi-firmware"
    driver.mkdir()
    (driver / "module").symlink_to(there / "none")
    (driver / "soc:firmware").symlink_to(there / "sys/devices/platform/soc@107c000000/firmware")
    assert flags_of(LinuxHealth("/", there).read()) == (False, False, True, True)


def test_what_was_seen_stays_seen(root: Files) -> None:
    """The kernel's file forgets after 2 s what the firmware remembers."""
    health = LinuxHealth("/", root({SHOWN: "50005\n"}))
    health.read()
    root({SHOWN: "0\n"})
    assert flags_of(health.read()) == (False, True, False, True)
    root({SHOWN: "20000\n"})
    fresh = LinuxHealth("/", root({}))
    fresh.read()
    root({SHOWN: "0\n"})
    assert flags_of(fresh.read()) == (False, False, False, True)


def test_the_alarm_is_the_last_resort(root: Files) -> None:
    health = LinuxHealth("/", root(hwmon("0\n")))
    assert flags_of(health.read()) == (False, False, None, None)
    root(hwmon("1\n"))
    assert flags_of(health.read()) == (True, True, None, None)
    root(hwmon("0\n"))
    assert flags_of(health.read()) == (False, True, None, None)
    assert flags_of(LinuxHealth("/", root({**hwmon("1\n"), SHOWN: "0\n"})).read()) == (False, False, False, False)


def test_a_sensor_that_can_not_be_read_is_not_known(root: Files) -> None:
    there = root({"sys/class/hwmon/hwmon1/name": "rpi_volt\n"})
    assert flags_of(LinuxHealth("/", there).read()) == (None, None, None, None)


def test_a_sensor_that_is_half_there_hides_no_other(root: Files) -> None:
    there = root(hwmon("1\n"))
    (there / "sys/class/hwmon/hwmon0/name").unlink()
    assert LinuxHealth("/", there).read().undervoltage is True


@pytest.mark.parametrize("nonsense", ["", "nan 1\n", "1e999 1\n", "9" * 400, "9" * 5000, "\0"])
def test_nonsense_is_not_known(root: Files, nonsense: str) -> None:
    there = root({"sys/class/thermal/thermal_zone0/temp": nonsense, "proc/uptime": nonsense})
    assert LinuxHealth("/", there).read() == Vitals(free_bytes=ANY)


def test_the_mailbox_is_asked_first(root: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    firmware = Firmware("throttled=0x50000")
    monkeypatch.setattr(fcntl, "ioctl", firmware)
    health = LinuxHealth("/", root({"dev/vcio": "", SHOWN: "1\n", **hwmon("1\n")}))
    assert flags_of(health.read()) == (False, True, False, True)
    assert firmware.asked == [b"get_throttled"]


@pytest.mark.parametrize("firmware", [Firmware("throttled=0x0", fault=1), Firmware("error=1"), Firmware("")])
def test_a_mailbox_that_makes_no_sense_gives_way_to_the_file(
    root: Files, monkeypatch: pytest.MonkeyPatch, firmware: Firmware
) -> None:
    monkeypatch.setattr(fcntl, "ioctl", firmware)
    health = LinuxHealth("/", root({"dev/vcio": "", SHOWN: "1\n"}))
    assert flags_of(health.read()) == (True, True, False, False)
    assert firmware.asked == [b"get_throttled"]


def test_a_file_that_is_no_mailbox_is_let_go(root: Files) -> None:
    """The real ioctl on a plain file."""
    there = root({"dev/vcio": ""})
    before = os.listdir("/proc/self/fd")  # noqa: PTH208
    with pytest.raises(OSError, match="Inappropriate ioctl"):
        throttled_flags(there / "dev/vcio")
    assert os.listdir("/proc/self/fd") == before  # noqa: PTH208
