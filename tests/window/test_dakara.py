"""Dakara through a real window: real mouse clicks from home to the ranking, and the power cut where it hurts most."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.window.running import MISSING, WHY_NOT, played, played_and_killed

pytestmark = pytest.mark.skipif(bool(MISSING), reason=WHY_NOT)


def well(report: dict[str, Any]) -> bool:
    """It came as far as was asked, and every screen on the way was as hands and eyes need it."""
    assert report["wrong"] == ""
    assert report["faults"] == []
    return True


def test_a_game_killed_in_the_middle_of_a_row_goes_on_where_it_was(display: str, tmp_path: Path) -> None:
    before = played_and_killed("dakara", display, tmp_path / "data", "--until", "row")
    assert well(before)
    after = played("resume", display, tmp_path / "data")
    assert well(after)
    assert after["checksum"] == before["checksum"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("panel", "stance"), [("7in", "stand"), ("10in", "flat"), ("15in", "flat")], ids=["7in", "10in", "15in"]
)
def test_three_people_play_to_the_end_though_the_power_is_cut_three_times(
    display: str, tmp_path: Path, panel: str, stance: str
) -> None:
    data, table = tmp_path / "data", ("--panel", panel, "--stance", stance)
    before = played_and_killed("dakara", display, data, "--until", "row", *table)
    assert well(before)
    for moment in ("bets", "auction"):
        after = played_and_killed("dakara-on", display, data, "--until", moment, *table)
        assert after["resumed"] == before["checksum"]
        assert well(after)
        before = after
    end = played("dakara-on", display, data, *table)
    assert end["resumed"] == before["checksum"]
    assert well(end)
    assert end["finished"]


@pytest.mark.slow
@pytest.mark.parametrize("panel", ["7in", "10in", "15in"])
def test_one_plays_a_whole_game_with_two_bots(display: str, tmp_path: Path, panel: str) -> None:
    report = played("dakara", display, tmp_path / "data", "--bots", "--panel", panel, "--stance", "flat")
    assert well(report)
    assert report["finished"]
