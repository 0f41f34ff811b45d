"""The bed: every cell has one pixel, the chain runs as described, and errors name what is wrong."""

from __future__ import annotations

import itertools
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.bed import CORNERS, Bed, load_bed
from hardware.overlay import load_overlay
from hardware.toml_file import HardwareError

BED = load_bed()


def text(**changed: str) -> str:
    """The shipped file with some lines changed, by key."""
    from importlib.resources import files

    lines = (files("hardware") / "bed.toml").read_text("utf-8").splitlines()
    for key, value in changed.items():
        lines = [f"{key} = {value}" if line.startswith(f"{key} ") else line for line in lines]
    return "\n".join(lines)


def test_the_shipped_bed_is_as_described() -> None:
    assert (BED.columns, BED.rows, BED.pitch_mm) == (16, 10, 50)
    assert BED.pixels == 166
    assert BED.supply.amperes == 2.5
    assert [seat.edge for seat in BED.seats] == ["top", "top", "right", "bottom", "bottom", "left"]


def test_the_chain_runs_back_and_forth() -> None:
    assert [BED.pixel(cell) for cell in ((0, 0), (15, 0), (15, 1), (0, 1), (0, 2))] == [6, 21, 22, 37, 38]


@pytest.mark.parametrize("corner", CORNERS)
@pytest.mark.parametrize("serpentine", ("true", "false"))
def test_every_cell_has_a_pixel_of_its_own(corner: str, serpentine: str) -> None:
    bed = load_bed(text(first_corner=f'"{corner}"', serpentine=serpentine))
    pixels = [bed.pixel(cell) for cell in bed.cells()]
    assert sorted(pixels) == list(range(6, 166))
    corners = {"top-left": (0, 0), "top-right": (15, 0), "bottom-left": (0, 9), "bottom-right": (15, 9)}
    assert bed.pixel(corners[corner]) == 6
    steps = {abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in neighbours(bed)}
    assert steps == ({1} if serpentine == "true" else {1, 16})


def neighbours(bed: Bed) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Cells that follow each other on the chain."""
    chain = sorted(bed.cells(), key=bed.pixel)
    return list(itertools.pairwise(chain))


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("columns", "0", "hardware/bed.toml: grid.columns: 0 (allowed: 1 to 64)"),
        ("columns", '"16"', "hardware/bed.toml: grid.columns: '16' (allowed: 1 to 64)"),
        ("rows", "true", "hardware/bed.toml: grid.rows: True (allowed: 1 to 64)"),
        ("rows", f"0x{'9' * 5000}", "hardware/bed.toml: grid.rows: a number of thousands of digits (allowed: 1 to 64)"),
        ("pitch_mm", '"50"', "hardware/bed.toml: grid.pitch_mm: '50' (allowed: 5 to 200)"),
        ("pitch_mm", "nan", "hardware/bed.toml: grid.pitch_mm: nan (allowed: 5 to 200)"),
        ("amperes", "true", "hardware/bed.toml: supply.amperes: True (allowed: 0.1 to 60)"),
        ("first_corner", '"left"', f"hardware/bed.toml: wiring.first_corner: 'left' (allowed: {', '.join(CORNERS)})"),
        ("seat_buttons", "5", "hardware/bed.toml: wiring.seat_buttons: 5 (allowed: 6)"),
        ("serpentine", "1", "hardware/bed.toml: wiring.serpentine: 1 (allowed: true, false)"),
        ("amperes", "0.2", "hardware/bed.toml: supply.amperes: 0.2 (allowed: more than 0.21 for 166 pixels)"),
        ("green", "0.0", "hardware/bed.toml: supply.full_ma.green: 0.0 (allowed: 1 to 60)"),
        ("at_mm", "900", "hardware/bed.toml: seat.0.at_mm: 900 (allowed: 0 to 800)"),
        ("edge", '"left"', "hardware/bed.toml: seat.0.at_mm: 600 (allowed: 0 to 500)"),
    ],
)
def test_a_wrong_value_is_named_with_what_is_allowed(key: str, value: str, message: str) -> None:
    with pytest.raises(HardwareError) as error:
        load_bed(text(**{key: value}))
    assert re.sub(r"seat\.\d", "seat.0", str(error.value)) == message


def test_the_least_and_the_most_that_is_allowed_is_allowed() -> None:
    bed = load_bed(text(columns="1", rows="1", pitch_mm="200", at_mm="0", idle_ma="0", green="1"))
    assert (bed.pixels, bed.pitch_mm, bed.supply.idle_ma, bed.supply.full_ma[1]) == (7, 200, 0, 1)
    assert {seat.at_mm for seat in bed.seats} == {0}


@pytest.mark.parametrize(("tables", "told"), [("seat = 3", "3"), ("seat = [{}, {}]", "[{}, {}]"), ("", "[]")])
def test_seats_that_are_no_six_tables_are_named(tables: str, told: str) -> None:
    head, _, _ = text().partition("[[seat]]")
    with pytest.raises(HardwareError) as error:
        load_bed(f"{tables}\n{head}")
    assert str(error.value) == f"hardware/bed.toml: seat: {told} (allowed: 6 tables [[seat]])"


def test_a_missing_value_and_a_broken_file_are_named() -> None:
    with pytest.raises(HardwareError, match=r"^hardware/bed.toml: grid.pitch_mm: missing$"):
        load_bed("\n".join(line for line in text().splitlines() if not line.startswith("pitch")))
    with pytest.raises(HardwareError, match=r"^my.toml: .") as error:
        load_bed("columns =", "my.toml")
    assert "\n" not in str(error.value)


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused_in_one_line(content: str) -> None:
    for load in (lambda: load_bed(content), lambda: load_overlay("dakota", BED, content)):
        try:
            load()
        except HardwareError as error:
            assert len(str(error).splitlines()) == 1
