"""Milestones show their points, who has them and who could claim them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.ui.checks import check_differ_in_grey, lengthened
from tests.ui.kit.board_parts import PANEL, texts
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.milestone_slots import MilestoneBoard, MilestoneLine, MilestonePad

FOUR = ("10", "7", "4", "2")


def line(**more: object) -> MilestoneLine:
    given: dict[str, object] = {"name": "Big tribe", "icon": "big-tribe", "points": FOUR}
    return MilestoneLine(**{**given, **more})  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [(338.0, 168.0), (338.0, 120.0), (264.0, 168.0), (257.0, 110.0), (184.0, 110.0)])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_milestones_show_their_points_at_any_size(size: tuple[float, float], panel: str) -> None:
    for word in (str, lengthened):
        board = MilestoneBoard(
            box=Box(0, 0, *size),
            lines=(
                line(name=word("Big tribe"), met=(0,), now=True),
                line(name=word("Domain"), discs=(1, 3, 2)),
                line(name=word("Hunting game"), met=(1, 2, 3)),
            ),
        )
        shown = [text for text in texts(board, panel) if text.isdecimal()]
        assert shown == ["10", "7", "4", "2", "2", "10", "7", "4", "2"]


def test_milestones_have_all_names_or_all_icons() -> None:
    lines = (line(), line(name="Domain"), line(name="Hunting game"))
    wide = texts(MilestoneBoard(box=Box(0, 0, 338, 168), lines=lines))
    assert [text for text in wide if not text.isdecimal()] == ["Big tribe", "Domain", "Hunting game"]
    narrow = texts(MilestoneBoard(box=Box(0, 0, 220, 110), lines=lines))
    assert all(text.isdecimal() for text in narrow)


def test_who_could_claim_a_milestone_shows_without_colour() -> None:
    for size in ((338.0, 60.0), (338.0, 40.0)):
        nobody = MilestoneBoard(box=Box(0, 0, *size), lines=(line(),))
        other = replace(nobody, lines=(line(met=(1,)),))
        own = replace(nobody, lines=(line(met=(1,), now=True),))
        check_differ_in_grey(nobody, other, PANEL, 0.002)
        check_differ_in_grey(other, own, PANEL, 0.002)
        check_differ_in_grey(other, replace(nobody, lines=(line(met=(2,)),)), PANEL, 0.0005)
        claimed = replace(nobody, lines=(line(discs=(1,)),))
        check_differ_in_grey(nobody, claimed, PANEL, 0.002)


def test_a_milestone_that_may_be_chosen_says_what_it_asks_for() -> None:
    pad = MilestonePad(box=Box(0, 0, 380, 130), key="m", line=line(discs=(0,)), note="Four of yours in one region")
    assert texts(pad) == ["Big tribe", "7", "4", "2", "Four of yours in one region"]
    assert texts(replace(pad, note=lengthened("Four of yours in one region")))[0] == "Big tribe"
    assert texts(replace(pad, box=Box(0, 0, 260, 88)))[-1] == "2"
