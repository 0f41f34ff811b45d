"""The staff's screens about devices, each in the states that people meet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hardware.bed import load_bed
from tests.ui.screens.builder import make_model
from tests.ui.screens.cases import SETTINGS, STATUS, Case
from ui.kit.panel import PANELS
from ui.lights.colour_test import Seen
from ui.model import ButtonSeen, Machine, MachineHealth
from ui.screen import Screen, Touched
from ui.screens.address import AddressScreen
from ui.screens.button_test import BUTTONS, ButtonTestScreen
from ui.screens.device import DeviceScreen
from ui.screens.light_test import LightTestScreen
from ui.screens.pixel_test import PixelTestScreen
from ui.screens.sound_test import SoundTestScreen
from ui.screens.staff import StaffScreen
from ui.text.device_words import DEVICES

BED = load_bed()
OPENED = {
    "lamps.form": "spi",
    "lamps.colour_order": "GRB",
    "lamps.pixel_type": "rgb",
    "lamps.spi": "/dev/spidev0.0",
    "lamps.port": "",
    "lamps.baud": "115200",
    "buttons.form": "gpio",
    "speaker.form": "mixer",
    "printer.form": "absent",
    "printer.address": "",
    "printer.columns": "42",
    "touch.corners": "",
    "driver": "auto",
    "backlight": "100",
    "brightness": "20",
}
ALL_WELL = dict.fromkeys(DEVICES, "ok")
PRINTER = {"printer.form": "device", "printer.address": "/dev/usb/lp0"}
CONTROLLER = {"lamps.form": "adalight", "lamps.port": "/dev/serial/by-id/usb-1a86_USB_Serial-if00-port0"}
ILL = MachineHealth(
    celsius=84.6, undervoltage=True, undervoltage_seen=True, throttled=False, throttled_seen=True,
    free_bytes=90_000_000, uptime=2 * 86400 + 5 * 3600.0, power_cuts=3, crashes=1,
)  # fmt: skip
WELL = MachineHealth(
    celsius=51.4, undervoltage=False, undervoltage_seen=False, throttled=False, throttled_seen=False,
    free_bytes=11_700_000_000, uptime=3 * 3600 + 27 * 60.0,
)  # fmt: skip
PRESSED = {
    **{name: ButtonSeen(presses=3, bounces=n % 3) for n, name in enumerate(BUTTONS) if n not in (2, 7)},
    "seat-2": ButtonSeen(down=True, presses=1, since=0.0),
    "seat-6": ButtonSeen(presses=14, bounces=212, chatters=True),
}


def facts(settings: dict[str, str] | None = None, **more: Any) -> Callable[[], dict[str, Any]]:
    """What these screens read, with the settings that differ."""
    given: dict[str, Any] = {
        "staff": True,
        "status": ALL_WELL,
        "machine": Machine(bed=BED),
        "settings": {**SETTINGS, **OPENED, **(settings or {})},
        **more,
    }
    return lambda: given


def touched(make: Callable[[], Screen], *keys: str, panel: str = "10in", **more: Any) -> Callable[[], Screen]:
    """The screen after these touches."""

    def after() -> Screen:
        screen, model = make(), make_model(PANELS[panel], **facts(**more)())
        for key in keys:
            screen.handle(Touched(key), model)
        return screen

    return after


def colours(*answers: Seen) -> Callable[[], Screen]:
    """The test of the colours after these answers, each as soon as the light had changed."""

    def after() -> Screen:
        screen = LightTestScreen()
        for n, answer in enumerate(answers):
            screen.handle(Touched(f"seen:{answer}"), make_model(**facts(now=2.0 * (n - len(answers)))()))
        return screen

    return after


DEVICE_CASES = (
    Case("staff-devices-well", StaffScreen, facts(PRINTER)),
    Case("staff-devices-ill", StaffScreen, facts(status=STATUS)),
    Case("staff-machine-well", touched(StaffScreen, "view:machine"), facts(health=WELL)),
    Case("staff-machine-ill", touched(StaffScreen, "view:machine"), facts(health=ILL)),
    Case("staff-machine-unknown", touched(StaffScreen, "view:machine"), facts()),
    *(Case(f"device-{name}", DeviceScreen, facts(PRINTER, about=name)) for name in DEVICES),
    *(Case(f"device-{name}-ill", DeviceScreen, facts(about=name, status=STATUS)) for name in ("lamps", "buttons")),
    Case("device-lamps-controller", DeviceScreen, facts(CONTROLLER, about="lamps", status={"lamps": "unplugged"})),
    Case("device-lamps-window", DeviceScreen, facts(about="lamps", machine=Machine(bed=BED, simulated=True))),
    Case("device-printer-none", DeviceScreen, facts(about="printer")),
    Case("device-settings", touched(DeviceScreen, "settings", panel="7in", about="lamps"), facts(about="lamps")),
    Case("address", AddressScreen, facts(PRINTER, about="printer.address")),
    Case("address-none", AddressScreen, facts(about="printer.address")),
    Case("light-test", LightTestScreen, facts()),
    Case("light-test-changing", colours(Seen.SEVERAL), facts(now=-1.5)),
    Case("light-test-done", colours(Seen.RED, Seen.BLUE), facts()),
    Case("light-test-dark", colours(Seen.DARK), facts()),
    Case("light-test-mixed", colours(Seen.WHITE, Seen.SEVERAL), facts()),
    Case("light-test-unclear", colours(Seen.RED, Seen.RED), facts()),
    Case("pixel-test", PixelTestScreen, facts()),
    Case("pixel-test-none", PixelTestScreen, facts(machine=Machine())),
    Case("pixel-test-running", touched(PixelTestScreen, "run"), facts(now=30.1)),
    Case("pixel-test-white", touched(PixelTestScreen, "white"), facts({"brightness": "40"})),
    Case("pixel-test-dark", touched(PixelTestScreen, "by:10", "dark"), facts()),
    Case("pixel-test-dark-first", touched(PixelTestScreen, "dark"), facts()),
    Case("button-test", ButtonTestScreen, facts()),
    Case("button-test-pressed", ButtonTestScreen, facts(machine=Machine(bed=BED, buttons=PRESSED), now=9.0)),
    Case("sound-test", SoundTestScreen, facts()),
    Case("sound-test-silent", SoundTestScreen, facts(status=STATUS)),
)
