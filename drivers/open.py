"""Opens each device by the name of its form. Never raises: what can't be opened is absent, with a notice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from drivers.absent import (
    AbsentBacklight,
    AbsentButtons,
    AbsentHealth,
    AbsentLamps,
    AbsentPanel,
    AbsentPrinter,
    AbsentSpeaker,
)
from drivers.gpio_buttons import GpioButtons
from drivers.gpio_chips import open_factory
from drivers.machine import LinuxHealth
from drivers.panel import WindowPanel
from drivers.ports import Backlight, Buttons, Health, Lamps, Notice, Panel, Printer, Speaker
from drivers.queue import InputQueue
from drivers.sdl import Window
from drivers.speaker import MixerSpeaker
from drivers.wishes import ButtonsWish, LampWish, PanelWish, PrinterWish

Device = TypeVar("Device")
Opened = tuple[Device, Notice | None]
"""The device, and why it is only the absent form if it is, or what of it is missing."""

ABSENT: Final = "absent"


class ComesLater(Exception):
    """A form that this version knows by name only."""


def open_lamps(wish: LampWish, queue: InputQueue) -> Opened[Lamps]:
    """The chain of pixels, written from a thread of its own."""
    return _open(
        "lamps", wish.form, dict.fromkeys(("spi", "pin", "pwm", "adalight"), lambda: _comes_later(queue)), AbsentLamps()
    )


def open_buttons(wish: ButtonsWish, queue: InputQueue) -> Opened[Buttons]:
    """The nine buttons; forms "gpio", "absent". Those whose pins can't be had are missing, and told."""
    absent: Buttons = AbsentButtons()
    forms = {"gpio": lambda: GpioButtons(open_factory(), wish.pins, queue)}
    buttons, notice = _open("buttons", wish.form, forms, absent)
    if isinstance(buttons, GpioButtons) and buttons.missing:
        notice = Notice("buttons", buttons.told())
    return buttons, notice


def open_speaker(form: str, queue: InputQueue, level: int) -> Opened[Speaker]:
    """Sound at `level` 0 to 3; forms "mixer", "absent"."""
    return _open("speaker", form, {"mixer": lambda: MixerSpeaker(queue, level)}, AbsentSpeaker())


def open_panel(wish: PanelWish, queue: InputQueue) -> Opened[Panel]:
    """The touchscreen."""

    def window(size: tuple[int, int] | None) -> Panel:
        return WindowPanel(Window(size, driver=wish.driver, title=wish.title), queue, wish.rotation)

    forms = {"screen": lambda: window(None), "window": lambda: window(wish.size)}
    return _open("panel", wish.form, forms, AbsentPanel(wish.size))


def open_health(form: str, data_folder: str) -> Opened[Health]:
    """The machine's vital signs; forms "linux", "absent"."""
    return _open("health", form, {"linux": lambda: LinuxHealth(data_folder)}, AbsentHealth())


def open_printer(wish: PrinterWish, queue: InputQueue) -> Opened[Printer]:
    """The receipt printer."""
    return _open(
        "printer",
        wish.form,
        dict.fromkeys(("device", "serial", "network"), lambda: _comes_later(queue)),
        AbsentPrinter(),
    )


def open_backlight(form: str) -> Opened[Backlight]:
    """The light behind the panel; forms "sysfs", "absent"."""
    return _open("backlight", form, {"sysfs": lambda: _comes_later(None)}, AbsentBacklight())


def _comes_later(_: InputQueue | None) -> Any:
    raise ComesLater("its driver comes with a later version")


def _open(what: str, form: str, forms: Mapping[str, Callable[[], Device]], absent: Device) -> Opened[Device]:
    if form == ABSENT:
        return absent, None
    if form not in forms:
        return absent, Notice(what, f'form "{form}" is unknown (allowed: {", ".join([*forms, ABSENT])})')
    try:
        return forms[form](), None
    except Exception as fault:  # the one border past which no driver's fault goes, whatever its type
        return absent, Notice(what, f'form "{form}": {_one_line(fault)}')


def _one_line(fault: Exception) -> str:
    return " ".join(str(fault).split()) or type(fault).__name__
