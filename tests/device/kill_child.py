"""A table to be killed: plays Dakota at random with corrections, and shows each record once it is durable.

Run as `python -m tests.device.kill_child FOLDER SEED`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

from device.archive import Archive
from device.dealer import Dealer
from device.faults import Refused
from device.records import canonical
from device.seats import seats_for
from device.table import Table
from device.tables import header_for, start
from games.catalogue import GAMES
from games.players.random_player import PLAYER

CORRECTIONS = 0.04


def act(table: Table, rng: Random) -> None:
    """One thing that people at a table do."""
    if Dealer(table).deal():
        return
    player = table.current[0]
    if rng.random() < CORRECTIONS and table.ply:
        go_back(table, player, rng)
        return
    game, legal = table.game, table.legal(player)
    action = PLAYER.choose(game, table.observation(player), table.options, table.edition, legal, rng, 0)
    table.submit(action, player)


def go_back(table: Table, player: int, rng: Random) -> None:
    """A free undo where it is allowed, else a correction of a few acts; sometimes a peek or a change of mode."""
    table.note_peek(player)
    table.set_mode("help", rng.choice(["full", "short", "off"]), by=player)
    path = [line.sequence for line in table.journal() if line.kind == "action" and line.undone_by is None]
    try:
        table.undo(player)
    except Refused:
        table.correct(table.before(rng.choice(path[-6:])), player, (player + 1) % 3)


def show(table: Table) -> None:
    """What a screen would draw: this must never be lost."""
    say(f"{table.checksum()} {canonical(table.records[-1]).decode()}")


def say(line: str) -> None:
    """One write, so that a line is there whole or not at all."""
    os.write(sys.stdout.fileno(), line.encode() + b"\n")


def main(folder: str, seed: int) -> None:
    """Play until somebody ends us, or the game is over."""
    game = GAMES["dakota"]
    options = game.options_type(players=3)
    header = header_for(game, options, seats_for([None] * 3), game.edition(), seed=seed.to_bytes(32, "big"))
    table = start(Archive(Path(folder)), game, header)
    say(table.id)
    table.subscribe(lambda _: show(table))
    rng = Random(seed)
    while not table.finished:
        act(table, rng)
    say("over")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
