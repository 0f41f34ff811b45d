"""Lamps on the SPI device: the real class and the real device file's library, read by a chain of pixels."""

from __future__ import annotations

import os
import select
from pathlib import Path

import Adafruit_PureIO.spi
import pytest
from neopixel_spi import NeoPixel_SPI

from drivers.lamp_forms import open_lamps
from drivers.neopixel_on_spi import HERTZ, WireError, bytes_at_once, open_spi, spi_bytes
from drivers.ports import DeviceLost
from drivers.queue import InputQueue
from drivers.wishes import LampWish
from tests.drivers.wire import ORDERS, SpiDevice, as_ordered, pixels_read, runs, some_frame

PIXELS = 166
DARK = [(0, 0, 0)] * PIXELS


def wish(device: SpiDevice, pixels: int = PIXELS, order: str = "GRB", pixel_type: str = "rgb") -> LampWish:
    return LampWish(form="spi", pixels=pixels, colour_order=order, pixel_type=pixel_type, spi=str(device.path))


@pytest.mark.parametrize("order", ORDERS)
def test_every_pixel_reads_its_colour_in_the_order_of_the_chain(spi: SpiDevice, order: str) -> None:
    lamps = open_spi(wish(spi, order=order))
    frame = some_frame(PIXELS)
    lamps.show(frame)
    assert spi.read()[-1] == as_ordered(frame, order)


@pytest.mark.parametrize("order", ORDERS)
def test_pixels_with_a_fourth_lamp_keep_it_dark(spi: SpiDevice, order: str) -> None:
    lamps = open_spi(wish(spi, order=order, pixel_type="rgbw"))
    frame = some_frame(PIXELS)
    lamps.show(frame)
    assert spi.read(4)[-1] == as_ordered(frame, order + "W")


def test_every_byte_is_told_from_every_other() -> None:
    for value in range(256):
        reset = bytes(120)
        assert pixels_read(reset + spi_bytes(bytes([value])) + reset, HERTZ, 1) == [(value,)]


@pytest.mark.parametrize("pixel", (0, 5, 6, 165))
def test_one_lit_pixel_is_that_one_alone(spi: SpiDevice, pixel: int) -> None:
    lamps = open_spi(wish(spi))
    frame = bytearray(3 * PIXELS)
    frame[3 * pixel : 3 * pixel + 3] = b"\x01\x02\x03"
    lamps.show(bytes(frame))
    expected = list(DARK)
    expected[pixel] = (2, 1, 3)
    assert spi.read()[-1] == expected


def test_dim_light_is_not_rounded_away(spi: SpiDevice) -> None:
    lamps = open_spi(wish(spi, pixels=1))
    lamps.show(b"\x01\x00\x00")
    assert spi.read()[-1] == [(0, 1, 0)]


@pytest.mark.parametrize("hertz", (3_200_000, 3_174_603, 3_164_556, 3_125_000))
def test_bits_keep_their_times_at_the_clocks_that_a_pi_can_make(spi: SpiDevice, hertz: int) -> None:
    """The next lower even division of 400, 500 and 250 or 200 MHz."""
    lamps = open_spi(wish(spi))
    frame = some_frame(PIXELS)
    lamps.show(frame)
    assert spi.settings == {"mode": 0, "bits": 8, "hertz": 3_200_000}
    assert pixels_read(spi.sent[-1], hertz) == as_ordered(frame, "GRB")


def test_the_signal_is_the_one_that_the_class_makes_by_itself(spi: SpiDevice) -> None:
    sent: list[bytes] = []

    class Bus:
        """Keeps what is written."""

        def try_lock(self) -> bool:
            return True

        def unlock(self) -> None: ...

        def configure(self, *, baudrate: int, polarity: int, phase: int) -> None:
            self.hertz = baudrate

        def write(self, data: bytes) -> None:
            sent.append(bytes(data))

    bus = Bus()
    plain = NeoPixel_SPI(bus, PIXELS, pixel_order="GRB", auto_write=False)
    frame = some_frame(PIXELS)
    for pixel in range(PIXELS):
        plain[pixel] = tuple(frame[3 * pixel : 3 * pixel + 3])
    plain.show()
    open_spi(wish(spi)).show(frame)
    ours, its = runs(spi.sent[-1], HERTZ), runs(sent[-1], bus.hertz)
    assert [level for level, _ in ours] == [level for level, _ in its]
    assert [t for _, t in ours[1:-1]] == pytest.approx([t for _, t in its[1:-1]])


def test_the_wire_is_set_up_once(spi: SpiDevice) -> None:
    lamps = open_spi(wish(spi))
    for seed in (1, 2):
        lamps.show(some_frame(PIXELS, seed))
    assert sorted(spi.set_up) == ["bits", "hertz", "mode"]


def test_dark_at_the_start_and_at_the_end(spi: SpiDevice) -> None:
    lamps = open_spi(wish(spi))
    assert spi.read() == [DARK]
    lamps.show(some_frame(PIXELS))
    lamps.close()
    assert spi.read()[-1] == DARK
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(spi.handle)


@pytest.mark.parametrize("length", (0, 3 * PIXELS - 3, 3 * PIXELS - 1, 3 * PIXELS + 1, 3 * PIXELS + 3))
def test_a_frame_of_another_length_is_one_clear_error(spi: SpiDevice, length: int) -> None:
    lamps = open_spi(wish(spi))
    with pytest.raises(ValueError, match=f"a frame of {length} bytes does not fit 166 pixels"):
        lamps.show(bytes(length))
    assert len(spi.sent) == 1


@pytest.mark.parametrize("pixels", (1, 2, 321))
@pytest.mark.parametrize("pixel_type", ("rgb", "rgbw"))
def test_chains_of_other_lengths(spi: SpiDevice, pixels: int, pixel_type: str) -> None:
    order = "GRB" + pixel_type[3:].upper()
    if bytes_at_once(pixels, order) > spi.room:
        with pytest.raises(WireError):
            open_spi(wish(spi, pixels, pixel_type=pixel_type))
        return
    lamps = open_spi(wish(spi, pixels, pixel_type=pixel_type))
    frame = some_frame(pixels)
    lamps.show(frame)
    assert spi.read(len(order))[-1] == as_ordered(frame, order)


def test_what_does_not_pass_at_once_is_refused_with_the_setting_that_lets_it(spi: SpiDevice, tmp_path: Path) -> None:
    setting = tmp_path / "bufsiz"
    setting.write_text(f"{spi.room}\n")
    open_spi(wish(spi, pixels=321), setting).show(some_frame(321))
    assert len(spi.sent[-1]) == 4092
    setting.write_text("4092\n")
    open_spi(wish(spi, pixels=321), setting).show(some_frame(321))
    setting.write_text(f"{spi.room}\n")
    with pytest.raises(WireError) as refused:
        open_spi(wish(spi, pixels=322), setting)
    assert str(refused.value) == (
        "322 pixels need 4104 bytes at once, the kernel lets 4096 pass: add spidev.bufsiz=8192 to cmdline.txt"
    )
    spi.room = 8192
    setting.write_text("8192\n")
    lamps = open_spi(wish(spi, pixels=322), setting)
    frame = some_frame(322)
    lamps.show(frame)
    assert spi.read()[-1] == as_ordered(frame, "GRB")


def test_a_wire_that_fails_at_once_is_let_go(spi: SpiDevice, queue: InputQueue) -> None:
    spi.broken = True
    lamps, notice = open_lamps(wish(spi), queue)
    lamps.show(some_frame(PIXELS))
    lamps.close()
    assert notice is not None
    assert notice.why == "[Errno 5] Input/output error"
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(spi.handle)


def test_a_wire_that_fails_while_it_is_used_is_let_go_though_it_can_t_go_dark(spi: SpiDevice) -> None:
    lamps = open_spi(wish(spi))
    spi.broken = True
    with pytest.raises(OSError, match="Input/output"):
        lamps.show(some_frame(PIXELS))
    with pytest.raises(OSError, match="Input/output"):
        lamps.close()
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(spi.handle)


def why_not(device_file: str, queue: InputQueue) -> str:
    """The one line for lamps on a file that is none of theirs."""
    lamps, notice = open_lamps(LampWish(form="spi", pixels=PIXELS, spi=device_file), queue)
    lamps.show(bytes(3 * PIXELS))
    lamps.close()
    assert notice is not None
    return notice.why


def test_no_device_another_device_and_no_permission_are_one_line_each(
    queue: InputQueue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert why_not("/dev/spidev9.9", queue) == (
        "there is no /dev/spidev9.9 (SPI is switched on by dtparam=spi=on in config.txt)"
    )
    assert why_not("/dev/null", queue) == "[Errno 25] Inappropriate ioctl for device"
    locked = tmp_path / "spidev0.0"
    locked.touch()

    def refuse(*given: object) -> int:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as kernel:
        kernel.setattr(Adafruit_PureIO.spi.os, "open", refuse)
        assert why_not(str(locked), queue) == f"{locked} may not be used: the user must be in the group spi"
    assert queue.take() == []


def test_a_wire_that_breaks_in_the_middle_of_a_game_is_told_once(spi: SpiDevice, queue: InputQueue) -> None:
    lamps, notice = open_lamps(wish(spi), queue)
    assert notice is None
    spi.broken = True
    lamps.show(some_frame(PIXELS))
    assert select.select([queue], [], [], 5.0)[0]
    assert queue.take() == [DeviceLost("lamps", "[Errno 5] Input/output error")]
    lamps.close()
