"""Opens each device by the name of its form. Never raises: what can't be opened is absent, with a notice."""

from __future__ import annotations

from drivers.absent import (
    AbsentBacklight,
    AbsentButtons,
    AbsentHealth,
    AbsentPanel,
    AbsentPrinter,
    AbsentSpeaker,
)
from drivers.backlight import NoBacklight, SysfsBacklight
from drivers.forms import Opened, open_form
from drivers.gpio_buttons import GpioButtons
from drivers.gpio_chips import open_factory
from drivers.lamp_forms import open_lamps
from drivers.machine import LinuxHealth
from drivers.panel import WindowPanel
from drivers.ports import Backlight, Buttons, Health, Notice, Panel, Printer, Speaker
from drivers.queue import InputQueue
from drivers.receipt_printer import ReceiptPrinter, printer_opening
from drivers.sdl import Window
from drivers.speaker import MixerSpeaker
from drivers.video import open_screen, touch_obstacle
from drivers.wishes import ButtonsWish, PanelWish, PrinterWish

__all__ = [
    "open_backlight",
    "open_buttons",
    "open_health",
    "open_lamps",
    "open_panel",
    "open_printer",
    "open_speaker",
]


def open_buttons(wish: ButtonsWish, queue: InputQueue) -> Opened[Buttons]:
    """The nine buttons; forms "gpio", "absent". Those whose pins can't be had are missing, and told."""
    absent: Buttons = AbsentButtons()
    forms = {"gpio": lambda: GpioButtons(open_factory(), wish.pins, queue)}
    buttons, notice = open_form("buttons", wish.form, forms, absent)
    if isinstance(buttons, GpioButtons) and buttons.missing:
        notice = Notice("buttons", buttons.missing)
    return buttons, notice


def open_speaker(form: str, queue: InputQueue, level: int) -> Opened[Speaker]:
    """Sound at `level` 0 to 3; forms "mixer", "absent"."""
    return open_form("speaker", form, {"mixer": lambda: MixerSpeaker(queue, level)}, AbsentSpeaker())


def open_panel(wish: PanelWish, queue: InputQueue) -> Opened[Panel]:
    """The touchscreen. What keeps it from being touched is posted."""

    def screen() -> Panel:
        window = open_screen(wish.driver, wish.title)
        return _panel(window, wish, queue, touch_obstacle() if window.driver == "kmsdrm" else None)

    def window() -> Panel:
        return _panel(Window(wish.size, driver=wish.driver, title=wish.title), wish, queue)

    return open_form("panel", wish.form, {"screen": screen, "window": window}, AbsentPanel(wish.size))


def _panel(window: Window, wish: PanelWish, queue: InputQueue, untouched: str | None = None) -> Panel:
    """The panel on `window`, which is closed again if that can't be."""
    try:
        return WindowPanel(window, queue, wish.rotation, wish.corners, untouched)
    except ValueError:
        window.close()
        raise


def open_health(form: str, data_folder: str) -> Opened[Health]:
    """The machine's vital signs; forms "linux", "absent"."""
    return open_form("health", form, {"linux": lambda: LinuxHealth(data_folder)}, AbsentHealth())


def open_printer(wish: PrinterWish, queue: InputQueue) -> Opened[Printer]:
    """The receipt printer; whether it is on is found out when it prints."""
    absent: Printer = AbsentPrinter()

    def printer() -> Printer:
        return ReceiptPrinter(printer_opening(wish), wish.columns, queue)

    return open_form("printer", wish.form, dict.fromkeys(("device", "serial", "network"), printer), absent)


def open_backlight(form: str) -> Opened[Backlight]:
    """The light behind the panel; forms "sysfs", "absent". That a panel has none to set is no news."""
    return open_form("backlight", form, {"sysfs": _backlight}, AbsentBacklight())


def _backlight() -> Backlight:
    try:
        return SysfsBacklight()
    except NoBacklight:
        return AbsentBacklight()
