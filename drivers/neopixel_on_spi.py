"""NeoPixels on an SPI device's data wire (MOSI): every model of Raspberry Pi, no root, beside every kind of sound."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, Protocol

from Adafruit_PureIO.spi import SPI, SPI_MODE_0
from neopixel_spi import NeoPixel_SPI

from drivers.neopixel_lamps import NeoPixelLamps
from drivers.pixel_bytes import pixel_order
from drivers.wishes import LampWish

HERTZ: Final = 3_200_000
"""The same signal as the class's own at 6.4 MHz, in half the bytes: there they would not all pass at once."""
ZERO, ONE = 0b1000, 0b1100
"""0.31 us of high in 1.25 us, and 0.63 us. Both end low: so the gap that some chips make between bytes is harmless."""
RESET_SECONDS: Final = 300e-6
"""Low before and after a frame; the slowest of the known pixels want 280 us."""
BUFFER_SETTING: Final = Path("/sys/module/spidev/parameters/bufsiz")
USUAL_BUFFER: Final = 4096

_PAIRS: Final = tuple((ONE if pair & 2 else ZERO) << 4 | (ONE if pair & 1 else ZERO) for pair in range(4))
_TABLES: Final = tuple(bytes(_PAIRS[byte >> shift & 3] for byte in range(256)) for shift in (6, 4, 2, 0))
"""For each pair of bits of a byte, what SPI sends for it."""


class WireError(Exception):
    """Why frames can't pass this wire, in one line."""


def spi_bytes(data: bytes | bytearray) -> bytearray:
    """What SPI sends for the bytes of pixels: a byte for every two bits, the highest first."""
    sent = bytearray(4 * len(data))
    for place, table in enumerate(_TABLES):
        sent[place::4] = data.translate(table)
    return sent


class Bus(Protocol):
    """What `NeoPixel_SPI` wants of a bus."""

    def try_lock(self) -> bool: ...

    def unlock(self) -> None: ...

    def configure(self, *, baudrate: int, polarity: int, phase: int) -> None: ...

    def write(self, data: bytes) -> object: ...


class SpiBus:
    """A `Bus` on the device file at `path`, writing `most` bytes at once; it asks nothing about the board.

    Raises OSError.
    """

    def __init__(self, path: str, most: int) -> None:
        self._spi = SPI(path)
        self._spi.chunk_size = most
        self._hertz = 0

    def try_lock(self) -> bool:
        """One thread uses it."""
        return True

    def unlock(self) -> None:
        """Nothing was locked."""

    def configure(self, *, baudrate: int, polarity: int, phase: int) -> None:
        """Once; no wire carries the clock, so its polarity and phase say nothing to anyone."""
        if baudrate != self._hertz:
            self._spi.mode = SPI_MODE_0
            self._spi.bits_per_word = 8
            self._spi.max_speed_hz = baudrate
            self._hertz = baudrate

    def write(self, data: bytes) -> None:
        self._spi.writebytes(data)

    def close(self) -> None:
        os.close(self._spi.handle)


class PackedNeoPixels(NeoPixel_SPI):  # type: ignore[misc]
    """The class with a quicker and shorter form of its bytes."""

    def __init__(self, bus: Bus, pixels: int, order: str) -> None:
        super().__init__(bus, pixels, pixel_order=order, auto_write=False, frequency=HERTZ, reset_time=RESET_SECONDS)

    def _transmogrify(self, buffer: bytearray) -> None:
        self._spibuf = spi_bytes(buffer)


def open_spi(wish: LampWish, setting: Path = BUFFER_SETTING) -> NeoPixelLamps:
    """The chain on `wish.spi`, dark; raises WireError, OSError."""
    order, room = pixel_order(wish.colour_order, wish.pixel_type), _room(setting)
    needed = bytes_at_once(wish.pixels, order)
    if needed > room:
        raise WireError(
            f"{wish.pixels} pixels need {needed} bytes at once, the kernel lets {room} pass: "
            f"add spidev.bufsiz={-(-needed // 4096) * 4096} to cmdline.txt"
        )
    bus = _bus(wish.spi, room)
    try:
        return NeoPixelLamps(PackedNeoPixels(bus, wish.pixels, order), order, bus.close)
    except BaseException:
        bus.close()
        raise


def bytes_at_once(pixels: int, order: str) -> int:
    """What one frame takes: split, the chain would take the second part for another frame."""
    return 4 * len(order) * pixels + 2 * round(HERTZ * RESET_SECONDS / 8)


def _room(setting: Path) -> int:
    try:
        return int(setting.read_text())
    except (OSError, ValueError):
        return USUAL_BUFFER


def _bus(path: str, most: int) -> SpiBus:
    if not Path(path).exists():
        raise WireError(f"there is no {path} (SPI is switched on by dtparam=spi=on in config.txt)")
    try:
        return SpiBus(path, most)
    except PermissionError:
        raise WireError(f"{path} may not be used: the user must be in the group spi") from None
