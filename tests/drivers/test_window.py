"""A real window under Xvfb: input wakes the loop at once, through the files that the window names."""

from __future__ import annotations

import os
import select
import shutil
import subprocess
import time
from collections.abc import Iterator

import pygame
import pytest

from drivers.panel import WindowPanel
from drivers.ports import Button, ButtonEdge, Touch, Touched
from drivers.queue import InputQueue
from drivers.sdl import Window
from drivers.simulated import SimulatedTable
from tests.drivers.kit import WORDS, PenFactory, shape, shipped
from ui.kit.pen import Brushes

pytestmark = pytest.mark.skipif(not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool")


@pytest.fixture
def display(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "640x480x24", "-nolisten", "tcp"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    with os.fdopen(reader) as told:
        name = f":{told.readline().strip()}"
    monkeypatch.setenv("DISPLAY", name)
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "0")
    yield name
    pygame.display.quit()
    server.terminate()
    server.wait(10)


def test_input_ends_the_sleep(display: str, queue: InputQueue) -> None:
    panel = WindowPanel(Window((640, 480)), queue)
    for _ in range(20):
        panel.pump(time.monotonic())
        time.sleep(0.01)
    queue.take()
    assert panel.wake_files()
    subprocess.run(["xdotool", "mousemove", "200", "150", "click", "1", "key", "h"], check=True)
    found: list[object] = []
    end = time.monotonic() + 10
    while len(found) < 4 and time.monotonic() < end:
        assert select.select(panel.wake_files(), [], [], 10)[0], "the window's files stayed silent"
        panel.pump(time.monotonic())
        found += [m for m in queue.take() if isinstance(m, Touch | ButtonEdge)]
    touches = [(m.kind, m.x, m.y) for m in found if isinstance(m, Touch)]
    assert touches == [(Touched.DOWN, 200, 150), (Touched.UP, 200, 150)]
    assert [(m.button, m.down) for m in found if isinstance(m, ButtonEdge)] == [
        (Button.HELP, True),
        (Button.HELP, False),
    ]
    panel.present()
    panel.close()
    assert panel.wake_files() == []


def test_the_simulator_fits_a_small_display(display: str, queue: InputQueue) -> None:
    table = SimulatedTable((1280, 800), queue, shape(shipped()[0]), PenFactory(Brushes()), WORDS)
    screen = pygame.display.get_surface()
    assert screen is not None
    assert screen.get_size() == (620, 436), "room is left for the window's frame and the desktop's bars"
    assert table.panel.surface().get_size() == (1280, 800)
    table.panel.present()
    table.panel.close()
