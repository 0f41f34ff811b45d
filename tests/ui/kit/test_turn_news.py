"""A line for each turn: as many as there is room for, the panel as high as they are, all symbols in sight."""

from __future__ import annotations

import pytest

from tests.ui.checks import check_differ_in_grey
from tests.ui.kit.board_parts import PANEL, REGIONS, texts
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.symbol import Mark
from ui.kit.pieces.turn_news import TurnLine, TurnNews
from ui.kit.theme import INK

LINES = tuple(TurnLine(place, (Mark("origin"), Mark(name, name), Mark("stone-red"))) for place, name in
              enumerate(REGIONS[:4]))  # fmt: skip


def card(height: float, *lines: TurnLine) -> TurnNews:
    return TurnNews(box=Box(0, 0, 320, height), title="Just now", lines=lines)


@pytest.mark.parametrize(("height", "count"), [(70.0, 1), (95.0, 1), (96.0, 2), (142.0, 3), (160.0, 4), (400.0, 4)])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_the_first_lines_are_shown_as_far_as_there_is_room(height: float, count: int, panel: str) -> None:
    shown = card(height, *LINES)
    assert shown.shown == count
    assert texts(shown, panel) == ["Just now", *REGIONS[:count]]


def test_the_panel_ends_below_its_last_line() -> None:
    picture = Painter(PANEL).picture(card(142, *LINES[:1]))
    assert picture.get_at((160, 70))[:3] != INK
    assert picture.get_at((160, 130))[:3] == INK


def test_whose_turn_it_was_shows_without_colour() -> None:
    one, other = (TurnLine(place, LINES[0].marks) for place in (0, 1))
    check_differ_in_grey(card(80, one), card(80, other), PANEL, 0.003)
