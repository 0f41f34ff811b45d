"""The panel on the real SDL with its dummy driver: real events posted, touches and pictures looked at."""

from __future__ import annotations

import pygame
import pytest

from drivers.panel import WindowPanel
from drivers.ports import Button, ButtonEdge, CloseAsked, Exposed, PhantomTouch, Touch, Touched, Woken
from drivers.queue import InputQueue
from drivers.sdl import Window

pytestmark = pytest.mark.usefixtures("no_display")
SIZE = (200, 120)
CORNERS = {"top left": (0, 0), "top right": (1, 0), "bottom left": (0, 1), "bottom right": (1, 1)}
COLOURS = ((255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0))


def panel(queue: InputQueue, rotation: int = 0) -> WindowPanel:
    made = WindowPanel(Window(SIZE, driver="dummy"), queue, rotation)
    made.pump(0.0)
    queue.take()
    return made


def finger(kind: int, x: float, y: float, number: int = 1) -> None:
    pygame.event.post(pygame.event.Event(kind, finger_id=number, touch_id=1, x=x, y=y, dx=0.0, dy=0.0))


def mouse(kind: int, at: tuple[int, int], touch: bool = False) -> None:
    pygame.event.post(pygame.event.Event(kind, pos=at, button=1, touch=touch))


def touches(queue: InputQueue) -> list[tuple[Touched, int, int]]:
    return [(m.kind, m.x, m.y) for m in queue.take() if isinstance(m, Touch)]


def test_a_finger_with_both_kinds_of_twin_is_one_touch(queue: InputQueue) -> None:
    port = panel(queue)
    finger(pygame.FINGERDOWN, 0.25, 0.5)
    mouse(pygame.MOUSEBUTTONDOWN, (50, 60), touch=True)
    mouse(pygame.MOUSEBUTTONDOWN, (50, 60))
    finger(pygame.FINGERUP, 0.25, 0.5)
    mouse(pygame.MOUSEBUTTONUP, (50, 60), touch=True)
    mouse(pygame.MOUSEBUTTONUP, (50, 60))
    port.pump(1.0)
    assert touches(queue) == [(Touched.DOWN, 50, 60), (Touched.UP, 50, 60)]


def test_two_fingers_and_a_drag(queue: InputQueue) -> None:
    port = panel(queue)
    finger(pygame.FINGERDOWN, 0.1, 0.1, 1)
    finger(pygame.FINGERDOWN, 0.9, 0.9, 2)
    finger(pygame.FINGERMOTION, 0.5, 0.1, 1)
    port.pump(1.0)
    assert touches(queue) == [(Touched.DOWN, 20, 12), (Touched.DOWN, 180, 108), (Touched.MOVE, 100, 12)]


def test_a_mouse_is_a_finger_and_other_buttons_are_not(queue: InputQueue) -> None:
    port = panel(queue)
    mouse(pygame.MOUSEBUTTONDOWN, (10, 20))
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(12, 20), rel=(2, 0), buttons=(1, 0, 0), touch=False))
    mouse(pygame.MOUSEBUTTONUP, (12, 20))
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(50, 20), rel=(2, 0), buttons=(0, 0, 0), touch=False))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(50, 20), button=3, touch=False))
    port.pump(1.0)
    assert touches(queue) == [(Touched.DOWN, 10, 20), (Touched.MOVE, 12, 20), (Touched.UP, 12, 20)]


def test_touches_stay_on_the_panel(queue: InputQueue) -> None:
    port = panel(queue)
    finger(pygame.FINGERDOWN, 1.0, 1.0)
    finger(pygame.FINGERMOTION, -0.2, 1.3)
    port.pump(1.0)
    assert touches(queue) == [(Touched.DOWN, 199, 119), (Touched.MOVE, 0, 119)]


def test_keys_are_buttons(queue: InputQueue) -> None:
    port = panel(queue)
    for key, scancode in ((pygame.K_1, pygame.KSCAN_1), (pygame.K_AMPERSAND, pygame.KSCAN_6), (pygame.K_RETURN, 0)):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, scancode=scancode, mod=0, unicode=""))
    for key in (pygame.K_BACKSPACE, pygame.K_h, pygame.K_q):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_h, mod=0, unicode=""))
    port.pump(3.0)
    edges = [m for m in queue.take() if isinstance(m, ButtonEdge)]
    pressed = [Button.SEAT_1, Button.SEAT_6, Button.OK, Button.UNDO, Button.HELP]
    assert edges == [ButtonEdge(b, True, 3.0) for b in pressed] + [ButtonEdge(Button.HELP, False, 3.0)]


@pytest.mark.parametrize("rotation", (0, 90, 180, 270))
def test_the_four_corners_agree_at_every_rotation(queue: InputQueue, rotation: int) -> None:
    """KlipperScreen 665, 966: the picture turned, the touch did not."""
    port = panel(queue, rotation)
    picture = port.surface()
    width, height = picture.get_size()
    assert (width, height) == (SIZE if rotation % 180 == 0 else SIZE[::-1])
    for colour, (right, low) in zip(COLOURS, CORNERS.values(), strict=True):
        picture.fill(colour, (right * (width - 10), low * (height - 10), 10, 10))
    port.present()
    screen = pygame.display.get_surface()
    assert screen is not None
    for colour, (right, low) in zip(COLOURS, CORNERS.values(), strict=True):
        shown = next((x, y) for x in (3, SIZE[0] - 4) for y in (3, SIZE[1] - 4) if screen.get_at((x, y))[:3] == colour)
        finger(pygame.FINGERDOWN, shown[0] / SIZE[0], shown[1] / SIZE[1])
        finger(pygame.FINGERUP, shown[0] / SIZE[0], shown[1] / SIZE[1])
        port.pump(1.0)
        (_, x, y), _ = touches(queue)
        assert abs(x - (3 if not right else width - 4)) <= 1
        assert abs(y - (3 if not low else height - 4)) <= 1


@pytest.mark.parametrize("rotation", (90, 180, 270))
def test_parts_are_turned_like_the_whole(queue: InputQueue, rotation: int) -> None:
    port = panel(queue, rotation)
    picture = port.surface()
    part = pygame.Rect(13, 7, 21, 30)
    picture.fill((40, 50, 60))
    port.present()
    picture.fill((200, 10, 10), part)
    port.present([part, pygame.Rect(-50, -50, 10, 10)])
    screen = pygame.display.get_surface()
    assert screen is not None
    partial = pygame.image.tobytes(screen, "RGB")
    port.present()
    assert pygame.image.tobytes(screen, "RGB") == partial


def test_only_a_quarter_turn_is_allowed(queue: InputQueue) -> None:
    with pytest.raises(ValueError, match="rotation: 45"):
        panel(queue, 45)


def test_sleep_wakes_once_and_the_next_touch_works(queue: InputQueue) -> None:
    port = panel(queue)
    port.sleep()
    for t, number in ((5.0, 1), (5.1, 2), (5.3, 3)):
        finger(pygame.FINGERDOWN, 0.5, 0.5, number)
        finger(pygame.FINGERUP, 0.5, 0.5, number)
        port.pump(t)
    assert [m if isinstance(m, Woken) else type(m) for m in queue.take()] == [Woken(5.0), Touch, Touch]


def test_phantoms_are_reported_and_act_on_nothing(queue: InputQueue) -> None:
    port = panel(queue)
    for n in range(8):
        finger(pygame.FINGERDOWN, 0.3, 0.3)
        finger(pygame.FINGERUP, 0.3, 0.3)
        port.pump(10 + 12.9 * n)
    messages = queue.take()
    assert sum(isinstance(m, PhantomTouch) for m in messages) == 3
    assert sum(isinstance(m, Touch) for m in messages) == 10


def test_the_window_asks_to_be_drawn_and_to_be_closed(queue: InputQueue) -> None:
    port = panel(queue)
    pygame.event.post(pygame.event.Event(pygame.VIDEOEXPOSE))
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    port.pump(1.0)
    assert queue.take() == [Exposed(), CloseAsked()]


def test_presenting_nothing_is_allowed(queue: InputQueue) -> None:
    port = panel(queue)
    port.present([])
    assert list(port.wake_files()) == []
