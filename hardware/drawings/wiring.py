"""The wiring: the header with every wire that leaves it, and the light from its supply to the end of the chain."""

from __future__ import annotations

from typing import Final

from hardware.bed import Bed
from hardware.drawings.plan import fed_rows, fuse, rows_in_chain_order
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


def wiring(bed: Bed, pins: Pins) -> Drawing:
    """One sheet, A4 across."""
    sheet = Sheet("Wiring", A4[::-1], "The 40-pin header seen from above, pin 1 at the upper left. Dots are joints.")
    _header(sheet, pins)
    _buttons(sheet, pins)
    _light(sheet, bed, pins)
    sheet.notes(
        (10, 195),
        [
            "Every button closes to ground; the Pi holds it up. Made from hardware/pins.toml and hardware/bed.toml.",
            "The Pi has a supply of its own; the light is not fed through its header. Both share their ground.",
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
    """The ground pins that are wired: one for the buttons of each side, the last for the light, near its data pin."""
    chosen = []
    for odd in (1, 0):
        rows = [(place(gpio) - 1) // 2 for gpio in pins.buttons.values() if place(gpio) % 2 == odd]
        if rows:
            middle = sum(rows) / len(rows)
            free = [pin for pin, carries in enumerate(HEADER, 1) if carries == "GND" and pin % 2 == odd]
            chosen.append(min(free, key=lambda pin: abs((pin - 1) // 2 - middle)))
    data = (place(pins.lamps) - 1) // 2
    free = [pin for pin, carries in enumerate(HEADER, 1) if carries == "GND" and pin not in chosen]
    return [*chosen, min(free, key=lambda pin: abs((pin - 1) // 2 - data))]


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
    data = place(pins.lamps)
    x, y = pin_middle(data)
    side = _side(data)
    sheet.wire([(x + side * WIRE_AWAY, y), (x + side * SWITCH_AWAY, y)], BLUE, name="wire-data")
    _flag(sheet, (x + side * (SWITCH_AWAY + 22), y), "light data", BLUE, points_left=side < 0)
    ground = _grounds(pins)[-1]
    x, y = pin_middle(ground)
    side = _side(ground)
    sheet.wire([(x + side * WIRE_AWAY, y), (x + side * SWITCH_AWAY, y)], INK, name="wire-ground")
    _flag(sheet, (x + side * (SWITCH_AWAY + 22), y), "light ground", INK, points_left=side < 0)
    parts = _chain_parts(bed)
    bottom = 107 + 17 * (len(parts) - 1) + 4
    _supply(sheet, bed, bottom)
    _shifter(sheet)
    _chain(sheet, parts)


def _supply(sheet: Sheet, bed: Bed, bottom: float) -> None:
    box = Box(190, 30, 34, 20)
    sheet.add(rectangle(box, Paint(PALE, INK, 0.4), 1.5))
    sheet.text((box.middle[0], 38), "5 V supply", TEXT, bold=True, align="centre")
    sheet.text((box.middle[0], 43.5), f"{bed.supply.amperes:g} A for the light", SMALL, SOFT, align="centre")
    sheet.wire([(224, 35), (240, 35)], RED, 0.8)
    sheet.add(rectangle(Box(240, 32.8, 14, 4.4), Paint(WHITE, RED, 0.5), 0.6))
    sheet.wire([(240, 35), (254, 35)], RED, 0.3)
    sheet.text((247, 31), f"fuse {fuse(bed):g} A, slow", SMALL, SOFT, align="centre")
    sheet.wire([(254, 35), (PLUS_X, 35), (PLUS_X, bottom)], RED, 0.8)
    sheet.wire([(224, 45), (MINUS_X, 45), (MINUS_X, bottom + 4)], INK, 0.8)
    sheet.text((226, 33.6), "+", TEXT, RED, bold=True)
    sheet.text((226, 43.8), "–", TEXT, INK, bold=True)
    _flag(sheet, (212, 56), "light ground", INK, points_left=False)
    sheet.wire([(212, 56), (230, 56), (230, 45)], INK)
    sheet.dot((230, 45), INK)
    # the capacitor across the two rails
    middle = (PLUS_X + MINUS_X) / 2
    for rail, plate, colour in ((PLUS_X, middle + 0.8, RED), (MINUS_X, middle - 0.8, INK)):
        sheet.wire([(rail, 54), (plate, 54)], colour)
        sheet.wire([(plate, 51), (plate, 57)], colour, 0.7)
        sheet.dot((rail, 54), colour)
    sheet.text((MINUS_X - 2, 53), "1000 µF,", SMALL, SOFT, align="right")
    sheet.text((MINUS_X - 2, 57), "6.3 V or more", SMALL, SOFT, align="right")


def _shifter(sheet: Sheet) -> None:
    box = Box(218, 66, 40, 24)
    sheet.add(rectangle(box, Paint(PALE, INK, 0.4), 1.5))
    sheet.text((box.middle[0], 74), "level shifter", TEXT, bold=True, align="centre")
    sheet.text((box.middle[0], 79), "74AHCT125", SMALL, SOFT, align="centre")
    sheet.text((box.x + 1.5, 85), "A", SMALL, BLUE, bold=True)
    sheet.text((box.right - 1.5, 71), "VCC", SMALL, RED, bold=True, align="right")
    sheet.text((box.right - 1.5, 87), "GND, OE", SMALL, INK, bold=True, align="right")
    sheet.text((229, 89), "Y", SMALL, BLUE, bold=True, align="right")
    _flag(sheet, (212, 84), "light data", BLUE, points_left=False)
    sheet.wire([(212, 84), (box.x, 84)], BLUE)
    sheet.wire([(box.right, 70), (PLUS_X, 70)], RED)
    sheet.dot((PLUS_X, 70), RED)
    sheet.wire([(box.right, 86), (MINUS_X, 86)], INK)
    sheet.dot((MINUS_X, 86), INK)
    sheet.wire([(231, 90), (231, 93)], BLUE)
    sheet.add(rectangle(Box(229, 93, 4, 9), Paint(WHITE, BLUE, 0.5)))
    sheet.text((236, 98.6), "330 Ω, close to the first pixel", SMALL, SOFT)
    sheet.add(*arrow((231, 102), (231, 107), BLUE, 0.5))


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
    sheet.text((229, 106), "data in", SMALL, BLUE, align="right")
    for n, words in enumerate(parts):
        box = Box(214, 107 + n * 17, 48, 11)
        sheet.add(rectangle(box, Paint(WHITE, INK, 0.4), 1.5))
        sheet.text(box.middle, words, TEXT, bold=True, align="centre")
        sheet.text((box.middle[0], box.middle[1] + 4), "5 V and ground in", SMALL, SOFT, align="centre")
        plus, minus = box.y + 4, box.y + 8
        sheet.wire([(box.right, plus), (PLUS_X, plus)], RED)
        sheet.wire([(box.right, minus), (MINUS_X, minus)], INK)
        sheet.dot((PLUS_X, plus), RED)
        sheet.dot((MINUS_X, minus), INK)
        if n + 1 < len(parts):
            sheet.add(*arrow((231, box.bottom), (231, box.bottom + 6), BLUE, 0.5))
