"""How fast the running table is: a commit beside a bare durable write, a whole game resumed."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from device.archive import Archive
from device.dealer import Dealer
from device.figures import Figure
from device.seats import seats_for
from device.table import Table
from device.tables import header_for, resume, start
from games.catalogue import GAMES
from games.game import Game
from games.players import as_action

ROUNDS = 7
WRITES = 150


def figures() -> Iterator[Figure]:
    """On the disk of the temporary folder."""
    with tempfile.TemporaryDirectory(prefix="firelight-bench-") as folder:
        for game in GAMES.values():
            yield from _commits(Path(folder) / game.id, game)


def _commits(folder: Path, game: Game) -> Iterator[Figure]:
    """Submits alternate with bare writes of as many bytes, since a disk's pace drifts."""
    folder.mkdir()
    archive = Archive(folder)
    table = _table(archive, game)
    random = Random(1)
    ours: list[float] = []
    bare: list[float] = []
    record = table.records[-1] if table.records else None
    size = len(str(record)) if record else 300
    with (folder / "yardstick").open("ab", buffering=0) as file:
        for _ in range(ROUNDS):
            start_time = perf_counter()
            for _ in range(WRITES):
                _write(file.fileno(), b"x" * size)
            bare.append((perf_counter() - start_time) / WRITES)
            ours.append(_archive_pace(archive, table))
    commit, plain = median(ours), median(bare)
    yield Figure(
        f"{game.id}: archive commit of one record",
        commit * 1e6,
        "us",
        f"append + fdatasync of {size} bytes {plain * 1e6:.0f} us: {commit / plain:.2f} times",
        "1.5 times",
        commit <= 1.5 * plain,
    )
    played = _play_out(table, random)
    start_time = perf_counter()
    again = resume(archive, GAMES, table.id)
    took = perf_counter() - start_time
    assert again.checksum() == table.checksum()
    yield Figure(f"{game.id}: resume of a whole game ({played} records)", took * 1e3, "ms", aim="under 300 ms")
    archive.close()


def _table(archive: Archive, game: Game) -> Table:
    players = min(game.players)
    options = game.options_type(players=players)
    table = start(archive, game, header_for(game, options, seats_for([None] * players), game.edition()))
    Dealer(table).deal_all()
    return table


def _archive_pace(archive: Archive, table: Table) -> float:
    """Seconds for one durable record; the records go to a game of their own, which nobody resumes."""
    scratch = header_for(table.game, table.options, table.seats, table.edition)
    link = archive.begin(scratch)
    record = table.records[-1]
    start_time = perf_counter()
    for _ in range(WRITES):
        link = archive.append(scratch.id, record, link)
        record = type(record)(
            **{**{f: getattr(record, f) for f in record.__struct_fields__}, "sequence": record.sequence + 1}
        )
    return (perf_counter() - start_time) / WRITES


def _write(file: int, data: bytes) -> None:
    os.write(file, data)
    os.fdatasync(file)


def _play_out(table: Table, random: Random) -> int:
    dealer = Dealer(table)
    while not table.finished:
        if dealer.deal() is None:
            player = table.current[0]
            legal = table.legal(player)
            table.submit(as_action(table.game, legal[int(random.random() * len(legal))]), player)
    return len(table.records)
