"""One SQLite database of games: the tables and nothing else. It only grows: the database itself refuses changes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, TypeAlias
from weakref import finalize

import msgspec

from device.durable import sync_folder

APPLICATION_ID: Final = 0x46_4C_54_31
"""`FLT1`: says in the file's header whose file it is."""
SCHEMA_VERSION: Final = 1
BUSY_SECONDS: Final = 1.0
CHECKPOINT_PAGES: Final = 100
"""Writing over a short log is faster than growing a long one: a commit costs what a bare append + fdatasync does."""

SCHEMA: Final = f"""
PRAGMA application_id = {APPLICATION_ID};
PRAGMA user_version = {SCHEMA_VERSION};
CREATE TABLE game (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, version INTEGER NOT NULL,
    options TEXT NOT NULL, edition TEXT NOT NULL, seed TEXT NOT NULL, luck TEXT NOT NULL, seats TEXT NOT NULL,
    modes TEXT NOT NULL, created TEXT NOT NULL
) STRICT;
CREATE TABLE record (
    game TEXT NOT NULL, sequence INTEGER NOT NULL, body TEXT NOT NULL, link BLOB NOT NULL,
    PRIMARY KEY (game, sequence)
) STRICT, WITHOUT ROWID;
CREATE TABLE status (
    number INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, status TEXT NOT NULL, why TEXT NOT NULL
) STRICT;
CREATE INDEX status_of_game ON status (game, number);
""" + "".join(
    f"CREATE TRIGGER {table}_keeps_{verb.lower()} BEFORE {verb} ON {table}"
    " BEGIN SELECT RAISE(ABORT, 'the archive only grows'); END;\n"
    for table in ("game", "record", "status")
    for verb in ("UPDATE", "DELETE")
)

GAME_COLUMNS: Final = "id, game, version, options, edition, seed, luck, seats, modes, created"
INSERT: Final = {
    "game": f"INSERT INTO game ({GAME_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    "record": "INSERT INTO record VALUES (?, ?, ?, ?)",
    "status": "INSERT INTO status (game, status, why) VALUES (?, ?, ?)",
}

Row: TypeAlias = tuple[str | int | bytes, ...]


class Unusable(Exception):
    """The file can't be our archive: `kind` is "damaged", "foreign" or "newer"; `why` is one plain line."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(why)
        self.kind = kind
        self.why = why


class GameLine(msgspec.Struct, frozen=True):
    """One line of the list of games."""

    id: str
    game: str
    version: int
    seats: str
    """JSON."""
    created: str
    status: str
    why: str
    records: int


class Store:
    """The rows of one database. All errors are sqlite3's own."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        # The lock on the file is held by the connection: a store that nobody holds any more lets go of it, in whatever
        # thread the garbage is collected, so connections do not insist on theirs. All use is by the main loop's.
        finalize(self, connection.close)

    def insert_all(self, rows: list[tuple[str, Row]]) -> None:
        """Add rows, all or none, durable when this returns; a row's table is a key of INSERT."""
        try:
            if len(rows) > 1:
                # One action, the usual case, is its own transaction and needs no statements around it.
                self.connection.execute("BEGIN IMMEDIATE")
            for table, row in rows:
                self.connection.execute(INSERT[table], row)
            if len(rows) > 1:
                self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise

    def lines(self) -> list[GameLine]:
        """Every game, the newest first."""
        rows = self.connection.execute(
            "SELECT g.id, g.game, g.version, g.seats, g.created, coalesce(s.status, 'running'), coalesce(s.why, ''),"
            " (SELECT coalesce(max(sequence), 0) FROM record r WHERE r.game = g.id)"
            " FROM game g LEFT JOIN status s ON s.number = (SELECT max(number) FROM status WHERE game = g.id)"
            " ORDER BY g.number DESC"
        )
        return [GameLine(*row) for row in rows]

    def game(self, game_id: str) -> Row | None:
        """The columns GAME_COLUMNS of one game."""
        row: Row | None = self.connection.execute(
            f"SELECT {GAME_COLUMNS} FROM game WHERE id = ?", (game_id,)
        ).fetchone()
        return row

    def records(self, game_id: str) -> Iterator[tuple[int, str, bytes]]:
        """(sequence, body, link) of one game in order."""
        return self.connection.execute(
            "SELECT sequence, body, link FROM record WHERE game = ? ORDER BY sequence", (game_id,)
        )

    def status(self, game_id: str) -> tuple[str, str] | None:
        """The last status of one game and why."""
        row: tuple[str, str] | None = self.connection.execute(
            "SELECT status, why FROM status WHERE game = ? ORDER BY number DESC LIMIT 1", (game_id,)
        ).fetchone()
        return row

    def close(self) -> None:
        self.connection.close()


def memory_store() -> Store:
    """An empty database that lives as long as the process."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    connection.executescript(SCHEMA)
    return Store(connection)


def inspect(path: Path) -> None:
    """Raise Unusable unless the file is a whole archive of ours; reads only, so that a damaged file stays as found."""
    if path.stat().st_size == 0:
        raise Unusable("damaged", "the file is empty")
    log = path.with_name(path.name + "-wal")
    if not log.exists() or not log.stat().st_size:
        _check_length(path)
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=BUSY_SECONDS)) as connection:
        check(connection)


def _check_length(path: Path) -> None:
    """SQLite reads a last page that was cut off as zeros; with no log to mend it, that is damage."""
    with path.open("rb") as stream:
        head = stream.read(100)
    pages, page_size = int.from_bytes(head[28:32], "big"), int.from_bytes(head[16:18], "big")
    if head.startswith(b"SQLite format 3\0") and path.stat().st_size < pages * page_size:
        raise Unusable("damaged", f"the file ends before its {pages} pages")


def check(connection: sqlite3.Connection, pages: bool = True) -> None:
    """Raise Unusable unless the database is ours, not newer than we are, and (with `pages`) whole."""
    try:
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if application != APPLICATION_ID:
            raise Unusable("foreign", f"its application id is {application:#x}, not {APPLICATION_ID:#x}")
        if version != SCHEMA_VERSION:
            raise Unusable("newer", f"its schema is version {version}, this Firelight reads {SCHEMA_VERSION}")
        verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0] if pages else "ok"
        if verdict != "ok":
            raise Unusable("damaged", str(verdict).splitlines()[-1])
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        if not tables >= set(INSERT):
            raise Unusable("damaged", "its tables are missing")
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError as error:
        kind = "foreign" if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB else "damaged"
        raise Unusable(kind, str(error)) from error


def create(path: Path) -> None:
    """Make an empty archive: complete under another name first, so that `path` is never half made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    fresh.unlink(missing_ok=True)
    with closing(sqlite3.connect(fresh, isolation_level=None)) as connection:
        connection.executescript("PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL; BEGIN;" + SCHEMA + "COMMIT;")
        connection.execute("PRAGMA journal_mode = WAL")
    fresh.rename(path)
    sync_folder(path.parent)


def open_store(path: Path, timeout: float = BUSY_SECONDS) -> Store:
    """Open an inspected archive for writing, durable at each commit and for this process alone."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=timeout, check_same_thread=False)
    try:
        # One table owns the archive; with the lock taken for good SQLite also needs no shared-memory file.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("COMMIT")
        # Whoever looked at the archive before made one; while the lock is held it is nobody's.
        path.with_name(path.name + "-shm").unlink(missing_ok=True)
    except BaseException:
        connection.close()
        raise
    return Store(connection)


def read_copy(path: Path, folder: Path) -> Store:
    """A copy in memory of an archive that is only read; `folder` is scratch space for the copy of its files.

    Raises Unusable, sqlite3.Error or OSError; the files themselves stay as they are, even where they are damaged.
    """
    for suffix in ("", "-wal"):
        source = path.with_name(path.name + suffix)
        if source.exists():
            (folder / source.name).write_bytes(source.read_bytes())
    copy = Store(sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False))
    inspect(folder / path.name)
    with closing(sqlite3.connect(folder / path.name)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.backup(copy.connection)
    return copy
