"""The wiring: the header with every wire that leaves it, and the light from its supply to the end of the chain."""

from __future__ import annotations

from typing import Final

from hardware.bed import Bed
from hardware.drawings.plan import fed_rows, fuse, rows_in_chain_order, supply_amperes
from hardware.drawings.shapes import Box, Circle, Drawing, Paint, Point, Text, line, rectangle
from hardware.drawings.sheets import (
    A4,
    AMBER,
    BLUE,
    GREEN,
    HAIR,
    INK,
    PALE,
    RED,
    SMALL,
    SOFT,
    TEXT,
    WHITE,
    Sheet,
    arrow,
)
from hardware.header import HEADER, place
from hardware.pins import Pins

ODD_X: Final = 92.0
EVEN_X: Final = 99.0
FIRST_Y: Final = 34.0
PITCH: Final = 7.6
NAME_AWAY: Final = 4.9
WIRE_AWAY: Final = 18.0
"""From a pin to where its wire begins, beyond its name."""
SWITCH_AWAY: Final = 38.0
BUS_AWAY: Final = 72.0
TITLES: Final = {"ok": "OK / ROLL", "undo": "UNDO", "help": "HELP"}
MOST_PARTS: Final = 5
"""Of the chain that are drawn one by one."""
PLUS_X: Final = 286.0
MINUS_X: Final = 278.0
SHIFTER: Final = Box(212, 62, 48, 38)
Y_X: Final = 231.0
"""Of the shifter's output, and of the data on its way down the chain."""
VCC_Y: Final = 66.0
DATA_Y: Final = 76.0
GROUND_Y: Final = 91.0
GROUNDED: Final = ((76.0, "1OE  1"), (83.0, "2OE 3OE 4OE  4 10 13"), (90.0, "2A 3A 4A  5 9 12"))
"""What of the shifter goes to the ground rail, apart from its own ground: its four switches, which are on while low,
and the inputs that are not used."""
CHAIN_TOP: Final = 120.0
STEP: Final = 15.5
"""From one part of the chain to the next."""


def wiring(bed: Bed, pins: Pins) -> Drawing:
    """One sheet, A4 across."""
    sheet = Sheet("Wiring", A4[::-1], "The 40-pin header seen from above, pin 1 at the upper left. Dots are joints.")
    _header(sheet, pins)
    _buttons(sheet, pins)
    _light(sheet, bed, pins)
    sheet.notes(
        (10, 192),
        [
            "Every button closes to ground; the Pi holds it up. Made from hardware/pins.toml and hardware/bed.toml.",
            "The Pi has a supply of its own. Its ground and the light's meet at one joint only, at the level shifter:",
            "in the seats the ground of a button and that of its pixel stay apart.",
        ],
    )
    return sheet.drawing()


def pin_middle(pin: int) -> Point:
    """Where a pin of the header, 1 to 40, is drawn."""
    return (ODD_X if pin % 2 else EVEN_X), FIRST_Y + (pin - 1) // 2 * PITCH


def _side(pin: int) -> int:
    """-1 for the odd pins at the left, 1 for the even ones at the right."""
    return -1 if pin % 2 else 1


def _header(sheet: Sheet, pins: Pins) -> None:
    used = {place(pin): GREEN for pin in pins.buttons.values()} | {place(pins.lamps): BLUE}
    grounds = set(_grounds(pins))
    box = Box(ODD_X - 4, FIRST_Y - 4, EVEN_X - ODD_X + 8, 19 * PITCH + 8)
    sheet.add(rectangle(box, Paint(PALE, HAIR), 2))
    for pin, carries in enumerate(HEADER, 1):
        x, y = pin_middle(pin)
        power = {"5V": RED, "3V3": AMBER, "GND": INK}.get(carries, HAIR)
        colour = used.get(pin, power)
        joined = pin in used or pin in grounds
        sheet.add(Circle(x, y, 2.7, Paint(colour if joined else WHITE, colour, 0.5), f"pin-{pin}"))
        sheet.text((x, y + 1), str(pin), SMALL, WHITE if joined else SOFT, bold=joined, align="centre")
        sheet.text(
            (x + _side(pin) * NAME_AWAY, y + 1.1),
            carries,
            SMALL,
            colour if joined else SOFT,
            bold=joined,
            align="right" if pin % 2 else "left",
        )


def _grounds(pins: Pins) -> list[int]:
    """The ground pins that are wired: one for the buttons of each side, the last for the light, beside its data pin."""
    data = (place(pins.lamps) - 1) // 2
    every = [pin for pin, carries in enumerate(HEADER, 1) if carries == "GND"]
    light = min(every, key=lambda pin: abs((pin - 1) // 2 - data))
    chosen = []
    for odd in (1, 0):
        rows = [(place(gpio) - 1) // 2 for gpio in pins.buttons.values() if place(gpio) % 2 == odd]
        if rows:
            middle = sum(rows) / len(rows)
            free = [pin for pin in every if pin % 2 == odd and pin != light]
            chosen.append(min(free, key=lambda pin: abs((pin - 1) // 2 - middle)))
    return [*chosen, light]


def _buttons(sheet: Sheet, pins: Pins) -> None:
    for odd in (1, 0):
        wired = {place(gpio): name for name, gpio in pins.buttons.items() if place(gpio) % 2 == odd}
        grounds = [pin for pin in _grounds(pins)[:-1] if pin % 2 == odd]
        if not wired:
            continue
        for pin, name in wired.items():
            _button(sheet, pin, name)
        x, y = pin_middle(grounds[0])
        side = _side(grounds[0])
        bus = x + side * BUS_AWAY
        sheet.wire([(x + side * WIRE_AWAY, y), (bus, y)], INK)
        heights = [pin_middle(pin)[1] for pin in (*wired, *grounds)]
        sheet.wire([(bus, min(heights)), (bus, max(heights))], INK, 0.7)
        sheet.text((bus - side * 2, y - 1.2), "ground", SMALL, SOFT, align="left" if side < 0 else "right")
        for height in heights:
            sheet.dot((bus, height), INK)


def _button(sheet: Sheet, pin: int, name: str) -> None:
    """A switch in the wire from its pin to the bus of the ground."""
    x, y = pin_middle(pin)
    side = _side(pin)
    near, far, bus = x + side * SWITCH_AWAY, x + side * (SWITCH_AWAY + 8), x + side * BUS_AWAY
    sheet.wire([(x + side * WIRE_AWAY, y), (near, y)], GREEN, name=f"wire-{name}")
    sheet.wire([(near, y), (far - side * 0.6, y - 2.4)], GREEN, 0.7)
    sheet.wire([(far, y), (bus, y)], INK)
    for contact in (near, far):
        sheet.add(Circle(contact, y, 0.8, Paint(WHITE, GREEN, 0.4)))
    title = TITLES.get(name) or name.replace("-", " ").capitalize()
    sheet.add(Text((far + bus) / 2, y - 1.3, title, TEXT, INK, True, "centre", name=f"button-{name}"))


def _flag(sheet: Sheet, at: Point, words: str, colour: str, points_left: bool) -> None:
    """A wire that goes on at the flag with the same words; `at` is the tip."""
    side = 1 if points_left else -1
    long, high = 22.0, 2.6
    corners = [
        at,
        (at[0] + side * 3, at[1] - high),
        (at[0] + side * long, at[1] - high),
        (at[0] + side * long, at[1] + high),
        (at[0] + side * 3, at[1] + high),
    ]
    sheet.add(line(corners, Paint(WHITE, colour, 0.4), closed=True))
    sheet.text((at[0] + side * (long + 2) / 2, at[1] + 1.1), words, SMALL, colour, bold=True, align="centre")


# --- the light


def _light(sheet: Sheet, bed: Bed, pins: Pins) -> None:
    _leave(sheet, place(pins.lamps), "data", BLUE)
    _leave(sheet, _grounds(pins)[-1], "data ground", INK)
    parts = _chain_parts(bed)
    bottom = CHAIN_TOP + STEP * (len(parts) - 1) + 4
    _supply(sheet, bed, bottom)
    _shifter(sheet)
    _chain(sheet, parts)


def _leave(sheet: Sheet, pin: int, words: str, colour: str) -> None:
    """A wire from a pin of the header to a flag."""
    x, y = pin_middle(pin)
    side = _side(pin)
    name = f"wire-{words.replace(' ', '-')}"
    sheet.wire([(x + side * WIRE_AWAY, y), (x + side * SWITCH_AWAY, y)], colour, name=name)
    _flag(sheet, (x + side * (SWITCH_AWAY + 22), y), words, colour, points_left=side < 0)


def _supply(sheet: Sheet, bed: Bed, bottom: float) -> None:
    box = Box(186, 28, 38, 24)
    sheet.add(rectangle(box, Paint(PALE, INK, 0.4), 1.5))
    sheet.text((box.middle[0], 35), "supply of the light", TEXT, bold=True, align="centre")
    sheet.text((box.middle[0], 41), f"5 V, {supply_amperes(bed)} A or more", SMALL, INK, bold=True, align="centre")
    sheet.text((box.middle[0], 46.5), f"the light is held to {bed.supply.amperes:g} A", SMALL, SOFT, align="centre")
    sheet.wire([(224, 35), (240, 35)], RED, 0.8)
    sheet.add(rectangle(Box(240, 32.8, 14, 4.4), Paint(WHITE, RED, 0.5), 0.6))
    sheet.wire([(240, 35), (254, 35)], RED, 0.3)
    sheet.text((247, 31), f"fuse {fuse(bed):g} A, slow", SMALL, SOFT, align="centre")
    sheet.wire([(254, 35), (PLUS_X, 35), (PLUS_X, bottom)], RED, 0.8)
    sheet.wire([(224, 45), (MINUS_X, 45), (MINUS_X, bottom + 4)], INK, 0.8)
    sheet.text((226, 33.6), "+", TEXT, RED, bold=True)
    sheet.text((226, 43.8), "–", TEXT, INK, bold=True)
    # the capacitor across the two rails
    middle = (PLUS_X + MINUS_X) / 2
    for rail, plate, colour in ((PLUS_X, middle + 0.8, RED), (MINUS_X, middle - 0.8, INK)):
        sheet.wire([(rail, 54), (plate, 54)], colour)
        sheet.wire([(plate, 51), (plate, 57)], colour, 0.7)
        sheet.dot((rail, 54), colour)
    sheet.text((middle + 1.8, 52.6), "+", SMALL, RED, bold=True)
    sheet.text((MINUS_X - 2, 53), "1000 µF, 6.3 V or more,", SMALL, SOFT, align="right")
    sheet.text((MINUS_X - 2, 57), "the stripe at ground", SMALL, SOFT, align="right")


def _shifter(sheet: Sheet) -> None:
    """With the numbers of the pins of its case of 14."""
    box = SHIFTER
    sheet.add(rectangle(box, Paint(PALE, INK, 0.4), 1.5))
    sheet.text((box.x + 2, box.y + 5.5), "74AHCT125", TEXT, bold=True)
    sheet.text((box.x + 2, box.y + 9.5), "level shifter", SMALL, SOFT)
    sheet.text((box.x + 2, DATA_Y + 1), "2  1A", SMALL, BLUE, bold=True)
    sheet.text((box.x + 2, GROUND_Y + 1), "7  GND", SMALL, INK, bold=True)
    sheet.text((Y_X, box.bottom - 1.6), "1Y  3", SMALL, BLUE, bold=True, align="centre")
    sheet.text((box.right - 2, box.bottom - 1.6), "6 8 11 open", SMALL, SOFT, align="right")
    ways = ((VCC_Y, "VCC  14", RED, PLUS_X), *((y, words, INK, MINUS_X) for y, words in GROUNDED))
    for y, words, colour, rail in ways:
        sheet.text((box.right - 2, y + 1), words, SMALL, colour, bold=True, align="right")
        sheet.wire([(box.right, y), (rail, y)], colour)
        sheet.dot((rail, y), colour)
    _capacitor(sheet, (box.right + 4, VCC_Y), GROUNDED[0][0], "100 nF")
    for y, words, colour in ((DATA_Y, "data", BLUE), (GROUND_Y, "data ground", INK)):
        _flag(sheet, (box.x - 13, y), words, colour, points_left=False)
        sheet.wire([(box.x - 13, y), (box.x, y)], colour)
    _resistor(sheet, box.x - 7, DATA_Y, GROUND_Y, INK)
    for y, colour in ((DATA_Y, BLUE), (GROUND_Y, INK)):
        sheet.dot((box.x - 7, y), colour)
    sheet.text((box.x - 9.5, (DATA_Y + GROUND_Y) / 2 + 1), "10 kΩ", SMALL, SOFT, align="right")
    # the one joint of the two grounds
    below = box.bottom + 4
    sheet.wire([(box.x - 3, GROUND_Y), (box.x - 3, below), (MINUS_X, below)], INK)
    sheet.dot((box.x - 3, GROUND_Y), INK)
    sheet.dot((MINUS_X, below), INK)
    _resistor(sheet, Y_X, box.bottom, CHAIN_TOP - 4, BLUE)
    sheet.text((Y_X + 4, CHAIN_TOP - 7), "330 Ω, close to the first pixel", SMALL, SOFT)
    sheet.add(*arrow((Y_X, CHAIN_TOP - 4), (Y_X, CHAIN_TOP), BLUE, 0.5))


def _resistor(sheet: Sheet, x: float, top: float, bottom: float, colour: str) -> None:
    """Upright, in the lower part of its wire."""
    end = bottom - 2.5
    sheet.wire([(x, top), (x, bottom)], colour)
    sheet.add(rectangle(Box(x - 1.6, end - 7, 3.2, 7), Paint(WHITE, colour, 0.5)))


def _capacitor(sheet: Sheet, top: Point, bottom: float, words: str) -> None:
    """Upright, between two level wires."""
    x, y = top
    middle = (y + bottom) / 2
    for start, plate, colour in ((y, middle - 0.8, RED), (bottom, middle + 0.8, INK)):
        sheet.wire([(x, start), (x, plate)], colour)
        sheet.wire([(x - 2.2, plate), (x + 2.2, plate)], colour, 0.7)
        sheet.dot((x, start), colour)
    sheet.text((x + 3.2, middle + 1), words, SMALL, SOFT)


def _chain_parts(bed: Bed) -> list[str]:
    """What hangs on each feed, in the chain's order."""
    order = rows_in_chain_order(bed)
    starts = [order.index(row) for row in fed_rows(bed)]
    parts = [f"seat buttons 1 to {len(bed.seats)}"]
    for start, end in zip(starts, [*starts[1:], len(order)], strict=True):
        first, last = order[start] + 1, order[end - 1] + 1
        parts.append(f"row {first}" if first == last else f"rows {first} to {last}")
    if len(parts) > MOST_PARTS:
        return [*parts[:3], "and so on", parts[-1]]
    return parts


def _chain(sheet: Sheet, parts: list[str]) -> None:
    for n, words in enumerate(parts):
        box = Box(214, CHAIN_TOP + n * STEP, 48, 11)
        sheet.add(rectangle(box, Paint(WHITE, INK, 0.4), 1.5))
        sheet.text(box.middle, words, TEXT, bold=True, align="centre")
        sheet.text((box.middle[0], box.middle[1] + 4), "5 V and ground in", SMALL, SOFT, align="centre")
        plus, minus = box.y + 4, box.y + 8
        sheet.wire([(box.right, plus), (PLUS_X, plus)], RED)
        sheet.wire([(box.right, minus), (MINUS_X, minus)], INK)
        sheet.dot((PLUS_X, plus), RED)
        sheet.dot((MINUS_X, minus), INK)
        if n + 1 < len(parts):
            sheet.add(*arrow((Y_X, box.bottom), (Y_X, box.y + STEP), BLUE, 0.5))
