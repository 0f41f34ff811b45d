"""The result on the table outlives a pulled plug, until people leave the end; only the last one, and none of before."""

from __future__ import annotations

from pathlib import Path

import pytest

from device.archive import FINISHED, RUNNING, Archive
from device.console import Console
from device.results import ON_THE_TABLE, leave_result
from device.saved import saved_games
from device.staging import plan, play_until, staged_console
from games.catalogue import GAMES
from tests.device.toys import GAMES as TOYS
from tests.device.toys import NextVersion, play_on, toy_table
from ui.commands import Acknowledge, Back, Home, Show, StartGame
from ui.kit.pieces.game_pads import ResumePad
from ui.kit.pieces.pad import Pad
from ui.screen import Control, ControlPressed, Touched
from ui.shows import PRESENTATIONS
from ui.text.words import Words

SIZE = (1280, 800)
PLAYED = [name for name, game in GAMES.items() if game.turns]


def at_the_end(folder: Path, game: str) -> Console:
    """A table that shows the score of a game."""
    console = staged_console(folder, SIZE)
    console.run(plan(game, people=GAMES[game].players[0]))
    assert not play_until(console, lambda _: False, "random")
    console.run(Acknowledge())
    return console


def after_a_kill(console: Console, folder: Path) -> Console:
    """The table as it starts when nothing was closed: only the disk's lock is let go, as the kernel does."""
    disk = console._archive._disk
    assert disk is not None
    disk.connection.close()
    return staged_console(folder, SIZE)


def offered(console: Console) -> list[str]:
    """The titles of what home offers to open."""
    scene = console.navigator.scene(console.model())
    return [w.title for w in scene if isinstance(w, ResumePad)]


@pytest.mark.parametrize("game", PLAYED)
def test_a_killed_end_is_at_home_and_opens_with_all_its_pages(tmp_path: Path, game: str) -> None:
    first = at_the_end(tmp_path, game)
    before = first.model().table
    assert before is not None
    console = after_a_kill(first, tmp_path)
    assert offered(console) == [f"{PRESENTATIONS[game].title(Words())}: result"]
    assert console.handle(ControlPressed(Control.OK))
    table = console.model().table
    assert table is not None
    assert (table.key, table.view, table.finished) == (before.key, before.view, True)
    end = type(first.navigator.top(first.model()))
    assert type(console.navigator.top(console.model())) is end
    for page in ("journal", "fairness", "records"):
        console.run(Show(page))
        console.navigator.scene(console.model())
        assert console.navigator.name == page
        console.run(Back())
    assert table.journal == before.journal
    console.close()


@pytest.mark.parametrize("leave", ["home", "again"])
def test_leaving_the_end_closes_it(tmp_path: Path, leave: str) -> None:
    console = at_the_end(tmp_path, "sitting-bull")
    ended = console.model().table
    assert ended is not None
    console.handle(Touched(leave))
    console = after_a_kill(console, tmp_path)
    assert ended.key not in [saved.key for saved in console.model().saved]
    assert not any(saved.finished for saved in console.model().saved)
    console.close()


def test_ending_the_program_does_not_leave_the_end(tmp_path: Path) -> None:
    at_the_end(tmp_path, "sitting-bull").close()
    console = staged_console(tmp_path, SIZE)
    assert offered(console) == ["Sitting Bull: result"]
    console.handle(ControlPressed(Control.OK))
    console.run(Home())
    assert offered(console) == []
    console.close()


def test_only_the_last_result_lies_on_the_table(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    old, running, new = (toy_table(archive, seed=seed) for seed in (1, 2, 3))
    play_on(new)
    assert [(saved.key, saved.finished) for saved in saved_games(archive, TOYS)] == [
        (new.id, True),
        (running.id, False),
        (old.id, False),
    ]
    play_on(old)
    assert [(saved.key, saved.finished) for saved in saved_games(archive, TOYS)] == [
        (running.id, False),
        (old.id, True),
    ]
    leave_result(archive, old.id)
    assert [saved.key for saved in saved_games(archive, TOYS)] == [running.id]
    assert {archive.status(table.id) for table in (old, new)} == {(FINISHED, "")}
    archive.close()


def test_a_game_that_goes_back_from_its_end_runs_again(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    table = toy_table(archive)
    play_on(table)
    assert archive.status(table.id) == (FINISHED, ON_THE_TABLE)
    act = next(line for line in reversed(table.journal()) if line.kind == "action")
    table.correct(table.before(act.sequence), 0, 1)
    assert archive.status(table.id) == (RUNNING, "")
    assert [saved.finished for saved in saved_games(archive, TOYS)] == [False]
    archive.close()


def test_a_result_that_can_not_be_shown_any_more_stays_a_finished_game(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    table = toy_table(archive)
    play_on(table)
    assert saved_games(archive, {"tender": NextVersion()}) == ()
    assert archive.status(table.id) == (FINISHED, ON_THE_TABLE)
    assert archive.take_notices() == []
    archive.close()


def test_an_end_whose_mark_was_lost_to_the_kill_is_found_and_closed(tmp_path: Path) -> None:
    """Killed between the last record and the status: the archive still calls the game running."""
    console = at_the_end(tmp_path, "sitting-bull")
    table = console.model().table
    assert table is not None
    console._archive.set_status(table.key, RUNNING)
    console = after_a_kill(console, tmp_path)
    assert offered(console) == ["Sitting Bull: result"]
    console.handle(ControlPressed(Control.OK))
    console.run(Home())
    assert offered(console) == []
    assert console._archive.status(table.key) == (FINISHED, "")
    console.close()


def test_the_pad_of_a_second_saved_game_says_that_it_is_a_result(tmp_path: Path) -> None:
    console = at_the_end(tmp_path, "sitting-bull")
    console = after_a_kill(console, tmp_path)
    console.run(StartGame("dakota", plan("dakota", people=3).seats))
    console.run(Home())
    labels = [w.label for w in console.navigator.scene(console.model()) if isinstance(w, Pad) and w.key == "saved"]
    assert labels == ["Sitting Bull: result"]
    console.handle(Touched("saved"))
    assert offered(console) == ["Dakota", "Sitting Bull: result"]
    console.close()
