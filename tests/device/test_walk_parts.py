"""Each part of the walk opens its own device, tries it, and lets it go; what people answer is kept in the settings."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

import device.walk
import drivers.open as doors
from device import walk_sound
from device.builder_files import BuilderFiles
from device.settings import SettingsFile
from device.walk import walk
from device.walk_touch import POINTS
from drivers.forms import Opened
from drivers.ports import Lamps, Panel, Printed, Printer, Receipt, Sound, Speaker
from drivers.queue import InputQueue
from drivers.wishes import LampWish, PrinterWish

NoRoom = Callable[[], AbstractContextManager[None]]
Walk = Callable[..., list[str]]


@pytest.fixture
def settings(tmp_path: Path) -> SettingsFile:
    return SettingsFile(tmp_path, site=tmp_path / "none")


@pytest.fixture
def walked(tmp_path: Path, settings: SettingsFile, capsys: pytest.CaptureFixture[str]) -> Iterator[Walk]:
    """Walks through a part with these answers at the keyboard; gives the lines, and looks that nothing stays open."""
    reader, writer = os.pipe()

    def walk_part(part: str, answers: Sequence[str] = ()) -> list[str]:
        os.write(writer, "".join(f"{answer}\n" for answer in answers).encode())
        before = len(os.listdir("/proc/self/fd"))  # noqa: PTH208
        found = walk([part], settings, BuilderFiles(tmp_path / "none"), reader)
        assert len(os.listdir("/proc/self/fd")) == before  # noqa: PTH208
        lines = capsys.readouterr().out.splitlines()
        assert lines[0] == f"-- {part}"
        checks = lines[lines.index("-- to check") + 1 :] if found else []
        assert len(checks) == found
        return lines[1:]

    yield walk_part
    os.close(reader)
    os.close(writer)


@pytest.mark.parametrize(
    ("part", "table"), [("buttons", "buttons"), ("lights", "lamps"), ("sound", "speaker"), ("printer", "printer")]
)
def test_what_is_absent_by_the_settings_says_by_which(
    settings: SettingsFile, walked: Walk, part: str, table: str
) -> None:
    settings.change(table, "form", "absent")
    why = f"absent by the settings ({table}.form)"
    assert walked(part) == [f"! {why}", "-- to check", f"! {part}: {why}"]


# --- lights


class Chain:
    """Whether it was let go, before the next one was opened."""

    def __init__(self) -> None:
        self.closed = False

    def show(self, frame: bytes) -> None:
        assert not self.closed

    def close(self) -> None:
        self.closed = True


class Chains:
    """Opens a chain for each wish, one after the other."""

    def __init__(self) -> None:
        self.wishes: list[LampWish] = []
        self.opened: list[Chain] = []

    def __call__(self, wish: LampWish, queue: InputQueue) -> Opened[Lamps]:
        assert isinstance(queue, InputQueue)
        assert all(each.closed for each in self.opened)
        self.wishes.append(wish)
        self.opened.append(Chain())
        return self.opened[-1], None


@pytest.fixture
def chains(monkeypatch: pytest.MonkeyPatch) -> Chains:
    made = Chains()
    monkeypatch.setattr(doors, "open_lamps", made)
    return made


ANSWERS = ("s", "r", "b", "y", "q")
"""Several colours at first; as the other type red, then blue; keep it, and end at the first pixel."""


def test_pixels_of_another_type_and_order_are_opened_anew_and_kept(
    settings: SettingsFile, walked: Walk, chains: Chains
) -> None:
    lines = walked("lights", ANSWERS)
    assert [(wish.form, wish.pixels, wish.pixel_type) for wish in chains.wishes] == [
        ("spi", 166, "rgb"),
        ("spi", 166, "rgbw"),
    ]
    assert [chain.closed for chain in chains.opened] == [True, True]
    lamps = settings.settings.lamps
    assert (lamps.colour_order, lamps.pixel_type) == ("RBG", "rgbw")
    assert not [line for line in lines if line.startswith("!")]
    assert lines[-1] == "ended"


def test_what_can_not_be_saved_is_told_and_holds(
    settings: SettingsFile, walked: Walk, chains: Chains, no_room: NoRoom
) -> None:
    with no_room():
        lines = walked("lights", ANSWERS)
    told = [line for line in lines if line.startswith("!")]
    assert ["hold until the table is switched off" in line for line in told] == [True, True]
    assert settings.settings.lamps.pixel_type == "rgbw"


# --- touch


def test_a_touch_that_is_wrong_is_calibrated_if_somebody_wants_it(
    settings: SettingsFile, walked: Walk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    calibrated: list[SettingsFile] = []

    def calibrate(panel: Panel, queue: InputQueue, file: SettingsFile) -> str:
        panel.present()
        calibrated.append(file)
        return "the new calibration is kept"

    monkeypatch.setattr(device.walk, "calibrate", calibrate)
    nobody = [""] * len(POINTS)
    assert walked("touch", [*nobody, "n"])[-3:-1] == [
        "  Calibrate the touch now, on its screen? [y/n, Enter skips, q ends]",
        "-- to check",
    ]
    assert calibrated == []
    assert "    the new calibration is kept" in walked("touch", [*nobody, "y"])
    assert calibrated == [settings]


# --- sound and paper


class Loudspeaker:
    """Keeps what it plays."""

    def __init__(self) -> None:
        self.played: list[Sound] = []
        self.closed = False

    def play(self, sound: Sound) -> None:
        self.played.append(sound)

    def set_level(self, level: int) -> None: ...

    def close(self) -> None:
        self.closed = True


def test_sound_is_opened_loud_and_each_one_played(walked: Walk, monkeypatch: pytest.MonkeyPatch) -> None:
    speaker = Loudspeaker()

    def open_speaker(form: str, queue: InputQueue, level: int) -> Opened[Speaker]:
        assert (form, level) == ("mixer", 3)
        return speaker, None

    monkeypatch.setattr(doors, "open_speaker", open_speaker)
    monkeypatch.setattr(walk_sound, "SECONDS", 0.0)
    lines = walked("sound", ["y"] * len(Sound))
    assert not [line for line in lines if line.startswith("!")]
    assert (speaker.played, speaker.closed) == (list(Sound), True)


class Roll:
    """Prints at once."""

    columns = 32

    def __init__(self, queue: InputQueue) -> None:
        self.receipts: list[Receipt] = []
        self.closed = False
        self._queue = queue

    def print(self, receipt: Receipt) -> None:
        self.receipts.append(receipt)
        self._queue.post(Printed(receipt.title))

    def close(self) -> None:
        self.closed = True


def test_a_receipt_is_printed_on_the_printer_of_the_settings(
    settings: SettingsFile, walked: Walk, monkeypatch: pytest.MonkeyPatch
) -> None:
    rolls: list[Roll] = []

    def open_printer(wish: PrinterWish, queue: InputQueue) -> Opened[Printer]:
        assert wish == PrinterWish(form="device", address="/dev/usb/lp0", columns=42)
        rolls.append(Roll(queue))
        return rolls[-1], None

    monkeypatch.setattr(doors, "open_printer", open_printer)
    settings.change("printer", "address", "/dev/usb/lp0")
    settings.change("printer", "form", "device")
    lines = walked("printer", ["n"])
    assert lines[-1].startswith("! printer: the receipt is not as it should be")
    assert [(len(roll.receipts), roll.closed) for roll in rolls] == [(1, True)]
