"""The staff's self-tests through the whole table: screens, settings, light on the wire, buttons, sound and paper."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import Adafruit_PureIO.spi
import pytest

import device.refit
from drivers.forms import Opened
from drivers.neopixel_on_spi import open_spi
from drivers.ports import Button, ButtonEdge, DeviceLost, Lamps, Printed, Printer, Receipt, Sound
from drivers.queue import InputQueue
from drivers.wishes import LampWish
from tests.device.rig import Rig
from tests.drivers.wire import SpiDevice, pixels_read
from ui.commands import Back, Home, PrintTest, Set, SetPin, Show
from ui.lights.colour_test import Seen
from ui.model import Paper
from ui.navigation import LOCKED
from ui.screen import Control, ControlPressed
from ui.screens.pin import PinScreen

Make = Callable[..., Rig]
PIXELS = 166


@pytest.fixture
def spi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SpiDevice:
    """A chain on the kernel's SPI device, which the table opens by its settings, without the thread between."""
    chain = SpiDevice(tmp_path)
    monkeypatch.setattr(Adafruit_PureIO.spi, "ioctl", chain.ioctl)

    def opened(wish: LampWish, queue: InputQueue) -> Opened[Lamps]:
        return open_spi(wish), None

    monkeypatch.setattr(device.refit, "open_lamps", opened)
    return chain


def staff(rig: Rig, screen: str, about: str = "") -> Rig:
    """Staff have come to a screen."""
    rig.console.run(SetPin("135790"))
    rig.console.run(Show(screen, about))
    rig.turn(0.3, turns=3)
    return rig


def offers(rig: Rig, key: str) -> bool:
    """The pad `key` can be touched."""
    return any(widget.key == key for widget in rig.scene())


# --- the lock


def test_without_the_pin_there_is_the_lock_only(rigged: Make) -> None:
    rig = rigged()
    rig.console.run(SetPin("135790"))
    for name in LOCKED:
        rig.console.run(Home())
        rig.console.run(Show(name, "lamps"))
        rig.turn(0.3, turns=2)
        assert isinstance(rig.console.navigator.top(rig.console.model()), PinScreen)
        assert rig.console.navigator.probe(rig.console.model()) is None
    assert set(rig.lamps.frames) <= {bytes(3 * PIXELS)}


# --- light


def look(chain: SpiDevice, order: str, pixel_type: str) -> Seen:
    """What people see who look at a chain that takes its bytes so."""
    read = [byte for (byte,) in pixels_read(chain.sent[-1], chain.settings["hertz"], 1)]
    step, letters = len(pixel_type), order + "W"
    pixels = {
        "".join(letters[n] for n, level in enumerate(read[at : at + step]) if level)
        for at in range(0, min(len(read), step * PIXELS) - step + 1, step)
    }
    if len(pixels) > 1:
        return Seen.SEVERAL
    shown = pixels.pop()
    return Seen.DARK if not shown else Seen(shown) if shown in ("R", "G", "B") else Seen.WHITE


@pytest.mark.parametrize(
    ("order", "pixel_type", "was", "was_type"),
    [
        ("RGB", "rgb", "GRB", "rgbw"),
        ("BRG", "rgbw", "GBR", "rgb"),
    ],
)
def test_the_answers_set_the_chain_right_on_the_wire(
    rigged: Make, spi: SpiDevice, order: str, pixel_type: str, was: str, was_type: str
) -> None:
    spi.room = 8192
    rig = rigged(plain={("lamps", "spi"): str(spi.path)})
    for name, value in (("colour_order", was), ("pixel_type", was_type)):
        rig.console.run(Set(f"lamps.{name}", value))
    rig.turn()
    rig.console.run(Set("lamps.baud", "230400"))  # opened by a change, whatever was set
    staff(rig, "light-test")
    for _ in range(3):
        rig.turn(0.05, turns=40)
        if offers(rig, "right"):
            break
        rig.tap(f"seen:{look(spi, order, pixel_type)}")
    assert rig.console.settings["lamps.colour_order"] == order
    assert rig.console.settings["lamps.pixel_type"] == pixel_type
    seen = []
    for _ in range(14):
        rig.turn(0.05, turns=9)
        seen.append(look(spi, order, pixel_type))
    assert {Seen.RED, Seen.GREEN, Seen.BLUE} <= set(seen)
    assert Seen.SEVERAL not in seen
    rig.tap("right")
    rig.turn(0.05, turns=40)
    assert look(spi, order, pixel_type) is Seen.DARK
    assert rig.console.navigator.name == "home"


def test_a_chain_fades_to_dark_before_it_is_opened_anew(rigged: Make, spi: SpiDevice) -> None:
    """Else every change of a setting would be a flash that no limiter knows of."""
    rig = staff(rigged(plain={("lamps", "spi"): str(spi.path)}), "pixel-test")
    rig.console.run(Set("lamps.colour_order", "BGR"))
    rig.turn(0.05, turns=40)
    rig.tap("white")
    rig.turn(0.05, turns=40)
    opened = len(spi.sent)
    rig.console.run(Set("lamps.colour_order", "RGB"))
    rig.turn(0.05, turns=60)
    levels = [max(byte for (byte,) in pixels_read(sent, spi.settings["hertz"], 1)) for sent in spi.sent[opened - 1 :]]
    assert levels[0] == levels[-1] == 51
    assert min(levels) == 0
    assert max(abs(after - before) for before, after in pairwise(levels)) < 51 / 4


def test_who_leaves_in_the_middle_leaves_the_type_as_it_was(rigged: Make) -> None:
    rig = staff(rigged(plain={("lamps", "form"): "absent"}), "light-test")
    rig.tap("seen:several")
    assert rig.console.settings["lamps.pixel_type"] == "rgbw"
    rig.press(Button.UNDO)
    assert rig.console.settings["lamps.pixel_type"] == "rgb"
    assert rig.console.navigator.name == "home"


def test_a_second_tap_is_no_answer_to_a_question_that_nobody_has_seen(rigged: Make) -> None:
    rig = staff(rigged(), "light-test")
    x, y = rig.middle("seen:R")
    rig.settle()
    rig.tap_at(x, y)
    rig.tap_at(x, y)
    rig.turn(0.3, turns=7)
    assert offers(rig, "seen:R")
    rig.tap("seen:G")
    rig.turn(0.1)
    assert rig.console.settings["lamps.colour_order"] == "RGB"


def lit(frame: bytes) -> list[int]:
    return [pixel for pixel in range(PIXELS) if any(frame[3 * pixel : 3 * pixel + 3])]


def test_a_light_runs_along_the_chain_until_it_is_stopped(rigged: Make) -> None:
    rig = staff(rigged(), "pixel-test")
    assert lit(rig.lamps.frames[-1]) == [0]
    rig.tap("run")
    rig.turn(0.05, turns=52)
    assert lit(rig.lamps.frames[-1])[-1] == 5
    rig.tap("stop")
    rig.turn(0.1, turns=10)
    stopped = lit(rig.lamps.frames[-1])
    rig.turn(0.5, turns=6)
    assert lit(rig.lamps.frames[-1]) == stopped
    rig.tap("by:10")
    rig.turn(0.1, turns=10)
    assert lit(rig.lamps.frames[-1]) == [stopped[0] + 10]
    rig.tap("white")
    rig.turn(0.1, turns=10)
    assert rig.lamps.frames[-1] == bytes([51] * 3 * PIXELS)
    rig.press(Button.UNDO)
    rig.turn(0.1, turns=10)
    assert lit(rig.lamps.frames[-1]) == []


def test_it_ends_at_the_last_pixel(rigged: Make) -> None:
    rig = staff(rigged(), "pixel-test")
    rig.tap("by:-1")
    rig.turn(0.1, turns=10)
    assert lit(rig.lamps.frames[-1]) == [165]
    rig.tap("by:-10")
    rig.tap("run")
    rig.turn(0.25, turns=30)
    assert lit(rig.lamps.frames[-1]) == [165]
    assert offers(rig, "run")


# --- buttons


def edge(rig: Rig, button: Button, down: bool) -> None:
    rig.queue.post(ButtonEdge(button, down, rig.clock.now))
    rig.turn()


def test_buttons_are_counted_and_lit_and_do_nothing_else(rigged: Make) -> None:
    rig = staff(rigged(), "button-test")
    before = rig.console.settings
    for button in (Button.OK, Button.HELP, Button.UNDO, Button.SEAT_2, Button.SEAT_2):
        rig.press(button)
    seen = rig.console.model().machine.buttons
    assert {name: each.presses for name, each in seen.items() if each.presses} == {
        "ok": 1, "help": 1, "undo": 1, "seat-2": 2,
    }  # fmt: skip
    assert rig.console.navigator.name == "button-test"
    assert rig.console.settings == before
    assert not rig.speaker.played
    edge(rig, Button.SEAT_4, True)
    rig.turn(0.1, turns=6)
    assert lit(rig.lamps.frames[-1]) == [3]
    edge(rig, Button.SEAT_4, False)
    rig.turn(0.3, turns=6)
    assert lit(rig.lamps.frames[-1]) == []


def test_holding_undo_leaves_the_test_once_and_its_release_does_nothing(rigged: Make) -> None:
    rig = staff(rigged(), "device", "buttons")
    rig.console.run(Show("button-test"))
    rig.turn(0.3, turns=3)
    edge(rig, Button.UNDO, True)
    rig.turn(0.3, turns=3)
    assert rig.console.navigator.name == "button-test"
    rig.turn(0.3, turns=2)
    assert rig.console.navigator.name == "device"
    edge(rig, Button.UNDO, False)
    rig.turn(0.3, turns=3)
    assert rig.console.navigator.name == "device"
    assert not rig.console.model().machine.buttons
    rig.press(Button.UNDO)
    assert rig.console.navigator.name == "home"


def test_the_test_is_left_by_touch_too_and_begins_anew(rigged: Make) -> None:
    rig = staff(rigged(), "button-test")
    rig.press(Button.OK)
    rig.tap("done")
    rig.console.run(Show("button-test"))
    rig.turn(0.3, turns=3)
    assert rig.console.model().machine.buttons["ok"].presses == 0


# --- sound and paper


@pytest.mark.parametrize(
    ("key", "sound", "level"), [("play:tap:1", Sound.TAP, 1), ("play:refused:3", Sound.REFUSED, 3)]
)
def test_a_sound_is_played_alone_at_its_level_whatever_is_set(rigged: Make, key: str, sound: Sound, level: int) -> None:
    rig = staff(rigged(plain={("sound", "volume"): 0}), "sound-test")
    rig.tap(key)
    assert (rig.speaker.played, rig.speaker.level) == ([sound], level)
    rig.press(Button.UNDO)
    rig.press(Button.HELP)
    assert rig.speaker.level == 0


class PaperPrinter:
    """Keeps what it was told to print."""

    columns = 32

    def __init__(self) -> None:
        self.printed: list[Receipt] = []

    def print(self, receipt: Receipt) -> None:
        self.printed.append(receipt)

    def close(self) -> None:
        """Nothing to let go."""


def test_a_printed_test_fills_the_line(rigged: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    paper = PaperPrinter()

    def opened(wish: object, queue: InputQueue) -> Opened[Printer]:
        return paper, None

    monkeypatch.setattr(device.refit, "open_printer", opened)
    rig = rigged()
    rig.console.run(Set("printer.form", "device"))
    rig.turn()
    staff(rig, "device", "printer").tap("print")
    (receipt,) = paper.printed
    assert receipt.title == "Test"
    assert receipt.lines[0] == "12345678901234567890123456789012"
    assert "ä" in receipt.lines[1]
    assert rig.console.model().printing.paper is Paper.WAITS
    rig.queue.post(Printed("Test"))
    rig.turn()
    assert rig.console.model().printing.paper is Paper.PRINTED


def test_a_command_that_is_no_test_is_refused(rigged: Make) -> None:
    rig = rigged()
    assert rig.console.device_tests(PrintTest())
    assert not rig.console.device_tests(Back())


# --- the list


def test_every_device_says_how_it_is(rigged: Make) -> None:
    rig = rigged()
    assert rig.console.status == dict.fromkeys(("panel", "touch", "lamps", "buttons", "speaker", "printer"), "ok")
    rig.queue.post(DeviceLost("lamps", "unplugged"))
    rig.turn()
    assert rig.console.model().status["lamps"] == "unplugged"


def test_the_buttons_walk_through_a_device_and_back(rigged: Make) -> None:
    rig = staff(rigged(), "staff")
    rig.tap("device:speaker")
    assert rig.console.navigator.name == "device"
    rig.console.handle(ControlPressed(Control.UNDO))
    assert rig.console.navigator.name == "staff"
