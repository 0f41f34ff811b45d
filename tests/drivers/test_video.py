"""The screen is filled by the first driver that opens, and a line says why none does."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from drivers import open as opening
from drivers import sdl_environment, video
from drivers.absent import AbsentPanel
from drivers.open import open_panel
from drivers.panel import WindowPanel
from drivers.ports import DeviceBack, DeviceLost, Exposed, Touch
from drivers.queue import InputQueue
from drivers.sdl import NoDisplay, Window
from drivers.sdl_environment import SdlEnvironment
from drivers.video import obstacle, open_screen, touch_obstacle
from drivers.wishes import PanelWish
from tests.drivers.faults import FAULTS, corners

READ_BY_SDL = ("SDL_VIDEODRIVER", "SDL_FRAMEBUFFER_ACCELERATION", "XDG_RUNTIME_DIR", "DISPLAY", "WAYLAND_DISPLAY")


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A console: no desktop, nothing set for SDL."""
    for name in READ_BY_SDL:
        monkeypatch.delenv(name, raising=False)
    yield
    pygame.display.quit()


def surroundings() -> dict[str, str | None]:
    return {name: os.environ.get(name) for name in READ_BY_SDL}


@pytest.mark.usefixtures("bare")
def test_a_line_names_each_driver_and_why_it_does_not_open(
    queue: InputQueue, capfd: pytest.CaptureFixture[str]
) -> None:
    if Path("/dev/dri").exists() or Path(f"/run/user/{os.getuid()}/wayland-0").exists():
        pytest.skip("this machine has a screen of its own")
    before = surroundings()
    panel, notice = open_panel(PanelWish(), queue)
    assert isinstance(panel, AbsentPanel)
    assert notice is not None
    assert notice.why == (
        "kmsdrm: no /dev/dri/card*: config.txt needs dtoverlay=vc4-kms-v3d; "
        "wayland: no Wayland desktop runs here (WAYLAND_DISPLAY); x11: no X server is named (DISPLAY)"
    )
    assert capfd.readouterr() == ("", ""), "libraries have nothing of their own to say"
    assert surroundings() == before
    assert not pygame.display.get_init()
    window = Window((64, 48), driver="dummy")
    assert (window.driver, window.size) == ("dummy", (64, 48)), "what failed left SDL fit to open"
    window.close()
    assert surroundings() == before


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("opens", ("kmsdrm", "wayland", "x11"))
def test_the_first_that_opens_is_taken(monkeypatch: pytest.MonkeyPatch, opens: str) -> None:
    tried: list[str] = []

    def open_window(size: None, *, driver: str, title: str) -> Window:
        tried.append(driver)
        if driver != opens:
            raise pygame.error("not available")
        return Window((64, 48), driver="dummy", title=title)

    monkeypatch.setattr(video, "Window", open_window)
    open_screen(None, "Firelight").close()
    assert tried == ["kmsdrm", "wayland", "x11"][: len(tried)]
    assert tried[-1] == opens


@pytest.mark.usefixtures("bare")
def test_a_driver_that_is_set_is_the_only_one(queue: InputQueue) -> None:
    _, notice = open_panel(PanelWish(driver="x11"), queue)
    assert notice is not None
    assert notice.why == "x11: no X server is named (DISPLAY)"


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("driver", (None, "x11"))
def test_the_environment_decides(queue: InputQueue, monkeypatch: pytest.MonkeyPatch, driver: str | None) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    panel, notice = open_panel(PanelWish(driver=driver), queue)
    assert isinstance(panel, WindowPanel)
    assert (pygame.display.get_driver(), notice) == ("dummy", None)
    panel.close()
    assert os.environ["SDL_VIDEODRIVER"] == "dummy"


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    ("driver", "set_before", "used"),
    (
        ("KMSDRM", None, "opengles2"),
        ("KMSDRM", "opengl", "opengl"),
        ("x11", None, "0"),
        ("wayland", None, "0"),
        ("dummy", None, None),
    ),
)
def test_how_pixels_reach_the_screen(
    monkeypatch: pytest.MonkeyPatch, driver: str, set_before: str | None, used: str | None
) -> None:
    """Without a desktop SDL showed a black screen by the renderer of its own choice."""
    if set_before is not None:
        monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", set_before)
    found: list[str | None] = []
    real = pygame.display.set_mode

    def set_mode(*given: object) -> pygame.Surface:
        found.append(os.environ.get("SDL_FRAMEBUFFER_ACCELERATION"))
        return real((64, 48))

    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    Window((64, 48), driver="dummy").close()
    assert found == [used]
    assert os.environ.get("SDL_FRAMEBUFFER_ACCELERATION") == set_before


@pytest.mark.usefixtures("bare")
def test_a_window_that_can_not_be_made_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*given: object) -> pygame.Surface:
        raise pygame.error("no mode")

    monkeypatch.setattr(pygame.display, "set_mode", fail)
    before = surroundings()
    with pytest.raises(pygame.error, match="no mode"):
        Window((64, 48), driver="dummy")
    assert not pygame.display.get_init()
    assert surroundings() == before


@pytest.mark.usefixtures("no_display")
def test_a_panel_opens_with_its_corners_and_not_with_nonsense(queue: InputQueue) -> None:
    wish = PanelWish(form="window", size=(200, 100), driver="dummy", corners=corners(FAULTS["mirrored across"]))
    panel, _ = open_panel(wish, queue)
    panel.pump(0.0)
    queue.take()
    pygame.event.post(pygame.event.Event(pygame.FINGERDOWN, finger_id=1, touch_id=1, x=0.9025, y=0.505, dx=0, dy=0))
    panel.pump(1.0)
    assert [(touch.x, touch.y) for touch in queue.take()] == [(19, 50)]  # type: ignore[attr-defined]
    panel.close()
    panel, notice = open_panel(PanelWish(form="window", size=(200, 100), driver="dummy", corners=(0.5,) * 8), queue)
    assert isinstance(panel, AbsentPanel)
    assert notice is not None
    assert "too close together" in notice.why
    assert not pygame.display.get_init()


def dev(folder: Path, *names: str) -> Path:
    """A /dev with these files."""
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    return folder


def missing(name: str) -> object:
    if name in ("libgbm.so.1", "libEGL.so.1"):
        raise OSError(f"{name}: cannot open shared object file")
    return name


def test_why_a_screen_without_a_desktop_does_not_open(tmp_path: Path) -> None:
    assert obstacle("kmsdrm", tmp_path) == f"no {tmp_path}/dri/card*: config.txt needs dtoverlay=vc4-kms-v3d"
    dev(tmp_path, "dri/card0", "dri/card1", "dri/renderD128")
    assert obstacle("kmsdrm", tmp_path, {}, missing) == "libraries are missing: apt install libgbm1 libegl1"
    held = "no screen is connected, or another program such as a desktop holds it"
    assert obstacle("kmsdrm", tmp_path, {}, str) == held


def test_groups_that_are_missing_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dev(tmp_path, "dri/card0", "dri/renderD128", "input/event0", "input/event1")
    real = os.access
    blocked = {"card0", "renderD128", "event0", "event1"}

    def access(path: Path, mode: int, **how: bool) -> bool:
        return not (mode & forbidden and Path(path).name in blocked) and real(path, mode, **how)

    monkeypatch.setattr(os, "access", access)
    todo = "add the user to the groups video and render"
    for each in (os.R_OK, os.W_OK, os.R_OK | os.W_OK):
        forbidden = each
        assert obstacle("kmsdrm", tmp_path) == f"may not open {tmp_path}/dri/card0: {todo}"
    blocked.remove("card0")
    assert obstacle("kmsdrm", tmp_path) == f"may not open {tmp_path}/dri/renderD128: {todo}"
    assert touch_obstacle(tmp_path) == f"may not read {tmp_path}/input/event0: add the user to the group input"
    blocked.remove("event1")
    assert touch_obstacle(tmp_path) is None


def test_why_a_desktop_is_not_found(tmp_path: Path) -> None:
    assert obstacle("wayland", environ={}) is not None
    assert obstacle("wayland", environ={"XDG_RUNTIME_DIR": str(tmp_path)}) is not None
    (tmp_path / "wayland-0").touch()
    assert obstacle("wayland", environ={"XDG_RUNTIME_DIR": str(tmp_path)}) is None
    assert obstacle("wayland", environ={"WAYLAND_DISPLAY": str(tmp_path / "wayland-0")}) is None
    assert obstacle("x11", environ={}) == "no X server is named (DISPLAY)"
    assert obstacle("x11", environ={"DISPLAY": ":7"}) is None
    assert obstacle("dummy", environ={}) is None


@pytest.fixture
def closed(tmp_path: Path) -> Iterator[Path]:
    """A folder that may not be entered, as a service has /run/user; for its time the tests act as nobody."""
    folder = tmp_path / "closed"
    (folder / str(os.getuid())).mkdir(parents=True)
    folder.chmod(0)
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield folder
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o700)


def test_a_service_whose_folders_are_hidden_finds_no_desktop_and_goes_on(
    closed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert obstacle("wayland", environ={"XDG_RUNTIME_DIR": str(closed / "0")}) is not None
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setattr(sdl_environment, "RUNTIMES", closed)
    environment = SdlEnvironment()
    environment.prepare("kmsdrm")
    assert os.environ["XDG_RUNTIME_DIR"] == "/nonexistent"
    environment.restore()
    assert "XDG_RUNTIME_DIR" not in os.environ


@pytest.mark.usefixtures("bare")
def test_a_screen_that_nobody_can_touch_is_told(
    queue: InputQueue, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(video, "Window", lambda size, **how: Window((64, 48), driver="dummy"))
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "KMSDRM")
    monkeypatch.setattr(opening, "touch_obstacle", lambda: touch_obstacle(tmp_path))
    panel, notice = open_panel(PanelWish(), queue)
    assert notice is None
    assert queue.take() == [
        DeviceLost("touch", f"no input devices ({tmp_path}/input/event*): is the touchscreen's cable plugged in?", True)
    ]
    panel.pump(0.0)
    for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
        pygame.event.post(pygame.event.Event(kind, finger_id=1, touch_id=1, x=0.5, y=0.5, dx=0, dy=0))
    panel.pump(1.0)
    assert [m for m in queue.take() if not isinstance(m, Touch | Exposed)] == [DeviceBack("touch")], "it was plugged in"
    panel.close()


@pytest.mark.slow
@pytest.mark.usefixtures("bare")
@pytest.mark.skipif(not shutil.which("Xvfb"), reason="needs Xvfb")
def test_an_x_server_is_found_after_the_others(queue: InputQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "640x480x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as told:
        monkeypatch.setenv("DISPLAY", f":{told.readline().strip()}")
    try:
        window = open_screen(None, "Firelight")
        assert (window.driver, window.size) == ("x11", (640, 480))
        panel = WindowPanel(window, queue)
        panel.surface().fill((10, 200, 30))
        panel.present()
        panel.close()
        monkeypatch.setenv("DISPLAY", ":99999")
        with pytest.raises(NoDisplay, match="x11: x11 not available"):
            open_screen(None, "Firelight")
    finally:
        pygame.display.quit()
        server.terminate()
        server.wait(10)
