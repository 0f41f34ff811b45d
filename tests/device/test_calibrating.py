"""A faulty touchscreen at a running table: people calibrate it, or the touch of before returns."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pygame
import pytest

from device.calibrating import CalibrationAlone
from device.corner_trial import TRIAL_SECONDS
from device.settings import SettingsFile
from drivers.calibration import TARGETS as DRIVERS_TARGETS
from drivers.ports import Button, ButtonEdge, CloseAsked
from drivers.rotation import to_display, turned_size
from tests.device.rig import Rig
from tests.drivers.faults import FAULTS, Fault, corners
from ui.commands import SetPin, Show, TryCorners
from ui.kit.pieces.touch_cross import TouchTarget
from ui.model import Trial
from ui.screens.calibrate import IDLE_SECONDS, TARGETS

GlassMaker = Callable[..., "Glass"]
NoRoom = Callable[[], AbstractContextManager[None]]


def test_ui_and_drivers_mean_the_same_targets() -> None:
    assert TARGETS == DRIVERS_TARGETS


class Glass:
    """The touchscreen of a table, with a fault, and a finger on it."""

    def __init__(self, rig: Rig, fault: Fault, rotation: int) -> None:
        self.rig = rig
        self.fault = fault
        self.rotation = rotation
        self.size = self.rig.panel.surface().get_size()
        self.display = turned_size(self.size, rotation)

    def finger(self, kind: int, x: int, y: int) -> None:
        """What the panel says of a finger on a pixel of the picture."""
        place = to_display(pygame.Rect(x, y, 1, 1), self.display, self.rotation)
        across, down = self.fault((place.x + 0.5) / self.display[0], (place.y + 0.5) / self.display[1])
        pygame.event.post(pygame.event.Event(kind, finger_id=1, touch_id=1, x=across, y=down, dx=0.0, dy=0.0))

    def hold(self, x: int, y: int, seconds: float = 0.6) -> None:
        self.rig.settle()
        self.finger(pygame.FINGERDOWN, x, y)
        self.rig.turn()
        self.rig.clock.now += seconds
        self.finger(pygame.FINGERUP, x, y)
        self.rig.turn()

    def hold_target(self) -> None:
        """Hold the cross that is shown."""
        target = next(widget for widget in self.rig.scene() if isinstance(widget, TouchTarget))
        x, y, width, height = self.rig.app.stage.panel.pixels(target.box)
        self.hold(x + width // 2, y + height // 2)

    def calibrate(self) -> None:
        """Up to the trial."""
        self.rig.console.run(SetPin("000000"))
        self.rig.console.run(Show("staff"))
        self.rig.console.run(Show("calibrate"))
        for _ in TARGETS:
            self.hold_target()

    @property
    def keys(self) -> list[str]:
        return self.rig.keys()

    @property
    def screen(self) -> str:
        return self.rig.console.navigator.name

    @property
    def kept(self) -> tuple[float, ...]:
        return self.rig.settings.settings.touch.corners


@pytest.fixture
def glass(rigged: Callable[..., Rig]) -> GlassMaker:
    """Makes a table with that fault of its touchscreen, mounted so."""

    def make(fault: str, rotation: int = 0) -> Glass:
        return Glass(rigged("7in", plain={("panel", "rotation"): rotation}), FAULTS[fault], rotation)

    return make


@pytest.mark.parametrize(
    ("name", "rotation"),
    (("mirrored across", 0), ("swapped axes", 90), ("offset and scale", 180), ("all of it", 270)),
)
def test_a_faulty_touch_is_mended_for_good(tmp_path: Path, glass: GlassMaker, name: str, rotation: int) -> None:
    table = glass(name, rotation)
    table.calibrate()
    assert table.kept == ()
    table.hold(*table.rig.middle("keep"))
    assert table.screen == "staff"
    assert table.kept == pytest.approx(corners(table.fault), abs=0.003)
    assert SettingsFile(tmp_path, site=tmp_path / "none").settings.touch.corners == table.kept, "saved"
    table.rig.tap_at = table.hold  # type: ignore[method-assign, assignment]
    table.rig.tap("view:system")
    assert "forget" in table.keys, "the staff page takes the finger where it is"


def test_the_touch_of_before_returns_by_itself(glass: GlassMaker) -> None:
    table = glass("none")
    table.calibrate()
    table.fault = FAULTS["mirrored across"]
    keep = table.rig.middle("keep")
    table.hold(*keep)
    assert table.screen == "calibrate", "corners that are wrong for this glass can't be kept by it"
    table.rig.turn(TRIAL_SECONDS)
    assert "keep" not in table.keys
    table.hold(*keep)
    assert (table.screen, table.kept) == ("staff", ())


def test_corners_on_trial_hold_until_then_and_no_longer(glass: GlassMaker) -> None:
    table = glass("mirrored down")
    rig = table.rig
    rig.console.run(SetPin("000000"))
    rig.console.run(TryCorners(corners(table.fault)))
    rig.turn()
    assert rig.console.corners == corners(table.fault)
    rig.turn(TRIAL_SECONDS - 0.1)
    assert rig.console.corners == corners(table.fault)
    rig.turn(0.2)
    assert rig.console.corners == ()


def test_nobody_but_staff_tries_corners_and_nonsense_is_refused(glass: GlassMaker) -> None:
    table = glass("none")
    console = table.rig.console
    assert not console.run(TryCorners(corners(FAULTS["offset"])))
    console.run(SetPin("000000"))
    assert console.run(TryCorners(corners(FAULTS["offset"])))
    assert not console.run(TryCorners((0.5,) * 8))
    assert (console.corners, console.model().calibration.trial) == ((), Trial.REFUSED)


def test_kept_corners_that_could_not_be_saved_hold_and_are_told(glass: GlassMaker, no_room: NoRoom) -> None:
    table = glass("mirrored across")
    table.calibrate()
    with no_room():
        table.hold(*table.rig.middle("keep"))
    assert table.rig.console.corners == pytest.approx(corners(table.fault), abs=0.003)
    assert table.rig.told() == ["settings_unsaved"]


@pytest.mark.parametrize(("button", "kept"), ((Button.OK, True), (Button.UNDO, False)))
def test_by_buttons_alone(glass: GlassMaker, button: Button, kept: bool) -> None:
    table = glass("swapped and mirrored")
    table.calibrate()
    assert not table.rig.widget("keep").focus, "fingers have come this far"
    table.rig.press(Button.SEAT_4)
    assert table.rig.widget("keep").focus
    table.rig.press(button)
    assert table.screen == "staff"
    assert bool(table.kept) is kept
    assert bool(table.rig.console.corners) is kept


def test_corners_of_a_file_that_make_no_sense_are_left_out_and_told(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("[touch]\ncorners = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]\n")
    file = SettingsFile(tmp_path, site=tmp_path / "none")
    assert file.settings.touch.corners == ()
    assert ["too close together" in str(notice) for notice in file.notices] == [True]


class Alone:
    """The calibration without a table, on a glass with a fault."""

    def __init__(self, glass: Glass) -> None:
        self.glass = glass
        rig = glass.rig
        self.screen = CalibrationAlone(rig.panel, rig.queue, rig.settings, rig.clock)

    def hold(self, x: float, y: float, seconds: float = 0.6) -> None:
        self.glass.rig.clock.now += 0.5
        width, height = self.glass.size
        at = int(x * width), int(y * height)
        self.glass.finger(pygame.FINGERDOWN, *at)
        self.screen.turn()
        self.glass.rig.clock.now += seconds
        self.glass.finger(pygame.FINGERUP, *at)
        self.screen.turn()

    def hold_all(self) -> None:
        for target in TARGETS:
            self.hold(*target)


def test_alone_on_a_panel_it_says_what_could_not_be_saved(glass: GlassMaker, no_room: NoRoom) -> None:
    table = glass("mirrored across")
    alone = Alone(table)
    alone.hold_all()
    with no_room():
        alone.hold(0.3, 0.8)
    assert not alone.screen.running
    assert "hold until the table is switched off" in alone.screen.ended


def test_alone_on_a_panel_it_saves_what_is_kept(glass: GlassMaker) -> None:
    table = glass("mirrored across")
    alone = Alone(table)
    alone.hold_all()
    alone.hold(0.7, 0.8)
    assert alone.screen.running
    alone.hold(0.3, 0.8)
    assert (alone.screen.running, alone.screen.ended) == (False, "the new calibration is kept")
    assert table.kept == pytest.approx(corners(table.fault), abs=0.003)


@pytest.mark.parametrize("end", (ButtonEdge(Button.UNDO, True, 1.0), CloseAsked()))
def test_alone_on_a_panel_it_can_be_left(glass: GlassMaker, end: object) -> None:
    table = glass("mirrored across")
    alone = Alone(table)
    alone.hold_all()
    table.rig.queue.post(end)
    alone.screen.turn()
    assert (alone.screen.running, alone.screen.ended, table.kept) == (False, "nothing was changed", ())


def test_alone_on_a_panel_a_trial_runs_out(glass: GlassMaker) -> None:
    table = glass("mirrored across")
    alone = Alone(table)
    alone.hold_all()
    table.rig.clock.now += TRIAL_SECONDS
    assert alone.screen.running
    alone.screen.turn()
    assert (alone.screen.running, alone.screen.ended) == (False, "nothing was changed")


def test_alone_on_a_panel_that_nobody_can_touch_it_ends(glass: GlassMaker) -> None:
    table = glass("none")
    alone = Alone(table)
    table.rig.clock.now += IDLE_SECONDS - 0.1
    alone.screen.turn()
    assert alone.screen.running
    table.rig.clock.now += 0.1
    alone.screen.turn()
    assert (alone.screen.running, alone.screen.ended) == (False, "nothing was changed")
