"""The pieces of the boards: cells, places, sums, rules and figures, as they look and as they give way."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.checks import check_differ_in_grey, check_text
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.cell_card import CellCard, CellLook
from ui.kit.pieces.figure import Figure
from ui.kit.pieces.rule_line import RuleLine
from ui.kit.pieces.total_card import TotalCard
from ui.kit.pieces.track_place import PlaceLook, TrackPlace
from ui.kit.widget import Widget

PANEL = PANELS["10in"]
CELL = Box(0, 0, 182, 159)
LOW = Box(0, 0, 128, 68)
FLAT = Box(0, 0, 128, 53)
PLACE = Box(0, 0, 190, 76)


def texts(widget: Widget) -> list[str]:
    """What is written, whole."""
    return [text.text for text in check_text(widget, Painter(PANEL))]


def cell(look: CellLook, box: Box = CELL, faces: tuple[int, ...] = (4,), lines: tuple[str, ...] = ()) -> CellCard:
    return CellCard(box=box, title="4", look=look, faces=faces, lines=lines)


@pytest.mark.parametrize(
    ("one", "other"),
    [(CellLook.HIT, CellLook.MISS), (CellLook.MISS, CellLook.LATER), (CellLook.NEXT, CellLook.LATER)],
)
@pytest.mark.parametrize("box", [CELL, LOW])
def test_cells_differ_without_colour(one: CellLook, other: CellLook, box: Box) -> None:
    check_differ_in_grey(cell(one, box), cell(other, box), PANEL)


def test_a_low_cell_shows_two_lines_beside_its_number() -> None:
    both = ("+40,000", "\u221230,000")
    assert texts(cell(CellLook.NEXT, LOW, (), both)) == ["4", *both]
    assert texts(cell(CellLook.NEXT, CELL, (), both)) == ["4", *both]


def test_a_flat_cell_shows_what_was_brought_or_what_is_printed() -> None:
    assert texts(cell(CellLook.HIT, FLAT, (3,), ("+20,000",))) == ["+20,000"]
    assert texts(cell(CellLook.NEXT, FLAT, (1, 3, 5), ("times 2",))) == ["4"]
    check_differ_in_grey(cell(CellLook.NEXT, FLAT, (1, 3, 5)), cell(CellLook.NEXT, FLAT, (2, 4, 6)), PANEL, 0.001)


def test_a_word_too_long_for_a_cell_is_left_out() -> None:
    assert texts(cell(CellLook.MISS, LOW, (2,), ("a word much too long for it",))) == ["4"]


def test_places_differ_without_colour() -> None:
    def place(look: PlaceLook, seat: int | None = None, trail: int | None = None) -> TrackPlace:
        return TrackPlace(box=PLACE, number="7", look=look, amount="+100,000", seat=seat, trail=trail)

    shapes = [
        place(PlaceLook.PASSED),
        place(PlaceLook.REACH),
        place(PlaceLook.AHEAD),
        place(PlaceLook.PASSED, seat=2),
        place(PlaceLook.PASSED, trail=2),
    ]
    for k, one in enumerate(shapes):
        for other in shapes[k + 1 :]:
            check_differ_in_grey(one, other, PANEL)


def test_a_place_writes_as_much_as_it_has_room_for() -> None:
    def written(width: float, height: float = 68) -> list[str]:
        made = TrackPlace(box=Box(0, 0, width, height), number="10", look=PlaceLook.REACH, amount="+100,000")
        return texts(made)

    assert written(190, 76) == ["10", "+100,000"]
    assert written(112) == ["10", "+100,000"]
    assert written(62) == ["10"]
    assert written(10) == []


def test_two_digits_stand_free_of_the_trail_in_a_narrow_place() -> None:
    box = Box(0, 0, 41.1, 68.5)
    place = TrackPlace(box=box, number="10", look=PlaceLook.PASSED, icon="flag", trail=5)
    assert [text.text for text in check_text(place, Painter(PANELS["7in"]))] == ["10"]


def test_a_slim_goal_stands_out() -> None:
    slim = Box(0, 0, 10, 68)
    goal = TrackPlace(box=slim, number="12", look=PlaceLook.AHEAD, goal=True)
    check_differ_in_grey(goal, TrackPlace(box=slim, number="11", look=PlaceLook.AHEAD), PANEL)


@pytest.mark.parametrize("height", [159, 68, 53])
def test_sums_differ_without_colour(height: float) -> None:
    def side(won: bool = False, lost: bool = False, current: bool = False) -> TotalCard:
        box = Box(0, 0, 400, height)
        return TotalCard(
            box=box, title="Bank", number="9", faces=(5, 4), note="wins ties", won=won, lost=lost, current=current
        )

    check_differ_in_grey(side(won=True), side(lost=True), PANEL)
    check_differ_in_grey(side(current=True), side(), PANEL)
    check_differ_in_grey(side(lost=True), side(), PANEL)


def test_many_dice_share_the_room() -> None:
    card = TotalCard(box=Box(0, 0, 400, 68), title="Orange", number="12", faces=(1,) * 12, place=0)
    picture = Painter(PANEL).picture(card)
    edge = pygame.mask.from_threshold(picture, (246, 241, 230), (12, 12, 12, 255)).get_bounding_rects()
    assert len([rect for rect in edge if rect.w > 8]) == 12


def test_a_rule_gives_way_to_its_short_form_and_then_to_nothing() -> None:
    def line(width: float) -> list[str]:
        return texts(RuleLine(box=Box(0, 0, width, 28), text="The whole rule of this game", short="The rule"))

    assert line(600) == ["The whole rule of this game"]
    assert line(150) == ["The rule"]
    assert line(40) == []


def test_a_high_rule_may_have_two_lines() -> None:
    told = RuleLine(box=Box(0, 0, 400, 60), text="A rule that is too long for one line of this width")
    assert texts(told) == ["A rule that is too long for one line of this width"]


def test_a_warning_does_not_look_like_a_rule() -> None:
    box = Box(0, 0, 600, 42)
    check_differ_in_grey(RuleLine(box=box, text="Exactly 12"), RuleLine(box=box, text="Exactly 12", alert=True), PANEL)


def test_a_figure_has_its_title_above_or_beside() -> None:
    high = Figure(box=Box(0, 0, 380, 80), title="Rolling on, on average", number="+25,000", short="Rolling on")
    low = Figure(box=Box(0, 0, 260, 34), title="Rolling on, on average", number="+25,000", short="Rolling on")
    tiny = Figure(box=Box(0, 0, 130, 34), title="Rolling on, on average", number="+25,000", short="Rolling on")
    assert texts(high) == ["Rolling on, on average", "+25,000"]
    assert texts(low) == ["Rolling on", "+25,000"]
    assert texts(tiny) == ["+25,000"]
