"""Games through a real window: Xvfb, the real SDL driver, real mouse clicks."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

NEEDED = ("Xvfb", "xdotool")
missing = [name for name in NEEDED if shutil.which(name) is None]
pytestmark = pytest.mark.skipif(bool(missing), reason=f"not installed: {', '.join(missing)}")


@pytest.fixture
def display() -> Iterator[str]:
    """A virtual screen of its own."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL) as server:
        os.close(writer)
        with os.fdopen(reader) as numbers:
            number = numbers.readline().strip()
        assert number, "Xvfb found no display number"
        yield f":{number}"
        server.terminate()


def environment(display: str) -> dict[str, str]:
    return {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}


def command(what: str, data: Path, seed: int, clicks: int, pictures: Path | None = None) -> list[str]:
    words = [what, str(data), str(seed), str(clicks), *([str(pictures)] if pictures else [])]
    return [sys.executable, "-m", "tests.window.child", *words]


def played(what: str, display: str, data: Path, seed: int, clicks: int, pictures: Path | None = None) -> dict[str, Any]:
    """What a child that plays by clicks reports."""
    run = subprocess.run(
        command(what, data, seed, clicks, pictures),
        capture_output=True,
        text=True,
        check=False,
        env=environment(display),
    )
    assert run.returncode == 0, run.stderr
    report: dict[str, Any] = json.loads(run.stdout.strip().splitlines()[-1])
    return report


def test_clicks_alone_play_first_turns_and_a_killed_window_leaves_the_game_as_it_was(
    display: str, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    with subprocess.Popen(command("wait", data, 1, 60), stdout=subprocess.PIPE, env=environment(display)) as child:
        assert child.stdout is not None
        told = child.stdout.readline()
        child.kill()
    assert child.returncode == -signal.SIGKILL
    assert told, "the window ended by itself"
    before = json.loads(told)
    assert before["wrong"] == ""
    assert before["clicks"] >= 60
    assert before["rounds"] >= 1
    after = played("resume", display, data, seed=1, clicks=1)
    assert after["wrong"] == ""
    assert after["clicks"] == 1
    assert after["checksum"] == before["checksum"]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_clicks_alone_play_a_whole_game_to_its_results(display: str, tmp_path: Path, seed: int) -> None:
    report = played("play", display, tmp_path / "data", seed, clicks=4000)
    assert report["wrong"] == ""
    assert report["finished"]
    assert report["rounds"] == 9
