"""From a frame (3 bytes R, G, B a pixel) to what a chain of NeoPixels takes. Pure."""

from __future__ import annotations

from typing import Final

COLOURS: Final = "RGB"


def pixel_order(colour_order: str, pixel_type: str) -> str:
    """As the NeoPixel classes call it: "GRB", or "GRBW" for pixels of type "rgbw"."""
    return colour_order + ("W" if pixel_type == "rgbw" else "")


class PixelBytes:
    """The bytes of a chain of `pixels` in `order`, such as "GRB" or "GRBW"; white stays dark.

    They lie in one buffer, always the same: a driver that is given another one sets its hardware up anew.
    """

    def __init__(self, pixels: int, order: str) -> None:
        self._frame_bytes = 3 * pixels
        self._buffer = bytearray(len(order) * pixels)
        self._step = len(order)
        self._lanes = tuple((order.index(colour), start) for start, colour in enumerate(COLOURS))

    def of(self, frame: bytes) -> bytearray:
        """Good until the next call; raises ValueError for a frame of another length than the chain's."""
        if len(frame) != self._frame_bytes:
            raise ValueError(
                f"a frame of {len(frame)} bytes does not fit {self._frame_bytes // 3} pixels (3 bytes each)"
            )
        buffer, step = self._buffer, self._step
        for place, start in self._lanes:
            buffer[place::step] = frame[start::3]
        return buffer
