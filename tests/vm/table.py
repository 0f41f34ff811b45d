"""The program as it is installed in the machine: started and stopped by systemd, its files read from its own folder."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from device.archive import FILE_NAME, Archive, Saved
from device.loop import GUARD_SECONDS
from drivers.ports import Button
from hardware.pins import load_pins
from tests.vm.machine import PATIENCE, Machine

UNIT: Final = "firelight"
STATE: Final = "/var/lib/firelight"
SITE: Final = "/etc/firelight"
SEEN_SECONDS: Final = GUARD_SECONDS + 0.1
"""After so long nothing that is pressed comes on the heels of a change any more."""
PRESS_SECONDS: Final = 0.08
BOUNCE_SECONDS: Final = 0.0005
BOUNCES: Final = 2
"""Times that a contact opens again before it stays closed, and closes again before it stays open."""
LOOK_SECONDS: Final = 0.1


def pressing(pin: int) -> list[tuple[int, bool, float]]:
    """The edges of one press, by a contact that bounces both ways, when what is shown has been seen."""
    down = [(pin, closed, BOUNCE_SECONDS) for closed in (True, False) * BOUNCES]
    up = [(pin, closed, BOUNCE_SECONDS) for closed in (False, True) * BOUNCES]
    return [(pin, False, SEEN_SECONDS), *down, (pin, True, PRESS_SECONDS), *up, (pin, False, 0.0)]


class Table:
    """A new table in a machine that may have had others before."""

    def __init__(self, machine: Machine, settings: str = "", lights: str = "screen") -> None:
        """`settings` are those of the site, and `lights` where games show their light.

        Each frame of a fade, or of a light that breathes, takes the machine long: it does without where it can.
        """
        self.machine = machine
        self.plain: dict[tuple[str, str], object] = {("screen", "motion"): "still", ("table", "lights"): lights}
        self._pins = load_pins().buttons
        machine.run("sh", "-c", f"systemctl stop {UNIT}; rm -rf {STATE}/*; mkdir -p {SITE}")
        still = "".join(f'{table}.{key} = "{value}"\n' for (table, key), value in self.plain.items())
        machine.write(f"{SITE}/settings.toml", still + settings)
        self.start()

    def press(self, button: Button) -> None:
        """Once, after a while in which nothing is pressed."""
        self.machine.edges(pressing(self._pins[button.value]))

    def tap(self, *points: tuple[int, int]) -> None:
        """Fingers on the glass, all in the same moment, after a while in which nothing is touched."""
        self.machine.wait(SEEN_SECONDS)
        self.machine.tap(*points)

    def start(self) -> None:
        self.machine.run("systemctl", "start", UNIT)

    def stop(self) -> None:
        """As at the end of the evening."""
        self.machine.run("systemctl", "stop", UNIT)

    def kill(self) -> None:
        """As the kernel does: with no word to the program."""
        self.machine.run("systemctl", "kill", "--signal=KILL", UNIT)

    def shows(self, *names: str) -> dict[str, str]:
        """What systemd knows of the unit, such as its MainPID."""
        told = self.machine.run("systemctl", "show", UNIT, *(f"--property={name}" for name in names))
        return dict(line.split("=", maxsplit=1) for line in told.splitlines())

    def pid(self) -> int:
        return int(self.shows("MainPID")["MainPID"])

    def wait_for_restart(self, process: int) -> None:
        """Until another process than that one is the program."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.pid() not in (0, process):
                return
            time.sleep(LOOK_SECONDS)
        raise AssertionError("it was not started again")

    def wait_for_end(self) -> None:
        """Until systemd has done all that follows on the program's end."""
        end = time.monotonic() + PATIENCE
        while self.shows("ActiveState")["ActiveState"] not in ("inactive", "failed"):
            assert time.monotonic() < end, "it does not end"
            time.sleep(LOOK_SECONDS)

    def copy_archive(self, folder: Path) -> None:
        """The archive as it lies on the machine's disk, with what was written last."""
        for suffix in ("", "-wal"):
            body = self.machine.read(f"{STATE}/{FILE_NAME}{suffix}")
            copy = folder / f"{FILE_NAME}{suffix}"
            copy.unlink(missing_ok=True)
            if body is not None:
                copy.write_bytes(body)

    def wait_for_game(self, folder: Path) -> None:
        """Until the first game lies on the machine's disk; `folder` gets a copy of the archive."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.copy_archive(folder)
            if newest_game(folder) is not None:
                return
            time.sleep(LOOK_SECONDS)
        raise AssertionError("no game has begun")

    def game(self, folder: Path) -> Saved:
        """The newest game on the machine's disk; `folder` is for a copy."""
        self.copy_archive(folder)
        game = newest_game(folder)
        assert game is not None
        return game


def newest_game(folder: Path) -> Saved | None:
    """The newest game of a data folder, its chain verified; None if there is none."""
    archive = Archive.to_read(folder)
    try:
        return next((archive.load(line.id) for line in archive.games()), None)
    finally:
        archive.close()
