"""Four touches mend a faulty panel; touches that no panel reports are refused."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest

from drivers.calibration import TARGETS, Point, correction

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
"""Where a panel says that a finger is which is at (x, y)."""
each_fault = pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)


def corners(fault: Fault) -> tuple[float, ...]:
    """What the calibration finds on a panel with this fault."""
    return tuple(part for target in TARGETS for part in fault(*target))


@each_fault
def test_every_fault_is_mended_over_the_whole_display(fault: Fault) -> None:
    mended = correction(corners(fault))
    assert mended is not None
    for across in range(11):
        for down in range(11):
            finger = (across / 10, down / 10)
            assert mended.mend(*fault(*finger)) == pytest.approx(finger, abs=1e-9)


def test_no_corners_are_no_correction() -> None:
    assert correction(()) is None


def test_a_touch_far_off_the_panel_stays_finite() -> None:
    keystone = correction(corners(FAULTS["keystone"]))
    assert keystone is not None
    assert all(map(math.isfinite, keystone.mend(0.5, 1 / 0.3))), "the horizon itself"
    assert all(map(math.isfinite, keystone.mend(0.5, 9.0)))


@pytest.mark.parametrize(
    ("corners", "why"),
    (
        ((0.1, 0.1, 0.9, 0.1, 0.9, 0.9), "four corners are eight numbers"),
        ((0.1, 0.1, 0.9, 0.1, 0.9, 0.9, 0.1, math.nan), "four corners are eight numbers"),
        ((0.1, 0.1, 0.9, 0.9, 0.9, 0.1, 0.1, 0.9), "the four touches do not go round the screen in order"),
        ((0.1, 0.1, 0.9, 0.1, 0.1, 0.9, 0.9, 0.9), "the four touches do not go round the screen in order"),
        ((0.1, 0.1, 0.9, 0.1, 0.4, 0.4, 0.1, 0.9), "the four touches do not go round the screen in order"),
        ((0.5,) * 8, "the four touches lie too close together, or on one line"),
        ((0.1, 0.1, 0.3, 0.1, 0.3, 0.15, 0.1, 0.15), "the four touches lie too close together, or on one line"),
        ((0.1, 0.1, 0.4, 0.4, 0.6, 0.6, 0.9, 0.9), "the four touches lie too close together, or on one line"),
        ((0.1, 0.1, 0.1, 0.1, 0.9, 0.9, 0.1, 0.9), "the four touches lie too close together, or on one line"),
        ((0.1, 0.1, 0.9, 0.1, 0.6, 0.5, 0.4, 0.5), "the four touches are too skewed for one screen"),
    ),
    ids=("six", "not a number", "crossed", "bow tie", "dented", "one point", "tiny", "one line", "twice", "skewed"),
)
def test_nonsense_is_refused_in_one_line(corners: tuple[float, ...], why: str) -> None:
    with pytest.raises(ValueError, match=f"^{why}$"):
        correction(corners)
