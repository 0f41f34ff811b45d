"""Starts the program in a real window, in a process of its own, and hears what it tells."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

NEEDED: Final = ("Xvfb", "xdotool")
MISSING: Final = [name for name in NEEDED if shutil.which(name) is None]
WHY_NOT: Final = f"not installed: {', '.join(MISSING)}"


def environment(display: str) -> dict[str, str]:
    quiet = {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    return {**os.environ, "DISPLAY": display, **quiet}


def command(what: str, data: Path, *options: str) -> list[str]:
    return [sys.executable, "-m", "tests.window.child", what, str(data), *options]


def played(what: str, display: str, data: Path, *options: str) -> dict[str, Any]:
    """What a child that plays by clicks, and ends by itself, reports."""
    run = subprocess.run(
        command(what, data, *options), capture_output=True, text=True, check=False, env=environment(display)
    )
    assert run.returncode == 0, run.stderr
    report: dict[str, Any] = json.loads(run.stdout)
    return report


def played_and_killed(what: str, display: str, data: Path, *options: str) -> dict[str, Any]:
    """What a child reports that is then killed, as by a cut of the power."""
    asked = command(what, data, *options, "--stay")
    with subprocess.Popen(asked, stdout=subprocess.PIPE, env=environment(display)) as child:
        assert child.stdout is not None
        told = child.stdout.readline()
        child.kill()
    assert child.returncode == -signal.SIGKILL
    assert told, "the window ended by itself"
    report: dict[str, Any] = json.loads(told)
    return report
