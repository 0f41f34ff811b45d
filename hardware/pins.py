"""The pins of the Raspberry Pi's header that serve the table."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from hardware.toml_file import TomlFile

BUTTONS: Final = ("seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6", "ok", "undo", "help")
GPIOS: Final = (0, 27)
"""The BCM numbers that the header carries."""
IDENTITY: Final = (0, 1)
"""They ask an add-on board for its name when the Pi starts: nothing else may hang there."""
LAMP_BUS: Final = (7, 8, 9, 10, 11)
"""SPI 0, the bus of the lamps: the kernel holds these while it is on."""


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
        if pin in IDENTITY:
            raise file.error(key, pin, f"2 to {GPIOS[1]}, since 0 and 1 name add-on boards")
        if pin in LAMP_BUS and key != "lamps.data":
            raise file.error(key, pin, f"a pin outside {LAMP_BUS[0]} to {LAMP_BUS[-1]}, the lamps' bus")
        taken[pin] = key
    for name in file.keys("buttons"):
        if name not in BUTTONS:
            raise file.error(f"buttons.{name}", file.value(f"buttons.{name}"), f"the buttons are {', '.join(BUTTONS)}")
    by_key = {key: pin for pin, key in taken.items()}
    return Pins({name: by_key[f"buttons.{name}"] for name in BUTTONS}, by_key["lamps.data"])
