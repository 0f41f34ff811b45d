"""Start a new game at the table, or resume one of the archive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from secrets import token_hex

import msgspec

from device.archive import RUNNING, Archive, BrokenGame
from device.chance import new_seed
from device.faults import GameSetAside, Refused
from device.records import AnyRecord, Header, first_link
from device.seats import Modes, Seat
from device.table import Table
from games.game import Edition, EditionError, Game, IllegalAction, Options


def header_for(
    game: Game,
    options: Options,
    seats: Sequence[Seat],
    edition: Edition,
    modes: Modes | None = None,
    seed: bytes | None = None,
    luck: str = "",
) -> Header:
    """What a new game is; without a seed the kernel gives one.

    To let people check the chance, draw `new_seed()` first, show its `fingerprint`, then ask for luck.
    """
    return Header(
        id=token_hex(6),
        game=game.id,
        version=game.version,
        options=msgspec.to_builtins(options),
        edition=edition.as_toml(),
        seed=(seed or new_seed()).hex(),
        luck=luck,
        seats=tuple(seats),
        modes=modes or Modes(),
        created=datetime.now(UTC).isoformat(timespec="seconds"),
    )


def start(archive: Archive, game: Game, header: Header) -> Table:
    """A new game, in the archive when it is given back; raises ValueError or EditionError for what can't be played."""
    table = Table(archive, game, header)
    archive.begin(header)
    return table


def resume(archive: Archive, games: Mapping[str, Game], game_id: str) -> Table:
    """The game as it was when the last record was written. Raises KeyError when there is none.

    Raises GameSetAside when it can't be continued: its chain is broken, a record does not fit the rules, or the rules
    have another version.
    """
    try:
        saved = archive.load(game_id)
        table = replayed(archive, games, saved.header, saved.records, saved.link)
    except (BrokenGame, CannotReplay) as error:
        raise GameSetAside(archive.set_game_aside(game_id, str(error))) from error
    if saved.status not in (RUNNING, "finished"):
        archive.set_status(game_id, "finished" if table.finished else RUNNING)
    return table


class CannotReplay(Exception):
    """A game's records do not fit the games that are here: one plain line."""


def replayed(
    archive: Archive, games: Mapping[str, Game], header: Header, records: Sequence[AnyRecord], link: bytes | None = None
) -> Table:
    """A table after `records`; raises CannotReplay and leaves the archive alone."""
    game = games.get(header.game)
    if game is None:
        raise CannotReplay(f"there is no game {header.game} here")
    if game.version != header.version:
        raise CannotReplay(f"it was played by version {header.version} of the rules, here is version {game.version}")
    try:
        table = Table(archive, game, header)
    except (ValueError, EditionError) as error:
        raise CannotReplay(str(error)) from error
    for record in records:
        try:
            table.take(record)
        except IllegalAction as error:
            raise CannotReplay(f"record {record.sequence} is against the rules ({error.code})") from error
        except (Refused, ValueError, IndexError, TypeError) as error:
            raise CannotReplay(f"record {record.sequence} does not fit ({error})") from error
    table.continue_from(first_link(header) if link is None else link)
    return table
