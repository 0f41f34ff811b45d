"""The metal below the NeoPixel drivers: the kernel's SPI device, and a chain of pixels that reads its wire."""

from __future__ import annotations

import ctypes
import errno
import struct
from itertools import groupby
from pathlib import Path
from random import Random

ORDERS = ("RGB", "RBG", "GRB", "GBR", "BRG", "BGR")

SHORT = 0.2e-6, 0.5e-6
"""How long a 0 is high, in seconds: within what the makers of WS2812B and SK6812 allow."""
LONG = 0.55e-6, 0.95e-6
LOW = 0.3e-6, 5e-6
"""Between two bits; longer, and some pixels take the frame for ended."""
RESET = 280e-6
"""Low for so long ends a frame, for the slowest of them."""
WRITE = 1
"""The direction of an ioctl that gives something to the kernel."""


def runs(sent: bytes, hertz: int) -> list[tuple[int, float]]:
    """The levels of the wire and how long each lasts, in seconds."""
    bits = (byte >> shift & 1 for byte in sent for shift in range(7, -1, -1))
    return [(level, len(list(same)) / hertz) for level, same in groupby(bits)]


def pixels_read(sent: bytes, hertz: int, a_pixel: int = 3) -> list[tuple[int, ...]]:
    """What a chain of pixels of `a_pixel` bytes reads from one unbroken signal between two resets."""
    signal = runs(sent, hertz)
    assert signal[0][0] == 0
    assert signal[0][1] >= RESET
    assert signal[-1][0] == 0
    assert signal[-1][1] >= RESET
    bits = []
    for (level, high), (_, low) in zip(signal[1:-1:2], signal[2::2], strict=True):
        assert level == 1
        assert SHORT[0] <= high <= SHORT[1] or LONG[0] <= high <= LONG[1], high
        assert LOW[0] <= low <= LOW[1] or low >= RESET, low
        bits.append(int(high >= LONG[0]))
    assert len(bits) % (8 * a_pixel) == 0
    read = [int("".join(map(str, bits[at : at + 8])), 2) for at in range(0, len(bits), 8)]
    return [tuple(read[at : at + a_pixel]) for at in range(0, len(read), a_pixel)]


def some_frame(pixels: int, seed: int = 1) -> bytes:
    """Every pixel another one, with the extremes among them."""
    random = Random(seed)
    return bytes(random.choice((0, 1, 127, 128, 254, 255, random.randrange(256))) for _ in range(3 * pixels))


def as_ordered(frame: bytes, order: str) -> list[tuple[int, ...]]:
    """The bytes of each pixel of `frame` in the order of the chain; white is dark."""
    pixels = zip(frame[::3], frame[1::3], frame[2::3], strict=True)
    return [tuple({"R": r, "G": g, "B": b, "W": 0}[colour] for colour in order) for r, g, b in pixels]


class SpiDevice:
    """The kernel's side of /dev/spidev0.0: takes the ioctls that the kernel knows, keeps what goes out on the wire."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "spidev0.0"
        self.path.touch()
        self.room = 4096
        self.settings: dict[str, int] = {}
        self.set_up: list[str] = []
        """Which setting was made, each time."""
        self.sent: list[bytes] = []
        self.broken = False
        self.handle = -1

    def ioctl(self, handle: int, request: int, data: bytes) -> None:
        """A call as Linux takes it."""
        self.handle = handle
        direction, size, kind, number = request >> 30, request >> 16 & 0x3FFF, request >> 8 & 0xFF, request & 0xFF
        assert (direction, kind, size) == (WRITE, ord("k"), len(data))
        if self.broken:
            raise OSError(errno.EIO, "Input/output error")
        if number == 0:
            self._transfer(data)
        else:
            name = {1: "mode", 3: "bits", 4: "hertz"}[number]
            self.settings[name] = int.from_bytes(data, "little")
            self.set_up.append(name)

    def _transfer(self, data: bytes) -> None:
        address, answer, length, hertz, delay, bits, *rest = struct.unpack("QQIIHBBBBH", data)
        assert (answer, hertz, delay, bits, *rest) == (0, 0, 0, 0, 0, 0, 0, 0)
        if length > self.room:
            raise OSError(errno.EMSGSIZE, "Message too long")
        assert self.settings["mode"] == 0
        assert self.settings["bits"] == 8
        self.sent.append(ctypes.string_at(address, length))

    def read(self, a_pixel: int = 3) -> list[list[tuple[int, ...]]]:
        """What the chain has read, frame by frame."""
        return [pixels_read(sent, self.settings["hertz"], a_pixel) for sent in self.sent]
