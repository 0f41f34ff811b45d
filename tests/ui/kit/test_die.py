"""The faces of the die, and how it looks before and after a roll."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.ui.checks import check_differ_in_grey
from tests.ui.kit.board_parts import PANEL, texts
from ui.kit.panel import Box
from ui.kit.pieces.die import PIPS, DicePad, Die, DieLook

SMALL = Box(0, 0, 120, 120)


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


@pytest.mark.parametrize("size", [(172.0, 118.0), (382.0, 147.0), (440.0, 147.0)])
def test_the_pad_that_rolls_says_so_at_any_size(size: tuple[float, float]) -> None:
    assert texts(DicePad(box=Box(0, 0, *size), label="ROLL")) == ["ROLL"]
