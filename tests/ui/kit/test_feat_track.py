"""The steps of a track lead to the levels beside the present one."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from tests.ui.checks import check_differ_in_grey, overlap
from tests.ui.kit.board_parts import PANEL, texts
from ui.kit.panel import Box
from ui.kit.pieces.feat_track import FeatTrack, Track, feat_steps
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Widget


def step_pads(scene: tuple[Widget, ...]) -> tuple[Pad, Pad]:
    first, _, last = scene
    assert isinstance(first, Pad)
    assert isinstance(last, Pad)
    return first, last


@pytest.mark.parametrize("height", [71.0, 100.0, 140.0])
def test_the_steps_of_a_disc_lead_to_the_levels_beside_it(height: float) -> None:
    track = FeatTrack(box=Box(0, 0, 1, 1), name="Awakening", track=Track("awakening", 3), note="Prairie")
    scene = feat_steps(Box(50, 60, 600, height), track, down="disc:down", up="disc:up")
    down, up = step_pads(scene)
    assert (down.key, down.label, down.look) == ("disc:down", "2", Look.CHOICE)
    assert (up.key, up.label, up.look) == ("disc:up", "4", Look.CHOICE)
    assert down.box.x == 50
    assert up.box.right == 650
    assert not any(overlap(one.box, other.box) for one, other in combinations(scene, 2))
    for widget in scene:
        texts(widget)


def test_a_disc_at_an_end_has_one_way_to_go() -> None:
    track = FeatTrack(box=Box(0, 0, 1, 1), name="Memory", track=Track("memory", 5))
    down, up = step_pads(feat_steps(Box(0, 0, 600, 100), track, down="down", up=""))
    assert (down.key, down.label) == ("down", "4")
    assert (up.key, up.label, up.look) == ("", "", Look.OFF)


def test_the_level_that_is_chosen_shows_beside_the_one_it_comes_from() -> None:
    track = FeatTrack(box=Box(0, 0, 400, 100), name="Memory", track=Track("memory", 3))
    assert texts(track) == ["Memory", "1", "2", "3", "4", "5"]
    chosen = replace(track, to=4)
    check_differ_in_grey(track, chosen, PANEL, 0.01)
    check_differ_in_grey(chosen, replace(track, track=Track("memory", 4)), PANEL, 0.0005)
