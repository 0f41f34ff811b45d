"""Outlines of sets of cells, and icons as shapes."""

from __future__ import annotations

from importlib.resources import files
from xml.etree import ElementTree as Xml

import pytest

from hardware.drawings.cells import box, outline, rings
from hardware.drawings.icons import icon
from hardware.drawings.shapes import Box, Circle, Paint, Path

LINE = Paint(line="#000000")
ICONS = sorted(file.name for file in (files("ui.kit") / "icons").iterdir() if file.name.endswith(".svg"))


def test_a_cell_has_four_corners() -> None:
    assert rings({(2, 3)}) == [[(2, 3), (3, 3), (3, 4), (2, 4)]]


def test_straight_pieces_are_joined_and_bends_go_both_ways() -> None:
    assert rings([(0, 0), (1, 0), (0, 1)]) == [[(0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2)]]


def test_parts_that_only_touch_in_a_corner_are_two() -> None:
    assert rings({(0, 0), (1, 1)}) == [[(0, 0), (1, 0), (1, 1), (0, 1)], [(1, 1), (2, 1), (2, 2), (1, 2)]]
    assert len(rings({(1, 0), (0, 1)})) == 2


def test_a_hole_is_a_ring_of_its_own() -> None:
    around = {(x, y) for x in range(3) for y in range(3)} - {(1, 1)}
    outer, inner = rings(around)
    assert sorted(outer) == [(0, 0), (0, 3), (3, 0), (3, 3)]
    assert sorted(inner) == [(1, 1), (1, 2), (2, 1), (2, 2)]


def test_the_outline_lies_inside_by_the_inset() -> None:
    assert outline({(0, 0), (1, 0)}, 50, 4, 5, LINE).bounds == Box(4, 4, 92, 42)
    bent = outline({(0, 0), (1, 0), (0, 1)}, 50, 4, 0, LINE)
    assert [step[1] for step in bent.steps if step[0] in ("M", "L")] == [
        (4, 4),
        (96, 4),
        (96, 46),
        (46, 46),
        (46, 96),
        (4, 96),
    ]
    hole = outline({(x, y) for x in range(3) for y in range(3)} - {(1, 1)}, 50, 4, 0, LINE)
    corners = {step[1] for step in hole.steps if len(step) > 1}
    assert {(46, 46), (104, 46), (104, 104), (46, 104)} <= corners, "wider than the hole: the cells are smaller"


def test_the_box_of_cells() -> None:
    assert box([(1, 2), (3, 2)], 50) == Box(50, 100, 150, 50)


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_is_read_whole_and_lies_in_its_place(name: str) -> None:
    text = (files("ui.kit") / "icons" / name).read_text("utf-8")
    shapes = icon(text, (100, 200), 12, "#1b1a17")
    drawn = [part for part in Xml.fromstring(text).iter() if not part.tag.endswith(("}svg", "}g"))]
    assert len(shapes) == len(drawn)
    for shape in shapes:
        assert isinstance(shape, Path | Circle)
        assert Box(94, 194, 12, 12).holds(shape.bounds, 1.0)
        assert "#1b1a17" in (shape.paint.fill, shape.paint.line)
        assert {shape.paint.fill, shape.paint.line} <= {"", "#1b1a17"}


def test_lines_arcs_and_widths_are_to_scale() -> None:
    head = '<svg xmlns="http://www.w3.org/2000/svg"><g fill="none" stroke="#fff" stroke-width="2">'
    (path,) = icon(f'{head}<path d="M0 12 H24"/></g></svg>', (0, 0), 12, "#111111")
    assert isinstance(path, Path)
    assert path.steps == (("M", (-6.0, 0.0)), ("L", (6.0, 0.0)))
    assert path.paint == Paint("", "#111111", 1)
    (arc,) = icon(f'{head}<path d="M0 12 A12 12 0 0 1 24 12"/></g></svg>', (0, 0), 12, "#111111")
    assert isinstance(arc, Path)
    assert {step[0] for step in arc.steps} == {"M", "C"}
    assert arc.bounds.y == pytest.approx(-6, abs=0.01), "half a circle above its middle"
    with pytest.raises(ValueError, match="text"):
        icon(f"{head}<text>no</text></g></svg>", (0, 0), 12, "#111111")
