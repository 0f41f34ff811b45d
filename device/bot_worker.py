"""The process in which bots think: started by bots.py as `python -m device.bot_worker FD CATALOGUE PLAYERS`.

It knows what it is asked and nothing else: an observation, never the game's state or seed.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from functools import lru_cache
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from device.setup import read_edition
from games.game import Choice, Observation, Options

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

PR_SET_PDEATHSIG: Final = 1
NICENESS: Final = 5


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is asked."""

    ticket: int
    game: str
    bot: str
    observation: Observation
    options: Options
    edition: str
    """TOML, as played."""
    legal: tuple[Choice, ...]
    seed: int
    """Of this decision's random numbers."""
    budget: int
    """Nodes to look at, at most."""


def named(path: str) -> Any:
    """The object that "module:name" names."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


def serve(connection: Connection, catalogue: str, players: str) -> None:
    """Answer (ticket, action, error) to each question until the other end is closed."""
    games, player = named(catalogue), named(players)
    edition_of = lru_cache(maxsize=1)(lambda game, text: read_edition(games[game], text))
    while True:
        try:
            question: Question = pickle.loads(connection.recv_bytes())
        except EOFError:
            return
        action, error = None, ""
        try:
            game = games[question.game]
            action = player(question.bot).choose(
                game,
                question.observation,
                question.options,
                edition_of(question.game, question.edition),
                question.legal,
                Random(question.seed),
                question.budget,
            )
        except Exception as fault:
            # Whatever a bot does wrong, the table gets an answer.
            error = f"{type(fault).__name__}: {fault}"
        connection.send_bytes(pickle.dumps((question.ticket, action, error)))


def main() -> None:
    """Serve on the inherited file descriptor; die with the table, and give way to it."""
    # The table knows this module by what it asks; what only the process needs is read here.
    import ctypes
    from multiprocessing.connection import Connection

    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    serve(Connection(int(sys.argv[1])), sys.argv[2], sys.argv[3])


if __name__ == "__main__":
    main()
