"""Where everything stands in the simulator's window: the panel first, since it is what people play on. Pure numbers."""

from __future__ import annotations

from math import gcd
from typing import Final, NamedTuple

import msgspec

from drivers.simulator_bed import SIZE as BED

REFERENCE: Final = (1600.0, 1000.0)
"""The window in which a unit is a pixel."""
SHAPES: Final = (1.3, 1.9)
"""Width by height: a window beyond is not filled."""
GAP: Final = 20.0
TITLE: Final = 64.0
PANEL_SHARE: Final = 0.64
"""Of the window's width."""
WHOLE_SHARE: Final = 0.67
"""As much the panel may take if it then stands pixel for pixel."""
CONTROLS_LEAST: Final = 116.0
LEGEND_LEAST: Final = 430.0
BIGGEST_DIVISOR: Final = 12


class Area(NamedTuple):
    """Whole pixels of the window."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h


class Layout(msgspec.Struct, frozen=True):
    """One window laid out."""

    unit: float
    """Pixels in a unit of text and gaps."""
    title: Area
    panel: Area
    part: tuple[int, int]
    """The panel's scale as a fraction."""
    controls: Area
    bed: Area
    bed_scale: float
    legend: Area


def lay_out(window: tuple[int, int], panel: tuple[int, int]) -> Layout:
    """The layout of a window of this size for a panel of this size, in pixels.

    The panel at the left with the controls below, the bed at the right with the legend below.
    """
    width = min(window[0], window[1] * SHAPES[1])
    height = min(window[1], window[0] / SHAPES[0])
    unit = min(width / REFERENCE[0], height / REFERENCE[1])
    gap, title = round(GAP * unit), round(TITLE * unit)
    part = _part((width, height - title - 2 * gap - CONTROLS_LEAST * unit), panel)
    shown = panel[0] * part[0] // part[1], panel[1] * part[0] // part[1]
    room = width - shown[0] - 3 * gap, height - title - 2 * gap - LEGEND_LEAST * unit
    bed_scale = max(0.05, min(room[0] / BED[0], room[1] / BED[1]))
    bed = round(BED[0] * bed_scale), round(BED[1] * bed_scale)
    across = shown[0] + bed[0] + gap
    left, top = round((window[0] - across) / 2), round((window[1] - height) / 2)
    bottom = top + round(height) - gap
    below, right = top + title + shown[1] + gap, left + shown[0] + gap
    legend = top + title + bed[1] + gap
    return Layout(
        unit=unit,
        title=Area(left, top, across, title),
        panel=Area(left, top + title, *shown),
        part=part,
        controls=Area(left, below, shown[0], max(1, bottom - below)),
        bed=Area(right, top + title, *bed),
        bed_scale=bed_scale,
        legend=Area(right, legend, bed[0], max(1, bottom - legend)),
    )


def _part(room: tuple[float, float], panel: tuple[int, int]) -> tuple[int, int]:
    """The scale of the panel: whole where there is room for it, since nothing is as crisp."""
    if panel[0] <= WHOLE_SHARE * room[0] and panel[1] <= room[1]:
        return (1, 1)
    return simple_fraction(min(1.0, PANEL_SHARE * room[0] / panel[0], room[1] / panel[1]))


def simple_fraction(part: float) -> tuple[int, int]:
    """The largest fraction up to `part` with a small divisor: then parts of the panel scale like the whole."""
    best = (1, BIGGEST_DIVISOR * 2)
    for below in range(1, BIGGEST_DIVISOR + 1):
        above = int(part * below)
        if above * best[1] > best[0] * below:
            best = (above, below)
    common = gcd(*best)
    return best[0] // common, best[1] // common
