"""Input devices that come and go while the table runs: those that are there end its sleep."""

from __future__ import annotations

import os
import select
from collections.abc import Iterator

import pytest

from drivers import sdl
from drivers.sdl import RESCAN_SECONDS, Window

pytestmark = pytest.mark.usefixtures("no_display")


@pytest.fixture
def window() -> Iterator[Window]:
    made = Window((64, 48), driver="dummy")
    list(made.events(0.0))
    yield made
    made.close()


@pytest.fixture
def device(window: Window, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[int, int]]:
    """A file that was opened after the window, and the other end of it."""
    reader, writer = os.pipe()
    monkeypatch.setattr(sdl, "_brings_input", lambda fd: fd == reader)
    yield reader, writer
    for fd in (reader, writer):
        os.close(fd)


def test_a_device_plugged_in_later_ends_the_sleep(window: Window, device: tuple[int, int]) -> None:
    reader, writer = device
    assert window.wake_files() == []
    list(window.events(RESCAN_SECONDS - 0.1))
    assert window.wake_files() == []
    list(window.events(RESCAN_SECONDS))
    assert window.wake_files() == [reader]
    os.write(writer, b"x")
    assert select.select(window.wake_files(), [], [], 0)[0] == [reader]


def test_a_device_that_was_unplugged_is_never_waited_for(window: Window, device: tuple[int, int]) -> None:
    """SDL closes its file, and the number goes to whatever is opened next."""
    reader, _ = device
    list(window.events(RESCAN_SECONDS))
    kept, other = os.dup(reader), os.open(os.devnull, os.O_RDONLY)
    os.close(reader)
    assert window.wake_files() == []
    os.dup2(other, reader)
    os.close(other)
    assert window.wake_files() == [], "another file of the same number"
    os.dup2(kept, reader)
    os.close(kept)
    assert window.wake_files() == [reader]
