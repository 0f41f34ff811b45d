"""From the pin to the screens: gpiozero's real Button on mock pins, through queue, debouncer and loop."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest
from gpiozero.pins.mock import MockFactory, MockPin

from device.loop import GUARD_SECONDS, LOOK_SECONDS, SELDOM_SECONDS
from drivers.debounce import CALM_SECONDS
from drivers.gpio_buttons import GpioButtons
from drivers.ports import Button, ButtonEdge, Buttons, DeviceLost
from drivers.queue import InputQueue
from hardware.pins import load_pins
from tests.device.desk import Clock
from tests.device.rig import Rig
from ui.commands import Show
from ui.screen import Control, ControlPressed, Input, SeatPressed

Make = Callable[..., Rig]
PINS = load_pins().buttons


class Deaf(MockPin):  # type: ignore[misc]
    """A pin whose next edges get lost on their way."""

    lost = 0

    def _call_when_changed(self) -> None:
        if self.lost:
            self.lost -= 1
        else:
            super()._call_when_changed()


class Wired:
    """A table whose buttons hang on mock pins; both have the same clock."""

    def __init__(self, rigged: Make, monkeypatch: pytest.MonkeyPatch, before: Callable[[Wired], None]) -> None:
        self.header = MockFactory(pin_class=Deaf)
        self._clock = Clock()
        self._rig: Rig | None = None
        monkeypatch.setattr("gpiozero.pins.mock.monotonic", lambda: self._clock.now)
        monkeypatch.setattr("drivers.gpio_buttons.time", SimpleNamespace(monotonic=lambda: self._clock.now))

        def opened(queue: InputQueue) -> Buttons:
            self.queue = queue
            buttons = GpioButtons(self.header, PINS, queue)
            self._clock.now = 99.0
            before(self)
            return buttons

        self.rig = self._rig = rigged(buttons=opened)
        self._clock = self.rig.clock
        self.handled: list[Input] = []
        handle = self.rig.console.handle

        def heard(given: Input) -> bool:
            self.handled.append(given)
            return handle(given)

        monkeypatch.setattr(self.rig.console, "handle", heard)

    def pin(self, button: Button) -> MockPin:
        return self.header.pin(PINS[button.value])

    def play(self, button: Button, *train: int) -> None:
        """The pin falls and rises in turn, so many ms after each other; the loop has a turn after each."""
        for number, ms in enumerate(train):
            self._clock.now += ms / 1000
            (self.pin(button).drive_high if number % 2 else self.pin(button).drive_low)()
            if self._rig:
                self._rig.turn()


@pytest.fixture
def wire(rigged: Make, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Wired]:
    return lambda before=lambda _: None: Wired(rigged, monkeypatch, before)


@pytest.fixture
def wired(wire: Callable[..., Wired]) -> Wired:
    table = wire()
    table.rig.console.run(Show("seats", "dakota"))
    table.rig.turn(GUARD_SECONDS + 0.1, turns=2)
    return table


def test_a_bouncing_press_joins_once_and_lets_go_once(wired: Wired) -> None:
    wired.play(Button.SEAT_3, 0, 2, 1, 4, 2, 200, 1, 3)
    wired.rig.turn(0.1)
    assert wired.handled == [SeatPressed(2, True), SeatPressed(2, False)]
    assert wired.rig.console.navigator.seating == (2,)


def test_every_button_reaches_the_screens(wired: Wired) -> None:
    for button in Button:
        wired.rig.console.run(Show("seats", "dakota"))
        wired.rig.turn(GUARD_SECONDS + 0.1, turns=2)
        wired.play(button, 0, 80)
    seats = [SeatPressed(place, down) for place in range(6) for down in (True, False)]
    assert wired.handled == [*seats, *(ControlPressed(each) for each in (Control.OK, Control.UNDO, Control.HELP))]


def test_a_release_that_got_lost_is_made_up_for(wired: Wired) -> None:
    """gpiozero 559: without its release a button would keep a secret open."""
    wired.play(Button.SEAT_1, 0)
    wired.pin(Button.SEAT_1).lost = 1
    wired.pin(Button.SEAT_1).drive_high()
    wired.rig.turn(LOOK_SECONDS)
    wired.rig.turn()
    assert wired.handled == [SeatPressed(0, True), SeatPressed(0, False)]


def test_a_press_that_got_lost_is_found_while_it_lasts(wired: Wired) -> None:
    wired.pin(Button.OK).lost = 1
    wired.pin(Button.OK).drive_low()
    wired.rig.turn(SELDOM_SECONDS)
    wired.rig.turn()
    assert wired.handled == [ControlPressed(Control.OK)]


def test_a_loose_wire_is_told_and_ignored_until_it_is_quiet(wired: Wired) -> None:
    wired.play(Button.UNDO, 0, *[4] * 399)
    presses = len(wired.handled)
    assert presses < 6
    assert wired.rig.told() == ["button_chatters"]
    wired.play(Button.UNDO, 50, *[4] * 399)
    wired.play(Button.HELP, 0, 80)
    assert wired.handled[presses:] == [ControlPressed(Control.HELP)]
    wired.rig.turn(CALM_SECONDS)
    wired.play(Button.UNDO, 0, 80)
    assert wired.handled[presses + 1 :] == [ControlPressed(Control.UNDO)]
    assert wired.rig.told() == ["button_chatters"]


def test_what_buttons_do_before_the_start_acts_on_nothing(wire: Callable[..., Wired]) -> None:
    """A loose wire, a hand that was too early, and one that holds on: the first and the last are told."""

    def before(table: Wired) -> None:
        table.play(Button.OK, 0, *[4] * 149)
        table.play(Button.SEAT_1, 20, 80)
        table.play(Button.HELP, 20)
        table.queue.post(DeviceLost("lamps", "unplugged"))

    table = wire(before)
    assert table.handled == []
    assert table.rig.told() == ["button_chatters", "button_stuck", "device_lost"]
    assert [notice.detail for notice in table.rig.console.model().notices] == ["ok", "help", "lamps: unplugged"]
    table.play(Button.SEAT_1, 100, 80)
    assert table.handled == [SeatPressed(0, True), SeatPressed(0, False)]


def test_buttons_are_looked_at_often_only_while_one_is_held(rigged: Make) -> None:
    rig = rigged()
    looks = rig.buttons.calls
    rig.turn(1 / 16, turns=64)
    assert rig.buttons.calls - looks == 4
    rig.queue.post(ButtonEdge(Button.SEAT_1, True, rig.clock.now))
    rig.turn()
    looks = rig.buttons.calls
    rig.turn(1 / 16, turns=64)
    assert rig.buttons.calls - looks == 32


def test_a_button_that_is_stuck_from_the_start_costs_no_more_looking(rigged: Make) -> None:
    rig = rigged(held=frozenset({Button.OK}))
    looks = rig.buttons.calls
    rig.turn(1 / 16, turns=64)
    assert rig.buttons.calls - looks == 4
