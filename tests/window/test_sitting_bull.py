"""Sitting Bull through a real window: hands held by the mouse, whole games by clicks, and the power cut."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.window.running import MISSING, WHY_NOT, played, played_and_killed

pytestmark = pytest.mark.skipif(bool(MISSING), reason=WHY_NOT)
ROUNDS = {2: 13, 3: 12, 4: 10}
"""As many as each has pawns."""


def well(report: dict[str, Any]) -> bool:
    """Nothing got stuck, and every screen on the way was as hands and eyes need it."""
    assert report["wrong"] == ""
    assert report["faults"] == []
    return True


def test_clicks_alone_play_first_turns_and_a_killed_window_leaves_the_game_as_it_was(
    display: str, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    before = played_and_killed("sitting-bull", display, data, "--most", "60")
    assert well(before)
    assert before["rounds"] >= 1
    after = played("resume", display, data)
    assert well(after)
    assert after["checksum"] == before["checksum"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("panel", "stance", "people"),
    [("7in", "stand", 2), ("10in", "flat", 4), ("15in", "flat", 3), ("10in", "stand", 2), ("7in", "flat", 4)],
)
def test_people_play_to_the_score_though_the_power_is_cut(
    display: str, tmp_path: Path, panel: str, stance: str, people: int
) -> None:
    data, table = tmp_path / "data", ("--panel", panel, "--stance", stance)
    before = played_and_killed("sitting-bull", display, data, "--people", str(people), "--most", "90", *table)
    assert well(before)
    assert not before["finished"]
    end = played("sitting-bull-on", display, data, *table)
    assert end["resumed"] == before["checksum"]
    assert well(end)
    assert end["finished"]
    assert end["rounds"] == ROUNDS[people]


@pytest.mark.slow
@pytest.mark.parametrize("panel", ["7in", "10in", "15in"])
def test_one_plays_a_whole_game_with_two_bots(display: str, tmp_path: Path, panel: str) -> None:
    report = played("sitting-bull", display, tmp_path / "data", "--bots", "--panel", panel)
    assert well(report)
    assert report["finished"]
    assert report["rounds"] == ROUNDS[3]
