"""What serves all games carries the name of none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.catalogue import GAMES

ROOT = Path(__file__).parent.parent
NAMES = re.compile("|".join(game.replace("-", "[-_ ]?") for game in GAMES), re.IGNORECASE)
LISTS = {
    "games/catalogue.py", "ui/shows.py",
    # commands, figures and pictures that mean one game
    "device/cli.py", "device/cli_odds.py", "device/showcase.py",
    "device/bench.py", "device/bench_child.py", "device/bench_dakara.py", "device/bench_lamps.py",
    "device/bench_presses.py", "device/bench_rolls.py", "device/bench_screens.py",
    "device/shots.py", "device/shots_bank.py", "device/shots_dakara.py",
    "device/shots_dakota.py", "device/shots_sitting_bull.py",
}  # fmt: skip
"""Where games are named all the same."""
COMMON = (
    "games/*.py",
    "games/players/*.py",
    "drivers/*.py",
    "device/*.py",
    "ui/*.py",
    "ui/screens/*.py",
    "ui/kit/**/*.py",
    "ui/kit/icons/*.svg",
)


@pytest.mark.parametrize("pattern", COMMON)
def test_no_game_is_named(pattern: str) -> None:
    """Neither in the name of a file nor in it."""
    files = {file.relative_to(ROOT).as_posix(): file for file in ROOT.glob(pattern)}
    assert files
    named = {name for name, file in files.items() if NAMES.search(name) or NAMES.search(file.read_text("utf-8"))}
    assert not named - LISTS


def test_the_exceptions_are_needed() -> None:
    assert {name for name in LISTS if NAMES.search((ROOT / name).read_text("utf-8"))} == LISTS
