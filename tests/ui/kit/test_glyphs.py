"""The patterns of the seats keep within their bars."""

from __future__ import annotations

import pygame
import pytest

from ui.kit.glyphs import draw_pattern
from ui.kit.panel import Box
from ui.kit.pen import Brushes, Pen
from ui.kit.theme import INK, SEATS, WHITE


@pytest.mark.parametrize("place", range(len(SEATS)))
@pytest.mark.parametrize("unit", [1.0, 1.35])
def test_a_pattern_fills_its_bar_and_nothing_beside_it(place: int, unit: float) -> None:
    surface = pygame.Surface((200, 120))
    surface.fill(INK)
    pen = Pen(surface, unit, Brushes())
    bar = Box(40, 30, 60, 28)
    draw_pattern(pen, place, bar)
    left, top, right, bottom = (round(edge * unit) for edge in (bar.x, bar.y, bar.right, bar.bottom))
    for x in range(200):
        for y in range(120):
            inside = left <= x < right and top <= y < bottom
            assert (tuple(surface.get_at((x, y)))[:3] != INK) == inside, (x, y)
    # only while the pattern is drawn
    pen.rect((0, 0, 10, 10), WHITE)
    assert tuple(surface.get_at((1, 1)))[:3] == WHITE
