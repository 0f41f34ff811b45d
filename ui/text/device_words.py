"""The devices of the table in words: their names, how each is opened, and what to check when it does not work."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ui.text.words import Words

DEVICES: Final = ("panel", "touch", "lamps", "buttons", "speaker", "printer", "backlight")
"""In the order of the staff page."""
ICONS: Final = {
    "panel": "screen",
    "touch": "touch",
    "lamps": "light",
    "buttons": "button",
    "speaker": "sound",
    "printer": "printer",
    "backlight": "backlight",
}
IN_THE_WINDOW: Final = ("panel", "touch", "lamps", "buttons", "backlight")
"""What the simulator's window takes the place of."""
DRIVERS: Final = {"kmsdrm": "KMSDRM", "wayland": "Wayland", "x11": "X11"}
"""Proper names, the same in all languages."""


def form_of(device: str, settings: Mapping[str, str], *, simulated: bool) -> str:
    """The name of the form in which a device is opened: "spi", "gpio", "absent", or "window" in the simulator."""
    if simulated and device in IN_THE_WINDOW:
        return "window"
    match device:
        case "panel":
            return settings.get("driver", "auto")
        case "touch":
            return "calibrated" if settings.get("touch.corners") else "plain"
        case "backlight":
            return "sysfs"
    return settings.get(f"{device}.form", "")


def form_words(words: Words, form: str) -> str:
    """How a device is opened; "" where there is only one way."""
    known = {
        "window": words("In this window"),
        "absent": words("Not used"),
        "auto": "",
        "plain": "",
        "sysfs": "",
        "calibrated": words("Calibrated"),
        "spi": words("NeoPixels on SPI"),
        "pin": words("NeoPixels on a pin"),
        "pwm": words("NeoPixels on a PWM pin"),
        "adalight": words("USB controller (Adalight)"),
        "gpio": words("On the pins (GPIO)"),
        "mixer": words("Sound card"),
        "device": words("USB"),
        "serial": words("Serial port"),
        "network": words("LAN"),
    }
    return known[form] if form in known else DRIVERS.get(form, form)


def advice(words: Words, device: str, form: str) -> str:
    """What to check when a device does not work."""
    match device, form:
        case "lamps", "spi":
            return words(
                "Check that SPI is on (dtparam=spi=on in config.txt) and that Firelight may use it (group spi). "
                "Then the data wire, the level shifter and the supply."
            )
        case "lamps", "pin":
            return words("Check the pin in pins.toml, the data wire, the level shifter and the supply.")
        case "lamps", "pwm":
            return words("PWM needs root and no on-board sound (dtparam=audio=off in config.txt). SPI needs neither.")
        case "lamps", "adalight":
            return words("Check the USB cable, the port and the speed, and that no other program uses the port.")
        case "buttons", _:
            return words("Check pins.toml and the group gpio. Meanwhile touch does all that buttons do.")
        case "speaker", _:
            return words("Connect a sound card or a screen with sound. Every sound has a light or a text beside it.")
        case "printer", _:
            return words("Check that it is on and has paper, then its cable and its address.")
        case "touch", _:
            return words("Check the USB cable of the screen. Buttons do all that touch does.")
        case "backlight", _:
            return words("Few screens let their light be set. Everything else works without.")
    return words("Check the cable and the supply of the screen.")


def about_device(words: Words, device: str) -> str:
    """What a device is there for."""
    known = {
        "panel": words("What is shown, and where it is touched."),
        "touch": words("Where a finger is. Calibrate it if touches land beside the pads."),
        "lamps": words("The pixels below the board, and one in each seat button."),
        "buttons": words("A button at each seat, and OK, UNDO and HELP."),
        "speaker": words("Three short sounds, at three levels."),
        "printer": words("Prints ledgers and final scores, on a strip of paper."),
        "backlight": words("How bright the screen is."),
    }
    return known[device]


def self_test_receipt(words: Words, columns: int) -> tuple[str, tuple[str, ...]]:
    """Title and lines of a receipt that shows whether all of a line is printed, and its letters."""
    ruler = ("1234567890" * (columns // 10 + 1))[:columns]
    letters = "äöüß àèéìòù ñç"
    return words("Test"), (ruler, letters, words("All columns and letters are there?"))
