"""What the settings want of each device, as the plain data that `drivers.open` opens it by."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class PanelWish(msgspec.Struct, frozen=True, kw_only=True):
    """The panel as the settings want it."""

    form: str = "screen"
    """"screen" (all of it), "window" (of `size`) or "absent"."""
    size: tuple[int, int] = (1280, 800)
    """In pixels, as mounted: width and height of the display before `rotation`; also the size when absent."""
    rotation: int = 0
    driver: str | None = None
    """SDL's video driver; None for the first of kmsdrm, wayland and x11 that opens."""
    corners: tuple[float, ...] = ()
    """Eight numbers, or none: where a finger on each of the four calibration targets was reported (x and y in parts of
    the display before `rotation`; upper left, upper right, lower right, lower left)."""
    title: str = "Firelight"


class LampWish(msgspec.Struct, frozen=True, kw_only=True):
    """The chain of pixels as the settings want it."""

    form: str
    """"spi", "pin", "pwm", "adalight" or "absent"."""
    pixels: int
    colour_order: str = "GRB"
    """In which order a pixel takes its bytes."""
    pixel_type: str = "rgb"
    """"rgb" (3 bytes a pixel) or "rgbw" (4; white is left dark)."""
    spi: str = "/dev/spidev0.0"
    pin: int = 10
    """BCM number of the data wire, for "pin" and "pwm"."""
    port: str = ""
    """Of "adalight": a serial port, best by its id; "" takes the only one there is."""
    baud: int = 115200


class ButtonsWish(msgspec.Struct, frozen=True, kw_only=True):
    """The nine buttons."""

    form: str
    """"gpio" or "absent"."""
    pins: Mapping[str, int]
    """BCM number by the button's name."""


class PrinterWish(msgspec.Struct, frozen=True, kw_only=True):
    """The receipt printer."""

    form: str = "absent"
    """"device" (a file such as /dev/usb/lp0), "serial", "network" or "absent"."""
    address: str = ""
    """The file, the serial port, or the host name with an optional ":port"."""
    columns: int = 42
    """Characters in a line of its paper."""
