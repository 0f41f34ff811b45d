"""Symbols differ by outline; marks leave out words before numbers, and never cut either."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest
from msgspec.structs import replace

from tests.ui.checks import check_differ_in_grey
from tests.ui.kit.board_parts import PANEL, STONE_NAMES
from ui.kit.painter import Painter
from ui.kit.panel import Box
from ui.kit.pen import Brushes, Pen
from ui.kit.pieces.symbol import CLOSE, STONES, Mark, draw_symbol, fitted_marks, marks_width
from ui.kit.widget import Widget


def pen(width: float = 400, height: float = 200) -> Pen:
    return Pen(pygame.Surface((int(width), int(height))), 1.0, Brushes())


class _Symbol(Widget, frozen=True, kw_only=True):
    name: str
    faded: bool = False

    def draw(self, pen: Pen) -> None:
        draw_symbol(pen, self.name, pen.size[0] / 2, pen.size[1] / 2, pen.size[0], faded=self.faded)


@pytest.mark.parametrize(("one", "other"), list(combinations(STONE_NAMES, 2)))
def test_stones_differ_without_colour(one: str, other: str) -> None:
    box = Box(0, 0, 24, 24)
    check_differ_in_grey(_Symbol(box=box, name=one), _Symbol(box=box, name=other), PANEL, 0.2)


@pytest.mark.parametrize("name", sorted(STONES))
def test_a_stone_has_its_colour_inside_and_its_outline_around(name: str) -> None:
    widget = _Symbol(box=Box(0, 0, 60, 60), name=name)
    picture = Painter(PANEL).picture(widget)
    assert tuple(picture.get_at((30, 32)))[:3] == STONES[name]
    row = [tuple(picture.get_at((x, 32)))[:3] for x in range(31)]
    edge = max(row, key=sum)
    assert sum(edge) > 2 * sum(STONES[name])
    faded = Painter(PANEL).picture(replace(widget, faded=True)).get_at((30, 32))
    assert faded.r + faded.g + faded.b < sum(STONES[name])


def test_marks_leave_out_words_then_numbers_then_themselves() -> None:
    own = pen()
    marks = (Mark("origin", "±1"), Mark("travel", "here"), Mark("milestone", "10"))
    wide = marks_width(own, marks, 26)
    assert fitted_marks(own, marks, 26, wide)[:2] == (marks, 26)
    shown, size, _ = fitted_marks(own, marks, 26, wide - 1)
    assert (list(shown), size) == (list(marks), 24)
    least = marks_width(own, marks, 22, gap=CLOSE)
    assert list(fitted_marks(own, marks, 26, least)[0]) == list(marks)
    shown = fitted_marks(own, marks, 26, least - 1)[0]
    assert list(shown) == [Mark("origin", "±1"), Mark("travel"), Mark("milestone", "10")]
    bare = [Mark("origin"), Mark("travel"), Mark("milestone")]
    assert list(fitted_marks(own, marks, 26, marks_width(own, shown, 22, gap=CLOSE) - 1)[0]) == bare
    assert list(fitted_marks(own, marks, 26, marks_width(own, bare, 22, gap=CLOSE) - 1)[0]) == bare[:2]
    assert list(fitted_marks(own, marks, 26, 1)[0]) == []
