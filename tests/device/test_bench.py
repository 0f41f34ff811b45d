"""The benchmarks run, each figure beside its yardstick; how fast things are is for people to read, not for tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest

from device import bench_dakara, bench_lamps, bench_presses, bench_rolls, bench_screens
from device.cli import main
from device.figures import Figure, line
from device.staging import staged_console
from drivers.ports import SEAT_BUTTONS
from games.dakota.terms import Phase

ROOT = Path(__file__).parents[2]


def test_a_figure_is_one_line_with_its_aim_and_what_it_is_compared_with() -> None:
    said = line(Figure("commit", 154.2, "us", "bare write 126 us", "1.5 times", True))
    assert " ".join(said.split()) == "commit 154 us (aim 1.5 times met) beside bare write 126 us"
    assert "MISSED" in line(Figure("commit", 1.0, "us", aim="less", met=False))
    assert line(Figure("rate", 1234567.0, "/s")).split() == ["rate", "1,234,567", "/s"]


def test_an_unknown_group_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "coffee"]) == 2
    assert (
        capsys.readouterr().err
        == "firelight: no benchmark is called coffee (there are games, table, screens, dakara, lamps)\n"
    )


def test_the_busiest_screen_is_a_full_map_late_in_a_game(tmp_path: Path) -> None:
    console = staged_console(tmp_path, bench_screens.SIZE)
    bench_screens.busiest(console)
    table = console.model().table
    assert table is not None
    assert len(table.seats) == 5
    assert getattr(table.view, "phase", None) is Phase.SECOND_PLACEMENT
    assert not table.finished
    console.close()


@pytest.mark.parametrize("what", ["home", "resume"])
def test_a_child_tells_its_first_frame_and_its_memory(tmp_path: Path, what: str) -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    child = [sys.executable, "-m", "device.bench_child"]
    if what == "resume":
        subprocess.run([*child, "prepare", str(tmp_path), "0"], env=environment, capture_output=True, check=True)
    done = subprocess.run(
        [*child, what, str(tmp_path), "0"], env=environment, capture_output=True, text=True, check=True
    )
    seconds, megabytes = (float(word) for word in done.stdout.split())
    assert seconds > 0
    assert megabytes < 80
    assert done.stderr == ""


@pytest.mark.parametrize("motion", ["still", "full"])
def test_a_timed_press_throws_a_die_and_is_seen(tmp_path: Path, motion: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_rolls, "ROLLS", 4)
    monkeypatch.setattr(bench_rolls, "UNCOUNTED", 1)
    times = bench_rolls.rolls(tmp_path, motion)
    assert len(times) == 4
    assert all(seconds > 0 for seconds in times)


def test_a_timed_press_changes_the_light_and_reaches_the_wire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_presses, "ROUNDS", 1)
    monkeypatch.setattr(bench_presses, "SEAT_BUTTONS", SEAT_BUTTONS[:1])
    monkeypatch.setattr(bench_presses, "SETTLE_SECONDS", 0.2)
    switching = sys.getswitchinterval()
    times = bench_presses.presses(tmp_path, "free")
    sys.setswitchinterval(switching)
    assert len(times) == 2
    assert all(0 < seconds < bench_presses.GIVEN_UP_SECONDS for seconds in times)


def test_what_a_frame_costs_is_measured_on_frames_that_differ() -> None:
    steps = bench_lamps.steps()
    for name in ("game", "attract"):
        assert len({steps[name]() for _ in range(50)}) > 5
    assert len({bytes(cast(bytearray, steps["raw"]())) for _ in range(50)}) > 5


def test_the_long_ledger_is_one_of_real_payments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_dakara, "ENTRIES", 24)
    console = staged_console(tmp_path, bench_screens.SIZE)
    bench_dakara.books(console)
    table = console.model().table
    assert table is not None
    assert len(getattr(table.view, "ledger", ())) == 24
    console.close()
