"""NeoPixels on a pin of the header, driven by Blinka: by PIO on a Pi 5, else by SPI, PCM or PWM, as the pin has it."""

from __future__ import annotations

import os
from enum import Enum
from pathlib import Path
from typing import Any, Final

from adafruit_platformdetect import Detector

from drivers.faults import one_line
from drivers.neopixel_lamps import NeoPixelLamps
from drivers.pixel_bytes import pixel_order
from drivers.wishes import LampWish

SPI_PIN: Final = 10
PCM_PIN: Final = 21
PWM_PINS: Final = (12, 13, 18, 19)
CARDS: Final = Path("/proc/asound/cards")

EXTRAS: Final = {"_rpi_ws281x": "ws281x", "adafruit_raspberry_pi5_neopixel_write": "pi5"}
"""Which of our extras brings the module that Blinka wants."""


class Board(Enum):
    """What decides how Blinka drives a pin."""

    PI_5 = 0
    OLDER_PI = 1
    OTHER = 2


class PinError(Exception):
    """Why the pin can't carry the lamps, in one line."""


def open_pin(wish: LampWish, cards: Path = CARDS) -> NeoPixelLamps:
    """The chain on `wish.pin`, dark; raises PinError, and whatever Blinka raises."""
    why = refusal(wish.form, wish.pin, board(), root=os.geteuid() == 0, sound=onboard_sound(cards))
    if why is not None:
        raise PinError(why)
    # or Blinka would ask at the terminal whether it may install packages
    os.environ["BLINKA_SKIP_DEPENDENCY_CHECK"] = "1"
    pin, neopixel_class = _import_blinka(wish.pin)
    order = pixel_order(wish.colour_order, wish.pixel_type)
    return NeoPixelLamps(neopixel_class(pin, wish.pixels, auto_write=False, pixel_order=order), order)


def refusal(form: str, pin: int, on: Board, *, root: bool, sound: bool) -> str | None:
    """Why the lamps must not be tried on `pin`; None if they may. The older Pis' library can crash where it must fail.

    `sound`: the board's own headphone jack is in use.
    """
    if form == "pwm":
        if on is Board.PI_5:
            return 'a Pi 5 drives its pins by PIO, not by PWM: set form = "pin"'
        if pin not in PWM_PINS:
            return f"GPIO{pin} has no PWM ({', '.join(map(str, PWM_PINS))} have)"
        if sound:
            return 'on-board sound uses PWM, too: set dtparam=audio=off in config.txt, or form = "spi"'
    elif on is Board.OLDER_PI and pin in PWM_PINS:
        return f'GPIO{pin} would be driven by PWM: set form = "pwm" if that is meant, or use GPIO{SPI_PIN}'
    elif on is Board.OLDER_PI and pin not in (SPI_PIN, PCM_PIN):
        return f"this Pi can't drive lamps on GPIO{pin}: use GPIO{SPI_PIN}"
    if not root and on is not Board.PI_5 and pin != SPI_PIN:
        return f'GPIO{pin} can be driven by root only: use GPIO{SPI_PIN}, or form = "spi"'
    return None


def board() -> Board:
    """As Blinka itself detects it."""
    found = Detector().board
    if found.any_raspberry_pi_5_board:
        return Board.PI_5
    return Board.OLDER_PI if found.any_raspberry_pi else Board.OTHER


def onboard_sound(cards: Path = CARDS) -> bool:
    """Whether the kernel drives the headphone jack; sound over HDMI by the same chip needs no PWM."""
    try:
        lines = cards.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return False
    return any("bcm2835" in line and "HDMI" not in line for line in lines)


def _import_blinka(pin: int) -> tuple[Any, Any]:
    """The pin and the class; raises PinError for a package that is missing."""
    try:
        import board as pins
        from neopixel import NeoPixel
    except Exception as fault:  # Blinka raises all kinds, a missing package often as their cause
        raise PinError(_missing(fault)) from fault
    if not hasattr(pins, f"D{pin}"):
        raise PinError(f"this board has no GPIO{pin}")
    return getattr(pins, f"D{pin}"), NeoPixel


def _missing(fault: BaseException) -> str:
    cause = fault if isinstance(fault, ModuleNotFoundError) else fault.__cause__
    if isinstance(cause, ModuleNotFoundError) and cause.name in EXTRAS:
        return f"{cause.name} is not installed: install firelight[{EXTRAS[cause.name]}]"
    return f"Blinka: {one_line(fault)}"
