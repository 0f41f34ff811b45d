"""SDL's window and its events: pointers in window pixels, keys as buttons, and what the window wants."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from drivers.ports import Button, ButtonEdge, CloseAsked, Exposed, Touched
from drivers.sdl_environment import SdlEnvironment
from drivers.touches import Source

SEAT_KEYS: Final = {
    pygame.KSCAN_1 + n: button
    for n, button in enumerate(
        (Button.SEAT_1, Button.SEAT_2, Button.SEAT_3, Button.SEAT_4, Button.SEAT_5, Button.SEAT_6)
    )
}
"""By place on the keyboard, since some layouts type digits with shift."""
KEYS: Final = {
    pygame.K_RETURN: Button.OK,
    pygame.K_KP_ENTER: Button.OK,
    pygame.K_BACKSPACE: Button.UNDO,
    pygame.K_h: Button.HELP,
}
NO_DISPLAY_DRIVERS: Final = ("offscreen", "dummy", "evdev")
"""What SDL falls back to in silence where there is no display."""
RESCAN_SECONDS: Final = 5.0
DESKTOP_SHARE: Final = (0.97, 0.91)
"""Of width and height: the rest is for the window's frame and the desktop's bars."""
CLOSED: Final = (-1, -1, -1)
"""The identity of a file that is not open."""


class Pointer(msgspec.Struct, frozen=True):
    """A finger or the mouse in window pixels, twins included."""

    source: Source
    key: int
    kind: Touched
    x: int
    y: int
    reported: tuple[float, float] | None = None
    """Of a finger, in parts of the window."""


class NoDisplay(Exception):
    """There is no display to open a window on."""


class Window:
    """One SDL window; only the thread that made it may use it.

    `driver` is SDL's name ("x11", "wayland", "kmsdrm", "dummy") or None for SDL's choice. `size` in pixels,
    None for the whole screen; `within_desktop` makes it no larger than there is room for. Raises NoDisplay or
    pygame.error, and leaves SDL and the environment as they were.
    """

    def __init__(
        self,
        size: tuple[int, int] | None,
        *,
        driver: str | None = None,
        title: str = "",
        resizable: bool = False,
        within_desktop: bool = False,
    ) -> None:
        self._before = _open_files()
        self._scanned = float("-inf")
        self._files: list[tuple[int, tuple[int, int, int]]] = []
        self._environment = SdlEnvironment()
        try:
            self.driver = self._start(driver)
            if size is not None and within_desktop:
                size = _within_desktop(size)
            flags = pygame.RESIZABLE if resizable else 0
            self.screen = pygame.display.set_mode(size or (0, 0), pygame.FULLSCREEN if size is None else flags)
        except BaseException:
            self.close()
            raise
        pygame.display.set_caption(title)
        pygame.mouse.set_visible(size is not None)

    def _start(self, driver: str | None) -> str:
        """Start SDL's video; gives the name of the driver that runs it."""
        self._environment.prepare(driver)
        wanted = os.environ.get("SDL_VIDEODRIVER")
        pygame.display.init()
        used = pygame.display.get_driver().lower()
        if used in NO_DISPLAY_DRIVERS and used != wanted:
            raise NoDisplay("no display found (neither X11 nor Wayland nor a screen of its own)")
        self._environment.choose_acceleration(used)
        return used

    @property
    def size(self) -> tuple[int, int]:
        return self.screen.get_size()

    def events(self, now: float) -> Iterator[Pointer | ButtonEdge | Exposed | CloseAsked]:
        """What happened since the last call, in order; `now` stamps the keys."""
        if now - self._scanned >= RESCAN_SECONDS:
            self._scanned = now
            self._files = [(fd, _identity(fd)) for fd in sorted(_open_files() - self._before) if _brings_input(fd)]
        for event in pygame.event.get():
            match event.type:
                case pygame.FINGERDOWN | pygame.FINGERMOTION | pygame.FINGERUP:
                    yield self._finger(event)
                case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                    if not getattr(event, "touch", False):
                        kind = Touched.DOWN if event.type == pygame.MOUSEBUTTONDOWN else Touched.UP
                        yield Pointer(Source.MOUSE, 0, kind, *event.pos)
                case pygame.MOUSEMOTION if event.buttons[0] and not getattr(event, "touch", False):
                    yield Pointer(Source.MOUSE, 0, Touched.MOVE, *event.pos)
                case pygame.KEYDOWN | pygame.KEYUP:
                    button = KEYS.get(event.key) or SEAT_KEYS.get(getattr(event, "scancode", -1))
                    if button is not None:
                        yield ButtonEdge(button, event.type == pygame.KEYDOWN, now)
                case pygame.VIDEORESIZE | pygame.VIDEOEXPOSE | pygame.WINDOWSHOWN:
                    self.screen = pygame.display.get_surface() or self.screen
                    yield Exposed()
                case pygame.QUIT:
                    yield CloseAsked()

    def _finger(self, event: pygame.Event) -> Pointer:
        kinds = {pygame.FINGERDOWN: Touched.DOWN, pygame.FINGERMOTION: Touched.MOVE, pygame.FINGERUP: Touched.UP}
        reported = (event.x, event.y)
        return Pointer(Source.FINGER, event.finger_id, kinds[event.type], *pixel_at(reported, self.size), reported)

    def wake_files(self) -> list[int]:
        """The display's socket and the input devices that SDL reads: readable when something may have happened."""
        # SDL closes the file of an unplugged device on its own; a stale number must not reach select.
        return [fd for fd, identity in self._files if _identity(fd) == identity]

    def close(self) -> None:
        pygame.display.quit()
        self._environment.restore()


def _within_desktop(size: tuple[int, int]) -> tuple[int, int]:
    """The size, or what of it the desktop has room for."""
    width, height = pygame.display.get_desktop_sizes()[0]
    return min(size[0], int(DESKTOP_SHARE[0] * width)), min(size[1], int(DESKTOP_SHARE[1] * height))


def pixel_at(parts: tuple[float, float], size: tuple[int, int]) -> tuple[int, int]:
    """The pixel of something of `size` at a point given in parts of it; the nearest one for a point beside it."""
    (across, down), (width, height) = parts, size
    return min(max(int(across * width), 0), width - 1), min(max(int(down * height), 0), height - 1)


def _open_files() -> set[int]:
    with suppress(OSError):
        listed = [int(entry.name) for entry in Path("/proc/self/fd").iterdir()]
        # The listing's own file was among them, and its number goes to whatever is opened next.
        return {fd for fd in listed if _identity(fd) != CLOSED}
    return set()


def _identity(fd: int) -> tuple[int, int, int]:
    with suppress(OSError):
        stat = os.fstat(fd)
        return stat.st_dev, stat.st_ino, stat.st_rdev
    return CLOSED


def _brings_input(fd: int) -> bool:
    """Whether the file is an input device, or the connection to an X or Wayland server."""
    with suppress(OSError):
        target = str(Path(f"/proc/self/fd/{fd}").readlink())
        if target.startswith("/dev/input/event"):
            return True
        if target.startswith("socket:"):
            with socket.socket(fileno=os.dup(fd)) as connection:
                peer = repr(connection.getpeername())
            return "X11" in peer or "wayland" in peer
    return False
