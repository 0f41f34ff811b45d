"""The bed's files: every zone of the game has cells, every cell one pixel, and errors name what is wrong."""

from __future__ import annotations

import itertools
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.catalogue import GAMES
from games.dakota.observation import DakotaObservation
from games.dakota.terms import Terrain
from games.dakota.zones import MARKET_ZONE, area_zones, territory_name, territory_names
from hardware.bed import CORNERS, Bed, load_bed
from hardware.overlay import Overlay, group_of, load_overlay
from hardware.toml_file import HardwareError

BED = load_bed()
OVERLAY = load_overlay("dakota", BED)


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


def test_a_missing_value_and_a_broken_file_are_named() -> None:
    with pytest.raises(HardwareError, match=r"^hardware/bed.toml: grid.pitch_mm: missing$"):
        load_bed("\n".join(line for line in text().splitlines() if not line.startswith("pitch")))
    with pytest.raises(HardwareError, match=r"^my.toml: .") as error:
        load_bed("columns =", "my.toml")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("zones", "message"),
    [
        ("a = [[16, 0]]", "my.toml: zones.a: [16, 0] (allowed: [column, row] with column 0 to 15 and row 0 to 9)"),
        (
            "a.b = [[0, 1.5]]",
            "my.toml: zones.a.b: [0, 1.5] (allowed: [column, row] with column 0 to 15 and row 0 to 9)",
        ),
        ("a = []", "my.toml: zones.a: [] (allowed: a list of [column, row])"),
        ("a = 3", "my.toml: zones.a: 3 (allowed: a list of [column, row])"),
        ("a = [[1, 1]]\nb = [[1, 1]]", "my.toml: zones.b: [1, 1] (allowed: a cell that is not yet part of a)"),
    ],
)
def test_a_wrong_overlay_is_named(zones: str, message: str) -> None:
    with pytest.raises(HardwareError) as error:
        load_overlay("dakota", BED, f'game = "dakota"\n[zones]\n{zones}\n', "my.toml")
    assert str(error.value) == message


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused_in_one_line(content: str) -> None:
    for load in (lambda: load_bed(content), lambda: load_overlay("dakota", BED, content)):
        try:
            load()
        except HardwareError as error:
            assert len(str(error).splitlines()) == 1


def test_no_cell_serves_two_zones_and_every_zone_has_cells() -> None:
    cells = [cell for zone in OVERLAY.zones.values() for cell in zone]
    assert len(cells) == len(set(cells)) == 160
    assert all(OVERLAY.zones.values())


def test_the_overlay_has_every_zone_of_the_engine() -> None:
    game = GAMES["dakota"]
    view = game.new_game(game.options_type(players=3), game.edition()).observation(None)
    assert isinstance(view, DakotaObservation)
    for territory in view.territories:
        assert set(area_zones(territory_name(territory.terrain, territory.number))) <= set(OVERLAY.zones)
    # An owner's board may have up to five of each terrain.
    for name in territory_names([5] * len(Terrain)):
        assert set(area_zones(name)) <= set(OVERLAY.zones)
    assert MARKET_ZONE in OVERLAY.zones


@pytest.mark.parametrize("terrain", Terrain)
@pytest.mark.parametrize("number", range(1, 6))
def test_a_territory_lies_as_the_design_says(terrain: Terrain, number: int) -> None:
    native, upper, lower, settler = (OVERLAY.zones[z] for z in area_zones(territory_name(terrain, number)))
    left, top = 16 - 3 * number, 2 * terrain
    assert native == ((left, top), (left, top + 1))
    assert (upper, lower) == (((left + 1, top),), ((left + 1, top + 1),))
    assert settler == ((left + 2, top), (left + 2, top + 1))


def test_marks_lie_on_the_bed() -> None:
    assert {mark.icon for mark in OVERLAY.marks} == {"mountain", "forest", "plain", "river", "prairie", "market"}
    assert all(0 <= mark.x < BED.columns and 0 <= mark.y < BED.rows for mark in OVERLAY.marks)


def test_groups_are_the_places_of_the_board() -> None:
    groups = OVERLAY.groups()
    assert len(groups) == 26
    assert groups["forest-2"] == list(area_zones("forest-2"))
    assert group_of("market") == "market"
    assert Overlay("x", {"a.b": ((0, 0),)}, ()).groups() == {"a": ["a.b"]}
