"""The records across games: how all finished games of this table went, in the small file `history.json`.

The archive has it all; the file only spares replaying every game again. A missing or unreadable one is made anew from
the archive. What staff made the table forget is named in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from device.archive import FINISHED, Archive, BrokenGame
from device.durable import free_name, write_file
from device.notices import Notice
from device.printable import printable
from device.records import canonical
from device.store import GameLine
from device.table import Table
from device.tables import CannotReplay, replayed
from games.game import Game
from ui.dice import count_faces
from ui.model import AllTime, Best
from ui.plain import PlainPresentation
from ui.shows import PRESENTATIONS

FILE_NAME: Final = "history.json"
VERSION: Final = 1
AT_ONCE: Final = 10
"""Games that one update reads anew: a whole archive at once would keep the table waiting."""
FIRST_YEAR: Final = "2025"
"""A clock that says less was never set."""


class SeatSum(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game went for one person."""

    place: int
    name: str
    score: int
    win: int
    """The most that one local game brought; 0 where there was none."""


class GameSum(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One finished game in short."""

    game: str
    records: int
    """How many it had when it was read: more of them, and it is read again."""
    day: str = ""
    length: str = ""
    seats: tuple[SeatSum, ...] = ()
    """The persons; empty where only bots played, or where the game can't be read: it counts for nothing."""
    faces: tuple[int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0)
    entered: int = 0


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    version: int
    games: dict[str, GameSum]
    """By the game's id in the archive."""
    forgotten: list[str]
    """Games from before staff began anew."""


class History:
    """The records across games of one data folder."""

    def __init__(self, folder: Path, archive: Archive, games: Mapping[str, Game]) -> None:
        self._path = folder / FILE_NAME
        self._archive = archive
        self._games = games
        self._book: Book | None = None
        self._notices: list[Notice] = []

    def take_notices(self) -> list[Notice]:
        """What has to be told since the last call."""
        notices, self._notices = self._notices, []
        return notices

    def all_time(self) -> dict[str, AllTime]:
        """The records of each game, as far as they have been read."""
        sums = [found for found in self._read().games.values() if found.seats]
        return {game: _all_time([s for s in sums if s.game == game]) for game in sorted({s.game for s in sums})}

    def update(self) -> None:
        """Read the games that were finished since, the newest first, AT_ONCE of them at most."""
        book = self._read()
        finished = {line.id: line for line in self._archive.games() if line.status == FINISHED}
        games = {key: found for key, found in book.games.items() if key in finished}
        new = [
            line
            for line in finished.values()
            if line.id not in book.forgotten and (line.id not in games or games[line.id].records != line.records)
        ]
        for line in new[:AT_ONCE]:
            games[line.id] = self._sum_of(line)
        if games != book.games:
            self._write(msgspec.structs.replace(book, games=games))

    def forget(self) -> None:
        """Begin anew: no game that is finished now counts any more."""
        finished = [line.id for line in self._archive.games() if line.status == FINISHED]
        self._write(Book(VERSION, {}, finished))

    def _sum_of(self, line: GameLine) -> GameSum:
        nothing = GameSum(game=line.game, records=line.records)
        try:
            saved = self._archive.load(line.id)
            if all(seat.bot for seat in saved.header.seats):
                return nothing
            return _sum_of(replayed(Archive(None), self._games, saved.header, saved.records))
        except (KeyError, BrokenGame, CannotReplay):
            return nothing

    def _read(self) -> Book:
        if self._book is None:
            self._book = self._from_file() or Book(VERSION, {}, [])
        return self._book

    def _from_file(self) -> Book | None:
        try:
            book = msgspec.json.decode(self._path.read_bytes(), type=Book, strict=True)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
            self._set_aside(str(error))
            return None
        if book.version != VERSION:
            self._set_aside(f"its version is {book.version}, this Firelight reads {VERSION}")
            return None
        return book

    def _set_aside(self, why: str) -> None:
        kept = free_name(self._path, "damaged")
        try:
            self._path.rename(kept)
        except OSError:
            kept = self._path
        self._notices.append(Notice("history_unread", {"kept": kept.name, "why": why}))

    def _write(self, book: Book) -> None:
        self._book = book
        try:
            write_file(self._path, canonical(book))
        except OSError as error:
            self._notices.append(Notice("history_unsaved", {"why": str(error)}))


def day_of(created: str) -> str:
    """The day of a game's beginning, such as "2026-11-30"; "" when the clock was not set."""
    return printable(created[:10]) if created[:4].isdecimal() and created[:4] >= FIRST_YEAR else ""


def _sum_of(table: Table) -> GameSum:
    """A finished game in short, as it ended."""
    lines = [line for line in table.journal() if line.undone_by is None]
    shown = PRESENTATIONS.get(table.game.id) or PlainPresentation(table.game.id)
    dice = count_faces(((line.events, line.how == "hand") for line in lines), shown.face)
    wins = [win for line in lines for event in line.events if (win := shown.win(event)) is not None]
    scores = table.returns()
    return GameSum(
        game=table.game.id,
        records=len(table.records),
        day=day_of(table.header.created),
        length=str(table.header.options.get("length", "")),
        seats=tuple(
            SeatSum(seat.place, seat.name, int(scores[p]), max([0, *(won for player, won in wins if player == p)]))
            for p, seat in enumerate(table.header.seats)
            if seat.bot is None
        ),
        faces=dice.faces,  # type: ignore[arg-type]
        entered=dice.entered,
    )


def _all_time(sums: list[GameSum]) -> AllTime:
    """The records of one game; of equals the oldest stays."""
    sums = sorted(sums, key=lambda found: found.day)
    scores = [(seat.score, seat, found) for found in sums for seat in found.seats]
    wins = [(seat.win, seat, found) for found in sums for seat in found.seats if seat.win > 0]
    return AllTime(
        games=len(sums),
        score=_best(scores),
        win=_best(wins),
        faces=tuple(sum(found.faces[k] for found in sums) for k in range(6)),
        entered=sum(found.entered for found in sums),
    )


def _best(lines: list[tuple[int, SeatSum, GameSum]]) -> Best | None:
    if not lines:
        return None
    amount, seat, found = max(lines, key=lambda line: line[0])
    return Best(amount, seat.place, seat.name, found.day, found.length)
