"""Whatever was shown survives SIGKILL at any instant, and the game goes on from there."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from device.archive import Archive
from device.records import canonical
from device.saved import saved_games
from device.table import Table
from device.tables import replayed, resume
from games.catalogue import GAMES
from tests.device.kill_child import act

ROOT = Path(__file__).parents[2]
LINES = 330
"""Records of a whole game, about."""


@pytest.fixture
def quick_folder(tmp_path: Path) -> Iterator[Path]:
    """On a disk in memory if there is one: a kill leaves the kernel's cache as it is, so only a power cut differs."""
    if not os.access("/dev/shm", os.W_OK):
        yield tmp_path
        return
    with TemporaryDirectory(prefix="firelight-", dir="/dev/shm") as folder:
        yield Path(folder)


def killed(folder: Path, seed: int, rng: Random) -> list[str]:
    """What a table had shown when it was killed at a random instant."""
    command = [sys.executable, "-m", "tests.device.kill_child", str(folder), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as child:
        assert child.stdout is not None
        shown = [child.stdout.readline().rstrip("\n") for _ in range(rng.randrange(1, LINES))]
        # The instant lies anywhere between two records: in a commit, between commit and show, after it.
        time.sleep(rng.random() * 0.004)
        child.kill()
        shown += child.stdout.read().splitlines()
    return [line for line in shown if line and line != "over"]


def nothing_is_lost(folder: Path, shown: list[str]) -> Table:
    """Resume: every record that was shown is there, and the state after the last one is what was shown."""
    game_id, *lines = shown
    archive = Archive(folder)
    table = resume(archive, GAMES, game_id)
    assert not archive.take_notices()
    bodies = [line.partition(" ")[2] for line in lines]
    assert [canonical(record).decode() for record in table.records[: len(bodies)]] == bodies
    assert len(bodies) <= len(table.records) <= len(bodies) + 2  # a peek and a change of mode come with an undo
    if lines:
        then = replayed(Archive(None), GAMES, table.header, table.records[: len(bodies)])
        assert then.checksum() == lines[-1].partition(" ")[0]
    return table


def kill_and_resume(folder: Path, number: int) -> None:
    rng = Random(number)
    table = nothing_is_lost(folder, killed(folder, number, rng))
    while not table.finished:
        act(table, rng)
    table.archive.close()
    again = resume(Archive(folder), GAMES, table.id)
    assert (again.finished, again.checksum()) == (True, table.checksum())


@pytest.mark.parametrize("number", range(20))
def test_sigkill_loses_nothing_that_was_shown(quick_folder: Path, number: int) -> None:
    kill_and_resume(quick_folder, number)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(20, 220))
def test_sigkill_loses_nothing_that_was_shown_two_hundred_times(tmp_path: Path, number: int) -> None:
    kill_and_resume(tmp_path, number)


def test_a_table_killed_at_its_end_still_has_the_result(quick_folder: Path) -> None:
    command = [sys.executable, "-m", "tests.device.kill_child", str(quick_folder), "3"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as child:
        assert child.stdout is not None
        shown = []
        while (line := child.stdout.readline().rstrip("\n")) != "over":
            shown.append(line)
        child.kill()
    archive = Archive(quick_folder)
    (saved,) = saved_games(archive, GAMES)
    assert (saved.key, saved.finished) == (shown[0], True)
    assert resume(archive, GAMES, saved.key).checksum() == shown[-1].partition(" ")[0]
    archive.close()


def test_one_archive_survives_many_kills(quick_folder: Path) -> None:
    """Each table starts on what the killed one left behind."""
    rng = Random(7)
    left = [killed(quick_folder, number, rng) for number in range(4)]
    for shown in left:
        archive = Archive(quick_folder)
        assert resume(archive, GAMES, shown[0]).header.id == shown[0]
        archive.close()
    assert [line.id for line in Archive(quick_folder).games()] == [shown[0] for shown in reversed(left)]
