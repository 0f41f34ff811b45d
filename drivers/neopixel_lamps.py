"""`Lamps` over the NeoPixel classes of CircuitPython, whichever wire they send on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from drivers.pixel_bytes import PixelBytes


class NeoPixelLamps:
    """Whole frames for a NeoPixel object, dark from the start; raises what its wire raises.

    Setting pixels one by one costs twenty times as much, and a brightness of its own would turn dim light off: bytes in
    the order of the pixels go straight to `_transmit`, which every kind of PixelBuf has for its finished bytes.
    `let_go` is called at the end.
    """

    def __init__(self, neopixels: Any, order: str, let_go: Callable[[], None] = lambda: None) -> None:
        self._neopixels = neopixels
        self._bytes = PixelBytes(len(neopixels), order)
        self._let_go = let_go
        self.show(bytes(3 * len(neopixels)))

    def show(self, frame: bytes) -> None:
        """Returns when the frame is on its way; raises ValueError for one of a wrong length."""
        self._neopixels._transmit(self._bytes.of(frame))

    def close(self) -> None:
        """Dark, then let go of the wire, even of one that is broken."""
        try:
            self._neopixels.deinit()
        finally:
            self._let_go()
