"""The bed is dark from the start and after every end: in order, by SIGTERM, by a fault, and after SIGKILL by a command.

rpi-ws281x-python 29, pibooth-neopixel_spi 6: lamps stayed lit after the end or a crash.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.device.call import run
from tests.drivers.wire import pixels_read

ROOT = Path(__file__).parents[2]
DARK = [(0, 0, 0)] * 166
HERTZ = 3_200_000


class RunningTable:
    """Firelight in a process of its own, with a chain of pixels on its SPI device."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.wire = folder / "wire"
        self.spi = folder / "spidev0.0"
        self.processes: list[subprocess.Popen[str]] = []
        (folder / "settings.toml").write_text(
            f'[lamps]\nspi = "{self.spi}"\n[buttons]\nform = "absent"\n[speaker]\nform = "absent"\n'
        )

    def start(self, *arguments: str, wrong: str = "nothing") -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "tests.device.lamp_child", str(self.wire), str(self.spi), wrong, *arguments]
        environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        process = subprocess.Popen(
            [*command, "--data", str(self.folder)],
            env=environment,
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.processes.append(process)
        return process

    def frames(self) -> list[list[tuple[int, ...]]]:
        """What the chain has read so far, whole frames only."""
        lines = self.wire.read_text().split("\n")[:-1] if self.wire.exists() else []
        return [pixels_read(bytes.fromhex(line), HERTZ) for line in lines]

    def wait_for_light(self) -> None:
        until = time.monotonic() + 30
        while not any(frame != DARK for frame in self.frames()):
            assert time.monotonic() < until
            assert self.processes[-1].poll() is None, self.processes[-1].communicate()
            time.sleep(0.02)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[RunningTable]:
    table = RunningTable(tmp_path)
    yield table
    for process in table.processes:
        process.kill()
        process.communicate()


def test_dark_from_the_start_and_after_a_signal(table: RunningTable) -> None:
    process = table.start("run")
    table.wait_for_light()
    process.send_signal(signal.SIGTERM)
    assert process.wait(30) == 0
    frames = table.frames()
    assert frames[0] == DARK
    assert frames[-1] == DARK


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_dark_after_a_walk_along_the_lights_that_is_cut_off(table: RunningTable, number: signal.Signals) -> None:
    process = table.start("doctor", "lights")
    table.wait_for_light()
    process.send_signal(number)
    process.send_signal(number)
    assert process.communicate(timeout=30)[1] == ""
    assert table.frames()[-1] == DARK


def test_dark_after_a_fault_of_the_program(table: RunningTable) -> None:
    process = table.start("run", wrong="loop")
    said = process.communicate(timeout=30)[1]
    assert "a fault of ours" in said
    assert any(frame != DARK for frame in table.frames())
    assert table.frames()[-1] == DARK


def test_lit_after_a_kill_until_the_command_makes_it_dark(table: RunningTable) -> None:
    process = table.start("run")
    table.wait_for_light()
    process.kill()
    process.wait(30)
    frames = table.frames()
    assert frames[-1] != DARK
    command = table.start("dark")
    assert command.communicate(timeout=30)[1] == ""
    assert command.returncode == 0
    assert table.frames()[len(frames) :] == [DARK, DARK]


def test_the_command_says_in_one_line_what_keeps_it_from_darkness(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "settings.toml").write_text('[lamps]\nspi = "/dev/spidev7.7"\n')
    assert run(capsys, "dark", "--data", tmp_path) == (
        0,
        "",
        "firelight: the lamps can't be made dark: there is no /dev/spidev7.7 "
        "(SPI is switched on by dtparam=spi=on in config.txt)\n",
    )
    (tmp_path / "settings.toml").write_text('[lamps]\nform = "absent"\n')
    assert run(capsys, "dark", "--data", tmp_path) == (0, "", "")
    assert run(capsys, "dark", "now")[0] == 2


def test_the_command_imports_little(tmp_path: Path) -> None:
    program = "import sys, device.dark; print(sorted({name.split('.')[0] for name in sys.modules}))"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = done.stdout
    for heavy in ("pygame", "gpiozero", "games", "ui", "sqlite3", "board", "busio"):
        assert f"'{heavy}'" not in loaded


def test_the_service_runs_the_command_after_every_end() -> None:
    lines = (ROOT / "systemd/firelight.service").read_text().splitlines()
    program = next(line for line in lines if line.startswith("ExecStart=")).removeprefix("ExecStart=").split()[0]
    assert f"ExecStopPost={program} dark" in lines
