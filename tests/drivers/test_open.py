"""Opening never raises: whatever is wrong, there is a device that can be called, and a reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from drivers import open as opening
from drivers.absent import AbsentHealth, AbsentLamps, AbsentPanel, AbsentSpeaker
from drivers.forms import Opened
from drivers.lamp_thread import LampThread
from drivers.open import (
    open_backlight,
    open_buttons,
    open_health,
    open_lamps,
    open_panel,
    open_printer,
    open_speaker,
)
from drivers.panel import WindowPanel
from drivers.ports import Button, Notice, Receipt, Sound
from drivers.queue import InputQueue
from drivers.sdl import NoDisplay
from drivers.speaker import LEVELS, MixerSpeaker
from drivers.wishes import ButtonsWish, LampWish, PanelWish, PrinterWish


@pytest.mark.parametrize(
    ("opened", "what", "forms"),
    [
        (lambda queue: open_panel(PanelWish(form="x"), queue), "panel", "screen, window"),
        (lambda queue: open_lamps(LampWish(form="x", pixels=166), queue), "lamps", "spi, pin, pwm, adalight"),
        (lambda queue: open_buttons(ButtonsWish(form="x", pins={}), queue), "buttons", "gpio"),
        (lambda queue: open_speaker("x", queue, 3), "speaker", "mixer"),
        (lambda queue: open_printer(PrinterWish(form="x"), queue), "printer", "device, serial, network"),
        (lambda _: open_backlight("x"), "backlight", "sysfs"),
        (lambda _: open_health("x", "/"), "health", "linux"),
    ],
)
def test_an_unknown_form_names_the_known_ones(
    queue: InputQueue, opened: Callable[[InputQueue], Opened[object]], what: str, forms: str
) -> None:
    """picochess 165: an unknown lamp driver ended the program."""
    _, notice = opened(queue)
    assert notice == Notice(what, f'form "x" is unknown (allowed: {forms}, absent)')


def test_a_usb_controller_may_come_later_and_what_is_soldered_may_not(queue: InputQueue) -> None:
    lamps, notice = open_lamps(LampWish(form="adalight", pixels=166, port="/dev/none"), queue)
    lamps.close()
    assert isinstance(lamps, LampThread)
    assert notice is not None
    lamps, notice = open_lamps(LampWish(form="spi", pixels=166, spi="/dev/none"), queue)
    assert isinstance(lamps, AbsentLamps)
    assert notice is not None


def test_sound_begins_at_its_level(queue: InputQueue) -> None:
    speaker, notice = open_speaker("mixer", queue, 1)
    assert isinstance(speaker, MixerSpeaker)
    assert (speaker._volume, notice) == (LEVELS[1], None)
    speaker.close()


def test_absent_on_purpose_is_no_news(queue: InputQueue) -> None:
    assert open_lamps(LampWish(form="absent", pixels=166), queue)[1] is None
    buttons, notice = open_buttons(ButtonsWish(form="absent", pins={}), queue)
    assert (buttons.down(), notice) == (frozenset(), None)
    speaker, notice = open_speaker("absent", queue, 3)
    speaker.set_level(2)
    speaker.play(Sound.TAP)
    speaker.close()
    assert isinstance(speaker, AbsentSpeaker)
    assert notice is None
    printer, notice = open_printer(PrinterWish(), queue)
    printer.print(Receipt("Scores", ("Sky 12",)))
    printer.close()
    assert (printer.columns, notice) == (42, None)


@pytest.mark.parametrize("fault", (NoDisplay("no display found"), OSError(2, "gone"), RuntimeError(""), KeyError("x")))
def test_whatever_a_panel_raises_it_becomes_a_surface_and_a_reason(
    queue: InputQueue, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    def fail(*args: object, **more: object) -> None:
        raise fault

    monkeypatch.setattr(opening, "Window", fail)
    panel, notice = open_panel(PanelWish(form="window", size=(300, 200)), queue)
    assert isinstance(panel, AbsentPanel)
    assert panel.surface().get_size() == (300, 200)
    panel.present()
    panel.pump(1.0)
    panel.sleep()
    assert list(panel.wake_files()) == []
    panel.close()
    assert notice is not None
    assert notice.what == "panel"
    assert "\n" not in notice.why
    assert notice.why


def test_without_a_display_there_is_no_window(queue: InputQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    if Path("/dev/dri").exists():
        pytest.skip("this machine has a screen of its own")
    panel, notice = open_panel(PanelWish(form="window", size=(64, 48)), queue)
    assert isinstance(panel, AbsentPanel)
    assert notice is not None
    assert "no display found" in notice.why


@pytest.mark.usefixtures("no_display")
def test_a_wrong_rotation_does_not_stop_the_start(queue: InputQueue) -> None:
    panel, notice = open_panel(PanelWish(form="window", size=(64, 48), rotation=30, driver="dummy"), queue)
    assert isinstance(panel, AbsentPanel)
    assert notice is not None
    assert "30 (allowed: 0, 90, 180, 270)" in notice.why


@pytest.mark.usefixtures("no_display")
@pytest.mark.parametrize("form", ["window", "screen"])
def test_a_panel_opens_by_the_driver_and_under_the_title_that_are_wanted(
    queue: InputQueue, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    wish = PanelWish(form=form, size=(64, 48), driver="dummy", title="Somebody's table", rotation=90)
    panel, notice = open_panel(wish, queue)
    assert isinstance(panel, WindowPanel)
    assert (pygame.display.get_driver(), pygame.display.get_caption()[0]) == ("dummy", "Somebody's table")
    assert notice is None
    assert form == "screen" or panel.surface().get_size() == (48, 64)
    assert queue.take() == [], "only a screen without a desktop needs to be asked whether it can be touched"
    panel.close()


def test_health_is_absent_where_it_is_not_wanted(tmp_path: Path) -> None:
    health, notice = open_health("absent", str(tmp_path))
    assert isinstance(health, AbsentHealth)
    assert (health.read().celsius, notice) == (None, None)
    assert open_health("linux", str(tmp_path))[1] is None


def test_buttons_know_their_seats() -> None:
    assert [button.seat for button in Button] == [0, 1, 2, 3, 4, 5, None, None, None]
