"""Four touches mend a faulty panel; touches that no panel reports are refused."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest

from drivers.calibration import correction
from tests.drivers.faults import FAULTS, Fault, corners

each_fault = pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)


@each_fault
def test_every_fault_is_mended_over_the_whole_display(fault: Fault) -> None:
    mended = correction(corners(fault))
    assert mended is not None
    for across in range(11):
        for down in range(11):
            finger = (across / 10, down / 10)
            assert mended.mend(*fault(*finger)) == pytest.approx(finger, abs=1e-9)


SLOPES: dict[str, Callable[[float, float], float]] = {
    "left": lambda x, y: x,
    "right": lambda x, y: 1 - x,
    "top": lambda x, y: y,
    "bottom": lambda x, y: 1 - y,
    "corner": lambda x, y: (x + y) / 2,
    "other corner": lambda x, y: (1 + x - y) / 2,
}
"""How far a place is from the end of the display that has shrunk, or from the other one; 0 to 1."""


@pytest.mark.parametrize("slope", SLOPES.values(), ids=SLOPES)
@pytest.mark.parametrize(("least", "fits"), ((0.41, True), (0.39, False)))
def test_a_skewed_foil_fits_down_to_a_depth_of_two_fifths(
    slope: Callable[[float, float], float], least: float, fits: bool
) -> None:
    def skewed(x: float, y: float) -> tuple[float, float]:
        depth = least + (1 - least) * slope(x, y)
        return x / depth, y / depth

    if fits:
        mended = correction(corners(skewed))
        assert mended is not None
        assert mended.mend(*skewed(0.3, 0.8)) == pytest.approx((0.3, 0.8))
    else:
        with pytest.raises(ValueError, match="the four touches are too skewed for one screen"):
            correction(corners(skewed))


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
