"""SDL without a display, a window and a queue of its own for each test."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from drivers.queue import InputQueue


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
