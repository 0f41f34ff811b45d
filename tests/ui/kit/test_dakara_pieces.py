"""Dakara's pieces keep their meaning in grey, and leave out what does not fit instead of cutting it."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.ui.checks import check_differ_in_grey, check_text
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.balance import Balance
from ui.kit.pieces.die import PIPS, DicePad, Die, DieLook
from ui.kit.pieces.face_pad import FacePad
from ui.kit.pieces.money_card import MoneyCard
from ui.kit.pieces.space_pad import SpacePad
from ui.kit.pieces.sum_line import SumLine
from ui.kit.pieces.track_strip import TrackStrip
from ui.kit.widget import Widget

PANEL = PANELS["10in"]
SMALL = Box(0, 0, 120, 120)


def texts(widget: Widget) -> list[str]:
    return [written.text for written in check_text(widget, Painter(PANEL))]


def test_a_face_has_as_many_pips_as_it_says() -> None:
    assert [len(pips) for pips in PIPS] == [0, 1, 2, 3, 4, 5, 6]
    for pips in PIPS:
        assert len(set(pips)) == len(pips)
        assert {(-x, -y) for x, y in pips} == set(pips)


@pytest.mark.parametrize(("one", "other"), list(combinations(range(1, 7), 2)))
def test_faces_differ(one: int, other: int) -> None:
    check_differ_in_grey(Die(box=SMALL, face=one), Die(box=SMALL, face=other), PANEL)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (DieLook.INK, DieLook.GREY),
        (DieLook.PAPER, DieLook.GREY),
        (DieLook.NEXT, DieLook.FAINT),
        (DieLook.PAPER, DieLook.NEXT),
    ],
)
def test_hit_miss_next_and_later_differ_without_colour(one: DieLook, other: DieLook) -> None:
    check_differ_in_grey(Die(box=SMALL, face=4, look=one), Die(box=SMALL, face=4, look=other), PANEL)


def test_a_die_hops() -> None:
    box = Box(0, 0, 120, 120)
    check_differ_in_grey(Die(box=box, face=4, share=0.7), Die(box=box, face=4, share=0.7, height=0.8), PANEL)


def test_the_seat_on_turn_and_one_that_is_out_stand_apart_in_grey() -> None:
    box = Box(0, 0, 220, 104)
    plain = MoneyCard(box=box, place=1, name="Sky", money="214,000")
    current = MoneyCard(box=box, place=1, name="Sky", money="214,000", current=True)
    out = MoneyCard(box=box, place=1, name="Sky", money="214,000", out=True)
    check_differ_in_grey(plain, current, PANEL, 0.3)
    check_differ_in_grey(plain, out, PANEL)


@pytest.mark.parametrize("money", ["0", "148,000", "1,234,000", "29,353,000"])
@pytest.mark.parametrize("size", [(127.0, 74.0), (155.0, 74.0), (182.0, 104.0), (222.0, 104.0)])
def test_money_is_never_cut(size: tuple[float, float], money: str) -> None:
    card = MoneyCard(box=Box(0, 0, *size), place=1, name="Bartholomäus", money=money, note="bet 250,000", icon="bot")
    assert money in texts(card)


def test_a_note_comes_before_the_name() -> None:
    wide = MoneyCard(box=Box(0, 0, 360, 104), place=1, name="Sky", money="0", note="bet 30,000")
    assert "Sky  bet 30,000" in texts(wide)
    narrow = MoneyCard(box=Box(0, 0, 190, 104), place=1, name="Sky", money="0", note="bet 30,000")
    assert "bet 30,000" in texts(narrow)


def test_a_caption_that_does_not_fit_is_left_out() -> None:
    assert texts(FacePad(box=Box(0, 0, 115, 147), key="f", face=3, number="16", caption="Stocks")) == ["16", "Stocks"]
    assert texts(FacePad(box=Box(0, 0, 71, 118), key="f", face=3, number="16", caption="Blackjack")) == ["16"]
    two = FacePad(box=Box(0, 0, 130, 147), key="f", face=3, caption="pays 50,000")
    assert texts(two)


def test_what_can_be_entered_differs_from_what_can_not() -> None:
    box = Box(0, 0, 115, 147)
    check_differ_in_grey(FacePad(box=box, key="face:3", face=3), FacePad(box=box, face=3), PANEL)
    check_differ_in_grey(FacePad(box=box, key="face:3", face=3, marked=True), FacePad(box=box, key="f", face=3), PANEL,
                         0.005)  # fmt: skip


@pytest.mark.parametrize("size", [(172.0, 118.0), (382.0, 147.0), (440.0, 147.0)])
def test_the_pad_that_rolls_says_so_at_any_size(size: tuple[float, float]) -> None:
    assert texts(DicePad(box=Box(0, 0, *size), label="ROLL")) == ["ROLL"]


def test_a_sum_shows_what_is_known() -> None:
    box = Box(0, 0, 600, 96)
    assert texts(SumLine(box=box, start="13")) == ["13", "+"]
    assert texts(SumLine(box=box, start="13", steps="4", result="17")) == ["13", "+", "4", "=", "17"]
    assert texts(SumLine(box=Box(0, 0, 320, 96), start="46", steps="2", result="Gate"))[-1] == "Gate"


def test_a_note_beside_the_rank_is_left_out_where_it_does_not_fit() -> None:
    for width, there in ((400.0, True), (240.0, False)):
        balance = Balance(
            box=Box(0, 0, width, 160), title="Balance", number="148,000", rank="2nd of 5", note="66,000 behind Sky"
        )
        assert ("66,000 behind Sky" in texts(balance)) == there


def test_a_visit_s_worth_is_left_out_where_it_does_not_fit() -> None:
    assert texts(SpacePad(box=Box(0, 0, 182, 82), key="k", name="Golf", number="10", worth="+42,000"))[-1] == "+42,000"
    assert texts(SpacePad(box=Box(0, 0, 100, 82), key="k", name="Golf", number="10", worth="+42,000")) == ["Golf", "10"]


def strip(**more: object) -> TrackStrip:
    given = {"current": 13, "tokens": ((13, 0), (13, 1), (17, 3), (47, 5)), "marks": (0, 23, 47), "labels": (0, 10, 23)}
    wide = (13, 14, 15, 16, 17, 18, 19)
    return TrackStrip(box=Box(0, 0, 1184, 117), spaces=48, gate="Gate", wide=wide, **{**given, **more})  # type: ignore[arg-type]


def test_the_strip_numbers_what_is_in_reach_and_labels_the_rest() -> None:
    shown = texts(strip())
    assert shown == ["13", "14", "15", "16", "17", "18", "19", "Gate", "10", "23"]


def test_a_trail_shows_without_colour() -> None:
    check_differ_in_grey(strip(), strip(trail=(14, 15, 16), trail_place=3), PANEL, 0.003)
    check_differ_in_grey(strip(), strip(current=14), PANEL, 0.003)
