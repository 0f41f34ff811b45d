"""What a screen is made of: immutable widgets, compared to find what must be drawn again."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeAlias

import msgspec

from ui.kit.panel import Box
from ui.kit.theme import INK, Colour

if TYPE_CHECKING:
    from ui.kit.pen import Pen


class Widget(msgspec.Struct, frozen=True, kw_only=True):
    """A rectangle of the screen, drawn by itself; equal widgets look equal, so their pictures can be kept.

    `box` is where it stands, in design units. A widget with a `key` is a touch target for the whole box, and the
    screen is told the key. With `holds` it acts while it is held (a peek), otherwise on touch. One that `senses` is no
    target but ground: of fingers that touch nothing else on it the screen is told where.
    """

    ground: ClassVar[Colour] = INK
    """What shows around the rounded corners."""

    box: Box
    key: str = ""
    holds: bool = False
    drags: bool = False
    """A finger may drag it: then it acts when it is let go, and only if the finger stayed where it was."""
    senses: bool = False
    focus: bool = False
    """The buttons' choice: what OK takes. The painter marks it."""
    turned: bool = False
    """Upside down, for the people across a flat panel."""
    on: Colour | None = None
    """The ground where the widget stands on a sheet; None for its own."""

    def draw(self, pen: Pen) -> None:
        """Draw into a surface of the size of the box; (0, 0) is its top left corner."""
        raise NotImplementedError


Scene: TypeAlias = tuple[Widget, ...]
"""A whole screen in drawing order; touch targets never overlap."""


def senses_at(scene: Scene, x: float, y: float) -> bool:
    """There is ground at a point in design units where the screen wants to know of fingers."""
    return any(w.senses and w.box.x <= x < w.box.right and w.box.y <= y < w.box.bottom for w in scene)


def target_at(scene: Scene, x: float, y: float) -> Widget | None:
    """The touch target at a point in design units, the topmost first."""
    for widget in reversed(scene):
        box = widget.box
        if widget.key and box.x <= x < box.right and box.y <= y < box.bottom:
            return widget
    return None
