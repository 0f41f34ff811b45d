"""Pixels behind a USB controller that speaks Adalight: WLED, or any firmware of that family.

A frame is "Ada", the number of pixels less one (high byte, low byte), a check byte, and R, G, B of every pixel. The
controller puts the three into the order of its pixels itself.
"""

from __future__ import annotations

import errno
import termios
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import serial

from drivers.serial_ports import BY_ID, PortError, find_port
from drivers.wishes import LampWish

BOOT_SECONDS: Final = 2.0
"""How long a controller may take to start: opening the port resets many of them."""
WRITE_SECONDS: Final = 0.5
"""A controller that takes nothing for so long hangs, or is gone."""
SWITCH_SECONDS: Final = 0.1
"""What a controller needs to change its speed."""
FIRST_BAUD: Final = 115200
"""The speed at which WLED starts."""
BAUD_BYTES: Final = {
    230400: 0xB1, 460800: 0xB2, 500000: 0xB3, 576000: 0xB4, 921600: 0xB5, 1000000: 0xB6, 1500000: 0xB7,
}  # fmt: skip
"""What tells WLED to go on at another speed; before "Ada" other firmwares skip every byte."""
VERSION: Final = b"v"
"""Asks WLED who it is."""
READY: Final = (b"Ada", b"WLED")
"""What a controller says when it has started, and what WLED answers."""
BITS: Final = 10
"""On the wire for each byte: a start bit and a stop bit come with it."""


def encode(frame: bytes, colour_order: str = "GRB") -> bytes:
    """`frame` (R, G, B of each pixel) as Adalight.

    Controllers come set up for pixels that take G, R, B; for pixels of another `colour_order` the colours are exchanged
    such that they are right all the same.
    """
    pixels = bytearray(len(frame))
    for place, colour in zip((1, 0, 2), colour_order, strict=True):
        pixels[place::3] = frame["RGB".index(colour) :: 3]
    high, low = divmod(len(frame) // 3 - 1, 256)
    return b"Ada" + bytes((high, low, high ^ low ^ 0x55)) + pixels


class AdalightLamps:
    """`Lamps` on the serial port at `path`. Raises OSError when the port can't be had, or is gone while it is used."""

    def __init__(self, path: str, baud: int, pixels: int, colour_order: str = "GRB") -> None:
        self._baud = baud
        self._dark = bytes(3 * pixels)
        self._colour_order = colour_order
        self._ready = False
        try:
            self._port = serial.Serial(path, FIRST_BAUD, timeout=0, write_timeout=WRITE_SECONDS, exclusive=True)
        except serial.SerialException as fault:
            if fault.errno == errno.EWOULDBLOCK:
                raise PortError(f"another program uses {path}") from fault
            raise

    def show(self, frame: bytes) -> None:
        """Returns when the frame has passed the wire: what waits in the kernel would be old when it is seen."""
        if len(frame) != len(self._dark):
            raise ValueError(f"a frame of {len(frame)} bytes for {len(self._dark) // 3} pixels")
        if not self._ready:
            self._start()
            self._ready = True
        # what a controller says must not fill its way out; and reading tells that it is unplugged
        self._port.read(4096)
        self._send(encode(frame, self._colour_order))

    def close(self) -> None:
        """Dark, as far as the controller still listens."""
        try:
            if not self._ready and self._baud != FIRST_BAUD:
                # nobody knows at which speed a table that was killed has left it
                self._send(encode(self._dark))
                self._port.baudrate = self._baud
            self._send(encode(self._dark))
        except OSError:
            # or closing would wait for bytes that nobody takes
            with suppress(OSError, termios.error):
                self._port.reset_output_buffer()
        finally:
            self._port.close()

    def _start(self) -> None:
        """Wait until the controller listens, and go on at the speed that is wanted."""
        self._port.write(VERSION)
        self._await_ready()
        if self._baud != FIRST_BAUD:
            self._port.write(bytes([BAUD_BYTES[self._baud]]))
            time.sleep(SWITCH_SECONDS)
            self._port.baudrate = self._baud
        # a controller that still waits for the end of somebody's frame takes this one for it
        self._send(encode(self._dark))

    def _await_ready(self) -> None:
        until, heard = time.monotonic() + BOOT_SECONDS, b""
        while not heard.endswith(READY) and (left := until - time.monotonic()) > 0:
            self._port.timeout = left
            heard = heard[-8:] + self._port.read(1)
        self._port.timeout = 0

    def _send(self, data: bytes) -> None:
        self._port.write(data)
        time.sleep(len(data) * BITS / self._port.baudrate)


class AdalightOpener:
    """Opens the controller that `wish` means, as often as it is called; the same one each time."""

    def __init__(self, wish: LampWish, folder: Path = BY_ID) -> None:
        self._wish = wish
        self._folder = folder
        self._path = wish.port

    def __call__(self) -> AdalightLamps:
        """Raises OSError."""
        wish, path = self._wish, find_port(self._path, self._folder)
        lamps = AdalightLamps(path, wish.baud, wish.pixels, wish.colour_order)
        # another device must not be taken for it when it is the only one left
        self._path = path
        return lamps
