"""A virtual screen for real windows, and whole tables on a driver that shows nothing."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.device.rig import Rig


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


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], Rig]]:
    """Makes the whole program on SDL's dummy driver, for a panel and how it stands; its clock is the test's."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made: list[Rig] = []

    def make(panel: str, stance: str) -> Rig:
        made.append(Rig(tmp_path, panel, plain={("panel", "stance"): stance}))
        return made[-1]

    yield make
    for rig in made:
        rig.close()
