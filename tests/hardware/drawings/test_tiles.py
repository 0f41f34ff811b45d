"""Tiles: together they cover the drawing, neighbours overlap as said, and on each sheet a millimetre is one."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import pytest

from hardware.bed import Bed, load_bed
from hardware.drawings.drilling import drilling
from hardware.drawings.plan import PIXEL_HOLE, cell_middle
from hardware.drawings.shapes import Box
from hardware.drawings.tiled import number, spread_of, tiled
from hardware.drawings.tiles import EDGE, OVERLAP, PAPERS, tiling, window
from tests.hardware.drawings.pdf_reader import Page, pages

BOARD = Box(0, 0, 800, 500).grown(8.5)
"""With its marks."""


@pytest.mark.parametrize(
    ("paper", "columns", "rows", "turned"), [("a4", 3, 3, True), ("a3", 3, 2, False), ("letter", 4, 3, True)]
)
def test_the_board_takes_the_fewest_sheets(paper: str, columns: int, rows: int, turned: bool) -> None:
    found = tiling(BOARD, paper)
    assert (found.columns, found.rows, len(found.tiles)) == (columns, rows, columns * rows)
    assert found.paper == (PAPERS[paper][::-1] if turned else PAPERS[paper])


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("area", [BOARD, Box(-60, -60, 920, 620), Box(10, 20, 30, 40)], ids=["board", "holes", "small"])
def test_tiles_cover_the_drawing_and_overlap(paper: str, area: Box) -> None:
    found = tiling(area, paper)
    wide, high = window(found.paper)[2:]
    for tile in found.tiles:
        assert (tile.part.w, tile.part.h) == (wide, high)
        right = next((t for t in found.tiles if (t.row, t.column) == (tile.row, tile.column + 1)), None)
        below = next((t for t in found.tiles if (t.row, t.column) == (tile.row + 1, tile.column)), None)
        assert right is None or tile.part.right - right.part.x == pytest.approx(OVERLAP)
        assert below is None or tile.part.bottom - below.part.y == pytest.approx(OVERLAP)
    first, last = found.tiles[0].part, found.tiles[-1].part
    whole = Box(first.x, first.y, last.right - first.x, last.bottom - first.y)
    assert whole.holds(area)
    assert first.x - area.x == pytest.approx(area.right - last.right), "in the middle"
    assert [n.part.x + OVERLAP / 2 for n in found.tiles[1 : found.columns]] == found.seams_across()
    assert len(found.seams_down()) == found.rows - 1


def small_bed() -> Bed:
    """Six by five cells, which take four sheets."""
    text = (files("hardware") / "bed.toml").read_text("utf-8")
    text = text.replace("columns = 16", "columns = 6").replace("rows = 10", "rows = 5")
    return load_bed(text.replace("at_mm = 600", "at_mm = 250"))


BED = small_bed()
DRAWING = drilling(BED)


@cache
def sheets(paper: str) -> list[Page]:
    """The sketch first."""
    return pages(tiled(DRAWING, paper))


@pytest.mark.parametrize("paper", PAPERS)
def test_every_sheet_has_the_size_of_the_paper_and_a_scale_of_100_mm(paper: str) -> None:
    spread = spread_of(DRAWING, paper)
    assert len(sheets(paper)) == 1 + len(spread.tiles)
    for page in sheets(paper):
        assert page.size == pytest.approx(spread.paper, abs=0.01)
        middle = spread.paper[0] - EDGE - 50
        bars = [length for (x, y), length in page.level().items() if x == pytest.approx(middle, abs=0.06) and y > 180]
        assert bars == [100]
        assert "100 mm when printed at 100 %" in page.text()


@pytest.mark.parametrize("paper", PAPERS)
def test_every_tile_holds_its_part_at_true_size(paper: str) -> None:
    spread = spread_of(DRAWING, paper)
    holes = [(cell_middle(BED, *cell), PIXEL_HOLE + 4) for cell in BED.cells()]
    seen = set()
    for tile, page in zip(spread.tiles, sheets(paper)[1:], strict=True):
        assert f"Tile {number(tile, spread)} of {len(spread.tiles)}: row {tile.row + 1}" in page.text()
        lines = [(length, x, y) for (x, y), length in page.level().items()]
        for (x, y), cross in holes:
            if not tile.part.holds(Box(x - cross / 2, y - cross / 2, cross, cross)):
                continue
            seen.add((x, y))
            place = EDGE + x - tile.part.x, EDGE + y - tile.part.y
            near = [length for length, across, down in lines if (across, down) == pytest.approx(place, abs=0.06)]
            assert near == [pytest.approx(cross, abs=0.01)], (tile, x, y)
    assert len(seen) > len(holes) / 2


@pytest.mark.parametrize("paper", PAPERS)
def test_marks_outside_the_picture_show_the_seams(paper: str) -> None:
    spread = spread_of(DRAWING, paper)
    frame = window(spread.paper)
    for tile, page in zip(spread.tiles, sheets(paper)[1:], strict=True):
        marks = {
            (round(a[0], 1), "above" if a[1] < frame.y else "below")
            for a, b in page.segments()
            if a[0] == b[0] and abs(a[1] - b[1]) == pytest.approx(4.5, abs=0.01) and not frame.y < a[1] < frame.bottom
        }
        inner = [OVERLAP / 2] * (tile.column > 0) + [frame.w - OVERLAP / 2] * (tile.column + 1 < spread.columns)
        assert marks == {(round(frame.x + x, 1), side) for x in inner for side in ("above", "below")}


def test_the_sketch_numbers_the_tiles() -> None:
    spread = spread_of(DRAWING, "a4")
    words = sheets("a4")[0].text().split()
    assert {str(n) for n in range(1, len(spread.tiles) + 1)} <= set(words)
    assert f"{len(spread.tiles)} tiles of {spread.columns} x {spread.rows}" in sheets("a4")[0].text()
