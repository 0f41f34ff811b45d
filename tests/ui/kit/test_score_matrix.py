"""The lines of a score and the sheet that opens every sum are whole at any size."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.ui.checks import check_differ_in_grey, lengthened
from tests.ui.kit.board_parts import PANEL, STONE_NAMES, texts
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.score_matrix import (
    Score,
    ScoreHead,
    ScoreLine,
    SheetCell,
    SheetColumn,
    SheetRow,
    SumSheet,
    columns,
)
from ui.kit.theme import INK


def scores(*best: int) -> tuple[Score, ...]:
    return tuple(Score(k, number, k in best) for k, number in enumerate(("81", "68", "65", "188")))


@pytest.mark.parametrize(("width", "height"), [(644.0, 72.0), (454.0, 46.0)])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_the_lines_of_a_score_are_whole(width: float, height: float, panel: str) -> None:
    head = ScoreHead(box=Box(0, 0, width, height + 6), text=lengthened("Total"), scores=scores(3), reach=width)
    assert texts(head, panel)[-4:] == ["81", "68", "65", "188"]
    for name in ("Milestones", lengthened("Milestones")):
        given = ScoreLine(box=Box(0, 0, width + 18, height), key="k", icon="milestone", name=name,
                          numbers=("14", "17", "0", "17"), reach=width)  # fmt: skip
        assert texts(given, panel)[-4:] == ["14", "17", "0", "17"]


def test_the_columns_of_a_score_fill_the_line_to_its_end() -> None:
    for width, seats in ((644.0, 4), (644.0, 2), (454.0, 3)):
        left, wide = columns(width, seats)
        assert left + seats * wide == pytest.approx(width)
        assert left >= width * 0.3


def test_the_winner_and_the_chosen_line_stand_apart_in_grey() -> None:
    box = Box(0, 0, 644, 78)
    nobody = ScoreHead(box=box, text="Total", scores=scores(), reach=644)
    check_differ_in_grey(nobody, replace(nobody, scores=scores(3)), PANEL, 0.05)
    closed = ScoreLine(box=Box(0, 0, 662, 72), key="k", icon="origin", name="Paths", numbers=("1", "2"), reach=644)
    check_differ_in_grey(closed, replace(closed, chosen=True), PANEL, 0.5)


def test_the_chosen_line_reaches_its_sheet() -> None:
    closed = ScoreLine(box=Box(0, 0, 662, 72), key="k", icon="origin", name="Paths", numbers=("1", "2"), reach=644)
    painter = Painter(PANEL)
    assert tuple(painter.picture(closed).get_at((661, 36)))[:3] == INK
    assert tuple(painter.picture(replace(closed, chosen=True)).get_at((661, 1)))[:3] == (246, 241, 230)


def sheet(size: tuple[float, float], note: str = "4 × 4", caption: str = "level 4") -> SumSheet:
    cells = (SheetCell("16", note), SheetCell("6", "2 × 3"), SheetCell("0"), SheetCell("1", "1 item"))
    return SumSheet(
        box=Box(0, 0, *size),
        title="Paths",
        text="Multiply the items by the level of the path.",
        columns=(SheetColumn("origin", caption), SheetColumn("awakening", "level 3"), SheetColumn("memory"),
                 SheetColumn("", "All")),
        rows=tuple(SheetRow(place, cells, "23") for place in range(4)),
    )  # fmt: skip


def test_a_sheet_opens_every_sum() -> None:
    row = ["16", "4 × 4", "6", "2 × 3", "0", "1", "1 item", "23"]
    head = ["Paths", "Multiply the items by the level of the path.", "level 4", "level 3", "All"]
    assert texts(sheet((522, 514))) == head + row * 4


def test_notes_and_captions_of_a_sheet_are_shown_together_or_not_at_all() -> None:
    bare = ["16", "6", "0", "1", "23"]
    shown = texts(sheet((522, 514), note="fourteen times fourteen", caption="a very long caption"))
    assert shown[2:] == ["All", *bare * 4]
    assert texts(sheet((340, 300)))[-20:] == bare * 4


@pytest.mark.parametrize("panel", sorted(PANELS))
def test_a_sheet_with_six_columns_is_whole_on_a_small_panel(panel: str) -> None:
    cells = tuple(SheetCell(number, "9 × 4") for number in ("16", "6", "2", "14", "3", "15"))
    small = SumSheet(
        box=Box(0, 0, 340, 372),
        title=lengthened("Stones"),
        text=lengthened("2 points each, Harmony 4, presents 3; and 1 for each stone."),
        columns=(*(SheetColumn(stone) for stone in STONE_NAMES), SheetColumn("present"), SheetColumn("", "All")),
        rows=tuple(SheetRow(place, cells, "128") for place in range(4)),
    )
    assert texts(small, panel).count("128") == 4
