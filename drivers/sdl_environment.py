"""Variables of the environment that SDL reads: changed for a window, and as they were before when it is gone."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

ACCELERATION: Final = {"kmsdrm": "opengles2", "x11": "0", "wayland": "0"}
"""How a window's pixels reach the screen. Without a desktop SDL would take a renderer that shows black; on one a window
of plain pixels is many times quicker than software GL."""
RUNTIMES: Final = Path("/run/user")
"""Where systemd makes a folder for everybody who has come in."""


class SdlEnvironment:
    """What was set here can be taken back."""

    def __init__(self) -> None:
        self._before: dict[str, str | None] = {}

    def put(self, name: str, value: str) -> None:
        self._before.setdefault(name, os.environ.get(name))
        os.environ[name] = value

    def prepare(self, driver: str | None) -> None:
        """Before SDL's video starts: with `driver`, or with its own choice."""
        if driver is not None:
            self.put("SDL_VIDEODRIVER", driver)
        if not Path(os.environ.get("XDG_RUNTIME_DIR", "")).is_absolute():
            # A desktop's socket is there also for who came in by another way. Without any, Wayland's library would
            # print a line of its own about a name that is missing, empty or relative.
            own = RUNTIMES / str(os.getuid())
            # A service has its folder hidden from it, so that asking what lies there raises.
            self.put("XDG_RUNTIME_DIR", str(own) if os.access(own, os.X_OK, effective_ids=True) else "/nonexistent")

    def choose_acceleration(self, driver: str) -> None:
        """Before the window is made; what somebody has set before holds."""
        if driver in ACCELERATION and "SDL_FRAMEBUFFER_ACCELERATION" not in os.environ:
            self.put("SDL_FRAMEBUFFER_ACCELERATION", ACCELERATION[driver])

    def restore(self) -> None:
        for name, value in self._before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
        self._before.clear()
