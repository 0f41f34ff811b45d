"""Fills a screen by the first of SDL's video drivers that opens, and says in one line why none does."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final

from drivers.faults import one_line
from drivers.sdl import NoDisplay, Window

ORDER: Final = ("kmsdrm", "wayland", "x11")
"""Without a desktop first: it is the quickest, and does not open while one holds the screen."""
LIBRARIES: Final = {
    "libdrm.so.2": "libdrm2",
    "libgbm.so.1": "libgbm1",
    "libEGL.so.1": "libegl1",
    "libGLESv2.so.2": "libgles2",
}
"""What a screen without a desktop needs, and Debian's packages with it."""
DEV: Final = Path("/dev")


def open_screen(driver: str | None, title: str) -> Window:
    """A window that fills the screen, by `driver`, or by the first of ORDER that opens.

    SDL_VIDEODRIVER in the environment decides, if it is set. Raises NoDisplay, which names each that was tried and why.
    """
    named = os.environ.get("SDL_VIDEODRIVER") or driver
    reasons: list[str] = []
    for each in (named,) if named else ORDER:
        try:
            return Window(None, driver=each, title=title)
        except Exception as fault:  # whatever SDL makes of it, the next one may open
            reasons.append(f"{each}: {obstacle(each) or one_line(fault)}")
    raise NoDisplay("; ".join(reasons))


def obstacle(
    driver: str,
    dev: Path = DEV,
    environ: Mapping[str, str] = os.environ,
    load: Callable[[str], object] = ctypes.CDLL,
) -> str | None:
    """What keeps SDL's `driver` from opening on this machine, and what to do; None where nothing is known."""
    match driver:
        case "kmsdrm":
            return _no_screen_of_its_own(dev / "dri", load)
        case "wayland":
            runtime = environ.get("XDG_RUNTIME_DIR") or f"/run/user/{os.getuid()}"
            socket = Path(runtime, environ.get("WAYLAND_DISPLAY") or "wayland-0")
            runs = os.access(socket, os.F_OK, effective_ids=True)
            return None if runs else "no Wayland desktop runs here (WAYLAND_DISPLAY)"
        case "x11":
            return None if environ.get("DISPLAY") else "no X server is named (DISPLAY)"
    return None


def touch_obstacle(dev: Path = DEV) -> str | None:
    """What keeps touches from a screen without a desktop; None where nothing is known."""
    devices = sorted((dev / "input").glob("event*"))
    if not devices:
        return f"no input devices ({dev / 'input'}/event*): is the touchscreen's cable plugged in?"
    if _refused(devices, os.R_OK) == devices:
        return f"may not read {devices[0]}: add the user to the group input"
    return None


def _no_screen_of_its_own(dri: Path, load: Callable[[str], object]) -> str:
    cards = sorted(dri.glob("card*"))
    if not cards:
        return f"no {dri}/card*: config.txt needs dtoverlay=vc4-kms-v3d"
    if refused := _refused([*cards, *sorted(dri.glob("renderD*"))], os.R_OK | os.W_OK):
        return f"may not open {refused[0]}: add the user to the groups video and render"
    if missing := [package for name, package in LIBRARIES.items() if not _loads(name, load)]:
        return f"libraries are missing: apt install {' '.join(missing)}"
    return "no screen is connected, or another program such as a desktop holds it"


def _refused(files: Iterable[Path], mode: int) -> list[Path]:
    """Those of the files that this user may not use so."""
    return [file for file in files if not os.access(file, mode, effective_ids=True)]


def _loads(name: str, load: Callable[[str], object]) -> bool:
    try:
        load(name)
    except OSError:
        return False
    return True
