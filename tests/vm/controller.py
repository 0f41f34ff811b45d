"""A USB controller of lamps in one of the machine's plugs: keeps the frames that it is sent."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from typing import Final

from tests.drivers.controller import Firmware
from tests.vm.machine import PATIENCE, Machine

NAME: Final = "/dev/serial/by-id/usb-QEMU_QEMU_USB_SERIAL_firelight-if00-port0"
"""What udev calls it."""
LOOK_SECONDS: Final = 0.05


class Controller:
    """Listens from the start; `plug` makes the machine find it."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._firmware = Firmware()
        self._cable = socket.socket(socket.AF_UNIX)
        self._cable.connect(str(machine.folder / "controller"))
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    @property
    def frames(self) -> list[bytes]:
        """All that have arrived since it was plugged in, R, G, B of each pixel."""
        return list(self._firmware.frames)

    def plug(self) -> None:
        """Into a USB socket of the machine."""
        self._firmware = Firmware()
        wishes = {"driver": "usb-serial", "id": "controller", "chardev": "controller", "bus": "usb.0"}
        self._machine.qmp("device_add", **wishes, serial="firelight")
        self._wait_for(self._is_known, "the machine does not find the controller")

    def unplug(self) -> None:
        """Out of it."""
        self._machine.qmp("device_del", id="controller")
        self._wait_for(lambda: not self._is_known(), "the machine keeps the controller")

    def wait_for(self, wanted: Callable[[bytes], bool]) -> None:
        """Until such a frame is the newest; raises AssertionError."""
        self._wait_for(lambda: bool(self.frames) and wanted(self.frames[-1]), f"not among {len(self.frames)} frames")

    def next(self, count: int) -> set[bytes]:
        """So many frames that are still to come."""
        before = len(self.frames)
        self._wait_for(lambda: len(self.frames) >= before + count, "no frames come")
        return set(self.frames[before:])

    def close(self) -> None:
        """Out of its socket, if it is still in it, and away."""
        if self._is_known():
            self.unplug()
        self._cable.shutdown(socket.SHUT_RDWR)
        self._reader.join()
        self._cable.close()

    def _is_known(self) -> bool:
        return bool(self._machine.ask({"run": ["test", "-e", NAME]})["status"] == 0)

    def _wait_for(self, reached: Callable[[], bool], why_not: str) -> None:
        end = time.monotonic() + PATIENCE
        while not reached():
            assert time.monotonic() < end, why_not
            time.sleep(LOOK_SECONDS)

    def _read(self) -> None:
        while data := self._cable.recv(4096):
            self._firmware.feed(data)
