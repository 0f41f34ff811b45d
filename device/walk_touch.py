"""The walk across the touchscreen: crosses in the corners and the middle, and how far from them the fingers land."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Final

import pygame

from device.walk_talk import Talk, Typed
from drivers.ports import Panel, Touch, Touched

POINTS: Final = {
    "upper left": (0.1, 0.1),
    "upper right": (0.9, 0.1),
    "lower right": (0.9, 0.9),
    "lower left": (0.1, 0.9),
    "in the middle": (0.5, 0.5),
}
"""Parts of width and height of the picture."""
NEAR_MM: Final = 6.0
"""Half of the smallest pad."""
PUMP_SECONDS: Final = 0.05
GROUND: Final = (18, 21, 26)
CROSS: Final = (244, 246, 248)

Point = tuple[float, float]

TURNS: Final[dict[str, Callable[[float, float], Point]]] = {
    "turned by 180 degrees": lambda x, y: (1 - x, 1 - y),
    "mirrored left to right": lambda x, y: (1 - x, y),
    "mirrored top to bottom": lambda x, y: (x, 1 - y),
    "with its axes exchanged": lambda x, y: (y, x),
    "turned by 90 degrees": lambda x, y: (1 - y, x),
    "turned by 270 degrees": lambda x, y: (y, 1 - x),
}


def walk_touch(talk: Talk, panel: Panel, diagonal_in: float) -> Iterator[str]:
    """Asks for a touch on each cross; gives what to check."""
    surface = panel.surface()
    width, height = surface.get_size()
    mm = diagonal_in * 25.4 / math.hypot(width, height)
    talk.say("Touch each cross on the screen. Enter skips one, q ends.")
    landed: dict[str, Point] = {}
    for name, (x, y) in POINTS.items():
        _draw(surface, round(x * width), round(y * height))
        panel.present()
        talk.say(f"  {name}")
        touch = _touch(talk, panel)
        if touch is None:
            continue
        landed[name] = touch.x / width, touch.y / height
        off = mm * math.hypot(touch.x - x * width, touch.y - y * height)
        talk.say(f"    {off:.0f} mm off")
    yield from _judged(landed, width * mm, height * mm)


def _touch(talk: Talk, panel: Panel) -> Touch | None:
    """The next finger that comes down; None where Enter skipped it."""
    while True:
        panel.pump(talk.clock())
        match talk.listen(PUMP_SECONDS):
            case Touch(kind=Touched.DOWN) as touch:
                return touch
            case Typed():
                return None


def _judged(landed: dict[str, Point], width_mm: float, height_mm: float) -> Iterator[str]:
    """What the touches say together: turned, mirrored, swapped, or merely off."""
    missed = [name for name in POINTS if name not in landed]
    if missed:
        yield f"no touch came {', '.join(missed)}: is the touch cable plugged in (firelight needs the group input)?"
    far = [name for name, at in landed.items() if _mm(at, POINTS[name], width_mm, height_mm) > NEAR_MM]
    if not far:
        return
    corners = {name: at for name, at in landed.items() if name != "in the middle"}
    for how, turned in TURNS.items():
        off = [_mm(at, turned(*POINTS[name]), width_mm, height_mm) for name, at in corners.items()]
        if len(off) > 1 and max(off) <= 3 * NEAR_MM:
            yield f"touches land {how}: calibrate the touch (staff page, Devices, Touch)"
            return
    yield f"touches land beside their crosses ({', '.join(far)}): calibrate the touch (staff page, Devices, Touch)"


def _mm(one: Point, other: Point, width_mm: float, height_mm: float) -> float:
    return math.hypot((one[0] - other[0]) * width_mm, (one[1] - other[1]) * height_mm)


def _draw(surface: pygame.Surface, x: int, y: int) -> None:
    """A cross on an empty screen."""
    arm = max(20, min(surface.get_size()) // 20)
    surface.fill(GROUND)
    pygame.draw.line(surface, CROSS, (x - arm, y), (x + arm, y), 3)
    pygame.draw.line(surface, CROSS, (x, y - arm), (x, y + arm), 3)
    pygame.draw.circle(surface, CROSS, (x, y), arm // 2, 3)
