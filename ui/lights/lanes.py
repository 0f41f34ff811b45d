"""Frames as one large integer, 16 bits for each byte: Python adds and shifts all lamps at once, in a microsecond."""

from __future__ import annotations


class Lanes:
    """Arithmetic on frames of `count` bytes. A mask has the bits 0xFF of its lanes set, a flag only the lowest."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.ones = int.from_bytes(b"\1\0" * count, "little")
        """A flag in every lane."""
        self.all = self.ones * 0xFF
        self._borrow = self.ones << 9
        self._top = self.ones << 15

    def spread(self, frame: bytes) -> int:
        wide = bytearray(2 * self.count)
        wide[::2] = frame
        return int.from_bytes(wide, "little")

    def gather(self, lanes: int) -> bytes:
        return lanes.to_bytes(2 * self.count, "little")[::2]

    def flags(self, lanes: list[int]) -> int:
        """Flags of the lanes with these numbers."""
        return sum(1 << (16 * lane) for lane in lanes)

    def lit(self, a: int) -> int:
        """Flags where a > 0."""
        return ((a + self.all) >> 8) & self.ones

    def above(self, a: int, b: int, by: int = 0) -> int:
        """Flags where a - b > by; `by` from 0 to 255."""
        return (((a | self._borrow) - b - (by + 1) * self.ones) >> 9) & self.ones

    def at_least(self, a: int, b: int) -> int:
        """Flags where a >= b; for lanes of up to 15 bits, such as sums."""
        return (((a | self._top) - b) >> 15) & self.ones

    def mix(self, a: int, b: int, weight: int) -> int:
        """a to b as weight goes from 0 to 256, rounded up: light does not vanish on the way."""
        return ((a * (256 - weight) + b * weight + self.all) >> 8) & self.all

    def pick(self, flags: int, a: int, b: int) -> int:
        """a where flagged, b elsewhere."""
        mask = flags * 0xFF
        return (a & mask) | (b & (self.all ^ mask))
