"""The walk through the devices: what is done by hand is heard, and what is wrong comes with what to check."""

from __future__ import annotations

import os
import select
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import drivers.open as doors
from device.builder_files import BuilderFiles
from device.settings import SettingsFile
from device.walk import walk
from device.walk_buttons import walk_buttons
from device.walk_printer import walk_printer
from device.walk_sound import walk_sound
from device.walk_talk import Stopped, Talk, Typed
from drivers.ports import Button, ButtonEdge, DeviceLost, Notice, Printed, Receipt, Sound
from drivers.queue import InputQueue
from hardware.pins import load_pins

PINS = load_pins().buttons


class Person:
    """Answers what the talk says: `does` maps a part of a line to what happens then, at the keyboard or at a device."""

    def __init__(self, queue: InputQueue) -> None:
        self.lines: list[str] = []
        self.does: dict[str, Callable[[], None]] = {}
        self.queue = queue
        self._reader, self._writer = os.pipe()
        self.now = 0.0
        self.talk = Talk(queue, self._reader, self._hear, self._clock)

    def type(self, text: str) -> Callable[[], None]:
        def act() -> None:
            os.write(self._writer, text.encode())

        return act

    def press(self, button: Button, edges: int = 2) -> Callable[[], None]:
        """`edges` of the contact, the first one closing."""

        def act() -> None:
            for n in range(edges):
                self.queue.post(ButtonEdge(button, n % 2 == 0, 0.0))

        return act

    def close(self) -> None:
        os.close(self._reader)
        os.close(self._writer)

    def _hear(self, line: str) -> None:
        self.lines.append(line)
        for part, act in self.does.items():
            if part in line:
                act()

    def _clock(self) -> float:
        """Every look at the clock is a minute later: nobody waits for what does not come."""
        self.now += 60.0
        return self.now


@pytest.fixture
def person(queue: InputQueue) -> Iterator[Person]:
    person = Person(queue)
    yield person
    person.close()


@pytest.fixture
def queue() -> Iterator[InputQueue]:
    queue = InputQueue()
    yield queue
    queue.close()


class Contacts:
    def __init__(self, *down: Button) -> None:
        self._down = frozenset(down)

    def down(self) -> frozenset[Button]:
        return self._down

    def look(self) -> None:
        """Nothing gets lost."""

    def close(self) -> None:
        """Nothing to let go."""


def test_every_button_that_answers_cleanly_needs_no_check(person: Person) -> None:
    person.does = {f"  {button}: press": person.press(button) for button in Button}
    assert list(walk_buttons(person.talk, Contacts(), PINS)) == []
    assert person.lines.count("    heard, clean") == len(Button)


def test_bounces_are_told_and_are_no_fault(person: Person) -> None:
    person.does = {f"  {button}: press": person.press(button, 6 if button is Button.OK else 2) for button in Button}
    assert list(walk_buttons(person.talk, Contacts(), PINS)) == []
    assert "    heard, 4 bounces (they are ignored)" in person.lines


@pytest.mark.parametrize(
    ("levels", "heard"),
    [
        ((False,), "clean"),
        ((False, False), "1 bounce (it is ignored)"),
        ((False, True, False), "2 bounces (they are ignored)"),
    ],
)
def test_each_edge_beyond_the_release_is_a_bounce(person: Person, levels: tuple[bool, ...], heard: str) -> None:
    def act() -> None:
        for level in (True, *levels):
            person.queue.post(ButtonEdge(Button.SEAT_1, level, 0.0))

    person.does = {"seat-1: press": act, "seat-2: press": person.type("q\n")}
    with pytest.raises(Stopped):
        list(walk_buttons(person.talk, Contacts(), PINS))
    assert f"    heard, {heard}" in person.lines


def test_what_comes_while_a_button_is_down_is_neither_its_release_nor_a_bounce(person: Person) -> None:
    def both() -> None:
        person.press(Button.SEAT_1, 1)()
        person.press(Button.SEAT_2, 2)()

    def amid() -> None:
        person.queue.post(ButtonEdge(Button.SEAT_2, True, 0.0))
        person.queue.post(DeviceLost("lamps", "gone"))
        person.queue.post(ButtonEdge(Button.SEAT_2, False, 0.0))

    def given_up() -> None:
        person.press(Button.SEAT_3, 1)()
        person.type("\n")()

    person.does = {"seat-1: press": both, "seat-2: press": amid, "seat-3: press": given_up,
                   "seat-4: press": person.type("q\n")}  # fmt: skip
    found: list[str] = []
    with pytest.raises(Stopped):
        found.extend(walk_buttons(person.talk, Contacts(), PINS))
    stays = (
        "{} stays closed after the press: the button sticks, or its wire (GPIO{}, pin {} of the header) touches ground"
    )
    assert found == [stays.format("seat-1", 17, 11), stays.format("seat-3", 22, 15)]
    assert person.lines.count("    heard, clean") == 1


def test_a_dead_an_exchanged_a_sticking_and_a_closed_button_are_told_apart(person: Person) -> None:
    person.does = {f"  {button}: press": person.press(button) for button in Button}
    person.does["  seat-2: press"] = person.type("\n")
    person.does["  seat-3: press"] = person.press(Button.SEAT_4)
    person.does["  undo: press"] = person.press(Button.UNDO, 1)
    found = list(walk_buttons(person.talk, Contacts(Button.HELP), PINS))
    assert found == [
        "help is closed though nobody presses it: look for a short between its wire (GPIO16, pin 36 of the header) "
        "and ground",
        "seat-2: no press came: check its wire to GPIO27, pin 13 of the header and its other wire to ground",
        "seat-3 was asked for and seat-4 came: exchange the wires at GPIO22, pin 15 of the header and GPIO23, pin 16 "
        "of the header",
        "undo stays closed after the press: the button sticks, or its wire (GPIO6, pin 31 of the header) touches "
        "ground",
    ]


def test_buttons_that_have_their_pins_are_tried_where_others_have_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    busy = "ok (GPIO5): it is busy"
    monkeypatch.setattr(doors, "open_buttons", lambda wish, queue: (Contacts(), Notice("buttons", busy)))
    reader, writer = os.pipe()
    os.close(writer)
    assert walk(["buttons"], SettingsFile(tmp_path, site=tmp_path / "none"), BuilderFiles(tmp_path), reader) == 1
    os.close(reader)
    assert capsys.readouterr().out.splitlines() == [
        "-- buttons",
        f"! {busy}",
        "Press each button when it is named. Enter skips one, q ends.",
        "  seat-1: press it and let go",
        "ended",
        "-- to check",
        f"! buttons: {busy}",
    ]


def test_q_ends_and_so_does_the_end_of_the_input(person: Person) -> None:
    person.does = {"seat-1: press": person.type("Q\n")}
    with pytest.raises(Stopped):
        list(walk_buttons(person.talk, Contacts(), PINS))
    reader, writer = os.pipe()
    os.write(writer, b"half")
    os.close(writer)
    with pytest.raises(Stopped):
        Talk(person.queue, reader, person.lines.append).ask("Well?")
    os.close(reader)


@pytest.mark.parametrize(
    ("text", "answer"), [("y\n", True), (" Y \n", True), ("n\n", False), (" \n", None), ("x\nn\n", False)]
)
def test_an_answer_is_yes_no_or_none(person: Person, text: str, answer: bool | None) -> None:
    person.does = {"Well?": person.type(text)}
    assert person.talk.ask("Well?") is answer
    assert ("y, n, Enter or q?" in person.lines) == text.startswith("x")


def test_what_is_typed_while_a_device_is_waited_for_is_kept(person: Person) -> None:
    person.type("y\n")()
    person.queue.post(Printed("x"))
    assert person.talk.answer((Printed,), 10.0) == Printed("x")
    assert person.talk.answer((Printed,), 10.0) is None
    assert person.talk.listen() == Typed("y")


@pytest.mark.parametrize("seconds", [10.0, None])
def test_a_device_is_waited_for_as_long_as_is_said(
    queue: InputQueue, monkeypatch: pytest.MonkeyPatch, seconds: float | None
) -> None:
    waited: list[float | None] = []

    def nothing(reading: list[int], writing: list[int], special: list[int], left: float | None) -> tuple[()]:
        waited.append(left)
        return (), (), ()  # type: ignore[return-value]

    monkeypatch.setattr(select, "select", nothing)
    assert Talk(queue, 0, clock=lambda: 100.0).listen(seconds) is None
    assert waited == [seconds]


class Loudspeaker:
    def __init__(self, person: Person, lost: str = "") -> None:
        self.played: list[tuple[Sound, int]] = []
        self._person, self._lost, self._level = person, lost, 0

    def play(self, sound: Sound) -> None:
        self.played.append((sound, self._level))
        if self._lost:
            self._person.queue.post(DeviceLost("speaker", self._lost, absent=True))

    def set_level(self, level: int) -> None:
        self._level = level

    def close(self) -> None:
        """Nothing to let go."""


def test_each_sound_is_played_loud_and_asked_for(person: Person) -> None:
    speaker = Loudspeaker(person)
    person.does = {"did you hear": person.type("y\n")}
    assert list(walk_sound(person.talk, speaker)) == []
    assert speaker.played == [(sound, 3) for sound in Sound]


def test_a_sound_that_is_not_heard_or_has_no_card_says_what_to_check(person: Person) -> None:
    person.does = {"tap: did you hear": person.type("n\n")}
    (found,) = walk_sound(person.talk, Loudspeaker(person))
    assert found.startswith("tap was played and not heard: check the loudspeaker")
    (found,) = walk_sound(person.talk, Loudspeaker(person, "no sound card"))
    assert found.startswith("no sound: no sound card; ")


class Paper:
    columns = 32

    def __init__(self, person: Person, says: object) -> None:
        self.printed: list[Receipt] = []
        self._person, self._says = person, says

    def print(self, receipt: Receipt) -> None:
        self.printed.append(receipt)
        if self._says is not None:
            self._person.queue.post(self._says)

    def close(self) -> None:
        """Nothing to let go."""


def test_the_receipt_shows_how_wide_the_paper_is(person: Person) -> None:
    person.does = {"row of digits": person.type("y\n")}
    printer = Paper(person, Printed("Firelight"))
    assert list(walk_printer(person.talk, printer)) == []
    assert printer.printed[0].lines[0] == "12345678901234567890123456789012"


@pytest.mark.parametrize(
    ("says", "found"),
    [
        (DeviceLost("printer", "no paper"), "no receipt: no paper"),
        (None, "the printer took nothing within 20 s: is it on, and has it paper?"),
        (
            Printed("Firelight"),
            "the receipt is not as it should be: set printer.columns to how many digits stand in the first line",
        ),
    ],
)
def test_a_printer_that_fails_says_what_to_check(person: Person, says: object, found: str) -> None:
    person.does = {"row of digits": person.type("n\n")}
    assert list(walk_printer(person.talk, Paper(person, says))) == [found]
