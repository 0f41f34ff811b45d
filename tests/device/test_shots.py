"""`firelight shots`: a picture of every screen at every panel size."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec
import pygame
import pytest

from device import shots_bank, shots_dakara, shots_devices, shots_sitting_bull
from device.camera import Camera
from device.cli import main
from device.shots import SET_UP, before_a_game
from device.shots_dakota import MOMENTS, SECRET
from device.staging import staged_console
from ui.commands import SetPin
from ui.kit.panel import PANELS
from ui.text.device_words import DEVICES

COMMON = {
    "home", "dakota-seats", "dakota-options", "settings", "language", "pin", "staff", "pause", "journal", "correct",
    "calibrate", "calibrate-try", "staff-devices", "staff-machine", "address", *shots_devices.TESTS,
    *(f"device-{device}" for device in DEVICES),
    "modes", "edition", "error", "help", "away", "one-away", "home-resume", "home-several", "saved", "unsaved-told",
    "unsaved", "luck", "fairness", "fairness-end", "dice",
    "dakota-end", "dakota-tie", "dakota-playback", "dakota-changes", "dakota-by-hand-first",
    "dakota-by-hand-first-chosen", "dakota-by-hand-second", "dakota-by-hand-second-chosen",
}  # fmt: skip
UNTOUCHED = ("setup", "factions")
"""What was drawn is only looked at, and factions are chosen behind a hand."""


def alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def assert_no_two_alike(taken: Mapping[str, pygame.Surface]) -> None:
    seen: dict[bytes, str] = {}
    for name, picture in taken.items():
        first = seen.setdefault(pygame.image.tobytes(picture, "RGB"), name)
        assert first == name, f"{first} and {name} look alike"


def test_the_screens_before_a_game_are_pictured_each_as_itself(tmp_path: Path) -> None:
    taken = dict(before_a_game(Camera(tmp_path, PANELS["7in"])))
    setups = {f"{game}-{name}" for game in SET_UP for name in ("seats", "options")}
    assert set(taken) == {"home", *setups, "luck", "settings", "language", "pin", "staff", "calibrate", "calibrate-try"}
    assert all(picture.get_size() == (1024, 600) for picture in taken.values())
    assert_no_two_alike(taken)


@pytest.mark.parametrize("size", ["7in", "15in"])
def test_each_device_and_each_test_is_pictured_as_itself(tmp_path: Path, size: str) -> None:
    taken = dict(shots_devices.pictures(Camera(tmp_path, PANELS[size])))
    assert set(taken) == {"staff-devices", "staff-machine", "address", *shots_devices.TESTS} | {
        f"device-{device}" for device in DEVICES
    }
    assert_no_two_alike(taken)


@pytest.mark.parametrize("size", PANELS)
def test_every_moment_at_the_bank_is_pictured_as_itself(tmp_path: Path, size: str) -> None:
    taken = dict(shots_bank.pictures(Camera(tmp_path, PANELS[size])))
    by_hand = {f"dakara-bank-by-hand-{name}" for name, _ in shots_bank.ENTERED}
    assert set(taken) == {f"dakara-bank-{name}" for name, _ in shots_bank.MOMENTS} | by_hand
    assert_no_two_alike(taken)


@pytest.mark.parametrize("size", ["7in", "10in"])
def test_every_moment_of_dakara_is_pictured_as_itself(tmp_path: Path, size: str) -> None:
    taken = dict(shots_dakara.pictures(Camera(tmp_path, PANELS[size])))
    by_hand = {f"dakara-by-hand-{name}" for name in shots_dakara.BY_HAND}
    end = {"in-the-air", "end", "end-fortunes", "ledger", "ledger-notes", "records", "split"}
    end |= {"end-more"} if size == "7in" else set()
    assert set(taken) == {f"dakara-{name}" for name in (*shots_dakara.MOMENTS, *end)} | by_hand
    assert_no_two_alike(taken)


@pytest.mark.parametrize("size", ["7in", "10in"])
def test_every_moment_of_sitting_bull_is_pictured_as_itself(tmp_path: Path, size: str) -> None:
    taken = dict(shots_sitting_bull.pictures(Camera(tmp_path, PANELS[size])))
    shown = {*shots_sitting_bull.MOMENTS, *(f"{name}-peek" for name in shots_sitting_bull.HANDS)}
    shown |= {f"by-hand-{name}" for name in shots_sitting_bull.BY_HAND}
    shown |= {"swap-2", "travel-2", "by-hand-entry-region-card-2", "end", "tie"}
    # a small panel shows the lines of the score alone first, any other one the first section beside them
    pages = ("paths", "powwow", "offerings", "milestones", "wisdom", "lead", "more")
    shown |= {f"end-{page}" for page in (pages if size == "10in" else ("stones", *pages))}
    assert set(taken) == {f"sitting-bull-{name}" for name in shown}
    assert_no_two_alike(taken)


@pytest.mark.parametrize("name", PANELS)
def test_each_panel_is_drawn_as_itself(tmp_path: Path, name: str) -> None:
    """The units of a drawing come from the panel's inches: the same pixels on another diagonal look otherwise."""
    panel = PANELS[name]
    (_, home), *_ = before_a_game(Camera(tmp_path / "a", panel))
    (_, other), *_ = before_a_game(Camera(tmp_path / "b", msgspec.structs.replace(panel, diagonal_in=24.0)))
    assert home.get_size() == other.get_size()
    assert alike(home, other) == (panel.unit == msgspec.structs.replace(panel, diagonal_in=24.0).unit)


def test_a_pin_that_is_set_leaves_the_panel_as_it_is(tmp_path: Path) -> None:
    console = staged_console(tmp_path, (1024, 600), diagonal=7.0)
    assert console.panel == PANELS["7in"]
    console.run(SetPin("123456"))
    assert console.panel == PANELS["7in"]
    console.close()


@pytest.mark.slow
def test_every_screen_at_every_panel_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shots", str(tmp_path)]) == 0
    for name, panel in PANELS.items():
        files = {path.name.removesuffix(f"-{name}.png") for path in tmp_path.glob(f"*-{name}.png")}
        assert files >= COMMON
        assert {f"dakota-{moment}" for moment in MOMENTS} <= files
        assert {f"dakota-{moment}-chosen" for moment in MOMENTS if moment not in UNTOUCHED} <= files
        assert {f"dakota-{name}-{what}" for name in SECRET for what in ("secret", "peek")} <= files
        for path in tmp_path.glob(f"*-{name}.png"):
            assert pygame.image.load(path).get_size() == (panel.width_px, panel.height_px)
    assert capsys.readouterr().out.startswith(f"{len(list(tmp_path.iterdir()))} pictures are in ")
