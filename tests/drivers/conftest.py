"""SDL without a display, a window and a queue of its own for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import Adafruit_PureIO.spi
import pygame
import pytest

from drivers.queue import InputQueue
from tests.drivers.wire import SpiDevice


@pytest.fixture
def queue() -> Iterator[InputQueue]:
    queue = InputQueue()
    yield queue
    queue.close()


@pytest.fixture
def no_display(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.display.quit()


@pytest.fixture
def spi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SpiDevice:
    """An SPI device with a chain of pixels, in place of the kernel's."""
    device = SpiDevice(tmp_path)
    monkeypatch.setattr(Adafruit_PureIO.spi, "ioctl", device.ioctl)
    return device
