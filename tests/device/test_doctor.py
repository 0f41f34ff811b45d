"""`firelight doctor`: what is here and what is not, in lines, and nothing left behind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import drivers.open as doors
from device.archive import Archive
from device.cli import WALKED
from drivers.absent import AbsentButtons
from drivers.sdl import Window
from tests.device.call import run

ROOT = Path(__file__).parents[2]


def test_doctor_fails_where_nothing_can_be_saved_and_leaves_nothing_behind(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    file = tmp_path / "file"
    file.write_text("")
    for folder in (file, "/proc/x"):
        status, out, _ = run(capsys, "doctor", "--data", folder)
        assert status == 1
        assert f"\n!! {folder}: " in out
    status, out, _ = run(capsys, "doctor", "--data", tmp_path / "fresh")
    assert status == 0
    assert not (tmp_path / "fresh").exists()


@pytest.mark.parametrize("folder", ["", "relative"])
def test_doctor_lets_no_library_print_lines_of_its_own(tmp_path: Path, folder: str) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(
        [sys.executable, "-m", "device", "doctor", "--data", tmp_path],
        env={**environment, "XDG_RUNTIME_DIR": folder},
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert done.stderr == ""


def test_doctor_fails_where_there_is_nothing_to_play_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    status, out, _ = run(capsys, "doctor", "--data", tmp_path)
    assert status == 1
    assert "\n!! panel: " in out


def test_doctor_finds_no_fault_in_a_table_that_runs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    archive = Archive(tmp_path)
    assert run(capsys, "doctor", "--data", tmp_path)[0] == 0
    archive.close()


def test_doctor_notes_what_looks_wrong_in_the_table_s_own_cards(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    (tmp_path / "editions").mkdir()
    (tmp_path / "editions" / "dakara.toml").write_text("start.money = 60000\n")
    (tmp_path / "editions" / "dakota.toml").write_text("rounds.3 = 400\n")
    status, out, _ = run(capsys, "doctor", "--data", tmp_path)
    assert status == 0
    assert "note      Dakara, Bank and start: The notes make 50,000, which is not the money at the start\n" in out
    assert "rounds.3: 400 is not possible" in out


def test_doctor_says_what_is_here_and_what_is_not(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    (tmp_path / "settings.toml").write_text("[sound]\nvolume = 9\n")
    run(capsys, "play", "dakota", "--data", tmp_path)
    status, out, _ = run(capsys, "doctor", "--data", tmp_path)
    assert status == 0
    assert "sound.volume = 9 is not allowed" in out
    assert "archive   1 games, 0 running" in out
    assert "lamps     spi\n! lamps: there is no " in out
    assert "! lamps: " in out


def test_doctor_goes_on_past_a_device_that_can_not_be_let_go(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Held(AbsentButtons):
        def close(self) -> None:
            raise OSError("the pin\nis held")

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr("drivers.open.open_buttons", lambda *_: (Held(), None))
    status, out, _ = run(capsys, "doctor", "--data", tmp_path)
    assert status == 0
    assert (
        "buttons   gpio, opened\n! buttons: it can't be let go: the pin is held\nspeaker   mixer (firelight doctor "
        in out
    )


def test_doctor_tells_of_a_screen_that_nobody_can_touch(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def open_screen(driver: str | None, title: str) -> Window:
        window = Window((64, 48), driver="dummy", title=title)
        window.driver = "kmsdrm"
        return window

    monkeypatch.setattr(doors, "open_screen", open_screen)
    monkeypatch.setattr(doors, "touch_obstacle", lambda: "may not read it: add the user to the group input")
    status, out, _ = run(capsys, "doctor", "--data", tmp_path)
    assert status == 0
    assert "! touch: may not read it: add the user to the group input\n" in out


def test_doctor_refuses_a_part_that_it_has_not(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, _, err = run(capsys, "doctor", "keyboard", "--data", tmp_path)
    assert (status, err) == (
        2,
        "firelight: doctor has no part keyboard (there are buttons, lights, touch, sound, printer)\n",
    )


@pytest.mark.parametrize("part", WALKED)
def test_doctor_walks_to_a_device_that_is_absent_and_says_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    absent = "".join(f'[{table}]\nform = "absent"\n' for table in ("lamps", "buttons", "speaker", "printer"))
    (tmp_path / "settings.toml").write_text(absent)
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    with (tmp_path / "nothing").open("w+") as keyboard:
        monkeypatch.setattr(sys, "stdin", keyboard)
        status, out, _ = run(capsys, "doctor", part, "--data", tmp_path)
    assert status == 1
    assert out.startswith(f"-- {part}\n! ")
    assert f"\n-- to check\n! {part}: " in out


def test_doctor_walks_on_a_terminal_and_ends_with_it(tmp_path: Path) -> None:
    keyboard, terminal = os.openpty()
    os.write(keyboard, b"y\nq\n")
    done = subprocess.run(
        [sys.executable, "-m", "device", "doctor", "--data", tmp_path],
        env={**os.environ, "SDL_VIDEODRIVER": "dummy"},
        stdin=terminal,
        stdout=terminal,
        cwd=ROOT,
        check=False,
        timeout=60,
    )
    os.close(terminal)
    said = b""
    try:
        while part := os.read(keyboard, 65536):
            said += part
    except OSError:  # the other end is closed: that was all
        pass
    os.close(keyboard)
    assert b"Go through buttons, lights, touch, sound, printer now" in said
    assert b"-- buttons\r\n" in said
    assert done.returncode in (0, 1)


def test_doctor_leaves_the_devices_of_a_running_table_alone(tmp_path: Path) -> None:
    archive = Archive(tmp_path)

    def doctor(*parts: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "device", "doctor", *parts, "--data", tmp_path],
            env={**os.environ, "SDL_VIDEODRIVER": "dummy"},
            capture_output=True,
            stdin=subprocess.DEVNULL,
            text=True,
            cwd=ROOT,
            check=False,
        )

    stop = f"process {os.getpid()} runs the table and has the devices: stop it first (sudo systemctl stop firelight)"
    report = doctor()
    assert f"\ndevices   not tried: {stop}\n" in report.stdout
    assert "\nlamps " not in report.stdout
    walk = doctor("lights")
    assert (walk.returncode, walk.stderr) == (2, f"firelight: {stop}\n")
    archive.close()
    assert "\nlamps " in doctor().stdout
