"""The vital signs that Linux tells, on a Raspberry Pi those of its firmware too."""

from __future__ import annotations

import math
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from drivers.firmware import throttled_flags
from drivers.ports import Vitals

UNDERVOLTAGE: Final = 1 << 0
SLOWED: Final = 1 << 1 | 1 << 2 | 1 << 3
"""Its frequency is capped, it is throttled, or its soft limit of heat holds."""
SINCE_START: Final = 16
"""The same bits so much further up: since the machine was started."""
FIRMWARE: Final = "sys/bus/platform/drivers/raspberrypi-firmware"
Read = TypeVar("Read")


class LinuxHealth:
    """A `Health` for a table whose games lie in `data_folder`; `root` is the machine's, or a picture of it."""

    def __init__(self, data_folder: str, root: Path = Path("/")) -> None:
        self._data = data_folder
        self._root = root
        self._seen = 0
        """Flags of before, as bits of now: what the kernel shows may forget them after 2 s."""

    def read(self) -> Vitals:
        flags, alarm = self._flags(), None
        if flags is None:
            alarm = _known(self._alarm)
        now = (UNDERVOLTAGE if alarm else 0) if flags is None else flags
        self._seen |= now | now >> SINCE_START
        return Vitals(
            celsius=_known(self._celsius),
            undervoltage=alarm if flags is None else bool(flags & UNDERVOLTAGE),
            undervoltage_seen=None if flags is None and alarm is None else bool(self._seen & UNDERVOLTAGE),
            throttled=None if flags is None else bool(flags & SLOWED),
            throttled_seen=None if flags is None else bool(self._seen & SLOWED),
            free_bytes=_known(lambda: shutil.disk_usage(self._data).free),
            uptime=_known(self._uptime),
        )

    def _uptime(self) -> float:
        return _finite(float((self._root / "proc/uptime").read_text().split()[0]))

    def _celsius(self) -> float:
        return int((self._root / "sys/class/thermal/thermal_zone0/temp").read_text()) / 1000

    def _flags(self) -> int | None:
        """The mailbox first: the kernel's file shows the last two seconds in place of the time since the start."""
        flags = _known(lambda: throttled_flags(self._root / "dev/vcio"))
        return _known(self._shown) if flags is None else flags

    def _shown(self) -> int:
        return int(next((self._root / FIRMWARE).glob("*/get_throttled")).read_text(), 16)

    def _alarm(self) -> bool:
        """Where there is nothing else, the alarm of the sensor "rpi_volt" is."""
        for sensor in (self._root / "sys/class/hwmon").iterdir():
            if (_known((sensor / "name").read_text) or "").strip() == "rpi_volt":
                return (sensor / "in0_lcrit_alarm").read_text().strip() == "1"
        raise FileNotFoundError("rpi_volt")


def _finite(number: float) -> float:
    if not math.isfinite(number):
        raise ValueError(number)
    return number


def _known(look: Callable[[], Read]) -> Read | None:
    """None where the machine does not tell."""
    try:
        return look()
    except (OSError, ValueError, ArithmeticError, IndexError, StopIteration):
        return None
