"""The simulator's window: every click does what the hardware would, and only what changed is drawn."""

from __future__ import annotations

import pygame
import pytest

from drivers.ports import (
    Button,
    ButtonEdge,
    CloseAsked,
    DeviceBack,
    DeviceLost,
    PickedGame,
    PowerCut,
    Touch,
    Touched,
)
from drivers.queue import InputQueue
from drivers.simulated import SimulatedTable
from drivers.simulator_bed import BedPicture
from drivers.simulator_face import _fraction
from tests.drivers.kit import REPORT, WORDS, PenFactory, prints, shape, shipped
from ui.kit.pen import Brushes

pytestmark = pytest.mark.usefixtures("no_display")
PENS = PenFactory(Brushes())
BED, OVERLAY = shipped()
PANEL = (320, 200)


def table(queue: InputQueue, size: tuple[int, int] = (800, 500), panel: tuple[int, int] = PANEL) -> SimulatedTable:
    made = SimulatedTable(panel, queue, shape(BED), PENS, WORDS, driver="dummy", size=size)
    made.lay(prints(OVERLAY))
    made.report(REPORT)
    made.panel.pump(0.0)
    queue.take()
    return made


def click(x: float, y: float, kind: int = pygame.MOUSEBUTTONDOWN, scale: float = 0.5) -> None:
    """At a place of the design, 1600 x 1000."""
    at = (round(x * scale), round(y * scale))
    pygame.event.post(pygame.event.Event(kind, pos=at, button=1, touch=False))


def screen() -> pygame.Surface:
    found = pygame.display.get_surface()
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("button", "at"),
    [
        (Button.HELP, (180, 774)),
        (Button.UNDO, (412, 774)),
        (Button.OK, (644, 774)),
        (Button.SEAT_1, (1036, 114)),
        (Button.SEAT_2, (1356, 114)),
        (Button.SEAT_3, (1550, 348)),
        (Button.SEAT_4, (1356, 582)),
        (Button.SEAT_5, (1036, 582)),
        (Button.SEAT_6, (842, 348)),
    ],
)
def test_every_button_presses_and_releases(queue: InputQueue, button: Button, at: tuple[int, int]) -> None:
    made = table(queue)
    before = pygame.image.tobytes(screen(), "RGB")
    click(*at)
    made.panel.pump(1.0)
    assert queue.take() == [ButtonEdge(button, True, 1.0)]
    assert made.buttons.down() == {button}
    assert pygame.image.tobytes(screen(), "RGB") != before
    click(800, 620, pygame.MOUSEBUTTONUP)
    made.panel.pump(1.5)
    assert queue.take() == [ButtonEdge(button, False, 1.5)]
    assert made.buttons.down() == frozenset()
    assert pygame.image.tobytes(screen(), "RGB") == before


def test_keys_press_the_buttons_too(queue: InputQueue) -> None:
    made = table(queue)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_3, scancode=pygame.KSCAN_3, mod=0, unicode="3"))
    made.panel.pump(1.0)
    assert queue.take() == [ButtonEdge(Button.SEAT_3, True, 1.0)]
    assert made.buttons.down() == {Button.SEAT_3}


def test_clicks_on_the_panel_are_touches_in_its_pixels(queue: InputQueue) -> None:
    made = table(queue, (1600, 1000))
    area = pygame.Rect(0, 0, *PANEL)
    area.center = (412, 348)
    for x, y in ((0, 0), (319, 0), (160, 100), (0, 199), (319, 199)):
        click(area.x + x, area.y + y, scale=1.0)
        click(area.x + x, area.y + y, pygame.MOUSEBUTTONUP, scale=1.0)
        made.panel.pump(1.0)
        assert [(m.kind, m.x, m.y) for m in queue.take() if isinstance(m, Touch)] == [
            (Touched.DOWN, x, y),
            (Touched.UP, x, y),
        ]


def test_a_finger_that_slides_off_the_panel_stays_its_own(queue: InputQueue) -> None:
    made = table(queue)
    click(412, 348)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(700, 10), rel=(1, 1), buttons=(1, 0, 0), touch=False))
    click(1550, 348, pygame.MOUSEBUTTONUP)
    made.panel.pump(1.0)
    found = [m for m in queue.take() if isinstance(m, Touch)]
    assert [m.kind for m in found] == [Touched.DOWN, Touched.MOVE, Touched.UP]
    assert all(0 <= m.x < PANEL[0] and 0 <= m.y < PANEL[1] for m in found)


def test_two_fingers_on_two_seats_both_count(queue: InputQueue) -> None:
    made = table(queue)
    for number, (x, y) in enumerate(((1036, 114), (842, 348))):
        pygame.event.post(
            pygame.event.Event(pygame.FINGERDOWN, finger_id=number, touch_id=1, x=x / 1600, y=y / 1000, dx=0.0, dy=0.0)
        )
    made.panel.pump(1.0)
    assert queue.take() == [ButtonEdge(Button.SEAT_1, True, 1.0), ButtonEdge(Button.SEAT_6, True, 1.0)]


def pad(made: SimulatedTable, name: str) -> tuple[float, float]:
    left, top, width, height = next(p.box for p in made._face.pads() if p.name == name)
    return left + width / 2, top + height / 2


def test_the_pads_of_the_title_line(queue: InputQueue) -> None:
    made = table(queue)
    for name, message in (("cut", PowerCut()), ("dakota", PickedGame("dakota"))):
        click(*pad(made, name))
        click(*pad(made, name), pygame.MOUSEBUTTONUP)
        made.panel.pump(1.0)
        assert queue.take() == [message]
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    made.panel.pump(1.0)
    assert queue.take() == [CloseAsked()]


def test_an_unplugged_bed_is_dark_until_it_comes_back(queue: InputQueue) -> None:
    made = table(queue)
    dark = pygame.image.tobytes(screen(), "RGB")
    frame = bytes([51] * 498)
    made.lamps.show(frame)
    bright = pygame.image.tobytes(screen(), "RGB")
    assert bright != dark
    click(*pad(made, "plug"))
    click(*pad(made, "plug"), pygame.MOUSEBUTTONUP)
    made.panel.pump(1.0)
    (lost,) = queue.take()
    assert isinstance(lost, DeviceLost)
    assert lost.what == "lamps"
    unplugged = pygame.image.tobytes(screen(), "RGB")
    made.lamps.show(bytes([20] * 498))
    assert pygame.image.tobytes(screen(), "RGB") == unplugged
    click(*pad(made, "plug"))
    made.panel.pump(2.0)
    assert queue.take() == [DeviceBack("lamps")]
    made.lamps.show(frame)
    assert pygame.image.tobytes(screen(), "RGB") == bright


def test_a_frame_draws_its_cells_and_nothing_else(queue: InputQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    made = table(queue)
    updated: list[list[pygame.Rect]] = []
    monkeypatch.setattr(pygame.display, "update", lambda rects: updated.append(list(rects)))
    frame = bytearray(498)
    frame[3 * BED.pixel((5, 3))] = 51
    frame[3 * BED.pixel((5, 4))] = 51
    made.lamps.show(bytes(frame))
    made.lamps.show(bytes(frame))
    (changed,), nothing = updated
    assert nothing == []
    assert changed.h == 2 * 20
    assert changed.w == 20


def test_parts_of_the_panel_meet_without_a_seam(queue: InputQueue) -> None:
    made = table(queue, (1300, 820), (1280, 800))
    surface = made.panel.surface()
    for n in range(40):
        surface.fill((6 * n, 255 - 6 * n, 3 * n), (31 * n, 17 * n, 90, 70))
    made.panel.present()
    whole = pygame.image.tobytes(screen(), "RGB")
    for rect in (pygame.Rect(100, 33, 411, 77), pygame.Rect(1201, 700, 79, 100), pygame.Rect(0, 0, 1, 1)):
        made.panel.present([rect])
        parts = pygame.image.tobytes(screen(), "RGB")
        assert max(abs(a - b) for a, b in zip(parts, whole, strict=True)) <= 2, "SDL rounds parts a little differently"
    made.panel.present([pygame.Rect(2000, 0, 5, 5)])


def test_a_resized_window_is_laid_out_anew(queue: InputQueue) -> None:
    made = table(queue)
    pygame.display.set_mode((1600, 1000), pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=1600, h=1000, size=(1600, 1000)))
    made.panel.pump(1.0)
    queue.take()
    click(644, 774, scale=1.0)
    made.panel.pump(2.0)
    assert queue.take() == [ButtonEdge(Button.OK, True, 2.0)]


@pytest.mark.parametrize("part", (0.05, 0.3, 0.5, 0.583, 0.58, 0.99, 1.0))
def test_the_panel_is_scaled_by_a_simple_fraction(part: float) -> None:
    above, below = _fraction(part)
    assert below <= 24
    assert part * 0.8 < above / below <= part


def test_the_bed_can_be_pictured_without_a_window() -> None:
    picture = BedPicture(shape(BED), PENS)
    picture.lay(prints(OVERLAY))
    dark = pygame.image.tobytes(picture.surface, "RGB")
    frame = bytearray(498)
    pixel = BED.pixel((15, 9))
    frame[3 * pixel : 3 * pixel + 3] = (200, 200, 200)
    (area,) = picture.show(bytes(frame))
    assert picture.surface.get_at(area.center)[0] > 220
    picture.show(bytes(498))
    assert pygame.image.tobytes(picture.surface, "RGB") == dark
