"""Faults of touchscreens: where one says that a finger is which is at (x, y), in parts of the display as mounted."""

from __future__ import annotations

from collections.abc import Callable

from drivers.calibration import TARGETS, Point

Fault = Callable[[float, float], Point]

FAULTS: dict[str, Fault] = {
    "none": lambda x, y: (x, y),
    "swapped axes": lambda x, y: (y, x),
    "mirrored across": lambda x, y: (1 - x, y),
    "mirrored down": lambda x, y: (x, 1 - y),
    "turned by half": lambda x, y: (1 - x, 1 - y),
    "swapped and mirrored": lambda x, y: (1 - y, x),
    "offset": lambda x, y: (x + 0.07, y - 0.05),
    "scale": lambda x, y: (0.4 * x, 1.3 * y),
    "offset and scale": lambda x, y: (0.2 + 0.5 * x, 0.3 + 0.6 * y),
    "sheared": lambda x, y: (x + 0.1 * y, y - 0.05 * x),
    "keystone": lambda x, y: (x / (1 + 0.3 * y), y / (1 + 0.3 * y)),
    "all of it": lambda x, y: ((0.9 - 0.7 * y) / (1 + 0.1 * x), (0.1 + 0.8 * x) / (1 + 0.1 * x)),
}


def corners(fault: Fault) -> tuple[float, ...]:
    """What the calibration finds on a panel with this fault."""
    return tuple(part for target in TARGETS for part in fault(*target))
