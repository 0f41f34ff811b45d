"""Lamps on a pin: the real class over stand-ins for what Blinka finds on a board only, and what is refused before."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from types import ModuleType

import adafruit_platformdetect
import pytest

from drivers.lamp_forms import open_lamps
from drivers.neopixel_on_pin import Board, board, onboard_sound, open_pin, refusal
from drivers.queue import InputQueue
from drivers.wishes import LampWish
from tests.drivers.wire import ORDERS, as_ordered, some_frame

ROOT = Path(__file__).parents[2]
PIXELS = 166
BLINKA = ("board", "digitalio", "microcontroller", "neopixel_write", "neopixel")


class Pin:
    """A pin of the header."""

    def __init__(self, number: int) -> None:
        self.id = number


class Direction(Enum):
    INPUT = 0
    OUTPUT = 1


class DigitalInOut:
    """Of a pin: who uses it, and which way."""

    def __init__(self, pin: Pin) -> None:
        self._pin: Pin | None = pin
        self.direction = Direction.INPUT

    def deinit(self) -> None:
        self._pin = None


class Header:
    """What went out of which pin: the object that was written, and its bytes."""

    def __init__(self) -> None:
        self.written: list[tuple[int, int, bytes]] = []
        self.ends: list[DigitalInOut] = []

    def write(self, end: DigitalInOut, data: bytearray) -> None:
        """In place of `neopixel_write`."""
        assert end.direction is Direction.OUTPUT
        assert end._pin is not None
        self.ends.append(end)
        self.written.append((end._pin.id, id(data), bytes(data)))

    def read(self, a_pixel: int = 3) -> list[tuple[int, ...]]:
        """The bytes of each pixel as they went out last."""
        data = self.written[-1][2]
        return [tuple(data[at : at + a_pixel]) for at in range(0, len(data), a_pixel)]


@pytest.fixture
def header(monkeypatch: pytest.MonkeyPatch) -> Iterator[Header]:
    """Stand-ins for the modules that look for a board; `neopixel` itself is the real one."""
    header = Header()
    contents: dict[str, dict[str, object]] = {
        "board": {f"D{number}": Pin(number) for number in range(2, 28)},
        "digitalio": {"DigitalInOut": DigitalInOut, "Direction": Direction},
        "microcontroller": {"Pin": Pin},
        "neopixel_write": {"neopixel_write": header.write},
    }
    for name, content in contents.items():
        module = ModuleType(name)
        module.__dict__.update(content)
        monkeypatch.setitem(sys.modules, name, module)
    sys.modules.pop("neopixel", None)
    yield header
    sys.modules.pop("neopixel", None)


def wish(form: str = "pin", pin: int = 10, order: str = "GRB", pixel_type: str = "rgb") -> LampWish:
    return LampWish(form=form, pixels=PIXELS, pin=pin, colour_order=order, pixel_type=pixel_type)


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("pixel_type", ("rgb", "rgbw"))
def test_the_class_sends_every_pixel_in_the_order_of_the_chain(header: Header, order: str, pixel_type: str) -> None:
    frame = some_frame(PIXELS)
    open_pin(wish(order=order, pixel_type=pixel_type)).show(frame)
    white = "W" if pixel_type == "rgbw" else ""
    assert header.read(len(order + white)) == as_ordered(frame, order + white)
    assert header.written[-1][0] == 10
    assert sys.modules["neopixel"].NeoPixel.__module__ == "neopixel"


@pytest.mark.parametrize("pixel", (0, 165))
def test_one_lit_pixel_is_that_one_alone(header: Header, pixel: int) -> None:
    frame = bytearray(3 * PIXELS)
    frame[3 * pixel : 3 * pixel + 3] = b"\x01\x02\x03"
    open_pin(wish()).show(bytes(frame))
    expected = [(0, 0, 0)] * PIXELS
    expected[pixel] = (2, 1, 3)
    assert header.read() == expected


def test_blinka_asks_nothing_at_the_terminal(header: Header, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BLINKA_SKIP_DEPENDENCY_CHECK", raising=False)
    open_pin(wish()).close()
    assert os.environ["BLINKA_SKIP_DEPENDENCY_CHECK"] == "1"


def test_dark_at_the_start_and_at_the_end_and_the_pin_is_free_again(header: Header) -> None:
    lamps = open_pin(wish(pin=21), Path("/none"))
    assert header.read() == [(0, 0, 0)] * PIXELS
    lamps.show(some_frame(PIXELS))
    lamps.close()
    assert header.read() == [(0, 0, 0)] * PIXELS
    assert header.ends[-1]._pin is None


def test_a_frame_of_another_length_is_one_clear_error(header: Header) -> None:
    lamps = open_pin(wish())
    for length in (0, 497, 499, 501):
        with pytest.raises(ValueError, match=f"a frame of {length} bytes does not fit 166 pixels"):
            lamps.show(bytes(length))
    assert len(header.written) == 1


def test_frames_come_in_one_buffer_or_blinka_would_set_its_hardware_up_anew_for_each(header: Header) -> None:
    lamps = open_pin(wish())
    for seed in range(5):
        lamps.show(some_frame(PIXELS, seed))
    assert len({buffer for _, buffer, _ in header.written}) == 1


class OldLibrary(ModuleType):
    """The part of rpi_ws281x that Blinka calls, over a chain that keeps what is rendered."""

    WS2811_SUCCESS = 0
    WS2811_STRIP_RGB = 0x00100800
    SK6812_STRIP_RGBW = 0x18100800

    def __init__(self) -> None:
        super().__init__("_rpi_ws281x")
        self.set_up = self.torn_down = 0
        self.channels: list[dict[str, int]] = [{}, {}]
        self.pixels: dict[int, int] = {}
        self.rendered: list[list[int]] = []
        for name in ("count", "gpionum", "invert", "brightness", "strip_type"):
            setattr(self, f"ws2811_channel_t_{name}_set", lambda channel, to, name=name: channel.update({name: to}))
            setattr(self, f"ws2811_channel_t_{name}_get", lambda channel, name=name: channel[name])

    def new_ws2811_t(self) -> object:
        self.set_up += 1
        return object()

    def ws2811_channel_get(self, strip: object, number: int) -> dict[str, int]:
        return self.channels[number]

    def ws2811_t_freq_set(self, strip: object, hertz: int) -> None:
        assert hertz == 800_000

    def ws2811_t_dmanum_set(self, strip: object, number: int) -> None:
        assert number == 10

    def ws2811_init(self, strip: object) -> int:
        return self.WS2811_SUCCESS

    def ws2811_led_set(self, channel: dict[str, int], at: int, value: int) -> None:
        self.pixels[at] = value

    def ws2811_render(self, strip: object) -> int:
        self.rendered.append([self.pixels[at] for at in range(self.channels[0]["count"])])
        return self.WS2811_SUCCESS

    def ws2811_fini(self, strip: object) -> None:
        self.torn_down += 1

    def delete_ws2811_t(self, strip: object) -> None:
        """Its memory."""


def test_on_the_older_pis_the_hardware_is_set_up_once_and_every_pixel_arrives(
    header: Header, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = OldLibrary()
    monkeypatch.setitem(sys.modules, "_rpi_ws281x", library)
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    writer = importlib.import_module("adafruit_blinka.microcontroller.bcm283x.neopixel")
    monkeypatch.setattr(sys.modules["neopixel_write"], "neopixel_write", writer.neopixel_write)
    lamps = open_pin(wish())
    frames = [some_frame(PIXELS, seed) for seed in range(3)]
    for frame in frames:
        lamps.show(frame)
    assert library.set_up == 1
    assert library.channels[0]["gpionum"] == 10
    expected = [[one << 16 | two << 8 | three for one, two, three in as_ordered(frame, "GRB")] for frame in frames]
    assert library.rendered == [[0] * PIXELS, *expected]
    lamps.close()
    assert library.rendered[-1] == [0] * PIXELS
    writer.neopixel_cleanup()
    assert library.set_up == library.torn_down
    del sys.modules[writer.__name__]


def test_a_wire_that_can_t_be_set_up_is_one_line(
    header: Header, queue: InputQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """rpi_ws281x 555: the program ended."""

    def fail(end: DigitalInOut, data: bytearray) -> None:
        raise RuntimeError("ws2811_init failed with code -9\n(Failed to create mailbox device)")

    monkeypatch.setattr(sys.modules["neopixel_write"], "neopixel_write", fail)
    lamps, notice = open_lamps(wish(), queue)
    lamps.show(some_frame(PIXELS))
    lamps.close()
    assert notice is not None
    assert notice.why == "ws2811_init failed with code -9 (Failed to create mailbox device)"


@pytest.mark.parametrize(
    ("form", "pin", "on", "root", "sound", "why"),
    [
        ("pin", 10, Board.OLDER_PI, False, True, None),
        ("pin", 21, Board.OLDER_PI, True, True, None),
        ("pin", 21, Board.OLDER_PI, False, False, 'GPIO21 can be driven by root only: use GPIO10, or form = "spi"'),
        ("pin", 17, Board.OLDER_PI, True, False, "this Pi can't drive lamps on GPIO17: use GPIO10"),
        ("pin", 10, Board.PI_5, False, True, None),
        ("pin", 17, Board.PI_5, False, True, None),
        ("pin", 18, Board.PI_5, False, True, None),
        ("pwm", 10, Board.OLDER_PI, True, False, "GPIO10 has no PWM (12, 13, 18, 19 have)"),
        ("pwm", 18, Board.PI_5, True, False, 'a Pi 5 drives its pins by PIO, not by PWM: set form = "pin"'),
        *(
            (
                "pin",
                pin,
                Board.OLDER_PI,
                True,
                False,
                f'GPIO{pin} would be driven by PWM: set form = "pwm" if that is meant, or use GPIO10',
            )
            for pin in (12, 13, 18, 19)
        ),
        *(("pwm", pin, Board.OLDER_PI, True, False, None) for pin in (12, 13, 18, 19)),
        (
            "pwm",
            18,
            Board.OLDER_PI,
            True,
            True,
            'on-board sound uses PWM, too: set dtparam=audio=off in config.txt, or form = "spi"',
        ),
        (
            "pwm",
            18,
            Board.OLDER_PI,
            False,
            False,
            'GPIO18 can be driven by root only: use GPIO10, or form = "spi"',
        ),
    ],
)
def test_what_would_fail_or_crash_is_refused_before(
    form: str, pin: int, on: Board, root: bool, sound: bool, why: str | None
) -> None:
    assert refusal(form, pin, on, root=root, sound=sound) == why


HEADPHONES = """ 0 [vc4hdmi        ]: vc4-hdmi - vc4-hdmi
                      vc4-hdmi
 1 [Headphones     ]: bcm2835_headpho - bcm2835 Headphones
                      bcm2835 Headphones
"""
HDMI = """ 0 [b1             ]: bcm2835_hdmi - bcm2835 HDMI 1
                      bcm2835 HDMI 1
 1 [UAC2           ]: USB-Audio - USB sound
                      USB sound at usb-0000:01:00.0-1.4, high speed
"""


@pytest.mark.parametrize(
    ("cards", "sound"),
    [
        (HEADPHONES.encode(), True),
        (HDMI.encode(), False),
        (b"--- no soundcards ---\n", False),
        (b" 0 [x  ]: USB-Audio - a name in no code: \xff\n" + HEADPHONES.encode(), True),
    ],
)
def test_only_the_headphone_jack_is_in_the_way_of_pwm(tmp_path: Path, cards: bytes, sound: bool) -> None:
    file = tmp_path / "cards"
    file.write_bytes(cards)
    assert onboard_sound(file) is sound
    assert onboard_sound(tmp_path / "none") is False


@pytest.mark.parametrize(
    ("revision", "found"),
    [
        ("a02082", Board.OLDER_PI),  # 3B
        ("902120", Board.OLDER_PI),  # Zero 2 W
        ("c03115", Board.OLDER_PI),  # 4B
        ("d04171", Board.PI_5),
        (None, Board.OTHER),
    ],
)
def test_boards_are_told_apart_as_blinka_does_it(
    monkeypatch: pytest.MonkeyPatch, revision: str | None, found: Board
) -> None:
    def field(detector: object, name: str) -> str | None:
        return {"Hardware": "BCM2835", "Revision": revision}.get(name) if revision else None

    monkeypatch.setattr(adafruit_platformdetect.Detector, "get_cpuinfo_field", field)
    assert board() is found


EXTRA = "{} is not installed: install firelight[{}]"


@pytest.mark.parametrize(
    ("cause", "why"),
    [
        (ModuleNotFoundError(name="_rpi_ws281x"), EXTRA.format("_rpi_ws281x", "ws281x")),
        (
            ModuleNotFoundError(name="adafruit_raspberry_pi5_neopixel_write"),
            EXTRA.format("adafruit_raspberry_pi5_neopixel_write", "pi5"),
        ),
        (ModuleNotFoundError(name="another"), "Blinka: The platform library was not found."),
        (ValueError("odd"), "Blinka: The platform library was not found."),
        (None, "Blinka: The platform library was not found."),
    ],
)
def test_a_package_that_blinka_misses_is_told_by_its_extra(
    header: Header, queue: InputQueue, monkeypatch: pytest.MonkeyPatch, cause: Exception | None, why: str
) -> None:
    class Missing(ModuleType):
        """As Blinka tells that a package is missing."""

        def __getattr__(self, attribute: str) -> object:
            raise RuntimeError("The platform library was not found.") from cause

    monkeypatch.setitem(sys.modules, "neopixel_write", Missing("neopixel_write"))
    notice = open_lamps(wish(), queue)[1]
    assert notice is not None
    assert notice.why == why


@pytest.mark.parametrize("form", ("spi", "pin", "adalight"))
def test_a_library_that_is_not_installed_is_told_by_its_extra(
    queue: InputQueue, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    library = {"spi": "neopixel_spi", "pin": "adafruit_platformdetect", "adalight": "serial"}[form]
    module = {"spi": "drivers.neopixel_on_spi", "pin": "drivers.neopixel_on_pin", "adalight": "drivers.adalight"}[form]
    monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    lamps, notice = open_lamps(wish(form), queue)
    lamps.close()
    assert notice is not None
    assert notice.why.endswith(f"{library} is not installed: install firelight[pi]")


@pytest.mark.parametrize("form", ("pin", "pwm"))
def test_off_a_pi_the_real_blinka_gives_one_line_and_the_program_ends_well(form: str) -> None:
    """rpi_ws281x 555, picochess 165: it is never even imported where it can't work."""
    program = f"""
import sys
from drivers.lamp_forms import open_lamps
from drivers.queue import InputQueue
from drivers.wishes import LampWish
lamps, notice = open_lamps(LampWish(form={form!r}, pixels=166, pin=18 if {form!r} == "pwm" else 10), InputQueue())
lamps.show(bytes(498))
lamps.close()
assert not [name for name in sys.modules if "ws281x" in name]
print(notice.why)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == 1
