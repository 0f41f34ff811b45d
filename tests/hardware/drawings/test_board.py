"""The overlays as they are printed: each zone has its window over each of its pixels, and words lie in theirs."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from device.cli_drawings import overlay_of
from games.catalogue import GAMES
from hardware.bed import load_bed
from hardware.drawings.board import NOTE, bands, kind_of, largest_free, overlay_print
from hardware.drawings.font import bounds
from hardware.drawings.labels import Label
from hardware.drawings.landscape import land
from hardware.drawings.registration import BLEED
from hardware.drawings.shapes import Box, Circle, Drawing, Path, Text
from hardware.drawings.svg import svg
from hardware.overlay import Overlay, load_overlay
from tests.hardware.drawings.svg_reader import Read, inside
from ui.shows import LABELS
from ui.text.words import Words

BED = load_bed()
SMALLEST = 4.4
"""A size of type that can be read from where one sits."""
OVERLAYS = {game: load_overlay(game, BED) for game in GAMES}
GOLD = ("Gold card and", "boarding pass")
"""Alike in length, where there is no comma."""
GROUPS = OVERLAYS["dakota"].groups()
PRINTED = [game for game, overlay in OVERLAYS.items() if overlay.zones]
LABELLED = {game: LABELS[game](Words()) for game in PRINTED}


@cache
def drawing(game: str) -> Drawing:
    found = overlay_of(game, BED)
    assert found is not None
    return found


@cache
def file(game: str) -> Read:
    return Read(svg(drawing(game)))


def middle(cell: tuple[int, int]) -> tuple[float, float]:
    """Where the pixel of a cell lies under the print."""
    return 50.0 * cell[0] + 25, 50.0 * cell[1] + 25


def words(game: str) -> list[Text]:
    return [shape for shape in drawing(game).shapes if isinstance(shape, Text)]


def test_three_games_have_one() -> None:
    assert sorted(PRINTED) == ["dakara", "dakota", "sitting-bull"] == sorted(LABELS)
    assert overlay_of("dakara-bank", BED) is None


@pytest.mark.parametrize("game", PRINTED)
def test_it_is_as_large_as_the_bed(game: str) -> None:
    assert file(game).size_mm == (840, 540)
    assert file(game).view == Box(-20, -20, 840, 540)
    assert drawing(game).trim == Box(0, 0, 800, 500)
    assert file(game).box("scale") == Box(700, 514, 100, 0)


@pytest.mark.parametrize("game", PRINTED)
def test_every_zone_has_an_unprinted_window_over_each_of_its_pixels_and_no_other(game: str) -> None:
    corners = {zone: file(game).points(f"window-{zone}") for zone in OVERLAYS[game].zones}
    for zone, cells in OVERLAYS[game].zones.items():
        assert file(game).fill(f"window-{zone}") == "#ffffff"
        for cell in BED.cells():
            assert inside(middle(cell), corners[zone]) == (cell in cells), (zone, cell)


@pytest.mark.parametrize("game", PRINTED)
def test_every_place_is_outlined_around_all_of_its_zones(game: str) -> None:
    overlay = OVERLAYS[game]
    for place, zones in overlay.groups().items():
        assert file(game).fill(f"place-{place}") == "none"
        corners = file(game).points(f"place-{place}")
        mine = {cell for zone in zones for cell in overlay.zones[zone]}
        assert {cell for cell in BED.cells() if inside(middle(cell), corners)} == mine


@pytest.mark.parametrize("game", PRINTED)
def test_words_lie_in_the_windows_of_their_zones(game: str) -> None:
    for zone, label in LABELLED[game].items():
        mine = [text for text in words(game) if text.name.endswith(f"-{zone}")]
        printed = " ".join(text.text for text in sorted(mine, key=lambda text: (text.name.startswith("note"), text.y)))
        assert printed == " ".join(filter(None, (label.title, label.note))), zone
        corners = file(game).points(f"window-{zone}")
        for text in mine:
            box = bounds(text)
            for corner in ((box.x, box.y), (box.right, box.y), (box.x, box.bottom), (box.right, box.bottom)):
                assert inside(corner, corners), (zone, text.text)


@pytest.mark.parametrize("game", PRINTED)
def test_words_and_symbols_keep_clear_of_each_other(game: str) -> None:
    boxes = [(text.text, bounds(text)) for text in words(game)]
    marks = [s for s in drawing(game).shapes if isinstance(s, Circle) and s.name.startswith("mark-")]
    assert len(marks) == len(OVERLAYS[game].marks)
    for (one, first), (other, second) in combinations([*boxes, *((mark.name, mark.bounds) for mark in marks)], 2):
        assert not first.meets(second), (one, other)


@pytest.mark.parametrize("game", PRINTED)
def test_words_can_be_read(game: str) -> None:
    board = [text for text in words(game) if text.name.startswith(("title", "note"))]
    assert min(text.size for text in board) >= SMALLEST * 0.9, "capitals of 2.6 mm at least"
    for mark in OVERLAYS[game].marks:
        x, y, r = file(game).circle(f"mark-{mark.icon}")
        row = mark.y if game != "dakota" or mark.icon == "market" else int(mark.y)
        assert (x, y) == (25 + 50 * mark.x, 25 + 50 * row)
        windows = [file(game).box(f"window-{zone}") for zone in OVERLAYS[game].zones]
        assert sum(window.meets(Box(x - r, y - r, 2 * r, 2 * r)) for window in windows) == 1, "over one window only"


@pytest.mark.parametrize("game", PRINTED)
def test_colour_runs_three_millimetres_beyond_the_cut_and_no_further(game: str) -> None:
    """Beside it are marks, scale and title only."""
    assert BLEED == 3
    colour = Box(-3, -3, 806, 506)
    assert file(game).box("ground") == colour
    beside = [shape for shape in drawing(game).shapes if not _inside(shape, colour)]
    lines = {shape.paint.line for shape in beside if not isinstance(shape, Text)}
    assert lines == {"", "#1b1a17"}
    assert sum(isinstance(shape, Text) for shape in beside) == 2
    for place, zones in OVERLAYS[game].groups().items():
        cells = [cell for zone in zones for cell in OVERLAYS[game].zones[zone]]
        found = file(game).box(f"ground-{place}")
        columns, rows = {column for column, _ in cells}, {row for _, row in cells}
        assert (found.x == -3, found.right == 803) == (min(columns) == 0, max(columns) == 15), place
        assert (found.y == -3, found.bottom == 503) == (min(rows) == 0, max(rows) == 9), place


@pytest.mark.parametrize("game", PRINTED)
def test_nothing_of_the_land_lies_in_a_window(game: str) -> None:
    """Windows are laid over the land; what is laid over them is words, dots, symbols and outlines."""
    shapes = drawing(game).shapes
    windows = [n for n, shape in enumerate(shapes) if shape.name.startswith("window-")]
    assert len(windows) == len(OVERLAYS[game].zones)
    lands = {land(kind_of(place)).lines for place in OVERLAYS[game].groups()}
    drawn = [n for n, shape in enumerate(shapes) if not isinstance(shape, Text) and shape.paint.line in lands]
    assert drawn
    assert max(drawn) < min(windows)


def test_the_land_stands_in_the_frames_between_windows_above_and_below() -> None:
    found = {place: bands([OVERLAYS["dakota"].zones[z] for z in zones], 50) for place, zones in GROUPS.items()}
    assert found["market"] == []
    assert found["mountain-5"] == [Box(106, 47.5, 38, 5)]
    assert bands([[(0, 0), (1, 0)], [(0, 1), (1, 1)], [(2, 0), (2, 1)]], 50) == [Box(6, 47.5, 88, 5)]


@pytest.mark.parametrize("game", PRINTED)
def test_headings_are_of_one_size(game: str) -> None:
    long = [text.size for text in words(game) if text.name.startswith("title") and text.align == "left"]
    assert len(set(long)) == (1 if long else 0)


def _inside(shape: Path | Circle | Text, box: Box) -> bool:
    return box.holds(bounds(shape) if isinstance(shape, Text) else shape.bounds)


def test_the_names_of_all_territories() -> None:
    titles = {text.text for text in words("dakota") if text.name.startswith("title")}
    terrains = ("Mountain", "Forest", "Plain", "River", "Prairie")
    assert titles == {"Market"} | {f"{terrain} {n}" for terrain in terrains for n in range(1, 6)}
    notes = [text.text for text in words("dakota") if text.name.startswith("note")]
    assert sorted(notes) == ["Natives"] * 25 + ["Settlers"] * 25


def test_the_ring_is_numbered_and_named() -> None:
    assert [file("dakara").text(f"title-space-{n}") for n in range(1, 48)] == [str(n) for n in range(1, 48)]
    assert file("dakara").text("note-0-gate") == "Departure gate"
    assert file("dakara").text("note-0-space-20") == "Cannes"
    assert file("dakara").text("title-game-32") == "No. 32 Steeplechase, Aintree"
    assert set(LABELLED["dakara"]) == set(OVERLAYS["dakara"].zones)


def test_the_parts_of_the_regions_are_named() -> None:
    read = file("sitting-bull")
    fields = [read.text(f"title-{p}.field") for p in ("prairie", "mountain", "forest", "camp", "river", "powwow")]
    assert fields == ["Prairie", "Mountain", "Forest", "Camp", "River", "Powwow"]
    assert [read.text(f"title-forest.level-{n}") for n in range(1, 6)] == ["1", "2", "3", "4", "5"]
    assert {read.text(f"note-0-{p}.level-{n}") for p in ("prairie", "mountain") for n in range(1, 6)} == {"Feat level"}
    assert read.text("note-0-powwow.space-memory") == "Memory"
    assert set(LABELLED["sitting-bull"]) == set(OVERLAYS["sitting-bull"].zones)


def test_the_game_is_named_on_the_largest_free_ground() -> None:
    assert largest_free(BED, {cell for cells in OVERLAYS["dakota"].zones.values() for cell in cells}).w == 0
    assert file("dakota").text("game") == "DAKOTA", "at the foot of the market, since no ground is free"
    assert Box(0, 450, 50, 50).holds(bounds(next(text for text in words("dakota") if text.name == "game")))
    assert file("dakara").text("game") == "DAKARA"
    taken = {cell for cell in BED.cells() if not (3 <= cell[0] < 8 and 2 <= cell[1] < 4)}
    assert largest_free(BED, taken) == Box(3, 2, 5, 2)


def test_a_long_note_takes_two_lines_before_it_gets_small() -> None:
    overlay = Overlay("any", {"here": ((2, 2),)}, ())
    texts = {}
    for note in ("Short", "Stock market, Tokyo", "Gold card and boarding pass"):
        found = overlay_print(BED, overlay, "Any", {"here": Label("", note)}, {})
        texts[note] = [s for s in found.shapes if isinstance(s, Text) and s.name.startswith("note")]
    assert [(text.text, text.size) for text in texts["Short"]] == [("Short", NOTE)]
    pairs = {"Stock market, Tokyo": ("Stock market,", "Tokyo"), "Gold card and boarding pass": GOLD}
    for note, (first, second) in pairs.items():
        below, above = texts[note]
        assert (above.text, below.text) == (first, second)
        assert above.y < below.y
        assert above.size == below.size == NOTE
