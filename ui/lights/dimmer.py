"""The set brightness: linear, and a lit pixel never rounds to dark."""

from __future__ import annotations

from typing import Final

from ui.lights.lanes import Lanes

DEFAULT: Final = 0.20
HIGHEST: Final = 0.40
LOWEST: Final = 0.05
"""Below, one step of a lamp would be a tenth of the brightness, and no fade could be smooth."""


def bounded(brightness: float) -> float:
    """The nearest brightness that is allowed."""
    return min(max(brightness, LOWEST), HIGHEST)


def table(brightness: float) -> bytes:
    """For `bytes.translate`: what a lamp gets for each level 0 to 255 of the set brightness."""
    return bytes([0, *(max(1, round(level * brightness)) for level in range(1, 256))])


def keep_lit(shown: int, wanted: int, lanes: Lanes) -> int:
    """`shown`, but with the least light where `wanted` has light and `shown` has none yet."""
    return shown + (lanes.lit(wanted) & (lanes.ones ^ lanes.lit(shown)))
