"""The walk across the touchscreen: real SDL and real fingers of it, on panels that report them rightly or wrongly."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pygame
import pytest

from device.walk_talk import Talk
from device.walk_touch import CROSS, POINTS, Point, walk_touch
from drivers.panel import WindowPanel
from drivers.queue import InputQueue
from drivers.sdl import Window

SIZE = (320, 200)
ARM = 19


@pytest.fixture
def panel(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[WindowPanel, InputQueue]]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    queue = InputQueue()
    panel = WindowPanel(Window(SIZE, driver="dummy"), queue)
    yield panel, queue
    panel.close()
    queue.close()


class Finger:
    """Touches each cross as it is named; `reports` is where the panel says so, for where the finger is."""

    def __init__(self, panel: WindowPanel, queue: InputQueue, reports: Callable[[float, float], Point | None]) -> None:
        self.lines: list[str] = []
        self._panel = panel
        self._reports = reports
        self._reader, self._writer = os.pipe()
        self._now = 0.0
        self.talk = Talk(queue, self._reader, self._hear, self._clock)

    def _hear(self, line: str) -> None:
        self.lines.append(line)
        name = line.strip()
        if name in POINTS:
            x, y = POINTS[name]
            for across, down in ((0, 0), (ARM, 0), (-ARM, 0), (0, ARM), (0, -ARM)):
                pixel = round(x * SIZE[0]) + across, round(y * SIZE[1]) + down
                assert self._panel.surface().get_at(pixel)[:3] == CROSS
            where = self._reports(x, y)
            if where is None:
                os.write(self._writer, b"\n")
                return
            for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
                given = {"touch_id": 1, "finger_id": 0, "x": where[0], "y": where[1], "dx": 0.0, "dy": 0.0}
                pygame.event.post(pygame.event.Event(kind, given))

    def _clock(self) -> float:
        self._now += 1.0
        return self._now


def walked(panel: tuple[WindowPanel, InputQueue], reports: Callable[[float, float], Point | None]) -> list[str]:
    return list(walk_touch(Finger(*panel, reports).talk, panel[0], 10.1))


def test_a_panel_that_reports_rightly_needs_no_check(panel: tuple[WindowPanel, InputQueue]) -> None:
    finger = Finger(*panel, lambda x, y: (x, y))
    assert list(walk_touch(finger.talk, panel[0], 10.1)) == []
    assert finger.lines.count("    0 mm off") == len(POINTS)


@pytest.mark.parametrize(
    ("reports", "how"),
    [
        (lambda x, y: (1 - x, 1 - y), "turned by 180 degrees"),
        (lambda x, y: (1 - x, y), "mirrored left to right"),
        (lambda x, y: (x, 1 - y), "mirrored top to bottom"),
        (lambda x, y: (y, x), "with its axes exchanged"),
        (lambda x, y: (1 - y, x), "turned by 90 degrees"),
        (lambda x, y: (y, 1 - x), "turned by 270 degrees"),
    ],
)
def test_what_is_turned_is_called_so(
    panel: tuple[WindowPanel, InputQueue], reports: Callable[[float, float], Point], how: str
) -> None:
    (found,) = walked(panel, reports)
    assert found == f"touches land {how}: calibrate the touch (staff page, Devices, Touch)"


@pytest.mark.parametrize(
    ("off", "how"), [(0.069, "mirrored left to right: "), (0.092, "beside their crosses (upper left, ")]
)
def test_what_is_turned_may_lie_18_mm_beside_too(panel: tuple[WindowPanel, InputQueue], off: float, how: str) -> None:
    """By 15 and by 20 mm of a width of 218."""
    (found,) = walked(panel, lambda x, y: (1 - x + off, y))
    assert found.startswith(f"touches land {how}")


@pytest.mark.parametrize(("off", "checks"), [(0.035, 0), (0.055, 1)])
def test_a_finger_may_land_6_mm_off(panel: tuple[WindowPanel, InputQueue], off: float, checks: int) -> None:
    """By 4.8 and by 7.5 mm of a height of 136."""
    assert len(walked(panel, lambda x, y: (x, y + off))) == checks


def test_what_is_off_names_the_corners(panel: tuple[WindowPanel, InputQueue]) -> None:
    (found,) = walked(panel, lambda x, y: (x + 0.05 * (x > 0.8), y))
    assert found.startswith("touches land beside their crosses (upper right, lower right): calibrate")


def test_a_corner_without_touch_is_named(panel: tuple[WindowPanel, InputQueue]) -> None:
    (found,) = walked(panel, lambda x, y: None if y > 0.8 else (x, y))
    assert found.startswith("no touch came lower right, lower left: is the touch cable plugged in")
