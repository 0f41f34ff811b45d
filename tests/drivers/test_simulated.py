"""The simulator's window: every click does what the hardware would, and only what changed is drawn."""

from __future__ import annotations

from typing import Any

import msgspec
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
from drivers.simulator_bed import HAIRLINE, PAPER, BedPicture
from drivers.simulator_data import Pen
from drivers.simulator_layout import Area, lay_out, simple_fraction
from tests.drivers.kit import REPORT, WORDS, GlyphPen, PenFactory, prints, shape, shipped
from ui.kit.pen import Brushes

pytestmark = pytest.mark.usefixtures("no_display")
BRUSHES = Brushes()
PENS = PenFactory(BRUSHES)
BED, OVERLAY = shipped()
PANEL = (320, 200)


def table(queue: InputQueue, size: tuple[int, int] = (800, 500), panel: tuple[int, int] = PANEL) -> SimulatedTable:
    made = SimulatedTable(panel, queue, shape(BED), PENS, WORDS, driver="dummy", size=size)
    made.lay(prints(OVERLAY))
    made.report(REPORT)
    made.panel.pump(0.0)
    queue.take()
    return made


def click(x: float, y: float, kind: int = pygame.MOUSEBUTTONDOWN) -> None:
    """At a pixel of the window."""
    pygame.event.post(pygame.event.Event(kind, pos=(round(x), round(y)), button=1, touch=False))


def spot(made: SimulatedTable, button: Button) -> tuple[float, float]:
    """The pixel in the middle of a button."""
    face = made._face
    if button.seat is None:
        n = next(n for n, control in enumerate(WORDS.controls) if control.button is button)
        x, y, _ = face.control_at(n)
        return x * face.layout.unit, y * face.layout.unit
    x, y = face.bed._seat_middle(button.seat)
    return face.layout.bed.x + x * face.layout.bed_scale, face.layout.bed.y + y * face.layout.bed_scale


def screen() -> pygame.Surface:
    found = pygame.display.get_surface()
    assert found is not None
    return found


@pytest.mark.parametrize("size", [(800, 500), (1280, 720), (1920, 1200)])
@pytest.mark.parametrize("button", Button)
def test_every_button_presses_and_releases(queue: InputQueue, button: Button, size: tuple[int, int]) -> None:
    made = table(queue, size)
    at = spot(made, button)
    before = pygame.image.tobytes(screen(), "RGB")
    click(*at)
    made.panel.pump(1.0)
    assert queue.take() == [ButtonEdge(button, True, 1.0)]
    assert made.buttons.down() == {button}
    assert pygame.image.tobytes(screen(), "RGB") != before
    click(2, 2, pygame.MOUSEBUTTONUP)
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
    area = made._face.layout.panel
    assert area[2:] == PANEL
    for x, y in ((0, 0), (319, 0), (160, 100), (0, 199), (319, 199)):
        click(area.x + x, area.y + y)
        click(area.x + x, area.y + y, pygame.MOUSEBUTTONUP)
        made.panel.pump(1.0)
        assert [(m.kind, m.x, m.y) for m in queue.take() if isinstance(m, Touch)] == [
            (Touched.DOWN, x, y),
            (Touched.UP, x, y),
        ]


def test_a_finger_that_slides_off_the_panel_stays_its_own(queue: InputQueue) -> None:
    made = table(queue)
    click(*made._face.layout.panel[:2])
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(700, 10), rel=(1, 1), buttons=(1, 0, 0), touch=False))
    click(*spot(made, Button.SEAT_3), pygame.MOUSEBUTTONUP)
    made.panel.pump(1.0)
    found = [m for m in queue.take() if isinstance(m, Touch)]
    assert [m.kind for m in found] == [Touched.DOWN, Touched.MOVE, Touched.UP]
    assert all(0 <= m.x < PANEL[0] and 0 <= m.y < PANEL[1] for m in found)


def test_two_fingers_on_two_seats_both_count(queue: InputQueue) -> None:
    made = table(queue)
    for number, button in enumerate((Button.SEAT_1, Button.SEAT_6)):
        x, y = spot(made, button)
        pygame.event.post(
            pygame.event.Event(pygame.FINGERDOWN, finger_id=number, touch_id=1, x=x / 800, y=y / 500, dx=0.0, dy=0.0)
        )
    made.panel.pump(1.0)
    assert queue.take() == [ButtonEdge(Button.SEAT_1, True, 1.0), ButtonEdge(Button.SEAT_6, True, 1.0)]


def pad(made: SimulatedTable, name: str) -> tuple[float, float]:
    left, top, width, height = next(p.box for p in made._face.pads() if p.name == name)
    unit = made._face.layout.unit
    return (left + width / 2) * unit, (top + height / 2) * unit


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
    pitch = 40 * made._face.layout.bed_scale
    assert changed.h == pytest.approx(2 * pitch, abs=1)
    assert changed.w == pytest.approx(pitch, abs=1)


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
    click(*spot(made, Button.OK))
    made.panel.pump(2.0)
    assert queue.take() == [ButtonEdge(Button.OK, True, 2.0)]


@pytest.mark.parametrize("part", (0.05, 0.3, 0.5, 0.583, 0.58, 0.99, 1.0))
def test_the_panel_is_scaled_by_a_simple_fraction(part: float) -> None:
    above, below = simple_fraction(part)
    assert below <= 24
    assert part * 0.8 < above / below <= part


WINDOWS = [(1280, 720), (1280, 800), (1366, 768), (1600, 1000), (1920, 1080), (1920, 1200), (2560, 1440), (1024, 768)]


@pytest.mark.parametrize("window", WINDOWS)
def test_the_panel_takes_most_of_the_window_and_nothing_overlaps(window: tuple[int, int]) -> None:
    made = lay_out(window, (1280, 800))
    areas = [made.title, made.panel, made.controls, made.bed, made.legend]
    rects = [pygame.Rect(area) for area in areas]
    assert all(pygame.Rect(0, 0, *window).contains(rect) for rect in rects)
    assert not any(one.colliderect(other) for at, one in enumerate(rects) for other in rects[:at])
    if window[0] < 1920:
        assert 0.55 < made.panel.w / window[0] <= 0.64
    else:
        assert made.part == (1, 1)
    assert made.controls.h / made.unit >= 116 - 1
    assert made.legend.h / made.unit >= 430 - 1
    assert made.bed.w / made.bed.h == pytest.approx(760 / 520, abs=0.01)


def test_a_window_of_any_shape_is_laid_out(queue: InputQueue) -> None:
    for window in ((200, 900), (900, 200), (64, 48)):
        assert lay_out(window, (1280, 800)).bed.w > 0
        pygame.display.quit()
        table(queue, window, (1280, 800))
    assert Area(1, 2, 3, 4).right == 4


def pixel(made: SimulatedTable, button: Button) -> tuple[int, ...]:
    """The ring of a control."""
    n = next(n for n, control in enumerate(WORDS.controls) if control.button is button)
    x, y, radius = made._face.control_at(n)
    unit = made._face.layout.unit
    return tuple(screen().get_at((round((x - 0.95 * radius) * unit), round(y * unit))))[:3]


def test_only_what_does_something_is_lit(queue: InputQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    made = table(queue, (1600, 1000))
    dim, lit = HAIRLINE, PAPER
    assert [pixel(made, b) for b in (Button.HELP, Button.UNDO, Button.OK)] == [lit, dim, dim]
    made.enable(frozenset({Button.OK}))
    assert [pixel(made, b) for b in (Button.HELP, Button.UNDO, Button.OK)] == [lit, dim, lit]
    pygame.event.post(pygame.event.Event(pygame.VIDEOEXPOSE))
    made.panel.pump(1.0)
    assert [pixel(made, b) for b in (Button.HELP, Button.UNDO, Button.OK)] == [lit, dim, lit]
    made.enable(frozenset({Button.UNDO}))
    assert [pixel(made, b) for b in (Button.HELP, Button.UNDO, Button.OK)] == [lit, lit, dim]
    updated: list[object] = []
    monkeypatch.setattr(pygame.display, "update", updated.append)
    made.enable(frozenset({Button.UNDO}))
    assert updated == [], "what is lit already costs nothing"


def test_a_dark_bed_is_said_in_words(queue: InputQueue) -> None:
    pens = Recorder()
    made = SimulatedTable(PANEL, queue, shape(BED), pens, WORDS, driver="dummy", size=(1600, 1000))
    made.report(msgspec.structs.replace(REPORT, meanings=(), share=0.0))
    assert "Nothing is lit" in pens.texts
    pens.texts.clear()
    made.report(REPORT)
    assert "Nothing is lit" not in pens.texts
    assert {"may choose", "breathes"} <= set(pens.texts)


class Recorder:
    """Pens that keep what they write."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def __call__(self, surface: pygame.Surface, unit: float) -> Pen:
        return RecordingPen(surface, unit, BRUSHES, self.texts)


class RecordingPen(GlyphPen):
    """Keeps what it writes."""

    def __init__(self, surface: pygame.Surface, unit: float, brushes: Brushes, texts: list[str]) -> None:
        super().__init__(surface, unit, brushes)
        self._texts = texts

    def text(self, text: str, *at: Any, **how: Any) -> float:
        self._texts.append(text)
        return super().text(text, *at, **how)


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
