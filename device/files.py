"""One game as a file of JSON lines: what it is, each record with its link of the chain, and an end line.

The file is whole, so while the game runs it holds what is secret at the table, and says so in its first line. When the
game is over each roll and draw also says what it was drawn from, so that anyone can check it (CHANCE.md).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from device.archive import FINISHED, Saved
from device.durable import write_file
from device.fairness import Odds
from device.records import AnyRecord, Header, canonical, first_link, next_link

FORMAT: Final = "firelight game"
VERSION: Final = 2
READS: Final = (1, 2)
"""Version 1 is the same without acts taken back out of a common choice."""
MOST_BYTES: Final = 64 * 1024 * 1024

T = TypeVar("T")


class BadFile(Exception):
    """The file is not a whole game of ours: one line that names the file, and the line and field at fault."""


class First(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line."""

    format: str
    version: int
    holds_secrets: bool
    """The game was still running: seed, hands and secret choices are in here."""
    header: Header


class Next(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line for each record."""

    record: AnyRecord
    link: str
    odds: Odds = ()
    """Of a roll or draw of the console: each outcome and its weight, in the game's order. Told, not trusted."""


class End(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last line."""

    records: int
    link: str


def as_lines(saved: Saved, odds: Mapping[int, Odds] | None = None) -> Iterator[bytes]:
    """The lines of a game's file; `odds` by the record's number."""
    running = saved.status != FINISHED
    first = First(format=FORMAT, version=VERSION, holds_secrets=running, header=saved.header)
    yield canonical(first)
    link = first_link(saved.header)
    for record in saved.records:
        link = next_link(link, canonical(record))
        yield canonical(Next(record=record, link=link.hex(), odds=(odds or {}).get(record.sequence, ())))
    yield canonical(End(records=len(saved.records), link=link.hex()))


def export_game(saved: Saved, path: Path, odds: Mapping[int, Odds] | None = None) -> None:
    """Write a game's file, whole or not at all; raises OSError. `odds` as in `as_lines`."""
    write_file(path, b"\n".join(as_lines(saved, odds)) + b"\n")


def read_game(path: Path) -> Saved:
    """Read a game's file strictly; raises BadFile, or OSError when it can't be read at all."""
    size = path.stat().st_size
    if size > MOST_BYTES:
        raise BadFile(f"{path}: {size} bytes are too many for a game")
    return parse(path.read_bytes(), str(path))


def parse(data: bytes, name: str) -> Saved:
    """The game in `data`; `name` is for the errors."""
    lines = data.split(b"\n")
    first = _first(lines[0], name)
    if lines[-1] or len(lines) < 3:
        raise BadFile(f"{name}: the file ends in the middle of line {len(lines)}")
    header = first.header
    link = first_link(header)
    records: list[AnyRecord] = []
    for number, line in enumerate(lines[1:-2], 2):
        entry = _line(line, Next, name, number)
        link = next_link(link, canonical(entry.record))
        if entry.record.sequence != number - 1:
            raise BadFile(f"{name}: line {number}: record.sequence is {entry.record.sequence}, not {number - 1}")
        if entry.link != link.hex():
            raise BadFile(f"{name}: line {number}: link does not fit the records before it: the file was changed")
        records.append(entry.record)
    end = _line(lines[-2], End, name, len(lines) - 1)
    if end.records != len(records) or end.link != link.hex():
        raise BadFile(
            f"{name}: line {len(lines) - 1}: the end is that of {end.records} records, here are {len(records)}"
        )
    return Saved(header, tuple(records), link, "running" if first.holds_secrets else FINISHED)


def _first(line: bytes, name: str) -> First:
    """The first line; a foreign file and another version are told apart from a faulty one."""
    try:
        plain = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        plain = None
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise BadFile(f"{name}: this is not a file of a Firelight game")
    if plain.get("version") not in READS:
        raise BadFile(f"{name}: line 1: version is {plain.get('version')!r}; this Firelight reads up to {VERSION}")
    return _line(line, First, name, 1)


def _line(line: bytes, kind: type[T], name: str, number: int) -> T:
    try:
        return msgspec.json.decode(line, type=kind, strict=True)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadFile(f"{name}: line {number}: {error}") from error
