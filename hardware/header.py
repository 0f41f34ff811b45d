"""The 40-pin header of the Raspberry Pi 3, 4, 5 and Zero 2 W: what each of its places carries."""

from __future__ import annotations

from typing import Final

HEADER: Final = (
    "3V3", "5V", "GPIO2", "5V", "GPIO3", "GND", "GPIO4", "GPIO14", "GND", "GPIO15",
    "GPIO17", "GPIO18", "GPIO27", "GND", "GPIO22", "GPIO23", "3V3", "GPIO24", "GPIO10", "GND",
    "GPIO9", "GPIO25", "GPIO11", "GPIO8", "GND", "GPIO7", "GPIO0", "GPIO1", "GPIO5", "GND",
    "GPIO6", "GPIO12", "GPIO13", "GND", "GPIO19", "GPIO16", "GPIO26", "GPIO20", "GND", "GPIO21",
)  # fmt: skip
"""Pin 1 first; odd pins are the row away from the board's edge."""


def place(gpio: int) -> int:
    """The pin, 1 to 40, that carries this BCM number; raises ValueError for one that the header lacks."""
    return HEADER.index(f"GPIO{gpio}") + 1
