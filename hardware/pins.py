"""The pins of the Raspberry Pi's header that serve the table."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from hardware.toml_file import TomlFile

BUTTONS: Final = ("seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6", "ok", "undo", "help")
GPIOS: Final = (0, 27)
"""The BCM numbers that the header carries."""


class Pins(msgspec.Struct, frozen=True):
    """BCM numbers."""

    buttons: dict[str, int]
    """By the button's name."""
    lamps: int
    """Where the chain's data wire hangs."""


def load_pins(text: str | None = None, source: str = "hardware/pins.toml") -> Pins:
    """The shipped pins, or those that `text` describes; raises HardwareError naming `source`."""
    file = TomlFile(source, text if text is not None else (files("hardware") / "pins.toml").read_text("utf-8"))
    taken: dict[int, str] = {}
    for key in [*(f"buttons.{name}" for name in BUTTONS), "lamps.data"]:
        pin = file.whole(key, *GPIOS)
        if pin in taken:
            raise file.error(key, pin, f"a pin that is not yet {taken[pin]}")
        taken[pin] = key
    for name in file.keys("buttons"):
        if name not in BUTTONS:
            raise file.error(f"buttons.{name}", file.value(f"buttons.{name}"), f"the buttons are {', '.join(BUTTONS)}")
    by_key = {key: pin for pin, key in taken.items()}
    return Pins({name: by_key[f"buttons.{name}"] for name in BUTTONS}, by_key["lamps.data"])
