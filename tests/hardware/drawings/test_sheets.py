"""The builder's drawings against the data, and against what others know of the header."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path as File
from typing import Any

import pytest
from gpiozero.pins.pi import PiBoardInfo

from device.cli_drawings import builders_drawings, overlay_of
from games.catalogue import GAMES
from hardware.bed import load_bed
from hardware.drawings import enclosure, plan
from hardware.drawings.chain import PITCH, chain
from hardware.drawings.drilling import drilling
from hardware.drawings.font import bounds
from hardware.drawings.shapes import Box, Drawing, Text
from hardware.drawings.svg import svg
from hardware.drawings.wiring import wiring
from hardware.pins import load_pins
from tests.hardware.drawings.svg_reader import read

PICTURES = File(__file__).parents[3] / "hardware" / "pictures"
BED_TOML: dict[str, Any] = tomllib.loads((files("hardware") / "bed.toml").read_text("utf-8"))
PINS_TOML: dict[str, Any] = tomllib.loads((files("hardware") / "pins.toml").read_text("utf-8"))
BED, PINS = load_bed(), load_pins()
OTHER_PINS = load_pins(
    "lamps.data = 18\n[buttons]\n"
    "seat-1 = 4\nseat-2 = 14\nseat-3 = 15\nseat-4 = 23\nseat-5 = 24\nseat-6 = 25\nok = 12\nundo = 20\nhelp = 21\n"
)
BOARDS = {"Pi 3B": 0xA02082, "Pi 4B": 0xC03114, "Pi 5": 0xD04171, "Pi Zero 2 W": 0x902120}
GREEN, BLUE, BLACK = "#2c6e49", "#1f5fa8", "#1b1a17"


def corner_beds() -> list[Any]:
    """The shipped bed wired from each corner, there and back or always the same way."""
    text = (files("hardware") / "bed.toml").read_text("utf-8")
    return [
        load_bed(text.replace('"top-left"', f'"{corner}"').replace("serpentine = true", f"serpentine = {way}"))
        for corner in ("top-left", "top-right", "bottom-left", "bottom-right")
        for way in ("true", "false")
    ]


# --- the header


@pytest.mark.parametrize("board", BOARDS)
def test_exactly_the_pins_of_the_file_are_wired_at_their_places(board: str) -> None:
    header = PiBoardInfo.from_revision(BOARDS[board]).headers["J8"]
    wired = {f"GPIO{gpio}": GREEN for gpio in PINS_TOML["buttons"].values()}
    wired[f"GPIO{PINS_TOML['lamps']['data']}"] = BLUE
    file = read(wiring(BED, PINS))
    grounds = 0
    for number, pin in header.pins.items():
        fill = file.fill(f"pin-{number}")
        grounds += fill == BLACK
        if fill == BLACK:
            assert pin.name == "GND"
        else:
            assert fill == wired.get(pin.name, "#ffffff"), number
    assert grounds == 3, "for the buttons of each side, and for the light"


def test_pins_lie_as_on_the_board() -> None:
    file = read(wiring(BED, PINS))
    x, y, _ = file.circle("pin-1")
    for pin in range(1, 41):
        assert file.circle(f"pin-{pin}")[:2] == pytest.approx((x + 7 * ((pin - 1) % 2), y + 7.6 * ((pin - 1) // 2)))


@pytest.mark.parametrize("pins", [PINS, OTHER_PINS], ids=["shipped", "others"])
def test_each_wire_begins_at_its_pin_and_ends_at_its_own_button(pins: Any) -> None:
    header = PiBoardInfo.from_revision(BOARDS["Pi 4B"]).headers["J8"]
    place = {pin.name: number for number, pin in header.pins.items()}
    file = read(wiring(BED, pins))
    for name, gpio in pins.buttons.items():
        pin = place[f"GPIO{gpio}"]
        x, y, _ = file.circle(f"pin-{pin}")
        start, end = file.points(f"wire-{name}")
        assert start[1] == end[1] == pytest.approx(y)
        assert (start[0] < x) == (end[0] < start[0]) == (pin % 2 == 1), "away from the header, on its own side"
        assert file.text(f"button-{name}").lower().startswith(name.replace("-", " "))
    assert file.points("wire-data")[0][1] == pytest.approx(file.circle(f"pin-{place[f'GPIO{pins.lamps}']}")[1])


def test_the_supply_of_the_light_is_that_of_the_file() -> None:
    texts = read(wiring(BED, PINS)).texts()
    assert f"the light is held to {BED_TOML['supply']['amperes']} A" in texts
    assert "5 V, 5 A or more" in texts
    assert "fuse 3.15 A, slow" in texts
    assert {"seat buttons 1 to 6", "rows 1 to 4", "rows 5 to 8", "rows 9 to 10"} <= set(texts)


# --- the chain


@pytest.mark.parametrize("bed", corner_beds(), ids=lambda bed: f"{bed.first_corner}-{bed.serpentine}")
def test_every_pixel_lies_where_its_number_says_from_above_and_mirrored_from_below(bed: Any) -> None:
    file = read(chain(bed))
    x, y, _ = file.circle(f"above-{bed.pixel((0, 0))}")
    right, low, _ = file.circle(f"below-{bed.pixel((0, 0))}")
    for column, row in bed.cells():
        number = bed.pixel((column, row))
        assert file.circle(f"above-{number}")[:2] == pytest.approx((x + PITCH * column, y + PITCH * row))
        assert file.circle(f"below-{number}")[:2] == pytest.approx((right - PITCH * column, low + PITCH * row))
    assert right > x, "mirrored"


@pytest.mark.parametrize("bed", corner_beds(), ids=lambda bed: f"{bed.first_corner}-{bed.serpentine}")
def test_the_data_wire_passes_the_pixels_in_their_order(bed: Any) -> None:
    file = read(chain(bed))
    for side in ("above", "below"):
        points = file.points(f"data-{side}")
        assert points == [pytest.approx(file.circle(f"{side}-{n}")[:2]) for n in range(6, 166)]
        for n in range(6):
            start, *_, end = file.points(f"wire-{side}-{n}")
            x, y, r = file.circle(f"{side}-{n}")
            assert (start[0] - x) ** 2 + (start[1] - y) ** 2 < r**2, "out of a seat button"
            x, y, r = file.circle(f"{side}-{n + 1}")
            reach = r if n < 5 else PITCH
            assert (end[0] - x) ** 2 + (end[1] - y) ** 2 < reach**2, "into the next"


def test_no_feed_carries_more_than_four_rows() -> None:
    assert plan.fed_rows(BED) == [0, 4, 8]
    assert [BED.pixel(plan.first_cell(BED, row)) for row in (0, 4, 8)] == [6, 70, 134]
    for bed in corner_beds():
        feeds = sorted(bed.pixel(plan.first_cell(bed, row)) for row in plan.fed_rows(bed))
        assert feeds == [6, 70, 134]


# --- the holes


def test_every_hole_lies_under_its_pixel() -> None:
    file = read(drilling(BED))
    assert file.size_mm == (file.view.w, file.view.h)
    columns, rows, pitch = (BED_TOML["grid"][key] for key in ("columns", "rows", "pitch_mm"))
    number = BED_TOML["wiring"]["seat_buttons"]
    for row in range(rows):
        for column in range(columns) if row % 2 == 0 else reversed(range(columns)):
            x, y, r = file.circle(f"hole-{number}")
            assert (x, y) == ((column + 0.5) * pitch, (row + 0.5) * pitch)
            assert 2 * r == plan.PIXEL_HOLE
            number += 1
    assert f"hole-{number}" not in file.by_id


def test_the_template_is_as_large_as_the_base() -> None:
    file = read(drilling(BED))
    assert file.box("bed") == drilling(BED).trim == Box(0, 0, 800, 500)


# --- the case


def test_the_case_is_drawn_to_scale() -> None:
    file = read(enclosure.enclosure(BED))
    bed, case = file.box("bed"), file.box("case")
    assert (bed.w, bed.h) == (200, 125)
    assert (case.w, case.h) == ((800 + 160) / 4, (500 + 160 + 190) / 4)
    for place, seat in enumerate(BED_TOML["seat"], 1):
        x, y, r = file.circle(f"seat-{place}")
        level = seat["edge"] in ("top", "bottom")
        assert 4 * ((x - bed.x) if level else (y - bed.y)) == pytest.approx(seat["at_mm"], abs=0.01)
        away = {"top": bed.y - y, "left": bed.x - x, "bottom": y - bed.bottom, "right": x - bed.right}
        assert 4 * away[seat["edge"]] == pytest.approx(40, abs=0.01)
        assert 8 * r == plan.SEAT_HOLE
    assert {"case 960", "bed 800", "bed 500", "case 850", "80 + apron 190"} <= set(file.texts())


def test_panel_and_controls_are_measured_from_the_middle_and_from_the_front() -> None:
    file = read(enclosure.enclosure(BED))
    case, panel = file.box("case"), file.box("panel")
    middle = case.x + case.w / 2
    told = set(file.texts())
    for name in ("help", "undo", "ok"):
        x, y, _ = file.circle(name)
        assert f"{4 * abs(x - middle):.0f}" in told
        assert f"{4 * (case.bottom - y):.0f}" in told
    assert f"{4 * (middle - panel.x):.0f}" in told
    assert {"109", "144", "194", "154", "105"} <= told


def test_the_board_lies_on_wood_and_on_pillars_that_shade_no_pixel() -> None:
    file = read(enclosure.enclosure(BED))
    bed, board = file.box("bed"), file.box("board")
    assert board == Box(bed.x - 2.5, bed.y - 2.5, bed.w + 5, bed.h + 5)
    spots = plan.pillars(BED)
    assert spots == [(x, y) for y in (150, 350) for x in (200, 400, 600)]
    for cell in BED.cells():
        x, y = plan.cell_middle(BED, *cell)
        assert min(abs(x - a) + abs(y - b) for a, b in spots) >= 50


def test_the_ground_of_the_data_leaves_beside_the_data_and_goes_to_the_shifter() -> None:
    file = read(wiring(BED, PINS))
    assert file.points("wire-data")[0][1] == file.points("wire-data-ground")[0][1]
    assert file.fill("pin-20") == BLACK
    assert file.texts().count("data ground") == file.texts().count("data") == 2
    assert {"2  1A", "1Y  3", "7  GND", "VCC  14", "1OE  1", "6 8 11 open", "10 kΩ", "100 nF", "+"} <= set(file.texts())


def test_windows_for_panels_are_those_of_their_diagonals() -> None:
    sizes = [tuple(round(value) for value in panel.visible()) for panel in enclosure.PANELS]
    assert sizes == [(153, 90), (218, 136), (345, 194)]
    for panel in enclosure.PANELS:
        wide, high = panel.visible()
        assert (wide**2 + high**2) ** 0.5 == pytest.approx(25.4 * panel.inches)


# --- other tables


@pytest.mark.parametrize(("columns", "rows", "amperes"), [(1, 1, 0.3), (8, 30, 10), (64, 64, 60), (40, 4, 4)])
def test_beds_of_any_size_fit_on_the_sheets(columns: int, rows: int, amperes: float) -> None:
    text = (files("hardware") / "bed.toml").read_text("utf-8")
    text = text.replace("columns = 16", f"columns = {columns}").replace("rows = 10", f"rows = {rows}")
    text = text.replace("amperes = 2.5", f"amperes = {amperes}").replace("at_mm = 600", "at_mm = 30")
    bed = load_bed(text.replace("at_mm = 200", "at_mm = 10").replace("at_mm = 250", "at_mm = 40"))
    for drawing in (wiring(bed, PINS), chain(bed), enclosure.enclosure(bed)):
        for shape in drawing.shapes:
            assert drawing.sheet.holds(bounds(shape) if isinstance(shape, Text) else shape.bounds), shape
    assert plan.fuse(bed) >= 1.2 * amperes


# --- all of them


def all_drawings() -> dict[str, Drawing]:
    large, small = builders_drawings(BED, PINS)
    overlays = {f"overlay-{game}": overlay_of(game, BED) for game in GAMES}
    return large | small | {name: drawing for name, drawing in overlays.items() if drawing is not None}


@pytest.mark.parametrize("name", ["wiring", "chain", "enclosure", "drilling"])
def test_words_lie_on_the_sheet_and_not_on_each_other(name: str) -> None:
    found = all_drawings()[name]
    boxes = [(shape.text, bounds(shape)) for shape in found.shapes if isinstance(shape, Text)]
    for n, (one, first) in enumerate(boxes):
        assert found.sheet.holds(first), one
        for other, second in boxes[n + 1 :]:
            assert not first.meets(second), (one, other)


def test_the_pictures_of_the_guide_are_what_the_data_says_now() -> None:
    """If this fails: make drawings."""
    drawings = all_drawings()
    assert {file.stem for file in PICTURES.glob("*.svg")} == set(drawings)
    for name, drawing in drawings.items():
        assert (PICTURES / f"{name}.svg").read_text("utf-8") == svg(drawing), f"{name}: make drawings"
