"""The archive of all games: one SQLite file `games.db` that only grows, every record durable before it is shown.

Nothing here raises for a disk's sake. What the disk refuses is kept in memory (`unsaved` counts it), a notice says so,
and every later write first tries to bring it to the disk. A file that can't be our archive is renamed and kept whole.
"""

from __future__ import annotations

import sqlite3
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec

from device.durable import free_name
from device.notices import Notice
from device.records import AnyRecord, Header, canonical, decode_record, first_link, next_link
from device.store import (
    GameLine,
    Row,
    Store,
    Unusable,
    check,
    create,
    inspect,
    memory_store,
    open_store,
    read_copy,
)

FILE_NAME: Final = "games.db"
RUNNING: Final = "running"
FINISHED: Final = "finished"
SET_ASIDE: Final = "set aside"

_TROUBLE: Final = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CANTOPEN: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
}


class BrokenGame(Exception):
    """The rows of one game can't be what was written: one plain line."""


class Saved(msgspec.Struct, frozen=True):
    """One game as the archive keeps it, its chain verified."""

    header: Header
    records: tuple[AnyRecord, ...]
    link: bytes
    """The chain's last link."""
    status: str


class Archive:
    """All games of one data folder; `folder` None keeps them in memory only."""

    def __init__(self, folder: Path | None) -> None:
        self.path = folder / FILE_NAME if folder else None
        self._disk: Store | None = None
        self._writable = False
        self._overflow = memory_store()
        self._waiting: list[tuple[str, Row]] = []
        self._notices: list[Notice] = []
        self.trouble: Notice | None = None
        """Why records can't be saved now; None when all is well."""
        if self.path:
            self._open(self.path)

    @classmethod
    def to_read(cls, folder: Path) -> Archive:
        """The games of a data folder as they are now, read into memory; its files stay as they are.

        Raises Unusable where the file can't be our archive, sqlite3.Error or OSError where it can't be read.
        """
        archive = cls(None)
        with tempfile.TemporaryDirectory() as scratch:
            archive._disk = read_copy(folder / FILE_NAME, Path(scratch))
        archive._disk.lines()
        return archive

    # --- state

    @property
    def unsaved(self) -> int:
        """How many games, records and status changes are in memory only."""
        return len(self._waiting)

    @property
    def in_memory(self) -> bool:
        """No file takes the records now."""
        return not self._writable or bool(self._waiting)

    def take_notices(self) -> list[Notice]:
        """What has to be told since the last call."""
        notices, self._notices = self._notices, []
        return notices

    def close(self) -> None:
        """Save what can still be saved and let go of the file."""
        self.retry()
        if self._disk:
            self._disk.close()
            self._disk = None
            self._writable = False
        self._overflow.close()

    # --- reading

    def games(self) -> list[GameLine]:
        """Every game, the newest first (by the order of creation, not by the clock)."""
        lines: list[GameLine] = []
        for store in self._stores():
            try:
                lines += store.lines()
            except sqlite3.Error as error:
                self._fail(error)
        return lines

    def load(self, game_id: str) -> Saved:
        """One game, its chain verified; raises KeyError when there is none, BrokenGame when it can't be trusted."""
        try:
            row = next((row for store in self._stores() if (row := store.game(game_id))), None)
            if row is None:
                raise KeyError(game_id)
            header = _header(row)
            rows = [r for store in reversed(self._stores()) for r in store.records(game_id)]
        except (sqlite3.DatabaseError, msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BrokenGame(f"its rows can't be read ({error})") from error
        return _verified(header, rows, self.status(game_id)[0])

    def status(self, game_id: str) -> tuple[str, str]:
        """The status of a game and why it has it."""
        for store in self._stores():
            try:
                if found := store.status(game_id):
                    return found
            except sqlite3.Error as error:
                self._fail(error)
        return RUNNING, ""

    # --- writing

    def begin(self, header: Header) -> bytes:
        """Add a game; gives the start of its chain."""
        self._write_all([("game", _row(header))])
        return first_link(header)

    def add_whole(self, saved: Saved) -> None:
        """Add a game that was played elsewhere, at once; raises KeyError when a game of that id is here."""
        header = saved.header
        if any(store.game(header.id) for store in self._stores()):
            raise KeyError(header.id)
        rows: list[tuple[str, Row]] = [("game", _row(header))]
        link = first_link(header)
        for record in saved.records:
            body = canonical(record)
            link = next_link(link, body)
            rows.append(("record", (header.id, record.sequence, body.decode(), link)))
        if saved.status != RUNNING:
            rows.append(("status", (header.id, saved.status, "")))
        self._write_all(rows)

    def append(self, game_id: str, record: AnyRecord, link: bytes) -> bytes:
        """Add a record after `link`; gives its own link. Durable on return unless `unsaved` says otherwise."""
        body = canonical(record)
        link = next_link(link, body)
        self._write_all([("record", (game_id, record.sequence, body.decode(), link))])
        return link

    def set_status(self, game_id: str, status: str, why: str = "") -> None:
        """Say that a game is running, finished or set aside (with the reason)."""
        if self.status(game_id) != (status, why):
            self._write_all([("status", (game_id, status, why))])

    def retry(self) -> bool:
        """Try to bring everything that waits in memory to the disk; True when nothing waits any more."""
        if not self._waiting or not self.path:
            return not self._waiting
        if not self._writable:
            self._reopen(self.path)
        if not self._writable or self._disk is None:
            return False
        try:
            self._disk.insert_all(self._waiting)
        except sqlite3.Error as error:
            self._fail(error)
            return False
        self._waiting = []
        self._overflow.close()
        self._overflow = memory_store()
        self.trouble = None
        self._notices.append(Notice("saved_again"))
        return True

    def set_game_aside(self, game_id: str, why: str) -> Notice:
        """Keep a game as it is, out of play, and say why."""
        self.set_status(game_id, SET_ASIDE, why)
        notice = Notice("game_set_aside", {"game": game_id, "why": why})
        self._notices.append(notice)
        return notice

    # --- inside

    def _stores(self) -> list[Store]:
        return [self._overflow, self._disk] if self._disk else [self._overflow]

    def _write_all(self, rows: list[tuple[str, Row]]) -> None:
        """Write rows, all or none, to the disk or else to memory."""
        if self._writable and self._disk and (not self._waiting or self.retry()):
            try:
                self._disk.insert_all(rows)
                return
            except sqlite3.Error as error:
                self._fail(error)
        self._overflow.insert_all(rows)
        self._waiting += rows
        if not self._writable:
            self.retry()

    def _fail(self, error: sqlite3.Error | OSError) -> None:
        """Remember why the disk refused; told once, until the reason changes or the disk works again."""
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        kind = _TROUBLE.get(code, "disk_fault") if isinstance(error, sqlite3.Error) else _os_trouble(error)
        if self.trouble is None or self.trouble.code != kind:
            self.trouble = Notice(kind, {"where": str(self.path), "why": str(error)})
            self._notices.append(self.trouble)

    def _open(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists():
                try:
                    inspect(path)
                except Unusable as unusable:
                    self._keep(path, unusable)
            if not path.exists():
                create(path)
            self._disk = open_store(path)
            self._writable = True
        except (sqlite3.Error, OSError) as error:
            self._fail(error)
            if path.exists():
                self._read_only(path)

    def _keep(self, path: Path, unusable: Unusable) -> None:
        """Rename a file that can't be our archive, with what belongs to it."""
        kept = free_name(path, unusable.kind)
        for suffix in ("-wal", "-shm", "-journal"):
            beside = path.with_name(path.name + suffix)
            if beside.exists():
                beside.rename(kept.with_name(kept.name + suffix))
        path.rename(kept)
        self._notices.append(Notice(f"archive_{unusable.kind}", {"kept": kept.name, "why": unusable.why}))

    def _read_only(self, path: Path) -> None:
        """The games of before can still be read, and played on in memory."""
        try:
            with tempfile.TemporaryDirectory() as scratch:
                self._disk = read_copy(path, Path(scratch))
        except (sqlite3.Error, OSError, Unusable) as error:
            self._notices.append(Notice("archive_unread", {"where": str(path), "why": str(error)}))

    def _reopen(self, path: Path) -> None:
        """The folder may have become writable: open the file without waiting, and without setting anything aside."""
        try:
            if not path.exists():
                create(path)
            store = open_store(path, timeout=0.0)
        except (sqlite3.Error, OSError) as error:
            self._fail(error)
            return
        try:
            check(store.connection, pages=False)
        except (sqlite3.Error, Unusable):
            store.close()
            return
        if self._disk:
            self._disk.close()
        self._disk, self._writable = store, True


def _os_trouble(error: OSError) -> str:
    import errno

    return "disk_full" if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG) else "read_only"


def _row(header: Header) -> Row:
    plain: dict[str, Any] = msgspec.to_builtins(header)
    for name in ("options", "seats", "modes"):
        plain[name] = canonical(plain[name]).decode()
    return tuple(plain[name] for name in Header.__struct_fields__)


def _header(row: Row) -> Header:
    plain: dict[str, Any] = dict(zip(Header.__struct_fields__, row, strict=True))
    for name in ("options", "seats", "modes"):
        plain[name] = msgspec.json.decode(plain[name])
    return msgspec.convert(plain, Header)


def _verified(header: Header, rows: list[tuple[int, str, bytes]], status: str) -> Saved:
    link = first_link(header)
    records: list[AnyRecord] = []
    for place, (sequence, body, kept) in enumerate(rows, 1):
        link = next_link(link, body.encode())
        if sequence != place or link != kept:
            raise BrokenGame(f"its chain of records breaks at record {place}")
        try:
            record = decode_record(body)
        except msgspec.MsgspecError as error:
            raise BrokenGame(f"record {place} can't be read ({error})") from error
        if record.sequence != place:
            raise BrokenGame(f"record {place} calls itself {record.sequence}")
        records.append(record)
    return Saved(header, tuple(records), link, status)
