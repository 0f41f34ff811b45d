"""Pictures of the staff's device pages and self-tests, as on a table where one device does not work."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from device.camera import Camera, Picture
from hardware.bed import load_bed
from ui.commands import Back, Set, SetPin, Show
from ui.model import ButtonSeen, Machine
from ui.screen import Touched
from ui.text.device_words import DEVICES

BROKEN: Final = "there is no /dev/spidev0.0 (SPI is switched on by dtparam=spi=on in config.txt)"
TESTS: Final = ("light-test", "pixel-test", "button-test", "sound-test")
PRESSED: Final = {
    "seat-1": ButtonSeen(presses=2),
    "seat-2": ButtonSeen(presses=1, bounces=1),
    "seat-4": ButtonSeen(down=True, presses=1, since=99.0),
    "ok": ButtonSeen(presses=3, bounces=2),
}
"""The camera's clock stands still at 100."""


def pictures(camera: Camera) -> Iterator[Picture]:
    """The machine, each device, and each self-test."""
    console = camera.console("devices")
    console.machine = Machine(bed=load_bed())
    console.status.update(dict.fromkeys(DEVICES, "ok") | {"lamps": BROKEN})
    console.run(SetPin("000000"))
    console.run(Set("printer.form", "device"))
    console.run(Set("printer.address", "/dev/usb/lp0"))
    console.run(Show("staff"))
    yield camera.take("staff-devices", console)
    console.handle(Touched("view:machine"))
    yield camera.take("staff-machine", console)
    for device in DEVICES:
        console.run(Show("device", device))
        yield camera.take(f"device-{device}", console)
        console.run(Back())
    console.run(Show("address", "printer.address"))
    yield camera.take("address", console)
    console.machine = replace(console.machine, buttons=PRESSED)
    for test in TESTS:
        console.run(Show(test))
        yield camera.take(test, console)
    console.close()
