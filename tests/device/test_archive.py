"""The archive when all is well: what it keeps, in which order, and that it only grows."""

from __future__ import annotations

import gc
import json
import sqlite3
import sys
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from threading import Thread

import msgspec
import pytest

from device.archive import FILE_NAME, FINISHED, Archive
from device.records import Acted, canonical
from device.store import APPLICATION_ID, create, open_store
from device.tables import resume, start
from tests.device.toys import GAME, GAMES, play_on, toy_header, toy_table


def test_records_are_on_the_disk_when_submit_returns(tmp_path: Path) -> None:
    table = toy_table(Archive(tmp_path))
    play_on(table, until=5)
    # Nothing is closed: what another process may copy now is what a power cut would leave.
    (tmp_path / "cut").mkdir()
    for name in (FILE_NAME, FILE_NAME + "-wal"):
        (tmp_path / "cut" / name).write_bytes((tmp_path / name).read_bytes())
    left = Archive(tmp_path / "cut")
    assert not left.take_notices()
    assert resume(left, GAMES, table.id).checksum() == table.checksum()


def test_every_commit_is_durable(tmp_path: Path) -> None:
    create(tmp_path / FILE_NAME)
    store = open_store(tmp_path / FILE_NAME)
    with closing(store.connection) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
        assert not connection.in_transaction


def test_the_archive_only_grows(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    play_on(toy_table(archive))
    archive.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        for statement in (
            "DELETE FROM record",
            "UPDATE record SET body = ''",
            "DELETE FROM game",
            "UPDATE game SET seed = ''",
            "DELETE FROM status",
            "UPDATE status SET status = ''",
        ):
            with pytest.raises(sqlite3.IntegrityError, match="the archive only grows"):
                connection.execute(statement)


def test_canonical_json_is_what_the_standard_library_writes(tmp_path: Path) -> None:
    table = toy_table(Archive(tmp_path))
    play_on(table)
    for thing in [table.header, *table.records, {"é": ["\u2028", '"\\/', "\x01\x7f"], "a": 1, "B": None}]:
        body = canonical(thing)
        again = json.dumps(json.loads(body), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        assert body.decode() == again


def test_anyone_can_check_the_chain(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    table = toy_table(archive)
    play_on(table)
    archive.close()
    link = sha256(canonical(table.header)).digest()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        rows = connection.execute("SELECT body, link FROM record ORDER BY sequence").fetchall()
    assert len(rows) == 11
    for body, kept in rows:
        link = sha256(link + body.encode()).digest()
        assert link == kept


def test_games_are_listed_by_creation_whatever_the_clock_says(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    clocks = ("2030-01-01T00:00:00+00:00", "1970-01-01T00:00:00+00:00", "2029-01-01T00:00:00+00:00")
    headers = [msgspec.structs.replace(toy_header(), created=clock) for clock in clocks]
    for header in headers:
        play_on(start(archive, GAME, header), until=3)
    archive.close()
    assert [line.id for line in Archive(tmp_path).games()] == [header.id for header in reversed(headers)]


def test_a_game_of_another_table_is_added_whole_and_once(tmp_path: Path) -> None:
    source, target = Archive(tmp_path / "a"), Archive(tmp_path / "b")
    table = toy_table(source)
    play_on(table)
    saved = source.load(table.id)
    target.add_whole(saved)
    assert target.load(table.id) == saved
    assert target.status(table.id)[0] == FINISHED
    with pytest.raises(KeyError):
        target.add_whole(saved)


def test_an_unknown_game_is_a_key_error(tmp_path: Path) -> None:
    with pytest.raises(KeyError):
        resume(Archive(tmp_path), GAMES, "none")


def test_a_record_says_how_it_came_about(tmp_path: Path) -> None:
    table = toy_table(Archive(tmp_path), bots=(None, "random"))
    play_on(table, until=5)
    hows = [(r.by, r.how, r.n) for r in table.records if isinstance(r, Acted)]
    assert hows == [(-1, "console", 0), (-1, "console", 1), (-1, "console", 2), (0, "seat", -1), (1, "bot", -1)]


def test_an_archive_that_nobody_holds_is_let_go_of_in_whatever_thread(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    held = [archive]
    del archive
    faults: list[object] = []
    hook, sys.unraisablehook = sys.unraisablehook, faults.append
    try:
        thread = Thread(target=held.clear)
        thread.start()
        thread.join()
        gc.collect()
    finally:
        sys.unraisablehook = hook
    assert faults == []
    with closing(Archive(tmp_path)) as again:
        assert not again.in_memory
