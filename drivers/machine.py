"""The vital signs that Linux tells: temperature, undervoltage (on a Pi), room on the disk."""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path

from drivers.ports import Vitals


class LinuxHealth:
    """A `Health` that reads /sys; `data_folder` is where the table keeps its games, `sys` for tests."""

    def __init__(self, data_folder: str, sys: Path = Path("/sys")) -> None:
        self._data = data_folder
        self._temperature = sys / "class/thermal/thermal_zone0/temp"
        self._hwmon = sys / "class/hwmon"

    def read(self) -> Vitals:
        return Vitals(celsius=self._celsius(), undervoltage=self._undervoltage(), free_bytes=self._free())

    def _celsius(self) -> float | None:
        with suppress(OSError, ValueError):
            return int(self._temperature.read_text()) / 1000
        return None

    def _undervoltage(self) -> bool | None:
        """The Pi's firmware reports it as an alarm of the sensor "rpi_volt"."""
        with suppress(OSError):
            for sensor in self._hwmon.iterdir():
                if (sensor / "name").read_text().strip() == "rpi_volt":
                    return (sensor / "in0_lcrit_alarm").read_text().strip() == "1"
        return None

    def _free(self) -> int | None:
        with suppress(OSError):
            return shutil.disk_usage(self._data).free
        return None
