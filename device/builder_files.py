"""The table as it was built: the shipped bed and pins, or what the builder has put beside the site's settings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from device.notices import Notice
from hardware.bed import Bed, load_bed
from hardware.pins import Pins, load_pins
from hardware.toml_file import HardwareError

FOLDER: Final = Path("/etc/firelight")
Read = TypeVar("Read")


class BuilderFiles:
    """`bed.toml` and `pins.toml` of `folder`; one that is missing or wrong is replaced by the shipped one."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.notices: list[Notice] = []
        """What was wrong, and that the shipped file is used instead."""
        self.bed: Bed = self._read(folder / "bed.toml", load_bed)
        self.pins: Pins = self._read(folder / "pins.toml", load_pins)

    def _read(self, path: Path, load: Callable[..., Read]) -> Read:
        try:
            text = path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return load()
        except (OSError, ValueError) as fault:
            return self._shipped(path, f"{path}: {fault}", load)
        try:
            return load(text, str(path))
        except HardwareError as fault:
            return self._shipped(path, str(fault), load)

    def _shipped(self, path: Path, why: str, load: Callable[..., Read]) -> Read:
        self.notices.append(Notice("hardware_file", {"file": path.name, "why": why}))
        return load()
