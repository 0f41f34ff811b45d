"""The panel people touch: its size in pixels and millimetres, and the design unit that screens are laid out in.

A design unit is one pixel of the reference panel (10.1 in, 1280 x 800, 5.88 px/mm). On a denser panel a unit keeps
its millimetres; on a larger panel it grows with the panel, so the same layout fills it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

REFERENCE_PX_PER_MM: Final = 5.88
MM_PER_INCH: Final = 25.4


class Box(NamedTuple):
    """A rectangle in design units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    def inset(self, margin: float) -> Box:
        """The box inside, `margin` units from every edge."""
        return Box(self.x + margin, self.y + margin, self.w - 2 * margin, self.h - 2 * margin)

    def moved(self, dx: float, dy: float) -> Box:
        return Box(self.x + dx, self.y + dy, self.w, self.h)


class PixelBox(NamedTuple):
    """A rectangle in pixels of the panel."""

    x: int
    y: int
    w: int
    h: int


class Panel(msgspec.Struct, frozen=True):
    """A touchscreen: pixels, diagonal in inches, and whether it lies flat in the table or stands."""

    width_px: int = 1280
    height_px: int = 800
    diagonal_in: float = 10.1
    flat: bool = False

    @property
    def px_per_mm(self) -> float:
        """Pixels in a millimetre."""
        diagonal_px: float = (self.width_px**2 + self.height_px**2) ** 0.5
        return diagonal_px / (self.diagonal_in * MM_PER_INCH)

    @property
    def unit(self) -> float:
        """Pixels in a design unit: never less than its millimetres ask, more where the panel has room."""
        return _measures(self).unit

    @property
    def width(self) -> float:
        """Width in design units."""
        return _measures(self).width

    @property
    def height(self) -> float:
        """Height in design units."""
        return _measures(self).height

    @property
    def compact(self) -> bool:
        """Too few units for a map beside a column: people choose in two steps."""
        return _measures(self).compact

    @property
    def margin(self) -> float:
        """Outer margin in units: 8 mm, where nothing important may stand."""
        return 47.0 if self.compact else 48.0

    def pixels(self, box: Box) -> PixelBox:
        """The pixels of a box; edges are rounded, so neighbours stay neighbours."""
        unit = self.unit
        left, top = round(box.x * unit), round(box.y * unit)
        return PixelBox(left, top, round(box.right * unit) - left, round(box.bottom * unit) - top)

    def millimetres(self, units: float) -> float:
        """Length in millimetres of `units` on this panel."""
        return units * self.unit / self.px_per_mm


class _Measures(NamedTuple):
    unit: float
    width: float
    height: float
    compact: bool


@lru_cache(maxsize=8)
def _measures(panel: Panel) -> _Measures:
    """Asked for with every box of every scene, so they are worked out once."""
    physical = panel.px_per_mm / REFERENCE_PX_PER_MM
    if abs(physical - 1.0) < 0.02:
        physical = 1.0
    unit = max(physical, min(panel.width_px / 1280, panel.height_px / 800))
    width, height = panel.width_px / unit, panel.height_px / unit
    return _Measures(unit, width, height, width < 1200 or height < 700)


PANELS: Final = {
    "7in": Panel(1024, 600, 7.0),
    "10in": Panel(1280, 800, 10.1),
    "15in": Panel(1920, 1080, 15.6),
}
"""The panels that Firelight is drawn for and tested at."""
