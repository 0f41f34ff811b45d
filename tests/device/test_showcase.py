"""Without a display: one line, a game told round by round, pictures of it, and nothing else on the screen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from device.console import Console
from device.inline_bots import InlineBots
from device.settings import SettingsFile
from device.showcase import PLAN, Camera, show_without_display
from games.catalogue import GAMES
from games.dakara.events import Moved
from games.game import Event
from ui.commands import SeatPlan, StartGame
from ui.shows import PRESENTATIONS

ROOT = Path(__file__).parents[2]
RANDOM = StartGame("dakota", tuple(SeatPlan(place, "random") for place in range(3)), modes=(("secrets", "open"),))


def run_without_display(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER", "PYGAME_HIDE_SUPPORT_PROMPT")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, "-m", "device", "run", "--simulate", "--data", str(folder / "data"), *words],
        cwd=folder,
        env={**environment, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_run_without_a_display_says_so_in_one_line_and_plays_a_game(tmp_path: Path) -> None:
    done = run_without_display(tmp_path)
    first, *rounds, winner, last = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (0, "")
    assert first.startswith("firelight: no display found (")
    assert first.endswith("): a game among bots instead")
    assert [line.partition(":")[0] for line in rounds] == [f"round {number}" for number in range(1, len(rounds) + 1)]
    assert len(rounds) == 9
    assert winner.endswith(" won")
    assert last == "pictures are in frames/"
    names = [f"round-{number:02}" for number in range(1, 10)] + ["end"]
    pictures = {path.name for path in (tmp_path / "frames").iterdir()}
    assert pictures == {f"{name}-{what}.png" for name in names for what in ("panel", "bed")}


def test_the_pictures_show_panel_and_bed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    frames = tmp_path / "frames"
    assert show_without_display(RANDOM, frames) == 0
    panel = pygame.image.load(frames / "round-05-panel.png")
    bed = pygame.image.load(frames / "round-05-bed.png")
    assert panel.get_size() == (1280, 800)
    assert bed.get_width() > bed.get_height() > 100
    colours = {tuple(bed.get_at((x, y))) for x in range(0, bed.get_width(), 4) for y in range(0, bed.get_height(), 4)}
    assert len(colours) > 20
    assert (frames / "round-04-panel.png").read_bytes() != (frames / "round-05-panel.png").read_bytes()
    assert "round 5: Orange " in capsys.readouterr().out


def test_a_picture_does_not_wait_for_a_die_that_tumbles(tmp_path: Path) -> None:
    now = [0.0]
    plan = StartGame("dakara", tuple(SeatPlan(place, "random") for place in range(2)))
    console = Console(
        tmp_path, (1280, 800), GAMES, PRESENTATIONS, InlineBots(),
        settings=SettingsFile(tmp_path), pace=0, clock=lambda: now[0],
    )  # fmt: skip
    console.run(plan)
    while not any(isinstance(event, Moved) for event in told(console)):
        console.step()
        now[0] += 1.0
    (tmp_path / "frames").mkdir()
    Camera(console, tmp_path / "frames").take("now", now[0])
    assert not told(console)
    console.close()


def told(console: Console) -> tuple[Event, ...]:
    table = console.model().table
    assert table is not None
    return table.unseen


def test_the_game_that_is_shown_has_no_secrets_and_no_persons() -> None:
    assert all(seat.player != "person" for seat in PLAN.seats)
    assert ("secrets", "open") in PLAN.modes
