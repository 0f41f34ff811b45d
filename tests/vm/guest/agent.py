"""Hands inside the machine: does what the tests ask through a port, one JSON line each, and answers with one.

    {"run": ["systemctl", "stop", "firelight"]}      {"status": 0, "out": "", "error": ""}
    {"edges": [[16, true, 0.1], [16, false, 0.0]]}   {"at": [0.0, 0.1003]}
    {"tap": [[100, 200], [400, 200]]}                {}
    {"wait": 0.5}                                    {}
    {"read": "/etc/hostname"}                        {"base64": "..."}
    {"write": "/etc/hostname", "text": "table"}      {}

An edge is a GPIO line, whether it is closed to ground, and the seconds until the next. A tap is made with all its
fingers at once. A file that is not there is read as null; what fails is answered with {"fault": "..."}.
"""

from __future__ import annotations

import base64
import json
import os
import socket
import subprocess
import time
from pathlib import Path
from typing import Any, Final

from .touchscreen import Touchscreen

PORT: Final = Path("/dev/virtio-ports/firelight.test")
LINES: Final = Path("/sys/devices/platform/gpio-sim.0")
SCREENS: Final = Path("/sys/class/drm")
TAP_SECONDS: Final = 0.06


class Agent:
    """Answers one request at a time."""

    def __init__(self) -> None:
        modes = next(SCREENS.glob("card*-Virtual-1/modes")).read_text()
        width, height = modes.split()[0].split("x")
        self._glass = Touchscreen(int(width), int(height))
        chip = next(LINES.glob("gpiochip*"))
        self._pulls = {
            int(line.name.removeprefix("sim_gpio")): os.open(line / "pull", os.O_WRONLY)
            for line in chip.glob("sim_gpio*")
        }

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """What came of it."""
        match request:
            case {"run": command}:
                run = subprocess.run(command, capture_output=True, text=True, check=False)
                return {"status": run.returncode, "out": run.stdout, "error": run.stderr}
            case {"edges": edges}:
                return {"at": self._edges(edges)}
            case {"tap": points}:
                self._glass.down({slot: (x, y) for slot, (x, y) in enumerate(points)})
                time.sleep(TAP_SECONDS)
                self._glass.up()
                return {}
            case {"wait": seconds}:
                time.sleep(seconds)
                return {}
            case {"read": path}:
                file = Path(path)
                return {"base64": base64.b64encode(file.read_bytes()).decode() if file.exists() else None}
            case {"write": path, "text": text}:
                Path(path).write_text(text)
                return {}
        raise ValueError(f"not a request: {request}")

    def _edges(self, edges: list[tuple[int, bool, float]]) -> list[float]:
        """Make them, and say when each was made, in seconds since the first."""
        start = time.monotonic()
        at = []
        for line, closed, wait in edges:
            os.pwrite(self._pulls[line], b"pull-down" if closed else b"pull-up", 0)
            at.append(time.monotonic() - start)
            if wait:
                time.sleep(wait)
        return at


def say_ready() -> None:
    """Tell systemd, so that the program starts when everything that it should find is there."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
        told.connect(os.environ["NOTIFY_SOCKET"])
        told.send(b"READY=1")


def main() -> None:
    """Until the machine ends."""
    agent = Agent()
    say_ready()
    port = os.open(PORT, os.O_RDWR)  # it takes one opening only
    with os.fdopen(port, "rb") as questions, os.fdopen(port, "wb", closefd=False) as answers:
        for line in questions:
            try:
                answer = agent.answer(json.loads(line))
            except Exception as fault:  # the test that asked is who has to know
                answer = {"fault": f"{type(fault).__name__}: {fault}"}
            answers.write(json.dumps(answer).encode() + b"\n")
            answers.flush()


if __name__ == "__main__":
    main()
