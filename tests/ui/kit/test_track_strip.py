"""The strip of spaces numbers what is in reach, and shows a trail without colour."""

from __future__ import annotations

from tests.ui.checks import check_differ_in_grey
from tests.ui.kit.board_parts import PANEL, texts
from ui.kit.panel import Box
from ui.kit.pieces.track_strip import TrackStrip


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
