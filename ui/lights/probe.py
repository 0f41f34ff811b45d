"""A test light: what a self-test puts on the chain in place of everything else."""

from __future__ import annotations

from typing import Final

import msgspec

Tone = tuple[int, int, int]
"""Red, green, blue from 0 to 255, as parts of the set brightness."""

WHITE: Final[Tone] = (255, 255, 255)


class Probe(msgspec.Struct, frozen=True):
    """`tone` on some pixels of the chain; every other one is dark."""

    tone: Tone = WHITE
    pixels: tuple[int, ...] | None = None
    """By their places in the chain, from 0; None: all of them."""

    def tones(self, count: int) -> list[Tone]:
        """The tone of each of `count` pixels; places beyond them light nothing."""
        if self.pixels is None:
            return [self.tone] * count
        lit = frozenset(self.pixels)
        return [self.tone if pixel in lit else (0, 0, 0) for pixel in range(count)]
