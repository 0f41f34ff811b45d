"""Opens the table's devices as the settings want them, and opens lamps and printer anew when those change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from device.builder_files import BuilderFiles
from device.mistake import Mistake
from device.settings import Settings
from drivers.absent import AbsentBacklight, AbsentHealth, AbsentPrinter
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
from drivers.wishes import ButtonsWish, LampWish, PanelWish, PrinterWish

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


def panel_wish(settings: Settings) -> PanelWish:
    panel = settings.panel
    driver = None if panel.driver == "auto" else panel.driver
    return PanelWish(rotation=panel.rotation, driver=driver, corners=settings.touch.corners)


def lamp_wish(settings: Settings, files: BuilderFiles) -> LampWish:
    lamps = settings.lamps
    return LampWish(
        form=lamps.form,
        pixels=files.bed.pixels,
        colour_order=lamps.colour_order,
        pixel_type=lamps.pixel_type,
        spi=lamps.spi,
        pin=files.pins.lamps,
        port=lamps.port,
        baud=lamps.baud,
    )


def buttons_wish(settings: Settings, files: BuilderFiles) -> ButtonsWish:
    return ButtonsWish(form=settings.buttons.form, pins=files.pins.buttons)


def printer_wish(settings: Settings) -> PrinterWish:
    printer = settings.printer
    return PrinterWish(form=printer.form, address=printer.address, columns=printer.columns)


def open_devices(queue: InputQueue, settings: Settings, files: BuilderFiles, data_folder: str) -> Devices:
    """The devices of a table; raises Mistake without a panel, since there is nothing to run then."""
    panel, missing = open_panel(panel_wish(settings), queue)
    if missing:
        raise Mistake(f"no panel could be opened: {missing.why}")
    lamps, dark = open_lamps(lamp_wish(settings, files), queue)
    buttons, none = open_buttons(buttons_wish(settings, files), queue)
    speaker, silent = open_speaker(settings.speaker.form, queue, settings.sound.volume)
    printer, no_paper = open_printer(printer_wish(settings), queue)
    backlight, _ = open_backlight("sysfs")
    health, unknown = open_health("linux", data_folder)
    return Devices(
        panel,
        lamps,
        buttons,
        speaker,
        [dark, none, silent, no_paper, unknown],
        printer=printer,
        backlight=backlight,
        health=health,
    )
