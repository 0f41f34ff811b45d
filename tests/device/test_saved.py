"""The games that home offers to resume: the newest first, none whose end people have left, none that can't go on."""

from __future__ import annotations

from pathlib import Path

from device.archive import Archive
from device.results import leave_result
from device.saved import MOST, saved_games
from games.catalogue import GAMES
from tests.device.toys import GAMES as TOYS
from tests.device.toys import NextVersion, play_on, toy_table


def test_running_games_come_newest_first_and_finished_ones_not_at_all(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    first, done, last = (toy_table(archive, seed=seed) for seed in (1, 2, 3))
    play_on(first, until=4)
    play_on(done)
    leave_result(archive, done.id)
    found = saved_games(archive, TOYS)
    assert [saved.key for saved in found] == [last.id, first.id]
    assert found[1].view == first.observation(None)
    assert found[1].scores == tuple(int(score) for score in first.returns())
    assert [seat.player for seat in found[1].seats] == ["person"] * 3
    archive.close()


def test_as_many_as_a_list_offers_and_the_rest_stay(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    tables = [toy_table(archive, seed=seed) for seed in range(1, MOST + 4)]
    found = saved_games(archive, TOYS)
    assert [saved.key for saved in found] == [table.id for table in reversed(tables)][:MOST]
    assert len(archive.games()) == MOST + 3
    archive.close()


def test_a_game_that_cannot_be_continued_is_set_aside_and_told(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    toy_table(archive)
    assert saved_games(archive, {"tender": NextVersion()}) == ()
    assert [notice.code for notice in archive.take_notices()] == ["game_set_aside"]
    archive.close()


def test_games_that_are_not_here_are_no_mistake(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    toy_table(archive)
    assert saved_games(archive, GAMES) == ()
    archive.close()


def test_looking_changes_nothing(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    table = toy_table(archive)
    play_on(table, until=3)
    before = archive.load(table.id)
    saved_games(archive, TOYS)
    assert archive.load(table.id) == before
    archive.close()
