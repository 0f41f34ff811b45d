"""Runs Firelight's command line over an SPI device whose wire ends in a file: a line of hexadecimal digits a frame.

Called with that file, the SPI device's file, what goes wrong ("nothing", or "loop" once the lamps are lit), and the
arguments of the command line.
"""

from __future__ import annotations

import sys
from pathlib import Path

import Adafruit_PureIO.spi

from device.cli import main
from device.loop import Loop
from drivers.ports import PickedGame
from tests.drivers.wire import SpiDevice


class WatchedDevice(SpiDevice):
    """Writes at once what goes out: the program may be killed at any moment."""

    def __init__(self, folder: Path, wire: Path) -> None:
        super().__init__(folder)
        self._wire = wire

    def _transfer(self, data: bytes) -> None:
        super()._transfer(data)
        with self._wire.open("a") as file:
            file.write(self.sent[-1].hex() + "\n")


class LitLoop(Loop):
    """Shows the seats, whose buttons breathe."""

    def run(self) -> None:
        self._queue.post(PickedGame("dakota"))
        super().run()


class BreakingLoop(LitLoop):
    """Raises a few turns later."""

    turns = 0

    def _sleep(self) -> None:
        self.turns += 1
        if self.turns > 6:
            raise RuntimeError("a fault of ours")
        super()._sleep()


def run(wire: str, spi: str, wrong: str, *arguments: str) -> int:
    device = WatchedDevice(Path(spi).parent, Path(wire))
    Adafruit_PureIO.spi.ioctl = device.ioctl
    if arguments[0] == "run":
        from device import app

        vars(app)["Loop"] = BreakingLoop if wrong == "loop" else LitLoop
    return main(arguments)


if __name__ == "__main__":
    sys.exit(run(*sys.argv[1:]))
