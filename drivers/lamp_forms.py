"""Opens the chain of pixels. Apart from the other devices, since darkening it after a crash must need little."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Final

from drivers.absent import AbsentLamps
from drivers.forms import Opened, open_form
from drivers.lamp_thread import LampThread
from drivers.ports import Lamps
from drivers.queue import InputQueue
from drivers.wishes import LampWish

COMES_BACK: Final = frozenset({"adalight"})
"""What may be plugged in later: tried again as long as the table runs."""
REPEAT_SECONDS: Final = {"adalight": 1.0}
"""Without a frame for 2.5 s WLED returns to its own effects, and other firmwares go dark."""


def open_lamps(wish: LampWish, queue: InputQueue) -> Opened[Lamps]:
    """The chain of pixels, written from a thread of its own; forms "spi", "pin", "pwm", "adalight", "absent"."""
    absent: Lamps = AbsentLamps()
    forms, repeat = _forms(wish), REPEAT_SECONDS.get(wish.form)
    lamps, notice = open_form("lamps", wish.form, forms, absent)
    if lamps is not absent:
        return LampThread(forms[wish.form], queue, lamps, repeat=repeat), notice
    if wish.form in COMES_BACK:
        return LampThread(forms[wish.form], queue, repeat=repeat), notice
    return absent, notice


def _forms(wish: LampWish) -> Mapping[str, Callable[[], Lamps]]:
    """A form's library is imported when it is opened: a PC may have none of them."""

    def spi() -> Lamps:
        with _extra("pi"):
            from drivers.neopixel_on_spi import open_spi
        return open_spi(wish)

    def pin() -> Lamps:
        with _extra("pi"):
            from drivers.neopixel_on_pin import open_pin
        return open_pin(wish)

    @cache
    def controller() -> Callable[[], Lamps]:
        with _extra("pi"):
            from drivers.adalight import AdalightOpener
        return AdalightOpener(wish)  # one for all attempts: it remembers which controller it was

    def adalight() -> Lamps:
        return controller()()

    return {"spi": spi, "pin": pin, "pwm": pin, "adalight": adalight}


@contextmanager
def _extra(name: str) -> Iterator[None]:
    """A library that is not there is told by the extra that brings it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise ImportError(f"{missing.name} is not installed: install firelight[{name}]") from missing
