"""The panel's light through the files that the kernel gives, in a folder that looks like them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from drivers import open as opening
from drivers.absent import AbsentBacklight
from drivers.backlight import NoBacklight, SysfsBacklight
from drivers.open import open_backlight


def light(root: Path, name: str, levels: int, kind: str = "raw", switch: bool = True) -> Path:
    """One light as the kernel shows it."""
    folder = root / name
    folder.mkdir(parents=True)
    for file, text in {"max_brightness": levels, "brightness": levels // 2, "type": kind}.items():
        (folder / file).write_text(f"{text}\n")
    if switch:
        (folder / "bl_power").write_text("0\n")
    return folder


def level(folder: Path) -> str:
    return (folder / "brightness").read_text().strip()


def power(folder: Path) -> str:
    return (folder / "bl_power").read_text().strip()


@pytest.mark.parametrize(
    ("levels", "percent", "found"),
    ((255, 100, "255"), (255, 40, "102"), (31, 50, "16"), (31, 1, "1"), (7, 900, "7"), (1, 40, "1")),
)
def test_percent_of_its_levels(tmp_path: Path, levels: int, percent: int, found: str) -> None:
    folder = light(tmp_path, "10-0045", levels)
    SysfsBacklight(tmp_path).set(percent)
    assert level(folder) == found


def test_dark_is_without_power_and_the_level_waits(tmp_path: Path) -> None:
    folder = light(tmp_path, "10-0045", 200)
    backlight = SysfsBacklight(tmp_path)
    backlight.set(30)
    backlight.set(0)
    assert (level(folder), power(folder)) == ("60", "4")
    backlight.set(40)
    assert (level(folder), power(folder)) == ("80", "0")
    backlight.set(0)
    backlight.close()
    assert (level(folder), power(folder)) == ("200", "0"), "full for whatever shows next"


def test_one_without_a_switch_goes_down_to_nothing(tmp_path: Path) -> None:
    folder = light(tmp_path, "lcd", 200, switch=False)
    backlight = SysfsBacklight(tmp_path)
    backlight.set(0)
    assert level(folder) == "0"
    assert not (folder / "bl_power").exists()


@pytest.mark.parametrize(
    ("lights", "chosen"),
    (
        ({"b": "raw", "a": "raw"}, "a"),
        ({"a": "raw", "b": "platform"}, "b"),
        ({"a": "raw", "b": "platform", "c": "firmware"}, "c"),
        ({"a": "odd", "b": "raw"}, "b"),
    ),
)
def test_of_several_the_kernel_says_which(tmp_path: Path, lights: dict[str, str], chosen: str) -> None:
    for name, kind in lights.items():
        light(tmp_path, name, 10, kind)
    SysfsBacklight(tmp_path).set(100)
    assert [name for name in sorted(lights) if level(tmp_path / name) == "10"] == [chosen]


def test_one_whose_type_nobody_knows_comes_last(tmp_path: Path) -> None:
    (light(tmp_path, "a", 10) / "type").unlink()
    known = light(tmp_path, "b", 10)
    SysfsBacklight(tmp_path).set(100)
    assert level(known) == "10"
    (known / "max_brightness").unlink()
    SysfsBacklight(tmp_path).set(100)
    assert level(tmp_path / "a") == "10"


def test_one_that_may_be_set_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    light(tmp_path, "a", 10, "firmware")
    free = light(tmp_path, "b", 10)
    real = os.access
    monkeypatch.setattr(os, "access", lambda path, mode, **how: "a" not in Path(path).parts and real(path, mode, **how))
    SysfsBacklight(tmp_path).set(100)
    assert level(free) == "10"


def test_no_light_is_no_news_and_one_that_may_not_be_set_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(NoBacklight):
        SysfsBacklight(tmp_path)
    monkeypatch.setattr(opening, "SysfsBacklight", lambda: SysfsBacklight(tmp_path))
    backlight, notice = open_backlight("sysfs")
    backlight.set(50)
    backlight.close()
    assert (type(backlight), notice) == (AbsentBacklight, None)
    light(tmp_path, "panel", 10)
    monkeypatch.setattr(os, "access", lambda *given, **how: False)
    backlight, notice = open_backlight("sysfs")
    assert isinstance(backlight, AbsentBacklight)
    assert notice is not None
    assert notice.why == (f"may not write {tmp_path}/panel/brightness: add the user to the group video")


def test_a_light_that_goes_away_raises_and_makes_no_file(tmp_path: Path) -> None:
    folder = light(tmp_path, "panel", 10)
    backlight = SysfsBacklight(tmp_path)
    (folder / "brightness").unlink()
    with pytest.raises(FileNotFoundError):
        backlight.set(50)
    assert not (folder / "brightness").exists()
