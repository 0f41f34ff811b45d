"""The calibration: four firm touches, a trial, and a way out for whoever can't touch rightly."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.ui.screens.builder import make_model
from ui.commands import Back, Command, DropCorners, KeepCorners, TryCorners
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.told import Told
from ui.kit.pieces.touch_cross import CrossArm, Hold, TouchTarget
from ui.kit.widget import senses_at, target_at
from ui.model import Calibration, Model, Trial
from ui.screen import Control, ControlPressed, Pointed, Touched
from ui.screens.calibrate import CalibrateScreen

OK, UNDO = ControlPressed(Control.OK), ControlPressed(Control.UNDO)
CORNERS = ((0.11, 0.12), (0.88, 0.13), (0.91, 0.87), (0.09, 0.9))
ALL = tuple(part for corner in CORNERS for part in corner)


def model(now: float = 0.0, trial: Trial = Trial.NONE, rotation: int = 0, until: float = 15.0) -> Model:
    return make_model(now=now, staff=True, calibration=Calibration(rotation, trial, until))


def hold(
    screen: CalibrateScreen,
    reported: tuple[float, float] | None,
    seconds: float = 0.6,
    now: float = 0.0,
    lifted_at: tuple[float, float] | None = None,
) -> list[Command]:
    """A finger goes down and up again."""
    down = Pointed(1, 50.0, 60.0, now, reported, down=True)
    up = Pointed(1, 50.0, 60.0, now + seconds, lifted_at or reported, up=True)
    assert screen.handle(down, model(now)) == []
    return screen.handle(up, model(now + seconds))


def after_four(screen: CalibrateScreen | None = None) -> CalibrateScreen:
    screen = screen or CalibrateScreen()
    assert [hold(screen, corner) for corner in CORNERS] == [[], [], [], [TryCorners(ALL)]]
    return screen


def target(screen: CalibrateScreen, now: Model) -> TouchTarget:
    return next(widget for widget in screen.scene(now) if isinstance(widget, TouchTarget))


def told(screen: CalibrateScreen, now: Model) -> str:
    return " / ".join(f"{w.over}: {w.headline}: {w.note}" for w in screen.scene(now) if isinstance(w, Told))


def middle(box: Box, now: Model) -> tuple[float, float]:
    """In parts of the picture."""
    return (box.x + box.w / 2) / now.panel.width, (box.y + box.h / 2) / now.panel.height


@pytest.mark.parametrize(
    ("rotation", "first", "second"),
    (
        (0, (0.1, 0.1), (0.9, 0.1)),
        (90, (0.1, 0.9), (0.1, 0.1)),
        (180, (0.9, 0.9), (0.1, 0.9)),
        (270, (0.9, 0.1), (0.9, 0.9)),
    ),
)
def test_the_targets_go_round_the_display_as_mounted(
    rotation: int, first: tuple[float, float], second: tuple[float, float]
) -> None:
    screen, now = CalibrateScreen(), model(rotation=rotation)
    assert middle(target(screen, now).box, now) == pytest.approx(first)
    hold(screen, CORNERS[0])
    assert middle(target(screen, now).box, now) == pytest.approx(second)


def test_four_firm_touches_are_tried() -> None:
    screen = after_four()
    assert not any(isinstance(widget, TouchTarget) for widget in screen.scene(model(trial=Trial.RUNNING)))


def test_a_finger_fills_its_cross() -> None:
    screen = CalibrateScreen()
    assert target(screen, model()).hold is Hold.FREE
    screen.handle(Pointed(1, 9, 9, 0.0, CORNERS[0], down=True), model())
    assert target(screen, model(0.1)).hold is Hold.HELD
    assert screen.moving(model(0.1)) == pytest.approx(0.4)
    assert target(screen, model(0.5)).hold is Hold.FULL


@pytest.mark.parametrize(
    ("seconds", "reported", "lifted_at", "note"),
    (
        (0.4, (0.1, 0.1), None, "Hold it longer"),
        (0.6, (0.1, 0.1), (0.15, 0.1), "Keep the finger still"),
        (0.6, None, None, "A mouse needs none of this"),
    ),
)
def test_what_is_no_firm_touch_does_not_count(
    seconds: float, reported: tuple[float, float] | None, lifted_at: tuple[float, float] | None, note: str
) -> None:
    screen = CalibrateScreen()
    assert hold(screen, reported, seconds, lifted_at=lifted_at) == []
    assert "Cross 1 of 4" in told(screen, model())
    assert note in told(screen, model())
    after_four(screen)


def test_the_middle_of_the_reports_counts() -> None:
    """A foil reports landing and lifting a little beside the finger."""
    screen = after_four_but_one()
    for number, reported in enumerate(((0.08, 0.92), (0.09, 0.9), (0.09, 0.9), (0.09, 0.9))):
        screen.handle(Pointed(1, 9, 9, 0.1 * number, reported, down=number == 0), model())
    up = Pointed(1, 9, 9, 0.6, (0.11, 0.89), up=True)
    assert screen.handle(up, model(0.6)) == [TryCorners(ALL)]


def after_four_but_one() -> CalibrateScreen:
    screen = CalibrateScreen()
    for corner in CORNERS[:3]:
        hold(screen, corner)
    return screen


def test_a_second_finger_does_not_disturb_the_first() -> None:
    screen = after_four_but_one()
    screen.handle(Pointed(1, 9, 9, 0.0, CORNERS[3], down=True), model())
    assert screen.handle(Pointed(2, 9, 9, 0.6, (0.5, 0.5), up=True), model()) == []
    assert screen.handle(Pointed(1, 9, 9, 0.7, CORNERS[3], up=True), model()) == [TryCorners(ALL)]


def test_touches_that_do_not_fit_begin_anew() -> None:
    screen, now = after_four(), model(trial=Trial.REFUSED)
    assert "Cross 1 of 4" in told(screen, now)
    assert "do not fit together" in told(screen, now)
    assert middle(target(screen, now).box, now) == pytest.approx((0.1, 0.1))
    for corner in CORNERS[:3]:
        screen.handle(Pointed(1, 9, 9, 0.0, corner, down=True), now)
        assert screen.handle(Pointed(1, 9, 9, 0.6, corner, up=True), now) == []
    screen.handle(Pointed(1, 9, 9, 0.0, CORNERS[3], down=True), now)
    assert screen.handle(Pointed(1, 9, 9, 0.6, CORNERS[3], up=True), now) == [TryCorners(ALL)]


def test_the_cross_follows_the_finger_and_the_pad_keeps() -> None:
    screen, now = after_four(), model(trial=Trial.RUNNING)
    assert screen.handle(Pointed(3, 300.0, 200.0, 1.0, (0.5, 0.5), down=True), now) == []
    for at in ((300.0, 200.0), (350.0, 210.0)):
        screen.handle(Pointed(3, *at, 1.1, (0.5, 0.5)), now)
        level, upright = (widget.box for widget in screen.scene(now) if isinstance(widget, CrossArm))
        assert (upright.x + upright.w / 2, level.y + level.h / 2) == at
    assert screen.handle(Pointed(3, 350.0, 210.0, 2.0, (0.5, 0.5), up=True), now) == []
    assert screen.handle(Touched("keep"), now) == [KeepCorners(), Back()]


def test_by_buttons_ok_keeps_and_undo_gives_up() -> None:
    running = model(trial=Trial.RUNNING)
    assert after_four().handle(OK, running) == [KeepCorners(), Back()]
    assert after_four().handle(UNDO, running) == [DropCorners(), Back()]
    assert CalibrateScreen().handle(OK, model()) == []
    assert CalibrateScreen().handle(UNDO, model()) == [DropCorners(), Back()]


def test_no_mirrored_swapped_or_turned_touch_hits_the_pad() -> None:
    for panel in PANELS.values():
        now = msgspec.structs.replace(model(trial=Trial.RUNNING), panel=panel)
        scene = after_four().scene(now)
        x, y = middle(next(widget.box for widget in scene if widget.key == "keep"), now)
        for wrong in ((1 - x, y), (x, 1 - y), (1 - x, 1 - y), (y, x), (1 - y, x), (y, 1 - x), (1 - y, 1 - x)):
            at = wrong[0] * panel.width, wrong[1] * panel.height
            assert target_at(scene, *at) is None
            assert senses_at(scene, *at)


def test_the_countdown_is_told() -> None:
    screen = after_four()
    assert "in 8 seconds" in told(screen, model(7.5, Trial.RUNNING))
    assert screen.moving(model(7.5, Trial.RUNNING)) == pytest.approx(0.5)
    assert "in 1 second" in told(screen, model(14.2, Trial.RUNNING))


@pytest.mark.parametrize("given", (Pointed(1, 9, 9, 50.0, (0.7, 0.2), down=True), OK, UNDO, Touched("done")))
def test_whoever_leaves_it_alone_gets_back_by_any_touch(given: Any) -> None:
    timed_out = after_four()
    assert "Nothing was changed" in told(timed_out, model(20.0, Trial.OVER))
    assert timed_out.handle(given, model(20.0, Trial.OVER))[-1] == Back()
    idle = CalibrateScreen()
    assert "Cross 1" in told(idle, model(1.0))
    assert idle.moving(model(2.0)) == pytest.approx(29.0)
    assert "Cross 1" in told(idle, model(30.9))
    assert "Nothing was changed" in told(idle, model(31.0))
    assert idle.handle(given, model(31.0))[-1] == Back()


def test_somebody_at_work_is_not_called_idle() -> None:
    screen = CalibrateScreen()
    assert "Cross 1" in told(screen, model(1.0))
    hold(screen, CORNERS[0], now=29.0)
    assert "Cross 2" in told(screen, model(58.0))
