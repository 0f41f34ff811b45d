"""The overlays: each zone of a game lies on cells of its own, none is dead, and what is printed lies in its place."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from typing import Any

import pytest

from games.catalogue import GAMES
from games.dakara.board import INNER_GAMES
from games.dakara.terms import RING
from games.dakota.edition import SPACES
from games.dakota.terms import Terrain
from games.dakota.zones import MARKET_ZONE, area_zones, territory_name, territory_names
from games.game import Observation
from games.sitting_bull.terms import LEVELS, NEUTRAL, POWWOW, TRACK_OF, Path, Region
from games.sitting_bull.zones import field_zone, level_zone, offering_zone, pawn_zone, sitting_bull_zone, space_zone
from hardware.bed import Cell, load_bed
from hardware.overlay import Overlay, group_of, load_overlay
from hardware.toml_file import HardwareError
from ui.lights import dakara
from ui.shows import PLACES

BED = load_bed()
FOLDER = files("hardware.overlays")
OVERLAYS = {game: load_overlay(game, BED) for game in GAMES}
MARKED = [(game, n) for game, overlay in OVERLAYS.items() for n in range(len(overlay.marks))]


# --- zones and their games


def dakota_zones() -> set[str]:
    """Of the largest board that an owner may enter: all territories that a row of the board has room for."""
    names = territory_names([SPACES] * len(Terrain))
    return {MARKET_ZONE, *(zone for name in names for zone in area_zones(name))}


def dakara_zones() -> set[str]:
    """The gate and the spaces after it, and the local games with a place of their own."""
    return {*map(dakara.space_zone, range(RING)), *map(dakara.game_zone, INNER_GAMES)}


def sitting_bull_zones() -> set[str]:
    """What every region has, the feat tracks, the powwow, and the pawns of four players and the third colour."""
    places = (*Region, POWWOW)
    return {
        *map(field_zone, places),
        *(
            pawn_zone(place, owner)
            for place in places
            for owner in (*range(max(GAMES["sitting-bull"].players)), NEUTRAL)
        ),
        *map(offering_zone, Region),
        *map(sitting_bull_zone, Region),
        *(level_zone(path, level) for path in TRACK_OF.values() for level in LEVELS),
        *map(space_zone, Path),
    }


ZONES = {
    "dakota": dakota_zones(),
    "dakara": dakara_zones(),
    "sitting-bull": sitting_bull_zones(),
    "dakara-bank": set[str](),
}


def tables(game: str) -> Iterator[Observation]:
    """The start of a game for every number of players, and every reading of every ruling."""
    rules = GAMES[game]
    readings = [{ruling.option: reading} for ruling in rules.rulings for reading in ruling.values]
    for players, reading in product(rules.players, [{}, *readings]):
        options: dict[str, Any] = {"players": players, **reading}
        yield rules.new_game(rules.options_type(**options), rules.edition()).observation(None)


def test_every_game_has_an_overlay_and_every_overlay_a_game() -> None:
    assert {file.name for file in FOLDER.iterdir() if file.name.endswith(".toml")} == {f"{game}.toml" for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_every_zone_of_the_game_lies_on_the_bed_and_none_is_dead(game: str) -> None:
    assert set(OVERLAYS[game].zones) == ZONES[game]
    assert all(set(cells) <= set(BED.cells()) and cells for cells in OVERLAYS[game].zones.values())


@pytest.mark.parametrize("game", GAMES)
def test_the_places_of_every_table_are_on_its_overlay(game: str) -> None:
    found = {place for view in tables(game) for place in PLACES[game](view)}
    assert found <= set(OVERLAYS[game].groups())
    # Of Dakota there is room for more territories than the shipped board has.
    assert game == "dakota" or found == set(OVERLAYS[game].groups())


@pytest.mark.parametrize("game", GAMES)
def test_no_cell_serves_two_zones(game: str) -> None:
    """From the file itself: the reader refuses it, too."""

    def lists(table: dict[str, Any]) -> Iterator[list[list[int]]]:
        for value in table.values():
            if isinstance(value, dict):
                yield from lists(value)
            else:
                yield value

    text = (FOLDER / f"{game}.toml").read_text("utf-8")
    cells = [tuple(cell) for zone in lists(tomllib.loads(text)["zones"]) for cell in zone]
    assert len(cells) == len(set(cells)) == sum(len(zone) for zone in OVERLAYS[game].zones.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_zone_is_one_piece(game: str) -> None:
    """A cell that lies apart from the rest of its zone would be a slip of the pen."""
    for zone, cells in OVERLAYS[game].zones.items():
        reached, edge = {cells[0]}, [cells[0]]
        while edge:
            column, row = edge.pop()
            near = {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)}
            new = near & set(cells) - reached
            reached |= new
            edge += new
        assert reached == set(cells), zone


# --- what is printed


@pytest.mark.parametrize(("game", "n"), MARKED)
def test_a_mark_has_an_icon_and_lies_on_the_bed(game: str, n: int) -> None:
    mark = OVERLAYS[game].marks[n]
    assert (files("ui.kit") / "icons" / f"{mark.icon}.svg").is_file()
    assert 0 <= mark.x <= BED.columns - 1
    assert 0 <= mark.y <= BED.rows - 1


@pytest.mark.parametrize("game", GAMES)
def test_no_two_marks_lie_in_one_place(game: str) -> None:
    marks = [(mark.x, mark.y) for mark in OVERLAYS[game].marks]
    assert len(marks) == len(set(marks))


def zone_at(overlay: Overlay, x: float, y: float) -> set[str]:
    """The places of the board whose cells a mark with this middle lies on or between."""
    below = {(column, row) for column, row in product((int(x), int(x + 0.5)), (int(y), int(y + 0.5)))}
    return {group_of(zone) for zone, cells in overlay.zones.items() if below & set(cells)}


def test_a_terrains_mark_lies_in_its_row_and_the_markets_on_the_market() -> None:
    marks = {mark.icon: zone_at(OVERLAYS["dakota"], mark.x, mark.y) for mark in OVERLAYS["dakota"].marks}
    assert marks == {terrain.name.lower(): {territory_name(terrain, 1)} for terrain in Terrain} | {"market": {"market"}}


def test_a_regions_mark_lies_in_its_field() -> None:
    overlay = OVERLAYS["sitting-bull"]
    assert [mark.icon for mark in overlay.marks] == ["prairie", "mountain", "forest", "camp", "river", "powwow"]
    for mark in overlay.marks:
        assert (int(mark.x), int(mark.y)) in overlay.zones[f"{mark.icon}.field"]


def test_the_gates_mark_lies_on_the_gate() -> None:
    marks = {mark.icon: (mark.x, mark.y) for mark in OVERLAYS["dakara"].marks}
    assert set(marks) == {"gate", "horse", "horseman", "coin"}
    assert [marks["gate"]] == list(OVERLAYS["dakara"].zones["gate"])


# --- where the zones lie


@pytest.mark.parametrize("terrain", Terrain)
@pytest.mark.parametrize("number", range(1, 6))
def test_a_territory_lies_as_the_design_says(terrain: Terrain, number: int) -> None:
    native, upper, lower, settler = (OVERLAYS["dakota"].zones[z] for z in area_zones(territory_name(terrain, number)))
    left, top = 16 - 3 * number, 2 * terrain
    assert native == ((left, top), (left, top + 1))
    assert (upper, lower) == (((left + 1, top),), ((left + 1, top + 1),))
    assert settler == ((left + 2, top), (left + 2, top + 1))


def test_dakota_leaves_no_cell_dark() -> None:
    assert {cell for cells in OVERLAYS["dakota"].zones.values() for cell in cells} == set(BED.cells())


def test_the_ring_of_dakara_runs_clockwise_from_the_lower_right_corner() -> None:
    ring = [OVERLAYS["dakara"].zones[dakara.space_zone(space)] for space in range(RING)]
    assert all(len(cells) == 1 for cells in ring)
    cells = [cell for (cell,) in ring]
    assert cells[0] == (15, 9)
    assert cells[1] == (14, 9)
    assert (cells[15], cells[24], cells[39]) == ((0, 9), (0, 0), (15, 0))
    for (x, y), (u, v) in zip(cells, [*cells[1:], cells[0]], strict=True):
        assert abs(x - u) + abs(y - v) == 1
    assert set(cells) == {c for c in BED.cells() if c[0] in (0, 15) or c[1] in (0, 9)}


def test_a_local_game_of_dakara_has_four_to_eight_cells_inside() -> None:
    inside = [OVERLAYS["dakara"].zones[dakara.game_zone(space)] for space in INNER_GAMES]
    assert all(4 <= len(cells) <= 8 for cells in inside)
    assert all(0 < column < 15 and 0 < row < 9 for cells in inside for column, row in cells)


def of_place(name: str) -> set[Cell]:
    """The cells of all parts of a place of Sitting Bull."""
    zones = OVERLAYS["sitting-bull"].zones
    return {cell for zone, cells in zones.items() if group_of(zone) == name for cell in cells}


@pytest.mark.parametrize(
    ("name", "columns", "rows"),
    [
        ("prairie", range(5), range(5)),
        ("mountain", range(5, 11), range(3)),
        ("forest", range(11, 16), range(5)),
        ("camp", range(5), range(5, 10)),
        ("river", range(11, 16), range(5, 10)),
    ],
)
def test_a_region_fills_its_part_of_the_bed(name: str, columns: range, rows: range) -> None:
    assert of_place(name) == {(column, row) for column in columns for row in rows}


def test_the_powwow_lies_between_them_and_every_part_but_the_fields_has_one_cell() -> None:
    assert of_place("powwow") <= {(column, row) for column in range(5, 11) for row in range(3, 10)}
    zones = OVERLAYS["sitting-bull"].zones
    assert all(len(cells) == 1 for zone, cells in zones.items() if not zone.endswith(".field"))


def test_groups_are_the_places_of_the_board() -> None:
    groups = OVERLAYS["dakota"].groups()
    assert len(groups) == 26
    assert groups["forest-2"] == list(area_zones("forest-2"))
    assert group_of("market") == "market"
    assert Overlay("x", {"a.b": ((0, 0),)}, ()).groups() == {"a": ["a.b"]}


# --- files that are wrong


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


def test_marks_that_are_no_tables_are_named() -> None:
    with pytest.raises(HardwareError) as error:
        load_overlay("dakota", BED, 'game = "dakota"\nmark = 3\n[zones]\n', "my.toml")
    assert str(error.value) == "my.toml: mark: 3 (allowed: tables [[mark]])"
