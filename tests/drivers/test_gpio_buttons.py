"""gpiozero's real Button on mock pins, driven at pin level through driver, queue and debouncer."""

from __future__ import annotations

import select
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from gpiozero.pins.mock import MockFactory, MockPin

from drivers.debounce import Debouncer, Pressed
from drivers.gpio_buttons import OLD_SECONDS, GpioButtons
from drivers.gpio_chips import NoPins
from drivers.ports import Button, ButtonEdge
from drivers.queue import InputQueue

PINS = dict(zip((button.value for button in Button), (17, 27, 22, 23, 24, 25, 5, 6, 16), strict=True))
BOARDS = {"Pi 3": "a02082", "Pi 4": "c03114", "Pi 5": "d04171", "Zero 2 W": "902120"}
Edge = tuple[Button, bool]


@pytest.fixture
def factory() -> MockFactory:
    return MockFactory()


@pytest.fixture
def buttons(factory: MockFactory, queue: InputQueue) -> Iterator[GpioButtons]:
    opened = GpioButtons(factory, PINS, queue)
    yield opened
    opened.close()


def edges(queue: InputQueue) -> list[Edge]:
    return [(message.button, message.down) for message in queue.take() if isinstance(message, ButtonEdge)]


class Deaf(MockPin):  # type: ignore[misc]
    """A pin whose next edges get lost on their way."""

    lost = 0

    def _call_when_changed(self) -> None:
        if self.lost:
            self.lost -= 1
        else:
            super()._call_when_changed()


@pytest.fixture
def deaf() -> MockFactory:
    return MockFactory(pin_class=Deaf)


# --- edges


@pytest.mark.parametrize("revision", BOARDS.values(), ids=BOARDS)
def test_every_button_of_every_board_tells_its_edges(queue: InputQueue, revision: str) -> None:
    factory = MockFactory(revision=revision)
    buttons = GpioButtons(factory, PINS, queue)
    for button in Button:
        pin = factory.pin(PINS[button.value])
        assert pin.pull == "up"
        pin.drive_low()
        assert buttons.down() == {button}
        pin.drive_high()
        assert edges(queue) == [(button, True), (button, False)]
    assert buttons.down() == frozenset()
    buttons.close()


def test_an_edge_carries_the_time_of_the_pin(factory: MockFactory, buttons: GpioButtons, queue: InputQueue) -> None:
    """Ten edges may come to us at once, a whole press each: only their own times tell them apart."""
    pin = factory.pin(17)
    pin.drive_low()
    stamp = pin._last_change
    [edge] = queue.take()
    assert edge == ButtonEdge(Button.SEAT_1, True, stamp)


@pytest.mark.parametrize("wrong", [0.0, 1.7e9, OLD_SECONDS + 0.001])
def test_a_stamp_of_another_clock_is_not_believed(
    factory: MockFactory, buttons: GpioButtons, queue: InputQueue, monkeypatch: pytest.MonkeyPatch, wrong: float
) -> None:
    now = 5000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    stamp = now - wrong if wrong == OLD_SECONDS + 0.001 else wrong
    pin = factory.pin(17)
    pin._when_changed()(stamp, 0)
    pin._when_changed()(now - OLD_SECONDS, 1)
    assert [edge.t for edge in queue.take() if isinstance(edge, ButtonEdge)] == [now, now - OLD_SECONDS]


def test_an_edge_wakes_the_loop_from_any_thread(factory: MockFactory, buttons: GpioButtons, queue: InputQueue) -> None:
    assert not select.select([queue], [], [], 0)[0]
    thread = threading.Thread(target=factory.pin(5).drive_low)
    thread.start()
    thread.join()
    assert select.select([queue], [], [], 0)[0]
    assert edges(queue) == [(Button.OK, True)]


def test_a_button_held_at_the_start_is_down_and_tells_nothing_until_its_release(queue: InputQueue) -> None:
    factory = MockFactory()
    factory.pin(5, pin_class=Held)
    buttons = GpioButtons(factory, PINS, queue)
    assert (buttons.down(), edges(queue)) == (frozenset({Button.OK}), [])
    buttons.look()
    assert edges(queue) == []
    factory.pin(5).drive_high()
    assert (buttons.down(), edges(queue)) == (frozenset(), [(Button.OK, False)])
    buttons.close()


class Held(MockPin):  # type: ignore[misc]
    """A pin at ground, whatever its pull."""

    def _set_pull(self, value: str) -> None:
        self._pull = value
        self.drive_low()


# --- looking


def test_a_lost_release_is_found_by_looking(deaf: MockFactory, queue: InputQueue) -> None:
    """gpiozero 559: a release gets lost, and the button is believed to be held for ever."""
    buttons = GpioButtons(deaf, PINS, queue)
    pin = deaf.pin(17)
    pin.drive_low()
    pin.lost = 1
    pin.drive_high()
    assert edges(queue) == [(Button.SEAT_1, True)]
    buttons.look()
    buttons.look()
    assert edges(queue) == [(Button.SEAT_1, False)]
    buttons.close()


def test_the_press_after_a_lost_release_is_not_lost_too(deaf: MockFactory, queue: InputQueue) -> None:
    """gpiozero's own events leave out an edge to the state that they already believe."""
    buttons = GpioButtons(deaf, PINS, queue)
    pin = deaf.pin(17)
    pin.drive_low()
    pin.lost = 1
    pin.drive_high()
    pin.drive_low()
    assert edges(queue) == [(Button.SEAT_1, True), (Button.SEAT_1, True)]
    buttons.close()


def test_looking_tells_nothing_that_is_known(factory: MockFactory, buttons: GpioButtons, queue: InputQueue) -> None:
    factory.pin(17).drive_low()
    factory.pin(27).drive_low()
    factory.pin(27).drive_high()
    queue.take()
    buttons.look()
    assert edges(queue) == []


# --- what can't be had


def test_a_pin_in_use_costs_one_button(factory: MockFactory, queue: InputQueue) -> None:
    from gpiozero import Button as GpioButton

    other = GpioButton(16, pin_factory=factory)
    buttons = GpioButtons(factory, PINS, queue)
    assert buttons.missing.startswith("help (GPIO16): pin GPIO16 is already in use by ")
    factory.pin(17).drive_low()
    assert edges(queue) == [(Button.SEAT_1, True)]
    other.close()
    buttons.close()


class Busy(MockPin):  # type: ignore[misc]
    """A line that the kernel has given to somebody else, as lgpio says it."""

    def __init__(self, factory: MockFactory, info: Any) -> None:
        super().__init__(factory, info)
        raise OSError("'GPIO busy'")


class Blind(MockPin):  # type: ignore[misc]
    """A pin that can be read but tells no edges."""

    def _enable_event_detect(self) -> None:
        raise RuntimeError("Failed to add edge detection")


def some(bad: type[MockPin], *numbers: int) -> MockFactory:
    """A header with some bad pins."""

    class Header(MockFactory):  # type: ignore[misc]
        def pin(self, name: int, pin_class: type[MockPin] | None = None, **more: object) -> MockPin:
            return super().pin(name, bad if name in numbers else pin_class, **more)

    return Header()


@pytest.mark.parametrize(
    ("bad", "why"), [(Busy, "GPIO busy"), (Blind, "Failed to add edge detection")], ids=["busy", "blind"]
)
def test_each_reason_is_told_once(queue: InputQueue, bad: type[MockPin], why: str) -> None:
    buttons = GpioButtons(some(bad, 17, 6), PINS, queue)
    assert buttons.missing == f"seat-1 (GPIO17), undo (GPIO6): {why}"
    assert buttons.down() == frozenset()
    buttons.close()


def test_two_reasons_stand_beside_each_other(queue: InputQueue) -> None:
    buttons = GpioButtons(some(Busy, 17), {**PINS, "undo": 99}, queue)
    assert buttons.missing == "seat-1 (GPIO17): GPIO busy; undo (GPIO99): 99 is not a valid pin name"
    buttons.close()


def test_no_pin_at_all_is_a_reason_and_the_factory_is_let_go(
    queue: InputQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    factory = MockFactory(pin_class=Busy)
    closed: list[bool] = []
    monkeypatch.setattr(factory, "close", lambda: closed.append(True))
    with pytest.raises(NoPins, match=r"^seat-1 \(GPIO17\), .*, help \(GPIO16\): GPIO busy$"):
        GpioButtons(factory, PINS, queue)
    assert closed == [True]


# --- end


def test_after_closing_no_edge_comes_and_the_pins_are_free(factory: MockFactory, queue: InputQueue) -> None:
    buttons = GpioButtons(factory, PINS, queue)
    pin = factory.pin(17)
    contacts = [wire._contact for wire in buttons._wires]
    buttons.close()
    assert [contact.closed for contact in contacts] == [True] * 9
    pin.drive_low()
    assert edges(queue) == []
    buttons.look()
    assert buttons.down() == frozenset()
    again = GpioButtons(factory, PINS, queue)
    assert again.missing == ""
    again.close()


def test_closing_lets_the_factory_go(factory: MockFactory, queue: InputQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[bool] = []
    monkeypatch.setattr(factory, "close", lambda: closed.append(True))
    GpioButtons(factory, PINS, queue).close()
    assert closed == [True]


class Open(MockPin):  # type: ignore[misc]
    """A pin that goes on telling its edges when it is closed, as lgpio's do."""

    watched = False

    def _enable_event_detect(self) -> None:
        self.watched = True

    def _disable_event_detect(self) -> None:
        self.watched = False

    def close(self) -> None:
        self.function = "input"


def test_a_pin_tells_nothing_more_whatever_its_closing_does(queue: InputQueue) -> None:
    factory = MockFactory(pin_class=Open)
    pins = [factory.pin(number) for number in PINS.values()]
    buttons = GpioButtons(factory, PINS, queue)
    assert all(pin.watched for pin in pins)
    buttons.close()
    assert not any(pin.watched for pin in pins)


def test_no_thread_is_left_waiting_for_holds(factory: MockFactory, buttons: GpioButtons) -> None:
    """gpiozero 685, 697: its own holds fire after the release, or beside the press. Ours are the debouncer's."""
    for thread in [each for each in threading.enumerate() if type(each).__module__.startswith("gpiozero")]:
        thread.join(5)
        assert not thread.is_alive()


# --- through the debouncer


def play(
    factory: MockFactory,
    queue: InputQueue,
    train: list[tuple[int, bool]],
    monkeypatch: pytest.MonkeyPatch,
    holds: tuple[Button, ...] = (),
) -> list[tuple[Pressed, int]]:
    """Drive OK's pin at these ms, and tell what becomes of it."""
    pin, debouncer = factory.pin(PINS["ok"]), Debouncer()
    debouncer.set_holds(holds)
    start = time.monotonic()
    events = []
    for ms, down in train:
        at = start + ms / 1000
        events += debouncer.due(at) if ms else []
        monkeypatch.setattr("gpiozero.pins.mock.monotonic", lambda at=at: at)
        monkeypatch.setattr(time, "monotonic", lambda at=at: at)
        (pin.drive_low if down else pin.drive_high)()
        for message in queue.take():
            assert isinstance(message, ButtonEdge)
            events += debouncer.edge(message)
    events += debouncer.due(start + 60)
    return [(event.kind, round((event.t - start) * 1000)) for event in events]


DOWN, PRESS, HOLD, UP = Pressed.DOWN, Pressed.PRESS, Pressed.HOLD, Pressed.UP


@pytest.mark.parametrize(
    ("train", "holds", "told"),
    [
        pytest.param(
            [(0, True), (2, False), (3, True), (8, False), (11, True), (150, False), (153, True), (155, False)],
            (),
            [(DOWN, 0), (PRESS, 0), (UP, 150)],
            id="gpiozero 378: one push counts several times",
        ),
        pytest.param(
            [(0, True), (20, False)],
            (),
            [(DOWN, 0), (PRESS, 0), (UP, 30)],
            id="gpiozero 550: a short press loses its release",
        ),
        pytest.param(
            [(0, True), (500, False), (504, True), (509, False)],
            (),
            [(DOWN, 0), (PRESS, 0), (UP, 500)],
            id="gpiozero 559: a bouncing release leaves the button down",
        ),
        pytest.param(
            [(0, True), (400, False)],
            (Button.OK,),
            [(DOWN, 0), (UP, 400), (PRESS, 400)],
            id="gpiozero 685: held after the release",
        ),
        pytest.param(
            [(0, True), (1600, False)],
            (Button.OK,),
            [(DOWN, 0), (HOLD, 1000), (UP, 1600)],
            id="gpiozero 697: held, and pressed too",
        ),
    ],
)
def test_trains_at_the_pin(
    factory: MockFactory,
    buttons: GpioButtons,
    queue: InputQueue,
    monkeypatch: pytest.MonkeyPatch,
    train: list[tuple[int, bool]],
    holds: tuple[Button, ...],
    told: list[tuple[Pressed, int]],
) -> None:
    assert play(factory, queue, train, monkeypatch, holds) == told
