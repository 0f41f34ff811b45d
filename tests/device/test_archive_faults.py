"""A disk that fails, a file that was hurt, a game that does not fit: told clearly, nothing lost, nothing patched."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from pathlib import Path

import msgspec
import pytest

from device.archive import FILE_NAME, SET_ASIDE, Archive
from device.dealer import Dealer
from device.faults import GameSetAside
from device.records import Acted, AnyRecord, Header, ModeChanged, Peeked, Rewound, SeatChanged, TakenBack
from device.seats import Seat
from device.table import Table
from device.tables import resume, start
from games.game import EditionError, Game
from tests.device.toys import GAME, GAMES, NextVersion, StricterTender, bid, play_on, toy_header, toy_table
from tests.games.toy import TenderGame

NoRoom = Callable[[], AbstractContextManager[None]]


def codes(archive: Archive) -> list[str]:
    return [notice.code for notice in archive.take_notices()]


def filled(folder: Path, games: int = 1) -> list[Table]:
    """A closed archive of so many finished games."""
    archive = Archive(folder)
    tables = [toy_table(archive, seed=number) for number in range(1, games + 1)]
    for table in tables:
        play_on(table)
    archive.close()
    return tables


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of an archive with some pages."""
    folder = tmp_path_factory.mktemp("whole")
    filled(folder, games=20)
    return (folder / FILE_NAME).read_bytes()


# --- the disk


def test_a_full_disk_never_stops_the_game(tmp_path: Path, no_room: NoRoom) -> None:
    archive = Archive(tmp_path)
    table = toy_table(archive)
    play_on(table, until=6)
    with no_room():
        play_on(table, until=9)
        assert codes(archive) in (["disk_full"], ["disk_fault"])
        assert (archive.unsaved, archive.in_memory) == (3, True)
        assert archive.load(table.id).records[-1].sequence == 9
        assert resume(archive, GAMES, table.id).checksum() == table.checksum()
    play_on(table, until=10)
    assert (archive.unsaved, archive.trouble, codes(archive)) == (0, None, ["saved_again"])
    archive.close()
    assert resume(Archive(tmp_path), GAMES, table.id).checksum() == table.checksum()


def test_a_game_begun_on_a_full_disk_reaches_it_later(tmp_path: Path, no_room: NoRoom) -> None:
    with no_room():
        archive = Archive(tmp_path)
        table = toy_table(archive)
        play_on(table, until=6)
        assert archive.trouble is not None
        assert len(codes(archive)) == 1
        assert archive.games()[0].records == 6
    assert archive.retry()
    archive.close()
    assert resume(Archive(tmp_path), GAMES, table.id).checksum() == table.checksum()


def test_closing_saves_what_waits(tmp_path: Path, no_room: NoRoom) -> None:
    archive = Archive(tmp_path)
    table = toy_table(archive)
    with no_room():
        play_on(table)
    archive.close()
    assert resume(Archive(tmp_path), GAMES, table.id).finished


def test_a_disk_that_is_really_full(small_disk: Path) -> None:
    archive = Archive(small_disk)
    table = toy_table(archive)
    ballast = small_disk / "ballast"
    with ballast.open("wb", buffering=0) as stream, pytest.raises(OSError, match="No space left"):
        while True:
            stream.write(b"x" * 4096)
    others = [toy_table(archive, seed=number) for number in range(2, 40)]
    for each in [table, *others]:
        play_on(each)
    assert codes(archive) == ["disk_full"]
    ballast.unlink()
    assert archive.retry()
    archive.close()
    again = Archive(small_disk)
    assert not again.take_notices()
    assert [resume(again, GAMES, each.id).checksum() for each in others] == [each.checksum() for each in others]


def test_a_folder_that_can_only_be_read(folder_of_nobody: Path) -> None:
    (table,) = filled(folder_of_nobody)
    for file in folder_of_nobody.iterdir():
        file.chmod(0o444)
    folder_of_nobody.chmod(0o555)
    archive = Archive(folder_of_nobody)
    assert codes(archive) == ["read_only"]
    assert resume(archive, GAMES, table.id).checksum() == table.checksum()
    other = toy_table(archive)
    play_on(other)
    assert [line.id for line in archive.games()] == [other.id, table.id]
    # the actions, the new game, its end, and that the result of the game before is not on the table any more
    assert archive.unsaved == 14
    archive.close()


def test_a_folder_that_becomes_writable_gets_everything(folder_of_nobody: Path) -> None:
    folder_of_nobody.chmod(0o555)
    archive = Archive(folder_of_nobody / "data")
    table = toy_table(archive)
    play_on(table, until=4)
    assert codes(archive) == ["read_only"]
    folder_of_nobody.chmod(0o755)
    play_on(table, until=5)
    assert archive.unsaved == 0
    archive.close()
    assert resume(Archive(folder_of_nobody / "data"), GAMES, table.id).ply == 5


def test_a_data_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    archive = Archive(tmp_path / "data")
    play_on(toy_table(archive))
    assert codes(archive) == ["read_only"]


def test_a_second_table_on_the_same_archive(tmp_path: Path) -> None:
    first = Archive(tmp_path)
    table = toy_table(first)
    second = Archive(tmp_path)
    assert codes(second) == ["locked"]
    other = toy_table(second)
    play_on(other)
    play_on(table)
    first.close()
    assert second.retry()
    second.close()
    assert {line.id for line in Archive(tmp_path).games()} == {table.id, other.id}


def test_a_file_that_is_hurt_while_the_table_runs(tmp_path: Path) -> None:
    """The game goes on whatever becomes of its file; the next start tells of the damage, or finds the game whole."""
    archive = Archive(tmp_path)
    tables = [toy_table(archive, seed=seed) for seed in range(1, 30)]
    os.truncate(tmp_path / FILE_NAME, 5000)
    (tmp_path / (FILE_NAME + "-wal")).write_bytes(b"rubbish" * 1000)
    for table in tables:
        play_on(table)
    assert all(table.finished for table in tables)
    archive.close()
    again = Archive(tmp_path)
    assert codes(again) == ["archive_damaged"] or len(again.games()) == len(tables)


# --- the file


@pytest.mark.parametrize("share", [0.0, 0.0003, 0.1, 0.5, 0.9, 0.999])
def test_a_torn_archive_is_kept_whole_and_a_new_one_started(tmp_path: Path, whole: bytes, share: float) -> None:
    path = tmp_path / FILE_NAME
    torn = whole[: int(len(whole) * share)]
    path.write_bytes(torn)
    archive = Archive(tmp_path)
    (notice,) = archive.take_notices()
    assert notice.code in ("archive_damaged", "archive_foreign")
    assert (tmp_path / notice.values["kept"]).read_bytes() == torn
    assert notice.values["kept"] in str(notice)
    table = toy_table(archive)
    play_on(table)
    archive.close()
    assert [line.id for line in Archive(tmp_path).games()] == [table.id]


def test_a_page_of_rubbish_is_noticed(tmp_path: Path, whole: bytes) -> None:
    data = bytearray(whole)
    data[5 * 4096 : 6 * 4096] = os.urandom(4096)
    (tmp_path / FILE_NAME).write_bytes(data)
    assert codes(Archive(tmp_path)) == ["archive_damaged"]


def test_a_torn_log_loses_no_whole_record(tmp_path: Path) -> None:
    """A log that was cut in the middle of a write: that act was not shown, all before it are there."""
    archive = Archive(tmp_path / "live")
    table = toy_table(archive)
    play_on(table, until=5)
    shown = table.checksum()
    log = tmp_path / "live" / (FILE_NAME + "-wal")
    before = log.stat().st_size
    play_on(table, until=6)
    (tmp_path / "cut").mkdir()
    shutil.copy(tmp_path / "live" / FILE_NAME, tmp_path / "cut")
    (tmp_path / "cut" / log.name).write_bytes(log.read_bytes()[: before + 2000])
    left = Archive(tmp_path / "cut")
    assert not left.take_notices()
    assert resume(left, GAMES, table.id).checksum() == shown


def test_files_of_others_are_kept(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    path.write_text("to do: buy milk\n" * 1000)
    archive = Archive(tmp_path)
    assert codes(archive) == ["archive_foreign"]
    archive.close()
    with closing(sqlite3.connect(tmp_path / "other")) as connection:
        connection.execute("CREATE TABLE notes (note TEXT)")
    (tmp_path / "other").rename(path)
    archive = Archive(tmp_path)
    assert codes(archive) == ["archive_foreign"]
    assert {file.name for file in tmp_path.iterdir()} >= {"games.db.foreign-1", "games.db.foreign-2"}


def test_an_archive_of_a_newer_firelight_is_kept(tmp_path: Path) -> None:
    filled(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        connection.execute("PRAGMA user_version = 2")
    archive = Archive(tmp_path)
    assert codes(archive) == ["archive_newer"]
    assert (tmp_path / "games.db.newer-1").exists()
    assert not archive.games()


def test_missing_tables_are_noticed(tmp_path: Path) -> None:
    filled(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        connection.execute("DROP TABLE status")
    assert codes(Archive(tmp_path)) == ["archive_damaged"]


# --- one game


def set_aside(archive: Archive, table: Table, games: dict[str, Game] | None = None) -> str:
    """Resume must refuse: the game is set aside whole; gives the reason."""
    rows = archive.games()
    with pytest.raises(GameSetAside) as error:
        resume(archive, games or GAMES, table.id)
    line = next(line for line in archive.games() if line.id == table.id)
    assert (line.status, line.why) == (SET_ASIDE, error.value.notice.values["why"])
    assert archive.take_notices() == [error.value.notice]
    assert [line.records for line in rows] == [line.records for line in archive.games()]
    return line.why


def changed(folder: Path, statement: str, values: tuple[object, ...]) -> Archive:
    """The archive after somebody changed a row behind its back."""
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        triggers = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall()
        for (name,) in triggers:
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute(statement, values)
        connection.commit()
    return Archive(folder)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE record SET body = replace(body, '\"card\":', '\"card\": ') WHERE game = ? AND sequence = 1",
        "UPDATE record SET body = replace(body, '\"amount\":0', '\"amount\":2') WHERE game = ? AND sequence = 5",
        "UPDATE record SET link = zeroblob(32) WHERE game = ? AND sequence = 11",
        "DELETE FROM record WHERE game = ? AND sequence = 7",
        "UPDATE game SET seed = substr(seed, 1, 63) || 'f' WHERE id = ?",
        "UPDATE game SET edition = 'coins = 100' WHERE id = ?",
        "UPDATE game SET options = '{' WHERE id = ?",
    ],
)
def test_a_changed_row_sets_that_game_aside_and_no_other(tmp_path: Path, statement: str) -> None:
    hurt, other = filled(tmp_path, games=2)
    archive = changed(tmp_path, statement, (hurt.id,))
    assert "record" in set_aside(archive, hurt) or "options" in statement
    assert resume(archive, GAMES, other.id).checksum() == other.checksum()


def test_a_game_of_another_rules_version_is_set_aside_and_can_come_back(tmp_path: Path) -> None:
    (table,) = filled(tmp_path)
    archive = Archive(tmp_path)
    why = set_aside(archive, table, {"tender": NextVersion()})
    assert why == "it was played by version 1 of the rules, here is version 2"
    assert resume(archive, GAMES, table.id).checksum() == table.checksum()
    assert archive.games()[0].status == "finished"


def test_a_game_that_is_not_here_is_set_aside(tmp_path: Path) -> None:
    (table,) = filled(tmp_path)
    assert set_aside(Archive(tmp_path), table, {"ludo": GAME}) == "there is no game tender here"


def test_an_act_that_the_rules_refuse_is_never_skipped(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    table = toy_table(archive)
    play_on(table, until=4)
    bid(table, 0, 2)
    why = set_aside(archive, table, {"tender": TenderGame(StricterTender)})
    assert why == "record 5 is against the rules (no_such_bid)"


def forged(archive: Archive, record: AnyRecord) -> str:
    """Why a game is set aside whose chain is right, but whose last record can't be."""
    table = toy_table(archive)
    play_on(table, until=4)
    saved = archive.load(table.id)
    archive.append(table.id, record, saved.link)
    return set_aside(archive, table)


@pytest.mark.parametrize(
    ("record", "why"),
    [
        (Acted(sequence=5, action={"type": "Roll", "player": 0, "prize": 1}, by=0), "against the rules"),
        (Acted(sequence=5, action={"type": "Bid", "player": 0, "amount": 2}, by=1), "not of the seat that made it"),
        (Acted(sequence=5, action={"type": "Tea", "player": 0}, by=0), "Invalid value 'Tea'"),
        (Rewound(sequence=5, to=9, by=0), "goes back to record 9"),
        (SeatChanged(sequence=5, player=-1, seat=Seat(place=0)), "(there is no such seat: player -1)"),
        (SeatChanged(sequence=5, player=3, seat=Seat(place=0)), "(there is no such seat: player 3)"),
        (Peeked(sequence=5, player=9), "(there is no such seat: player 9)"),
        (Peeked(sequence=5, player=-1), "(there is no such seat: player -1)"),
        (Acted(sequence=5, action={"type": "Bid", "player": 9, "amount": 2}, by=9), "(there is no such seat: by 9)"),
        (Acted(sequence=5, action={"type": "Bid", "player": -5, "amount": 2}, by=-5), "(there is no such seat: by -5)"),
        (TakenBack(sequence=5, act=4, by=3), "(there is no such seat: by 3)"),
        (Rewound(sequence=5, to=0, by=9), "(there is no such seat: by 9)"),
        (Rewound(sequence=5, to=0, by=-1), "(there is no such seat: by -1)"),
        (Rewound(sequence=5, to=0, by=0, consent=9), "(there is no such seat: consent 9)"),
        (ModeChanged(sequence=5, mode="help", value="off", by=3), "(there is no such seat: by 3)"),
        (ModeChanged(sequence=5, mode="help", value="off", by=-1), "(there is no such seat: by -1)"),
        (ModeChanged(sequence=5, mode="help", value="off", by=0, consent=-7), "(there is no such seat: consent -7)"),
        (ModeChanged(sequence=5, mode="tea", value="hot", by=0), "no such mode: tea"),
    ],
)
def test_a_record_that_can_not_be_sets_the_game_aside(tmp_path: Path, record: AnyRecord, why: str) -> None:
    assert why in forged(Archive(tmp_path), record)


def test_a_roll_that_is_not_the_seeds_sets_the_game_aside(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    table = toy_table(archive)
    card = getattr(table.outcomes()[0][0], "card", 0)
    drawn = getattr(Dealer(table).table.console_outcome(), "card", 0)
    other = card if card != drawn else card + 1
    action = {"type": "Deal", "player": -1, "seat": 0, "card": other}
    archive.append(table.id, Acted(sequence=1, action=action, by=-1, how="console", n=0), archive.load(table.id).link)
    assert set_aside(archive, table) == "record 1 does not fit (its chance is not that of its seed)"


@pytest.mark.parametrize(
    "change",
    [
        {"options": {"players": 9, "ties": "first"}},
        {"options": {"players": 3, "ties": "none"}},
        {"edition": "coins = "},
        {"seed": "ab"},
    ],
)
def test_a_header_that_does_not_fit_sets_the_game_aside(tmp_path: Path, change: dict[str, object]) -> None:
    archive = Archive(tmp_path)
    header: Header = msgspec.structs.replace(toy_header(), **change)
    archive.begin(header)
    with pytest.raises(GameSetAside):
        resume(archive, GAMES, header.id)
    with pytest.raises((ValueError, EditionError), match=r"."):
        start(archive, GAME, header)
