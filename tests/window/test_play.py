"""Dakota through a real window: Xvfb, the real SDL driver, real mouse clicks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.window.running import MISSING, WHY_NOT, played, played_and_killed

pytestmark = pytest.mark.skipif(bool(MISSING), reason=WHY_NOT)


def test_clicks_alone_play_first_turns_and_a_killed_window_leaves_the_game_as_it_was(
    display: str, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    before = played_and_killed("dakota", display, data, "--most", "80")
    assert before["wrong"] == ""
    assert before["clicks"] >= 80
    assert before["rounds"] >= 1
    after = played("resume", display, data)
    assert after["wrong"] == ""
    assert after["clicks"] == 1
    assert after["checksum"] == before["checksum"]
    assert before["faults"] == after["faults"] == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_clicks_alone_play_a_whole_game_to_its_results(display: str, tmp_path: Path, seed: int) -> None:
    report = played("dakota", display, tmp_path / "data", "--seed", str(seed))
    assert report["wrong"] == ""
    assert report["faults"] == []
    assert report["finished"]
    assert report["rounds"] == 9
