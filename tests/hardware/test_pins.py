"""The pins: legal on every board that we support by gpiozero's own board data, and errors name what is wrong."""

from __future__ import annotations

from importlib.resources import files

import pytest
from gpiozero.pins.data import PI4_J8, PI5_J8, PLUS_J8, SPI_HARDWARE_PINS
from gpiozero.pins.pi import PiBoardInfo

from hardware.header import HEADER, place
from hardware.pins import BUTTONS, LAMP_BUS, load_pins
from hardware.toml_file import HardwareError

BOARDS = {
    "3B": 0xA02082,
    "3B+": 0xA020D3,
    "3A+": 0x9020E0,
    "4B": 0xC03114,
    "5B": 0xD04171,
    "Zero2W": 0x902120,
}
PINS = load_pins()
every_board = pytest.mark.parametrize(
    "board", [PiBoardInfo.from_revision(code) for code in BOARDS.values()], ids=BOARDS
)

TAKEN = ("SPI0 ", "I2C0 ", "I2C1 ", "PWM", "PCM ", "UART1 TXD", "UART1 RXD")
"""Functions that plain switches of config.txt turn on: lamps, names of add-on boards, sensors, sound, console."""


def taken() -> set[int]:
    """BCM numbers with such a function on any board: the header is the same on all, each table tells a part."""
    pins = [pin for _, _, table in (PLUS_J8, PI4_J8, PI5_J8) for pin in table.values() if "gpio" in pin]
    return {int(pin["gpio"][4:]) for pin in pins if any(what.startswith(TAKEN) for what in pin.values())}


def test_the_boards_are_those_that_we_support() -> None:
    assert {PiBoardInfo.from_revision(code).model for code in BOARDS.values()} == set(BOARDS)


@every_board
def test_every_button_hangs_on_a_plain_pin_of_the_header(board: PiBoardInfo) -> None:
    header = board.headers["J8"]
    for name in BUTTONS:
        gpio = PINS.buttons[name]
        pin = header.pins[place(gpio)]
        assert pin.name == f"GPIO{gpio}"
        assert "gpio" in pin.interfaces
        assert pin.pull == "", "a resistor of the board's own holds it"
        assert gpio not in taken()


@every_board
def test_the_lamps_hang_on_the_data_wire_of_spi_0(board: PiBoardInfo) -> None:
    assert SPI_HARDWARE_PINS[0]["mosi"] == f"GPIO{PINS.lamps}"
    pin = board.headers["J8"].pins[place(PINS.lamps)]
    assert pin.name == f"GPIO{PINS.lamps}"
    assert "spi" in pin.interfaces


@every_board
def test_the_header_of_the_drawings_is_that_of_the_board(board: PiBoardInfo) -> None:
    assert tuple(board.headers["J8"].pins[number].name for number in range(1, 41)) == HEADER


def test_what_is_taken_is_what_the_file_says_is_left_free() -> None:
    assert taken() == {0, 1, 2, 3, *range(7, 12), 12, 13, 14, 15, 18, 19, 20, 21}


def test_the_lamps_bus_is_spi_0() -> None:
    spi = SPI_HARDWARE_PINS[0]
    assert {spi["clock"], spi["mosi"], spi["miso"], *spi["select"]} == {f"GPIO{pin}" for pin in LAMP_BUS}


def test_no_pin_serves_twice() -> None:
    assert tuple(PINS.buttons) == BUTTONS
    assert len({*PINS.buttons.values(), PINS.lamps}) == 10


def changed(line: str, to: str) -> str:
    text = (files("hardware") / "pins.toml").read_text("utf-8")
    assert line in text
    return text.replace(line, to)


@pytest.mark.parametrize(
    ("line", "to", "why"),
    [
        ("help = 16", "help = 28", "buttons.help: 28 (allowed: 0 to 27)"),
        ("help = 16", "help = -1", "buttons.help: -1 (allowed: 0 to 27)"),
        ("help = 16", "help = 16.0", "buttons.help: 16.0 (allowed: 0 to 27)"),
        ("help = 16", 'help = "GPIO16"', "buttons.help: 'GPIO16' (allowed: 0 to 27)"),
        ("help = 16", "help = true", "buttons.help: True (allowed: 0 to 27)"),
        ("help = 16", "help = 6", "buttons.help: 6 (allowed: a pin that is not yet buttons.undo)"),
        ("help = 16", "help = 1", "buttons.help: 1 (allowed: 2 to 27, since 0 and 1 name add-on boards)"),
        ("help = 16", "help = 9", "buttons.help: 9 (allowed: a pin outside 7 to 11, the lamps' bus)"),
        ("help = 16", "", "buttons.help: missing"),
        ("help = 16", "help = 16\nstart = 26", f"buttons.start: 26 (allowed: the buttons are {', '.join(BUTTONS)})"),
        ("data = 10", "data = 0", "lamps.data: 0 (allowed: 2 to 27, since 0 and 1 name add-on boards)"),
        ("data = 10", "data = 17", "lamps.data: 17 (allowed: a pin that is not yet buttons.seat-1)"),
    ],
)
def test_what_is_wrong_is_one_line(line: str, to: str, why: str) -> None:
    with pytest.raises(HardwareError) as fault:
        load_pins(changed(line, to), "own.toml")
    assert str(fault.value).startswith(f"own.toml: {why}")
    assert len(str(fault.value).splitlines()) == 1


def test_lamps_may_hang_on_a_pin_for_pwm() -> None:
    assert load_pins(changed("data = 10", "data = 18")).lamps == 18
