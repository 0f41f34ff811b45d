"""Who led from when to when, and the picture of it."""

from __future__ import annotations

import pytest

from tests.ui.checks import check_differ_in_grey, lengthened
from tests.ui.kit.board_parts import PANEL, texts
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.lead_chart import LeadChart, LeadLine, Reign, reigns_of


def test_who_led_from_when_to_when() -> None:
    lines = (LeadLine(0, (0, 3, 5, 9, 9)), LeadLine(2, (0, 4, 5, 8, 9)), LeadLine(3, (0, 1, 2, 9, 10)))
    assert reigns_of(lines) == [Reign(-1, 0, 0), Reign(2, 1, 1), Reign(-1, 2, 3), Reign(3, 4, 4)]
    assert reigns_of((LeadLine(1, (1, 2)), LeadLine(0, (0, 1)))) == [Reign(1, 0, 1)]
    assert reigns_of(()) == []


@pytest.mark.parametrize("size", [(640.0, 420.0), (420.0, 260.0)])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_the_lead_s_picture_is_whole(size: tuple[float, float], panel: str) -> None:
    chart = LeadChart(
        box=Box(0, 0, *size),
        lines=(LeadLine(0, (0, 3, 5, 9, 81)), LeadLine(3, (0, 2, 8, 8, 88))),
        start=lengthened("Turn 1"),
        end=lengthened("Turn 10"),
        title=lengthened("How the lead changed"),
        note=lengthened("Yellow led longest"),
    )
    shown = texts(chart, panel)
    assert shown[0] == lengthened("How the lead changed")
    assert {"0", "50", "100"} <= set(shown)
    assert shown[-2:] == [lengthened("Turn 1"), lengthened("Turn 10")]


def test_who_led_shows_without_colour() -> None:
    def chart(*lines: LeadLine) -> LeadChart:
        return LeadChart(box=Box(0, 0, 640, 300), lines=lines, start="", end="")

    one, other = LeadLine(0, (0, 5, 9, 12)), LeadLine(1, (0, 4, 8, 11))
    exchanged = (LeadLine(0, other.points), LeadLine(1, one.points))
    check_differ_in_grey(chart(one, other), chart(*exchanged), PANEL, 0.002)
    level = (LeadLine(0, (0, 5, 9, 12)), LeadLine(1, (0, 5, 9, 12)))
    check_differ_in_grey(chart(one, other), chart(*level), PANEL, 0.03)
