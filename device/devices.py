"""The devices of a table, opened as the settings and the builder's files want them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING

from device.builder_files import BuilderFiles
from device.guard import (
    Clock,
    GuardedBacklight,
    GuardedButtons,
    GuardedHealth,
    GuardedLamps,
    GuardedPanel,
    GuardedPrinter,
    GuardedSpeaker,
)
from device.mistake import Mistake
from device.settings import Settings
from device.wishes import buttons_wish, lamp_wish, panel_wish, printer_wish
from drivers.absent import AbsentBacklight, AbsentHealth, AbsentPrinter
from drivers.late_lamps import LateLamps
from drivers.open import (
    open_backlight,
    open_buttons,
    open_health,
    open_lamps,
    open_panel,
    open_printer,
    open_speaker,
)
from drivers.ports import Backlight, Buttons, Health, Lamps, Notice, Panel, Printer, Speaker
from drivers.queue import InputQueue

if TYPE_CHECKING:
    from drivers.simulated import SimulatedTable


class Devices:
    """The opened devices, and why some are absent."""

    def __init__(
        self,
        panel: Panel,
        lamps: Lamps,
        buttons: Buttons,
        speaker: Speaker,
        notices: Sequence[Notice | None] = (),
        *,
        printer: Printer | None = None,
        backlight: Backlight | None = None,
        health: Health | None = None,
    ) -> None:
        self.panel = panel
        self.lamps = lamps
        self.buttons = buttons
        self.speaker = speaker
        self.printer: Printer = printer or AbsentPrinter()
        self.backlight: Backlight = backlight or AbsentBacklight()
        self.health: Health = health or AbsentHealth()
        self.notices = [notice for notice in notices if notice]
        self.window: SimulatedTable | None = None


class GuardedDevices:
    """The same devices behind the border that keeps their faults from the table."""

    def __init__(self, devices: Devices, queue: InputQueue, clock: Clock = time.monotonic) -> None:
        self.panel = GuardedPanel(devices.panel, queue, clock)
        self.lamps = GuardedLamps(devices.lamps, queue, clock)
        self.buttons = GuardedButtons(devices.buttons, queue, clock)
        self.speaker = GuardedSpeaker(devices.speaker, queue, clock)
        self.printer = GuardedPrinter(devices.printer, queue, clock)
        self.backlight = GuardedBacklight(devices.backlight, queue, clock)
        self.health = GuardedHealth(devices.health, queue, clock)

    def close(self) -> None:
        """Go dark and let go of all of them; one that fails keeps no other from it."""
        with ExitStack() as last:
            for device in (self.panel, self.backlight, self.buttons, self.lamps, self.speaker, self.printer):
                last.callback(device.close)


def open_devices(queue: InputQueue, settings: Settings, files: BuilderFiles, data_folder: str) -> Devices:
    """The devices of a table; raises Mistake without a panel, since there is nothing to run then."""
    panel, missing = open_panel(panel_wish(settings), queue)
    if missing:
        raise Mistake(f"no panel could be opened: {missing.why}")
    lamps = LateLamps(lambda: open_lamps(lamp_wish(settings, files), queue), queue)
    buttons, none = open_buttons(buttons_wish(settings, files), queue)
    speaker, silent = open_speaker(settings.speaker.form, queue, settings.sound.volume)
    printer, no_paper = open_printer(printer_wish(settings), queue)
    backlight, no_dimming = open_backlight("sysfs")
    health, unknown = open_health("linux", data_folder)
    return Devices(
        panel,
        lamps,
        buttons,
        speaker,
        [none, silent, no_paper, no_dimming, unknown],
        printer=printer,
        backlight=backlight,
        health=health,
    )
