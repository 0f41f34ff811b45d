"""Four touches mend a faulty panel; touches that no panel reports are refused."""

from __future__ import annotations

import math

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
