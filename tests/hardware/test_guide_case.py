"""The builder's guide on the case and what lies in it: its measures are those of the drawings."""

from __future__ import annotations

from hardware.bed import load_bed
from hardware.drawings.enclosure import BATTEN, WALL, below_top, height
from hardware.drawings.inside import wire_lengths
from hardware.drawings.plan import (
    APRON,
    CLEARANCE,
    CONTROL_HOLE,
    FRAME,
    LEDGE,
    PIXEL_HOLE,
    SEAT_AWAY,
    SEAT_HOLE,
    bed_box,
    board_box,
    pillars,
)
from tests.hardware.guide import PAGES, TEXT, numbers, row, rows

BED = load_bed()


def test_the_case_is_that_of_the_drawings() -> None:
    bed = bed_box(BED)
    wide, high = bed.w + 2 * FRAME, bed.h + 2 * FRAME + APRON
    text = " ".join(PAGES["wiring.md"].split("## The case", 1)[1].split())
    assert f"A frame of {FRAME:g} mm goes around the bed" in text
    assert f"each seat button {SEAT_AWAY:g} mm from the bed's edge" in text
    assert f"an apron of {APRON:g} mm" in text
    assert f"That makes {wide:g} x {high:g} mm, and about {height():.0f} mm in height" in text
    assert f"All holes of buttons are {SEAT_HOLE:g} mm" in text
    assert SEAT_HOLE == CONTROL_HOLE
    assert f"{BED.columns * BED.rows} holes of {PIXEL_HOLE:g} mm" in TEXT
    board = board_box(BED)
    assert f"The board, {board.w:g} x {board.h:g} mm, lies {LEDGE:g} mm on them" in text
    assert f"{board.w:g} x {board.h:g} mm" in row("README.md", "Needed", "board")[2]
    opening = bed.grown(CLEARANCE)
    assert f"an opening of {opening.w:g} x {opening.h:g} mm" in text
    assert row("README.md", "Needed", "pillars")[1] == str(len(pillars(BED)))
    assert len(pillars(BED)) == 6
    assert "on six pillars" in text
    assert f"Walls of {WALL:g} mm stand around the bed" in text
    assert f"battens of {BATTEN:g} x {BATTEN:g} mm" in text
    assert f"Under the top are {below_top():g} mm" in text


def test_the_wires_of_the_data_are_short_enough_where_things_lie() -> None:
    text = " ".join(PAGES["wiring.md"].split())
    assert "Pi to level shifter: 300 mm at most" in text
    assert "Level shifter to the first pixel: a metre" in text
    shifter, seat = wire_lengths(BED)
    assert shifter < 110
    assert seat < 450
    assert "110 mm from one to the other, and about 450 mm on to seat 1" in text


def test_every_pin_of_the_level_shifter_goes_somewhere() -> None:
    cells = rows("wiring.md", "The data line")
    assert sorted(int(pin) for cell in cells for pin in numbers(cell[0])) == list(range(1, 15))
