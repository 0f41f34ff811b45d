"""A present says its name, and what else fits."""

from __future__ import annotations

import pytest

from tests.ui.checks import lengthened
from tests.ui.kit.board_parts import texts
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.present_card import PresentCard
from ui.kit.pieces.symbol import Mark


@pytest.mark.parametrize("size", [(200.0, 260.0), (300.0, 100.0), (240.0, 80.0), (400.0, 130.0), (200.0, 71.0)])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_a_present_says_its_name_and_what_else_fits(size: tuple[float, float], panel: str) -> None:
    marks = (Mark("origin"), Mark("memory"))
    for word in (str, lengthened):
        card = PresentCard(box=Box(0, 0, *size), marks=marks, name=word("Feats"), text=word("Move both discs one step"))
        assert texts(card, panel)[0] == word("Feats")
    wide = PresentCard(box=Box(0, 0, 400, 130), marks=marks, name="Feats", text="Move both discs one step")
    assert texts(wide, panel) == ["Feats", "Move both discs one step"]
