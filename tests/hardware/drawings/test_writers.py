"""The two writers: sizes are true, letters are as wide as the font says, the same drawing gives the same file."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fontTools.ttLib import TTFont

from hardware.drawings.font import CAPITAL, DESCENT, bounds, fitting, width, wrapped
from hardware.drawings.pdf import Document, on_one_sheet
from hardware.drawings.shapes import Align, Box, Circle, Drawing, Paint, Text, line, rectangle, rounded
from hardware.drawings.svg import svg
from tests.hardware.drawings.pdf_reader import pages
from tests.hardware.drawings.svg_reader import read

LINE = Paint(line="#102030", width=0.5, dash=(2, 1))
SHEET = Drawing(
    "A sheet",
    Box(-10, -20, 320, 180),
    Box(0, 0, 300, 140),
    (
        Circle(12.5, 30, 7.25, Paint("#ffffff", "#000000", 0.4), "hole"),
        line([(0, 10), (100, 10)], LINE, "level"),
        Text(50, 60, "Wörter & <Zeichen>", 8, "#123456", True, "centre", name="words"),
        Text(20, 100, "up", 8, "#123456", upwards=True),
    ),
)


def test_a_unit_of_the_svg_is_a_millimetre() -> None:
    file = read(SHEET)
    assert file.size_mm == (320.0, 180.0)
    assert file.view == SHEET.sheet
    assert file.circle("hole") == (12.5, 30, 7.25)
    assert file.points("level") == [(0, 10), (100, 10)]
    assert file.by_id["level"].attrib["stroke-dasharray"] == "2 1"
    assert file.by_id["level"].attrib["fill"] == "none"
    assert file.root.find("{http://www.w3.org/2000/svg}title") is not None


def test_letters_are_outlines_in_their_places() -> None:
    file = read(SHEET)
    assert file.text("words") == "Wörter & <Zeichen>"
    uses = list(file.by_id["words"])
    assert len(uses) == len("Wörter&<Zeichen>"), "a space needs none"
    for use in uses:
        assert use.attrib["{http://www.w3.org/1999/xlink}href"][1:] in file.by_id
    starts = [float(use.attrib["x"]) for use in uses]
    assert starts == sorted(starts)
    assert starts[0] == pytest.approx(-width("Wörter & <Zeichen>", 1, bold=True) / 2, abs=1e-4)
    assert file.by_id["words"].attrib["transform"] == "translate(50 60)scale(8 -8)"
    assert "font" not in svg(SHEET)


def test_widths_come_from_the_font() -> None:
    path = files("fontpkg_atkinson_hyperlegible") / "files" / "AtkinsonHyperlegible-Bold.ttf"
    font = TTFont(str(path))
    units = sum(font["hmtx"][font.getBestCmap()[ord(char)]][0] for char in "Forest 2")
    assert width("Forest 2", 10, bold=True) == pytest.approx(10 * units / font["head"].unitsPerEm)
    assert font["OS/2"].sCapHeight / font["head"].unitsPerEm == pytest.approx(CAPITAL, abs=0.002)
    with pytest.raises(KeyError):
        width("漢", 10)


@pytest.mark.parametrize(("align", "left"), [("left", 100.0), ("centre", 90.0), ("right", 80.0)])
def test_bounds_follow_the_alignment(align: Align, left: float) -> None:
    size = 20 / width("Forest", 1)
    text = Text(100, 50, "Forest", size, "#000000", align=align)
    assert bounds(text) == pytest.approx((left, 50 - CAPITAL * size, 20, (CAPITAL + DESCENT) * size))
    turned = Text(50, 100, "Forest", size, "#000000", align=align, upwards=True)
    down = {"left": 80.0, "centre": 90.0, "right": 100.0}[align]
    assert bounds(turned) == pytest.approx((50 - CAPITAL * size, down, (CAPITAL + DESCENT) * size, 20))


def test_type_shrinks_and_wraps_to_its_room() -> None:
    assert fitting("Forest", 1000, 9) == 9
    assert width("Forest", fitting("Forest", 5, 9)) == pytest.approx(5)
    assert wrapped("one two three", width("one two", 5), 5) == ["one two", "three"]
    assert wrapped("one two three", 1, 5) == ["one", "two", "three"]


def test_round_corners_stay_inside_the_sharp_ones() -> None:
    box = Box(0, 0, 40, 20)
    assert rectangle(box, LINE, 5).bounds == box
    assert rectangle(box, LINE).steps == line([(0, 0), (40, 0), (40, 20), (0, 20)], LINE, closed=True).steps
    slanted = rounded([(0, 0), (30, 40), (0, 40)], LINE, 5)
    assert slanted.steps[1][-1] == pytest.approx((3, 4)), "5 from the corner, along a side of 50"


def test_a_pdf_sheet_has_the_size_of_its_paper_and_lines_their_length() -> None:
    (page,) = pages(on_one_sheet([SHEET], (297.0, 420.0)))
    assert page.size == pytest.approx((420, 297), abs=0.01), "turned, since the drawing is wide"
    # in the middle of the sheet
    assert page.level() == {(50 + 10 + 50, 58.5 + 20 + 10): 100}
    assert "Wörter & <Zeichen>" in page.text()
    upright, turned = page.starts()
    assert upright == pytest.approx((60 - width("Wörter & <Zeichen>", 8, bold=True) / 2 + 50, 138.5), abs=0.01)
    assert turned == pytest.approx((80, 178.5), abs=0.01)


def test_what_does_not_fit_is_made_smaller() -> None:
    (page,) = pages(on_one_sheet([SHEET], (210.0, 297.0)))
    assert page.size == pytest.approx((297, 210), abs=0.01)
    assert list(page.level().values()) == [round(100 * 297 / 320, 2)]
    assert "Printed at 93% of its size." in page.text()


def test_only_the_part_that_is_laid_is_there() -> None:
    document = Document("Parts")
    document.sheet((100.0, 100.0))
    near, far = line([(0, 0), (10, 0)], LINE), line([(60, 60), (70, 60)], LINE)
    document.lay([near, far], Box(-5, -5, 30, 30), (40, 50))
    (page,) = pages(document.data())
    assert page.level() == {(40 + 5 + 5, 50 + 5): 10}


def test_the_same_drawing_gives_the_same_file() -> None:
    first, second = (on_one_sheet([SHEET], (210.0, 297.0)) for _ in range(2))
    assert first == second
    assert svg(SHEET) == svg(SHEET)
    assert not re.search(r"-0[^.\d]", svg(SHEET)), "no minus zero"
