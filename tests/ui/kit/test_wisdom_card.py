"""A wisdom card says its rule, its points and how far it is."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.ui.checks import check_differ_in_grey, check_text
from tests.ui.kit.board_parts import PANEL, REGIONS, texts
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.wisdom_card import ProgressBox, WisdomCard
from ui.kit.theme import SLATE


@pytest.mark.parametrize("size", [(316.0, 372.0), (307.0, 492.0), (180.0, 290.0), (374.0, 190.0)])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_a_wisdom_card_says_its_rule_and_its_points(size: tuple[float, float], panel: str) -> None:
    rule = "Have 2 pawns of yours in each of four regions"
    boxes = tuple(ProgressBox(icon) for icon in REGIONS[:4])
    card = WisdomCard(box=Box(0, 0, *size), overline="Wisdom", title="Wanderer", text=rule, boxes=boxes, points="8",
                      unit="points at the end")  # fmt: skip
    shown = texts(card, panel)
    assert {"Wanderer", rule, "8"} <= set(shown)


def test_on_a_tall_card_the_goal_is_large_and_many_boxes_stand_in_two_rows() -> None:
    def card(high: float, count: int) -> WisdomCard:
        boxes = tuple(ProgressBox("stone-harmony", done=True) for _ in range(count))
        return WisdomCard(box=Box(0, 0, 307, high), overline="Wisdom", title="Stone keeper", text="Have 7 stones",
                          boxes=boxes, points="8")  # fmt: skip

    def goal(high: float) -> float:
        return next(w.size for w in check_text(card(high, 7), Painter(PANEL)) if w.text == "Have 7 stones")

    assert (goal(492), goal(372)) == (32, 26)
    for count, rows in ((4, 1), (7, 2)):
        picture = Painter(PANEL).picture(card(492, count))
        # filled boxes along the left edge of the content
        filled = [picture.get_at((30, y))[:3] == SLATE for y in range(100, 420)]
        assert sum(now and not before for before, now in pairwise(filled)) == rows


def test_how_far_a_wisdom_card_is_shows_without_colour() -> None:
    def card(done: int) -> WisdomCard:
        boxes = tuple(ProgressBox("origin", k < done) for k in range(3))
        return WisdomCard(box=Box(0, 0, 316, 372), overline="Wisdom", title="Quiet one", text="Rule", boxes=boxes,
                          points="8")  # fmt: skip

    for done in range(3):
        check_differ_in_grey(card(done), card(done + 1), PANEL, 0.005)
