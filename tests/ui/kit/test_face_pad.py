"""Pads of the faces: what they bring, and whether they can be entered."""

from __future__ import annotations

from tests.ui.checks import check_differ_in_grey
from tests.ui.kit.board_parts import PANEL, texts
from ui.kit.panel import Box
from ui.kit.pieces.face_pad import FacePad


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
