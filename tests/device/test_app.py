"""The whole program: hands that know nothing, signals, closing in order, and what only the simulator says."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import pygame
import pytest

from device import app
from device.app import simulated
from device.archive import FILE_NAME, Archive
from device.builder_files import BuilderFiles
from device.cli import main
from device.devices import open_devices
from device.settings import SettingsFile
from drivers.ports import CloseAsked, PickedGame, PowerCut
from drivers.queue import InputQueue
from tests.device.rig import Rig
from tests.device.storm import Storm
from ui.commands import Show
from ui.kit.panel import PANELS

Make = Callable[..., Rig]
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("panel", PANELS)
def test_random_inputs_neither_break_nor_strand_nor_open_the_staff_page(
    rigged: Make, panel: str, capsys: pytest.CaptureFixture[str]
) -> None:
    storm = Storm(rigged(panel), seed=len(panel))
    storm.blow(200)
    assert storm.home()
    storm.blow(100)
    assert storm.home()
    assert capsys.readouterr().err == ""
    assert {"table", "pause", "help", "home"} <= storm.seen


@pytest.mark.parametrize(
    ("panel", "seats", "cards"),
    [
        ("7in", ("person", "normal"), "console"),
        ("10in", ("person",) * 3, "console"),
        ("15in", ("person",) * 2, "table"),
    ],
)
def test_random_hands_do_no_harm_to_a_table_of_sitting_bull(
    rigged: Make, panel: str, seats: Sequence[str], cards: str, capsys: pytest.CaptureFixture[str]
) -> None:
    storm = Storm(rigged(panel), len(panel), "sitting-bull", seats, cards=cards)
    storm.blow(250)
    assert storm.home()
    assert {"table", "pause"} <= storm.seen
    assert capsys.readouterr().err == ""


@pytest.mark.slow
@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("seed", range(10))
def test_ten_thousand_random_inputs(rigged: Make, panel: str, seed: int) -> None:
    storm = Storm(rigged(panel, plain={("panel", "stance"): "flat" if seed % 2 else "stand"}), seed)
    for _ in range(10):
        storm.blow(34)
        assert storm.home()


def test_everything_is_saved_and_dark_before_the_panel_goes(rigged: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    rig = rigged()
    rig.start("person", "normal", "normal")
    order: list[str] = []
    for name, device in (
        ("lamps", rig.lamps),
        ("speaker", rig.speaker),
        ("buttons", rig.buttons),
        ("panel", rig.panel),
    ):
        monkeypatch.setattr(device, "close", lambda name=name: order.append(name))
    monkeypatch.setattr(rig.console, "close", lambda: order.append("console"))
    rig.queue.post(CloseAsked())
    rig.app.loop.run()
    rig.app.close()
    monkeypatch.undo()
    assert order == ["console", "speaker", "lamps", "buttons", "panel"]


def test_the_simulators_pads_pick_a_game_and_cut_the_power(rigged: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    rig = rigged()
    rig.queue.post(PickedGame("dakota"))
    rig.turn()
    assert rig.console.navigator.name == "seats"
    killed: list[tuple[int, int]] = []
    monkeypatch.setattr(os, "kill", lambda pid, number: killed.append((pid, number)))
    rig.queue.post(PowerCut())
    rig.turn()
    assert killed == [(os.getpid(), signal.SIGKILL)]


def test_the_window_shows_the_game_and_says_what_its_light_means(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    queue = InputQueue()
    settings = SettingsFile(tmp_path, site=tmp_path / "none")
    files = BuilderFiles(tmp_path)
    devices = simulated(queue, settings, files)
    table = app.App(tmp_path, settings, devices, queue, files=files)
    reports: list[object] = []
    assert devices.window is not None
    monkeypatch.setattr(devices.window, "report", reports.append)
    table.console.run(Show("seats", "dakota"))
    table.loop.turn()
    assert reports
    monkeypatch.setattr(devices.window, "report", lambda report: 1 / 0)
    table.loop.turn()
    table.loop.turn()
    assert "window: division by zero" in [notice.detail for notice in table.console.model().notices]
    assert table.console.navigator.name == "seats"
    table.close()
    queue.close()


@pytest.mark.parametrize(
    ("diagonal", "pixels"),
    [(7.0, (1024, 600)), (8.0, (1024, 600)), (10.1, (1280, 800)), (15.6, (1920, 1080)), (24.0, (1920, 1080))],
)
def test_the_simulated_panel_has_the_pixels_of_its_size_from_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, diagonal: float, pixels: tuple[int, int]
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    settings = SettingsFile(tmp_path, site=tmp_path / "none")
    settings.change("panel", "diagonal_in", diagonal)
    queue = InputQueue()
    devices = simulated(queue, SettingsFile(tmp_path, site=tmp_path / "none"), BuilderFiles(tmp_path))
    table = app.App(tmp_path, SettingsFile(tmp_path, site=tmp_path / "none"), devices, queue)
    panel = table.console.panel
    assert (panel.width_px, panel.height_px, panel.diagonal_in) == (*pixels, diagonal)
    table.loop.turn()
    assert devices.window is not None
    # the whole of it stands in the window, whatever its size
    shown = pygame.display.get_surface()
    assert shown is not None
    right, bottom = devices.window.window_point(pixels[0] - 1, pixels[1] - 1)
    assert 0 < right < shown.get_width() and 0 < bottom < shown.get_height()
    table.close()
    queue.close()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_ends_the_program_in_order(tmp_path: Path, number: signal.Signals) -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "device", "run", "--simulate", "--data", str(tmp_path)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        # the archive is opened after the program has begun to listen to signals
        while not (tmp_path / FILE_NAME).exists():
            assert child.poll() is None, child.communicate()
            os.sched_yield()
        child.send_signal(number)
        out, errors = child.communicate(timeout=60)
    assert (child.returncode, out, errors) == (0, b"", b"")
    assert {path.name for path in tmp_path.iterdir()} == {FILE_NAME}


def test_a_table_without_a_panel_has_nothing_to_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    assert main(["run", "--data", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("firelight: no panel could be opened: ")
    assert said.count("\n") == 1


def test_what_a_table_cannot_open_is_absent_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    queue = InputQueue()
    settings = SettingsFile(tmp_path, site=tmp_path / "none")
    devices = open_devices(queue, settings.settings, BuilderFiles(tmp_path / "none"), str(tmp_path))
    table = app.App(tmp_path, settings, devices, queue)
    assert {"lamps", "buttons"} <= set(table.console.model().status)
    table.loop.turn()
    assert table.console.navigator.name == "home"
    table.close()
    queue.close()


def test_run_goes_on_without_a_display(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    monkeypatch.setattr("device.showcase.show_without_display", lambda: 0)
    assert app.run(Namespace(simulate=True, data=str(tmp_path))) == 0


SIMULATED = [sys.executable, "-m", "device", "run", "--simulate", "--data"]
UNSEEN = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def test_a_second_program_on_one_folder_is_refused(tmp_path: Path) -> None:
    with closing(Archive(tmp_path)):
        command = [*SIMULATED, str(tmp_path)]
        done = subprocess.run(command, env=UNSEEN, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert done.stderr == (
        f"firelight: another Firelight uses {tmp_path}: end it first, or choose another folder with --data\n"
    )


def test_a_folder_that_cannot_be_used_is_told_in_the_terminal_too(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    command = [*SIMULATED, str(tmp_path / "file")]
    with subprocess.Popen(command, env=UNSEEN, stderr=subprocess.PIPE, text=True) as child:
        assert child.stderr is not None
        said = child.stderr.readline()
        child.terminate()
        assert child.wait(60) == 0
    assert said.startswith("firelight: The data folder can't be written")
