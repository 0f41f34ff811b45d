"""The mark of the buttons' choice stands out on every surface that a pad can have."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.checks import contrast
from ui.kit.painter import GAP, RING, Painter
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.pad import Look, Pad
from ui.kit.theme import ACCENT, INK, PAPER, Colour


@pytest.mark.parametrize("look", [look for look in Look if look is not Look.OFF])
def test_the_ring_is_kept_apart_from_what_it_surrounds(look: Look) -> None:
    picture = Painter(PANELS["10in"]).picture(Pad(box=Box(0, 0, 200, 88), key="a", label="Yes", look=look, focus=True))
    across = [_colour(picture, x) for x in range(RING + GAP)]
    assert across[RING // 2] == ACCENT
    assert across[RING + GAP // 2] == INK
    assert contrast(across[RING // 2], across[RING + GAP // 2]) >= 4.5


def test_without_the_dark_line_it_would_be_lost_on_paper() -> None:
    assert contrast(ACCENT, PAPER) < 3


def _colour(picture: pygame.Surface, x: int) -> Colour:
    red, green, blue, _ = picture.get_at((x, picture.get_height() // 2))
    return red, green, blue
