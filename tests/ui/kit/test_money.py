"""Money, places and sums keep their numbers, and leave out notes that do not fit."""

from __future__ import annotations

import pytest

from tests.ui.checks import check_differ_in_grey
from tests.ui.kit.board_parts import PANEL, texts
from ui.kit.panel import Box
from ui.kit.pieces.balance import Balance
from ui.kit.pieces.money_card import MoneyCard
from ui.kit.pieces.space_pad import SpacePad
from ui.kit.pieces.sum_line import SumLine


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
