"""News are told whole: where a long line needs the room, the title gives way."""

from __future__ import annotations

import pytest

from tests.ui.checks import check_text
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.news_card import NewsCard

LONG = (
    "Orange swapped pawns: third colour in Mountain, Yellow in Prairie",
    "Orange moved a pawn of the third colour from Mountain to the powwow",
)
MORE = ("", "1 more", "2 more")


def texts(lines: tuple[str, ...], box: Box, panel: str) -> list[str]:
    card = NewsCard(box=box, title="Just now", lines=lines, more=MORE)
    return [written.text for written in check_text(card, Painter(PANELS[panel]))]


@pytest.mark.parametrize("line", LONG)
def test_a_long_line_takes_the_place_of_the_title_on_a_small_card(line: str) -> None:
    assert texts((line,), Box(0, 0, 238, 130.53), "7in") == [line]


@pytest.mark.parametrize("panel", sorted(PANELS))
def test_where_there_is_room_the_title_stands_above(panel: str) -> None:
    for line in LONG:
        assert texts((line,), Box(0, 0, 338, 168), panel) == ["Just now", line]
    assert texts(("Orange took a card",), Box(0, 0, 238, 130.53), panel) == ["Just now", "Orange took a card"]


def test_what_does_not_fit_is_counted() -> None:
    lines = ("Orange took a card", "Orange placed a pawn in Mountain and was alone there", "Orange took a stone")
    assert texts(lines, Box(0, 0, 238, 130.53), "7in") == ["Just now", lines[0], "2 more"]


def test_a_sentence_is_told_whole_or_not_at_all() -> None:
    assert texts((" ".join(LONG),), Box(0, 0, 238, 130.53), "7in") == []
