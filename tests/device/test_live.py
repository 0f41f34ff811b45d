"""The running table at a live console: bots that die or hang, a full disk, and what people are told of it."""

from __future__ import annotations

import os
import select
import signal
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from device.archive import Archive
from device.bots import Bots
from device.inline_bots import InlineBots
from device.live import PACE, LiveGame
from device.records import Acted
from device.table import Table
from device.tables import resume
from games.catalogue import GAMES
from tests.device.desk import Clock, Desk
from tests.device.rig import Rig
from tests.device.toys import toy_table
from ui.commands import Acknowledge, Home, ResumeGame, SetAway

Make = Callable[..., Rig]
NoRoom = Callable[[], AbstractContextManager[None]]
DEADLINE = 5.0


def worker(clock: Clock) -> Bots:
    return Bots(deadline=DEADLINE, clock=clock)


def listen(rig: Rig) -> None:
    """Sleep as the loop does, until the worker has something to say."""
    ready, _, _ = select.select([rig.app.bots.fileno()], [], [], 60)
    assert ready


def running(rig: Rig) -> LiveGame:
    live = rig.console.live
    assert live is not None
    return live


def unsaved(rig: Rig) -> bool:
    return rig.table.unsaved


def asking(rig: Rig) -> int:
    """Deal and play until the worker thinks; gives its process."""
    for _ in range(50):
        rig.turn(0.01)
        if rig.app.bots.deadline is not None and rig.app.bots.pid is not None:
            return rig.app.bots.pid
    raise AssertionError("no bot was asked")


def notes(table: Table) -> list[str]:
    return [record.note for record in table.records if isinstance(record, Acted) and record.note]


@pytest.fixture
def rig(rigged: Make) -> Rig:
    made = rigged(bots=worker)
    made.start("normal", "easy", "normal")
    return made


def test_bots_in_their_own_process_play_at_the_table(rig: Rig) -> None:
    asking(rig)
    records = len(running(rig).table.records)
    for _ in range(3):
        listen(rig)
        rig.turn(0.01, turns=2)
    assert len(running(rig).table.records) >= records + 3
    assert rig.told() == []


def test_a_worker_that_is_killed_costs_a_simple_move_and_is_told(rig: Rig) -> None:
    pid = asking(rig)
    os.kill(pid, signal.SIGSTOP)
    os.kill(pid, signal.SIGKILL)
    records = len(running(rig).table.records)
    listen(rig)
    rig.turn(0.01)
    assert len(running(rig).table.records) == records + 1
    assert notes(running(rig).table) == ["its process ended"]
    assert rig.told() == ["bot_fallback"]
    assert asking(rig) != pid
    listen(rig)
    rig.turn(0.01)
    assert len(running(rig).table.records) == records + 2


def test_a_worker_that_hangs_is_replaced_at_its_deadline(rig: Rig) -> None:
    pid = asking(rig)
    os.kill(pid, signal.SIGSTOP)
    records = len(running(rig).table.records)
    rig.turn(DEADLINE / 2)
    assert len(running(rig).table.records) == records
    due = rig.console.due()
    assert due is not None and 0 < due <= DEADLINE / 2
    rig.turn(DEADLINE)
    assert len(running(rig).table.records) == records + 1
    assert notes(running(rig).table) == ["it thought too long"]
    assert rig.told() == ["bot_fallback"]
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_worker_that_dies_again_and_again_does_not_stop_the_game(rig: Rig) -> None:
    for number in range(4):
        os.kill(asking(rig), signal.SIGKILL)
        listen(rig)
        rig.turn(0.01)
        assert len(notes(running(rig).table)) == number + 1
    # two bots, each told of once
    assert 1 <= rig.told().count("bot_fallback") <= 2


def test_leaving_while_a_bot_thinks_drops_its_answer(rig: Rig) -> None:
    asking(rig)
    key = rig.table.key
    records = len(running(rig).table.records)
    rig.console.run(Home())
    rig.turn(0.1)
    rig.console.run(ResumeGame(key))
    assert len(running(rig).table.records) == records
    asking(rig)
    listen(rig)
    rig.turn(0.01)
    assert len(running(rig).table.records) == records + 1


def test_the_journal_tells_who_left_from_who_returned(rigged: Make) -> None:
    rig = rigged()
    rig.start("person", "person", "normal")
    rig.console.run(SetAway(1, away=True))
    rig.console.run(SetAway(1, away=False))
    assert [(e.by, e.note) for e in rig.table.journal if e.note in ("left", "back")] == [(1, "left"), (1, "back")]


def test_a_disk_that_fills_up_in_the_middle_of_a_game_is_shown_and_nothing_is_lost(
    rigged: Make, no_room: NoRoom, tmp_path: Path
) -> None:
    rig = rigged()
    rig.start("person", "normal", "normal")
    assert rig.go_on(lambda: bool(rig.table.legal))
    rig.settle()
    saved = rig.picture()
    with no_room():
        rig.console.run(SetAway(0, away=True))
        assert rig.go_on(lambda: len(rig.table.journal) > 12)
        assert unsaved(rig)
        assert rig.told() in (["disk_full"], ["disk_fault"])
        rig.settle()
        assert rig.picture() != saved
        checksum = running(rig).table.checksum()
        key = rig.table.key
        rig.console.run(Home())
        assert [game.key for game in rig.console.model().saved] == [key]
        rig.console.run(ResumeGame(key))
        assert running(rig).table.checksum() == checksum
    rig.turn(6.0)
    assert not unsaved(rig)
    assert rig.told()[-1] == "saved_again"
    assert resume(Archive(tmp_path), GAMES, key).checksum() == checksum


def test_a_small_disk_fills_up_for_real(rigged: Make, small_disk: Path) -> None:
    ballast = small_disk / "ballast"
    ballast.write_bytes(b"x" * 250_000)
    rig = rigged(folder=small_disk)
    rig.start("normal", "normal", "normal")
    assert rig.go_on(lambda: unsaved(rig), most=400)
    records = len(rig.table.journal)
    assert rig.go_on(lambda: len(rig.table.journal) > records + 5)
    ballast.unlink()
    rig.turn(6.0, turns=2)
    assert not unsaved(rig)
    assert rig.told() == ["disk_full", "saved_again"]
    checksum, key = running(rig).table.checksum(), rig.table.key
    assert resume(Archive(small_disk), GAMES, key).checksum() == checksum


def test_the_last_move_stays_shown_where_only_bots_play(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.start("normal", "normal", "normal")
    most = 0
    for _ in range(40):
        desk.console.step()
        most = max(most, len(desk.table.unseen))
        assert len({entry.record for entry in desk.table.journal}) == len(desk.table.journal)
    assert 0 < most < 20


def test_moves_come_at_a_pace_and_a_person_is_waited_for(tmp_path: Path) -> None:
    desk = Desk(tmp_path, pace=PACE)
    desk.start("person", "normal", "normal")
    acts = 0
    while not desk.table.legal:
        if desk.console.waits():
            desk.console.run(Acknowledge())
            continue
        due = desk.console.due()
        assert due is not None and due <= PACE
        desk.clock.now += due
        acts += desk.console.step()
    assert acts >= 2


def test_a_game_that_was_left_tells_its_old_console_nothing() -> None:
    table = toy_table()
    live = LiveGame(table, InlineBots(), pace=0)
    assert live.due() == 0
    assert live.step()
    seen = live.model(unsaved=False).unseen
    live.close()
    live.dealer.deal()
    assert live.model(unsaved=False).unseen == seen


def test_a_table_that_enters_its_own_draws_is_waited_for(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.start("normal", "normal", "normal", cards="table")
    assert desk.table.chance
    assert desk.console.due() is None
    assert not desk.console.step()
