"""A faulty touchscreen, mended by its four corners: fingers land where they are at every rotation, a mouse is kept."""

from __future__ import annotations

import pygame
import pytest

from drivers.panel import WindowPanel
from drivers.ports import Touch, Touched
from drivers.queue import InputQueue
from drivers.rotation import to_display
from drivers.sdl import Window
from tests.drivers.faults import FAULTS, Fault, corners

pytestmark = pytest.mark.usefixtures("no_display")
SIZE = (200, 120)
each_fault = pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
each_rotation = pytest.mark.parametrize("rotation", (0, 90, 180, 270))


def panel(queue: InputQueue, rotation: int = 0, found: tuple[float, ...] = ()) -> WindowPanel:
    made = WindowPanel(Window(SIZE, driver="dummy"), queue, rotation, found)
    made.pump(0.0)
    queue.take()
    return made


def finger(kind: int, x: float, y: float, number: int = 1) -> None:
    pygame.event.post(pygame.event.Event(kind, finger_id=number, touch_id=1, x=x, y=y, dx=0.0, dy=0.0))


def mouse(kind: int, at: tuple[int, int]) -> None:
    pygame.event.post(pygame.event.Event(kind, pos=at, button=1, touch=False))


def reported(at: tuple[int, int], fault: Fault, rotation: int) -> tuple[float, float]:
    """What a panel with this fault says of a finger on a pixel of the picture."""
    place = to_display(pygame.Rect(*at, 1, 1), SIZE, rotation)
    return fault((place.x + 0.5) / SIZE[0], (place.y + 0.5) / SIZE[1])


def touches(queue: InputQueue) -> list[Touch]:
    return [message for message in queue.take() if isinstance(message, Touch)]


@each_fault
@each_rotation
def test_fingers_land_where_they_are(queue: InputQueue, fault: Fault, rotation: int) -> None:
    port = panel(queue, rotation, corners(fault))
    width, height = port.surface().get_size()
    for number, x in enumerate((0, 13, width // 2, width - 1)):
        for y in (0, 29, height // 2, height - 1):
            said = reported((x, y), fault, rotation)
            finger(pygame.FINGERDOWN, *said, number)
            finger(pygame.FINGERUP, *said, number)
            port.pump(100.0 * number + y)
            down, up = touches(queue)
            assert (down.kind, down.x, down.y, up.x, up.y) == (Touched.DOWN, x, y, x, y)
            assert down.reported == pytest.approx(said, abs=1e-6)


@each_rotation
def test_new_corners_hold_at_once(queue: InputQueue, rotation: int) -> None:
    port = panel(queue, rotation)
    fault = FAULTS["swapped and mirrored"]
    width, _ = port.surface().get_size()
    said = reported((width - 10, 20), fault, rotation)
    places = []
    for number, found in enumerate(((), corners(fault), ())):
        port.correct(found)
        finger(pygame.FINGERDOWN, *said, number)
        finger(pygame.FINGERUP, *said, number)
        port.pump(10.0 * number)
        places.append([(touch.x, touch.y) for touch in touches(queue)])
    assert places[1] == [(width - 10, 20)] * 2
    assert places[0] == places[2] != places[1]


def test_corners_that_no_panel_reports_are_refused_and_change_nothing(queue: InputQueue) -> None:
    fault = FAULTS["mirrored across"]
    port = panel(queue, 0, corners(fault))
    with pytest.raises(ValueError, match="too close together"):
        port.correct((0.5,) * 8)
    finger(pygame.FINGERDOWN, *reported((20, 30), fault, 0))
    port.pump(1.0)
    assert [(touch.x, touch.y) for touch in touches(queue)] == [(20, 30)]


def test_a_mouse_is_where_it_is_shown(queue: InputQueue) -> None:
    port = panel(queue, 0, corners(FAULTS["mirrored across"]))
    mouse(pygame.MOUSEBUTTONDOWN, (20, 30))
    mouse(pygame.MOUSEBUTTONUP, (20, 30))
    port.pump(1.0)
    assert touches(queue) == [Touch(0, Touched.DOWN, 20, 30, 1.0), Touch(0, Touched.UP, 20, 30, 1.0)]


def test_a_finger_and_its_twin_are_compared_as_reported(queue: InputQueue) -> None:
    """A driver makes the mouse's event of the finger's: both are wrong in the same way."""
    port = panel(queue, 0, corners(FAULTS["mirrored across"]))
    finger(pygame.FINGERDOWN, 0.9, 0.505)
    mouse(pygame.MOUSEBUTTONDOWN, (180, 60))
    finger(pygame.FINGERUP, 0.9, 0.505)
    mouse(pygame.MOUSEBUTTONUP, (180, 60))
    port.pump(1.0)
    assert [(touch.kind, touch.y) for touch in touches(queue)] == [(Touched.DOWN, 60), (Touched.UP, 60)]
    finger(pygame.FINGERDOWN, 0.1, 0.5, 2)
    port.pump(1.2)
    mouse(pygame.MOUSEBUTTONDOWN, (180, 60))
    port.pump(1.2)
    assert len(touches(queue)) == 2, "the finger stands where the mouse is, and was reported far from it"
