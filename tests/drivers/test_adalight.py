"""Adalight on real pseudo-terminals, with a firmware of our own at the other end."""

from __future__ import annotations

import select
import termios
import time
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from threading import Thread

import pytest

from drivers import adalight
from drivers.adalight import AdalightLamps, AdalightOpener, encode
from drivers.serial_ports import PortError, find_port, ports
from drivers.wishes import LampWish
from tests.drivers.controller import Cable, Firmware

FRAME = bytes(range(1, 13))
"""Four pixels."""
OTHER = bytes(range(101, 113))
DARK = bytes(12)


@pytest.fixture
def cable() -> Iterator[Cable]:
    cable = Cable()
    yield cable
    cable.unplug()


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a controller that says nothing."""
    monkeypatch.setattr(adalight, "BOOT_SECONDS", 0.0)
    monkeypatch.setattr(adalight, "SWITCH_SECONDS", 0.0)


def lamps_on(cable: Cable, colour_order: str = "GRB") -> AdalightLamps:
    return AdalightLamps(cable.path, 115200, 4, colour_order)


def wish(port: str = "") -> LampWish:
    return LampWish(form="adalight", pixels=4, port=port)


# --- the bytes


def test_a_frame_is_a_head_and_the_colours() -> None:
    assert encode(b"\x0a\x14\x1e\x01\x02\x03") == b"Ada\x00\x01\x54" + b"\x0a\x14\x1e\x01\x02\x03"


@pytest.mark.parametrize(
    ("pixels", "head"),
    [
        (1, b"Ada\x00\x00\x55"),
        (166, b"Ada\x00\xa5\xf0"),
        (256, b"Ada\x00\xff\xaa"),
        (257, b"Ada\x01\x00\x54"),
    ],
)
def test_the_head_counts_the_pixels_less_one(pixels: int, head: bytes) -> None:
    data = encode(bytes(3 * pixels))
    assert (data[:6], len(data)) == (head, 6 + 3 * pixels)


@pytest.mark.parametrize("order", ["".join(p) for p in permutations("RGB")])
def test_pixels_of_every_order_show_the_right_colours(order: str) -> None:
    """A controller set up for G, R, B in front of pixels that take their bytes in another order."""
    red, green, blue = encode(b"\x01\x02\x03", order)[6:]
    wire = (green, red, blue)
    seen = dict(zip(order, wire, strict=True))
    assert seen == {"R": 1, "G": 2, "B": 3}


@pytest.mark.usefixtures("silent")
def test_a_stream_is_read_alike_wherever_it_is_split(cable: Cable) -> None:
    lamps = lamps_on(cable)
    for frame in (FRAME, OTHER, FRAME):
        lamps.show(frame)
    lamps.close()
    stream = cable.take()
    for cut in range(len(stream) + 1):
        firmware = Firmware()
        firmware.feed(stream[:cut])
        firmware.feed(stream[cut:])
        assert firmware.frames == [DARK, FRAME, OTHER, FRAME, DARK]
        assert firmware.skipped == b"v"


@pytest.mark.usefixtures("silent")
def test_half_a_frame_of_another_program_spoils_none_of_ours(cable: Cable) -> None:
    for cut in range(len(encode(OTHER))):
        firmware = Firmware()
        firmware.feed(encode(OTHER)[:cut])
        lamps = lamps_on(cable)
        lamps.show(FRAME)
        firmware.feed(cable.take())
        assert firmware.frames[-1] == FRAME
        lamps.close()
        cable.take()


@pytest.mark.usefixtures("silent")
def test_a_frame_of_another_length_is_refused(cable: Cable) -> None:
    lamps = lamps_on(cable)
    with pytest.raises(ValueError, match="a frame of 9 bytes for 4 pixels"):
        lamps.show(FRAME[:9])
    lamps.close()


# --- how it starts


@pytest.mark.parametrize("answer", [b"WLED 0.15.1\r\n", b"\x00\xf8\xffboot\r\nAda\n"])
def test_a_controller_that_answers_is_waited_for_no_longer(
    cable: Cable, answer: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adalight, "BOOT_SECONDS", 60.0)
    asked: list[bytes] = []
    early: list[Cable] = []

    def reply() -> None:
        select.select([cable], [], [], 5)
        asked.append(cable.take())
        early.extend(select.select([cable], [], [], 0.02)[0])
        cable.say(answer)

    controller = Thread(target=reply)
    controller.start()
    lamps = lamps_on(cable)
    lamps.show(FRAME)
    controller.join()
    assert asked == [b"v"]
    assert not early, "nothing is sent before it has answered"
    firmware = Firmware()
    firmware.feed(cable.take())
    assert firmware.frames == [DARK, FRAME]
    lamps.close()


def test_a_controller_that_says_nothing_is_waited_for_and_then_lit(
    cable: Cable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adalight, "BOOT_SECONDS", 0.01)
    lamps = lamps_on(cable)
    lamps.show(FRAME)
    assert cable.take() == b"v" + encode(DARK) + encode(FRAME)
    lamps.close()


def test_waiting_for_a_controller_takes_no_work(cable: Cable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adalight, "BOOT_SECONDS", 0.01)
    lamps = lamps_on(cable)
    reads: list[int] = []
    read = lamps._port.read

    def counted(size: int) -> bytes:
        reads.append(size)
        return bytes(read(size))

    monkeypatch.setattr(lamps._port, "read", counted)
    lamps.show(FRAME)
    assert len(reads) <= 4
    lamps.close()


@pytest.mark.usefixtures("silent")
@pytest.mark.parametrize("baud", [115200, 921600])
def test_a_frame_takes_as_long_as_its_bits(cable: Cable, baud: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lamps = AdalightLamps(cable.path, baud, 4)
    lamps.show(FRAME)
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    lamps.show(OTHER)
    assert slept == [(6 + 12) * 10 / baud]
    lamps.close()


@pytest.mark.usefixtures("silent")
@pytest.mark.parametrize(
    ("baud", "said", "speed"),
    [
        (115200, b"", termios.B115200),
        (230400, b"\xb1", termios.B230400),
        (460800, b"\xb2", termios.B460800),
        (500000, b"\xb3", termios.B500000),
        (576000, b"\xb4", termios.B576000),
        (921600, b"\xb5", termios.B921600),
        (1000000, b"\xb6", termios.B1000000),
        (1500000, b"\xb7", termios.B1500000),
    ],
)
def test_the_speed_that_is_wanted_is_asked_for_at_the_usual_one(
    cable: Cable, baud: int, said: bytes, speed: int
) -> None:
    lamps = AdalightLamps(cable.path, baud, 4)
    lamps.show(FRAME)
    assert cable.take() == b"v" + said + encode(DARK) + encode(FRAME)
    assert termios.tcgetattr(cable.fileno())[4:6] == [speed, speed]
    lamps.close()


@pytest.mark.usefixtures("silent")
def test_what_a_controller_says_never_stops_it(cable: Cable) -> None:
    """A firmware that waits for somebody to listen would show nothing any more."""
    lamps = lamps_on(cable)
    for _ in range(10):
        cable.say(b"Ada\n" * 500)
        lamps.show(FRAME)
    lamps.close()


@pytest.mark.usefixtures("silent")
def test_it_goes_dark_at_the_end(cable: Cable) -> None:
    lamps = lamps_on(cable)
    lamps.show(FRAME)
    cable.take()
    lamps.close()
    assert cable.take() == encode(DARK)


@pytest.mark.parametrize(("baud", "times"), [(115200, 1), (921600, 2)])
def test_one_that_never_showed_anything_goes_dark_at_any_speed(cable: Cable, baud: int, times: int) -> None:
    """As after a table that was killed: opening and closing is all that darkens its lamps."""
    AdalightLamps(cable.path, baud, 4).close()
    assert cable.take() == encode(DARK) * times


# --- what goes wrong


@pytest.mark.usefixtures("silent")
def test_unplugged_is_an_error_and_closing_is_not(cable: Cable) -> None:
    lamps = lamps_on(cable)
    lamps.show(FRAME)
    cable.unplug()
    with pytest.raises(OSError, match=r"disconnected|Input/output error"):
        lamps.show(OTHER)
    lamps.close()


def test_unplugged_while_it_starts_is_an_error(cable: Cable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adalight, "BOOT_SECONDS", 60.0)
    lamps = lamps_on(cable)
    cable.unplug()
    with pytest.raises(OSError, match=r"disconnected|Input/output error"):
        lamps.show(FRAME)
    lamps.close()


@pytest.mark.usefixtures("silent")
def test_a_controller_that_takes_nothing_is_an_error(cable: Cable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adalight, "WRITE_SECONDS", 0.01)
    lamps = lamps_on(cable)

    def show_until_full() -> None:
        for _ in range(10_000):
            lamps.show(FRAME)

    monkeypatch.setattr(adalight, "BITS", 0)
    with pytest.raises(OSError, match="timeout"):
        show_until_full()
    lamps.close()


@pytest.mark.usefixtures("silent")
def test_replugged_it_is_found_by_its_name(cable: Cable, tmp_path: Path) -> None:
    name = cable.link(tmp_path / "usb-Espressif-if00")
    opener = AdalightOpener(wish(str(name)))
    lamps = opener()
    lamps.show(FRAME)
    cable.unplug()
    lamps.close()
    again = Cable()
    again.link(name)
    lamps = opener()
    lamps.show(OTHER)
    lamps.close()
    firmware = Firmware()
    firmware.feed(again.take())
    assert firmware.frames == [DARK, OTHER, DARK]
    again.unplug()


@pytest.mark.usefixtures("silent")
def test_the_only_port_is_taken_and_no_other_one_after_it(cable: Cable, tmp_path: Path) -> None:
    """A printer must not be given light when the controller is unplugged."""
    name = cable.link(tmp_path / "usb-controller")
    opener = AdalightOpener(wish(), tmp_path)
    opener().close()
    name.unlink()
    printer = Cable()
    printer.link(tmp_path / "usb-printer")
    with pytest.raises(OSError, match="usb-controller"):
        opener()
    assert printer.take() == b""
    printer.unplug()


def test_two_programs_never_share_a_port(cable: Cable) -> None:
    lamps = lamps_on(cable)
    with pytest.raises(PortError, match=f"another program uses {cable.path}"):
        lamps_on(cable)
    lamps.close()
    lamps_on(cable).close()


@pytest.mark.parametrize("kind", ["file", "folder", "missing"])
def test_what_is_no_port_is_an_error(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "port"
    if kind == "file":
        path.write_bytes(b"")
    elif kind == "folder":
        path.mkdir()
    before = len(list(Path("/proc/self/fd").iterdir()))
    with pytest.raises(OSError, match="port"):
        AdalightLamps(str(path), 115200, 4)
    assert len(list(Path("/proc/self/fd").iterdir())) == before


# --- which port


def test_the_only_port_needs_no_name(tmp_path: Path) -> None:
    (tmp_path / "usb-one").touch()
    assert find_port("", tmp_path) == str(tmp_path / "usb-one")
    assert find_port("/dev/ttyAMA0", tmp_path) == "/dev/ttyAMA0"


def test_of_several_ports_one_must_be_named(tmp_path: Path) -> None:
    for name in ("usb-two", "usb-one"):
        (tmp_path / name).touch()
    one, two = tmp_path / "usb-one", tmp_path / "usb-two"
    assert ports(tmp_path) == (str(one), str(two))
    with pytest.raises(PortError) as told:
        find_port("", tmp_path)
    assert str(told.value) == f"which serial port is meant? There are {one}, {two}"


@pytest.mark.parametrize("folder", ["", "gone"])
def test_no_port_is_said(tmp_path: Path, folder: str) -> None:
    with pytest.raises(PortError, match="there is no serial port in"):
        find_port("", tmp_path / folder)
    assert ports(tmp_path / folder) == ()
