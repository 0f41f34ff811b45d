"""The main loop on real SDL events: one act is one act, answered in its own turn, and nothing is drawn for nothing."""

from __future__ import annotations

import os
from collections.abc import Callable

import pygame
import pytest

from device.loop import GUARD_SECONDS, TOUCH_SECONDS
from device.stage import SETTLE_SECONDS
from device.staging import play_until
from drivers.ports import Button, ButtonEdge, CloseAsked, DeviceBack, DeviceLost, Exposed, PhantomTouch, Sound, Touch
from drivers.ports import Touched as TouchKind
from games.dakota.terms import Phase
from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.terms import Awaits
from tests.device.rig import Rig
from ui.commands import SeatPlan, Show, StartGame
from ui.kit.pieces.peek import LookAway
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screen import Control
from ui.screens.base import CORNERS

Make = Callable[..., Rig]


@pytest.fixture
def rig(rigged: Make) -> Rig:
    return rigged()


def chosen_seats(rig: Rig) -> tuple[int, ...]:
    seating = rig.console.navigator.seating
    assert seating is not None
    return seating


def scenes_built(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> list[Model]:
    """Grows with every scene that is built from now on."""
    built: list[Model] = []
    scene = rig.console.navigator.scene

    def counted(model: Model) -> Scene:
        built.append(model)
        return scene(model)

    monkeypatch.setattr(rig.console.navigator, "scene", counted)
    return built


def at_placement(model: Model) -> bool:
    assert model.table is not None
    return getattr(model.table.view, "phase", None) is Phase.FIRST_PLACEMENT and bool(model.table.legal)


def test_a_finger_its_twins_and_repeats_join_once(rig: Rig) -> None:
    rig.console.run(Show("seats", "dakota"))
    rig.settle()
    x, y = rig.middle("place:2")
    for _ in range(3):
        rig.finger(pygame.FINGERDOWN, x, y)
    rig.mouse(pygame.MOUSEBUTTONDOWN, x, y, touch=True)
    rig.mouse(pygame.MOUSEBUTTONDOWN, x, y)
    rig.turn()
    rig.turn(0.05)
    rig.finger(pygame.FINGERUP, x, y)
    rig.mouse(pygame.MOUSEBUTTONUP, x, y)
    rig.turn()
    assert chosen_seats(rig) == (2,)
    assert rig.speaker.played == [Sound.TAP]


def test_two_fingers_on_two_places_both_count(rig: Rig) -> None:
    rig.console.run(Show("seats", "dakota"))
    rig.settle()
    for number, key in enumerate(("place:2", "place:4")):
        rig.finger(pygame.FINGERDOWN, *rig.middle(key), number)
    rig.turn()
    assert chosen_seats(rig) == (2, 4)


def test_a_bouncing_button_presses_once(rig: Rig) -> None:
    rig.console.run(Show("seats", "dakota"))
    for step, down in enumerate((True, False, True, False, True)):
        rig.queue.post(ButtonEdge(Button.SEAT_3, down, rig.clock.now + step / 1000))
    rig.turn()
    rig.turn(0.2)
    assert chosen_seats(rig) == (2,)


def test_a_press_reaches_lamps_and_panel_in_its_own_turn(rig: Rig) -> None:
    rig.console.run(Show("seats", "dakota"))
    rig.settle()
    frames, presented = len(rig.lamps.frames), rig.panel.presented
    rig.queue.post(ButtonEdge(Button.SEAT_1, True, rig.clock.now))
    rig.turn(0.05)
    assert len(rig.lamps.frames) == frames + 1
    assert rig.panel.presented == presented + 1


def test_what_follows_in_the_queue_meets_the_screens_as_they_are_then(rig: Rig) -> None:
    """Two taps in one turn: the second is over a screen that the first has closed, and must not act on the next."""
    rig.console.run(Show("settings"))
    rig.settle()
    x, y = rig.middle("close")
    for number in (1, 2):
        rig.queue.post(Touch(number, TouchKind.DOWN, x, y, rig.clock.now))
    rig.turn()
    assert rig.console.navigator.name == "home"
    assert rig.speaker.played == [Sound.TAP]


def test_nothing_is_drawn_or_lit_while_nothing_changes(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    rig.settle()
    built = scenes_built(rig, monkeypatch)
    frames, presented = len(rig.lamps.frames), rig.panel.presented
    rig.turn(0.1, turns=100)
    assert (len(rig.lamps.frames), rig.panel.presented) == (frames, presented)
    assert not built


def test_a_waiting_table_breathes_without_building_its_screen_again(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    rig.start("person", "person", "person")
    assert play_until(rig.console, at_placement)
    rig.turn(0.5, turns=8)
    built = scenes_built(rig, monkeypatch)
    frames, presented = len(rig.lamps.frames), rig.panel.presented
    rig.turn(1 / 30, turns=60)
    assert len(rig.lamps.frames) > frames + 20
    assert rig.panel.presented == presented
    assert not built


def test_an_uncovered_window_is_presented_again_without_drawing(rig: Rig) -> None:
    rig.settle()
    presented, picture = rig.panel.presented, rig.picture()
    rig.queue.post(Exposed())
    rig.turn()
    assert rig.panel.presented == presented + 1
    assert rig.picture() == picture


def test_a_button_down_at_the_start_is_told_and_ignored_until_it_is_released(rigged: Make) -> None:
    rig = rigged(held=frozenset({Button.OK}))
    assert rig.told() == ["button_stuck"]
    rig.queue.post(ButtonEdge(Button.OK, False, rig.clock.now))
    rig.turn(0.1)
    assert rig.console.navigator.name == "home"
    rig.press(Button.SEAT_1)
    rig.press(Button.OK)
    assert rig.console.navigator.name == "seats"


def test_a_lost_device_is_told_and_its_return_too(rig: Rig) -> None:
    rig.queue.post(DeviceLost("lamps", "unplugged"))
    rig.turn()
    assert rig.console.model().status["lamps"] == "unplugged"
    assert rig.told() == ["device_lost"]
    frames = len(rig.lamps.frames)
    rig.queue.post(DeviceBack("lamps"))
    rig.turn()
    assert rig.console.model().status["lamps"] == "ok"
    assert len(rig.lamps.frames) == frames + 1


def test_a_panel_that_touches_itself_is_told(rig: Rig) -> None:
    rig.queue.post(PhantomTouch(5, 6, 12.9, rig.clock.now))
    rig.turn()
    assert rig.told() == ["phantom_touch"]


def test_closing_ends_the_loop_after_what_came_before(rig: Rig) -> None:
    rig.press(Button.SEAT_1)
    rig.queue.post(ButtonEdge(Button.OK, True, rig.clock.now))
    rig.queue.post(CloseAsked())
    rig.app.loop.run()
    assert not rig.console.running
    assert rig.console.navigator.name == "seats"


def test_a_file_that_an_unplugged_device_took_along_does_not_end_the_loop(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    os.close(writer)
    asked: list[int] = []

    def gone() -> list[int]:
        asked.append(reader)
        rig.queue.post(CloseAsked())
        return [reader]

    monkeypatch.setattr(rig.panel, "wake_files", gone)
    rig.turn(10.0)
    rig.app.loop.run()
    assert asked
    assert rig.told() == []


def test_a_sound_answers_each_press_and_mute_reaches_the_speaker(rig: Rig) -> None:
    rig.start("person", "person", "person", secrets="peek")
    rig.settle()
    rig.console.run(Show("settings"))
    rig.tap("close")
    rig.press(Button.SEAT_6)
    assert rig.speaker.played == [Sound.TAP, Sound.TAP]
    volume = rig.speaker.level
    rig.tap("sound")
    assert rig.speaker.level == (volume + 1) % 4


def test_a_thousand_touches_a_second_starve_nothing(rig: Rig) -> None:
    """The lamps go on, bots move, and the last press of all is answered; nothing piles up."""
    rig.start("normal", "normal", "normal")
    frames = len(rig.lamps.frames)
    records = len(rig.table.journal)
    width, height = rig.panel.surface().get_size()
    number = 0
    for _ in range(40):
        for _ in range(50):
            number += 1
            at = (number * 37) % width, (number * 91) % height
            rig.queue.post(Touch(number, TouchKind.DOWN, *at, rig.clock.now))
            rig.queue.post(Touch(number, TouchKind.UP, *at, rig.clock.now))
        rig.turn(0.05)
        if rig.console.navigator.name != "table":
            rig.console.run(Show("table"))
    assert not rig.queue.take()
    assert len(rig.lamps.frames) > frames
    assert rig.console.model().table is None or len(rig.table.journal) > records
    rig.console.run(Show("seats", "dakota"))
    rig.press(Button.SEAT_1)
    assert 0 in chosen_seats(rig)


def test_presses_that_nobody_could_have_meant_are_left_out(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn that takes long answers what came first; what was hammered meanwhile is dropped, releases are not."""
    rig.console.run(Show("seats", "dakota"))
    rig.settle()
    handled: list[object] = []

    def slow(given: object) -> bool:
        handled.append(given)
        rig.clock.now += 0.2
        return True

    monkeypatch.setattr(rig.console, "handle", slow)
    x, y = rig.middle("place:2")
    for number in range(20):
        rig.queue.post(Touch(number, TouchKind.DOWN, x, y, rig.clock.now))
    rig.queue.post(ButtonEdge(Button.SEAT_1, False, rig.clock.now))
    rig.turn()
    assert len(handled) == 2
    rig.queue.post(Touch(99, TouchKind.DOWN, x, y, rig.clock.now))
    rig.turn()
    assert len(handled) == 3


def test_a_press_meant_for_what_stood_there_does_not_end_what_has_just_begun(rig: Rig) -> None:
    rig.console.run(Show("settings"))
    rig.turn(0.05)
    rig.press(Button.OK)
    rig.tap("done")
    assert rig.console.navigator.name == "settings"
    rig.turn(GUARD_SECONDS)
    rig.press(Button.OK)
    assert rig.console.navigator.name == "home"


def journey(rig: Rig) -> int:
    """Two persons at Dakara; the first has rolled, and the picture of that roll has just ended by itself."""
    rig.console.run(StartGame("dakara", tuple(SeatPlan(place, "person") for place in (2, 3))))
    rig.turn(2.0, turns=4)
    rig.tap("roll")
    for _ in range(200):
        rig.turn(1 / 30)
        shown = rig.keys()
        if "go-on" not in shown:
            break
    return acts(rig)


def acts(rig: Rig) -> int:
    return len(rig.table.journal)


def acting_key(rig: Rig) -> str:
    """A pad in the row of acts that is not the main one."""
    main = rig.console.navigator.primary(rig.console.model())
    shown = rig.keys()
    return next(key for key in shown if key not in (*CORNERS, main))


def test_a_tap_on_the_way_to_what_has_gone_does_not_touch_what_has_come(rig: Rig) -> None:
    before = journey(rig)
    shown, key = rig.keys(), acting_key(rig)
    rig.turn(TOUCH_SECONDS - 0.1)
    rig.tap_at(*rig.middle(key))
    assert (acts(rig), rig.keys()) == (before, shown)
    rig.turn(0.1)
    rig.tap_at(*rig.middle(key))
    assert (acts(rig), rig.keys()) != (before, shown)


def test_what_stands_where_the_main_pad_was_is_guarded_longer(rig: Rig) -> None:
    before = journey(rig)
    shown, key = rig.keys(), rig.console.navigator.primary(rig.console.model())
    rig.turn(GUARD_SECONDS - 0.3)
    rig.tap_at(*rig.middle(key))
    rig.press(Button.OK)
    assert (acts(rig), rig.keys()) == (before, shown)
    rig.turn(0.1)
    rig.tap_at(*rig.middle(key))
    assert acts(rig) > before


def at_a_hand(rig: Rig) -> str:
    """Two persons and a bot at Sitting Bull: the picture of its turn has just ended, and a hand may be held open."""
    rig.start("person", "normal", "person", game="sitting-bull", secrets="peek")
    assert play_until(rig.console, next_turn_is_a_persons, looking=True)
    for _ in range(400):
        told = "go-on" in set(rig.keys())
        rig.turn(0.1)
        if told and "go-on" not in set(rig.keys()):
            break
    key = next(widget.key for widget in rig.scene() if widget.holds)
    assert rig.console.navigator.primary(rig.console.model()) == ""
    return key


def next_turn_is_a_persons(model: Model) -> bool:
    view = table_of(model).view
    assert isinstance(view, SittingBullObservation)
    return view.awaits is Awaits.CARD and view.round > 1 and bool(table_of(model).legal)


def looks(rig: Rig) -> bool:
    return any(isinstance(widget, LookAway) for widget in rig.scene())


def test_a_hold_that_began_too_early_looks_when_it_has_lasted(rig: Rig) -> None:
    at = rig.middle(at_a_hand(rig))
    rig.finger(pygame.FINGERDOWN, *at)
    rig.turn()
    assert not looks(rig)
    rig.turn(0.1, turns=round(GUARD_SECONDS / 0.1) + 1)
    assert looks(rig)
    rig.finger(pygame.FINGERUP, *at)
    rig.turn()
    assert not looks(rig)


def test_a_hold_that_began_too_early_and_was_let_go_looks_at_nothing(rig: Rig) -> None:
    at = rig.middle(at_a_hand(rig))
    rig.finger(pygame.FINGERDOWN, *at)
    rig.turn(0.1)
    rig.finger(pygame.FINGERUP, *at)
    rig.turn(0.1, turns=round(GUARD_SECONDS / 0.1) + 1)
    assert not looks(rig)


def test_the_corners_answer_at_once_whatever_comes_up(rig: Rig) -> None:
    journey(rig)
    rig.tap_at(*rig.middle("pause"))
    assert rig.console.navigator.name == "pause"


def test_a_press_finds_what_has_come_by_itself_since_the_last_picture(rig: Rig) -> None:
    """The roll's picture ends while nothing is drawn: OK was meant for it, not for what comes next."""
    rig.console.run(StartGame("dakara", tuple(SeatPlan(place, "person") for place in (2, 3))))
    rig.turn(2.0, turns=4)
    rig.tap("roll")
    before = acts(rig)
    rig.clock.now += 5.0
    rig.queue.post(ButtonEdge(Button.OK, True, rig.clock.now))
    rig.turn()
    assert acts(rig) == before


def test_what_people_open_themselves_answers_at_once(rig: Rig) -> None:
    rig.tap("settings")
    rig.turn(SETTLE_SECONDS)
    rig.tap("done")
    assert rig.console.navigator.name == "home"


def test_the_controls_are_lit_while_they_do_something(rig: Rig) -> None:
    rig.turn(0.1)
    assert Control.UNDO not in rig.app.loop.controls
    rig.console.run(Show("settings"))
    rig.turn(0.1)
    assert rig.app.loop.controls == {Control.OK, Control.UNDO}
