"""Opens each device by the name of its form. Never raises: what can't be opened is absent, with a notice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

import msgspec

from drivers.absent import AbsentButtons, AbsentHealth, AbsentLamps, AbsentPanel, AbsentSpeaker
from drivers.machine import LinuxHealth
from drivers.panel import WindowPanel
from drivers.ports import Buttons, Health, Lamps, Notice, Panel, Speaker
from drivers.queue import InputQueue
from drivers.sdl import Window
from drivers.speaker import MixerSpeaker

Device = TypeVar("Device")
Opened = tuple[Device, Notice | None]
"""The device, and why it is only the absent form if it is."""

ABSENT: Final = "absent"


class PanelWish(msgspec.Struct, frozen=True, kw_only=True):
    """The panel as the settings want it."""

    form: str = "screen"
    """"screen" (all of it), "window" (of `size`) or "absent"."""
    size: tuple[int, int] = (1280, 800)
    """In pixels, as mounted: width and height of the display before `rotation`; also the size when absent."""
    rotation: int = 0
    driver: str | None = None
    """SDL's video driver; None for SDL's choice."""
    title: str = "Firelight"


class ComesLater(Exception):
    """A form that this version knows by name only."""


def open_lamps(form: str) -> Opened[Lamps]:
    """The chain of pixels; forms "spi", "pwm", "adalight", "absent"."""
    return _open("lamps", form, dict.fromkeys(("spi", "pwm", "adalight"), _comes_later), AbsentLamps())


def open_buttons(form: str) -> Opened[Buttons]:
    """The nine buttons; forms "gpio", "absent"."""
    return _open("buttons", form, {"gpio": _comes_later}, AbsentButtons())


def open_speaker(form: str, queue: InputQueue, level: int) -> Opened[Speaker]:
    """Sound at `level` 0 to 3; forms "mixer", "absent"."""
    return _open("speaker", form, {"mixer": lambda: MixerSpeaker(queue, level)}, AbsentSpeaker())


def open_panel(wish: PanelWish, queue: InputQueue) -> Opened[Panel]:
    """The touchscreen; forms "screen", "window", "absent"."""

    def window(size: tuple[int, int] | None) -> Panel:
        return WindowPanel(Window(size, driver=wish.driver, title=wish.title), queue, wish.rotation)

    forms = {"screen": lambda: window(None), "window": lambda: window(wish.size)}
    return _open("panel", wish.form, forms, AbsentPanel(wish.size))


def open_health(form: str, data_folder: str) -> Opened[Health]:
    """The machine's vital signs; forms "linux", "absent"."""
    return _open("health", form, {"linux": lambda: LinuxHealth(data_folder)}, AbsentHealth())


def _comes_later() -> Any:
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
