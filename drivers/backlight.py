"""The light behind the panel, where the kernel lets it be set: /sys/class/backlight."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

BACKLIGHTS: Final = Path("/sys/class/backlight")
TYPES: Final = ("firmware", "platform", "raw")
"""Several may drive one panel: the kernel's documentation wants them preferred in this order."""
LIT: Final = "0"
DARK: Final = "4"
"""Of bl_power: on, and without power."""
FULL: Final = 100


class NoBacklight(Exception):
    """There is no light that could be set, and nothing is wrong with that."""


class SysfsBacklight:
    """A `Backlight`. Raises NoBacklight where there is none, PermissionError where it may not be set."""

    def __init__(self, root: Path = BACKLIGHTS) -> None:
        found = [light for light in sorted(root.glob("*")) if _levels(light) > 0]
        if not found:
            raise NoBacklight(f"no light in {root} that can be set")
        usable = [light for light in found if os.access(light / "brightness", os.W_OK, effective_ids=True)]
        if not usable:
            raise PermissionError(f"may not write {found[0] / 'brightness'}: add the user to the group video")
        self._light = min(usable, key=_rank)
        self._levels = _levels(self._light)

    def set(self, percent: int) -> None:
        if percent <= 0:
            if not self._power(DARK):
                self._write("brightness", "0")
            return
        # The lowest levels of some panels are dark: whoever asks for light gets some.
        self._write("brightness", str(max(1, round(min(percent, FULL) * self._levels / FULL))))
        self._power(LIT)

    def close(self) -> None:
        self.set(FULL)

    def _power(self, state: str) -> bool:
        """Switch the light itself, where that can be done; False where it can't."""
        with suppress(FileNotFoundError, PermissionError):
            self._write("bl_power", state)
            return True
        return False

    def _write(self, name: str, value: str) -> None:
        """Into a file that is there: sysfs makes none."""
        with os.fdopen(os.open(self._light / name, os.O_WRONLY | os.O_TRUNC), "w") as file:
            file.write(value)


def _levels(light: Path) -> int:
    """Its brightest level; 0 for what is no light."""
    with suppress(OSError, ValueError):
        return int((light / "max_brightness").read_text())
    return 0


def _rank(light: Path) -> tuple[int, str]:
    """Its place in the order of TYPES, then by name."""
    kind = ""
    with suppress(OSError):
        kind = (light / "type").read_text().strip()
    return (TYPES.index(kind) if kind in TYPES else len(TYPES)), light.name
