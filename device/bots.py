"""Bots think in one process of their own: the table goes on, whatever they do.

The worker gets an observation and the legal choices, and a budget of nodes, so that the same seed gives the same move
on every machine. A live table also sets a deadline above it: when it passes, or the worker dies or gives nonsense, a
legal move is played at random instead and says so. An answer names the position that it was asked at, and is
dropped when the table is elsewhere.
"""

from __future__ import annotations

import os
import pickle
import select
import sys
import time
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from device.bot_worker import Question
from device.table import Table
from games.game import Action
from games.players.random_player import PLAYER as FALLBACK

if TYPE_CHECKING:
    import subprocess
    from multiprocessing.connection import Connection

CATALOGUE: Final = "games.catalogue:GAMES"
PLAYERS: Final = "games.players:player"
BUDGET: Final = 2000
"""Nodes for one decision."""
DEADLINE: Final = 5.0
"""Seconds for one decision at a live table."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """A bot's move for one position of one game."""

    game_id: str
    ply: int
    position: str
    player: int
    action: Action
    note: str = ""
    """Why it is a fallback; empty when the bot chose it."""

    def fits(self, table: Table) -> bool:
        """The table is still where the question was asked."""
        return (self.game_id, self.position) == (table.id, table.position)


class _Asked(msgspec.Struct, frozen=True):
    table: Table
    question: Question
    ply: int
    position: str
    player: int
    deadline: float


class Bots:
    """The one worker process and what it was asked last. Started at the first question."""

    def __init__(
        self,
        catalogue: str = CATALOGUE,
        players: str = PLAYERS,
        budget: int = BUDGET,
        deadline: float = DEADLINE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._command = [sys.executable, "-m", "device.bot_worker"]
        self._names = [catalogue, players]
        self._budget = budget
        self._patience = deadline
        self._clock = clock
        self._process: subprocess.Popen[bytes] | None = None
        self._connection: Connection | None = None
        # The worker's end changes when it is restarted; the poll object stands for it in the caller's select.
        self._poll = select.epoll()
        self._ticket = 0
        self._asked: _Asked | None = None

    @property
    def pid(self) -> int | None:
        """The worker's process, None while there is none."""
        return self._process.pid if self._process else None

    @property
    def deadline(self) -> float | None:
        """When `answer` has to be called at the latest (on the clock given); None when nothing is asked."""
        return self._asked.deadline if self._asked else None

    def fileno(self) -> int:
        """Readable when `answer` has something; the same for good."""
        return self._poll.fileno()

    def ask(self, table: Table, player: int, bot: str) -> None:
        """Let `bot` think for `player`; replaces an earlier question, whose answer will be dropped."""
        self._ticket += 1
        question = Question(
            ticket=self._ticket,
            game=table.game.id,
            bot=bot,
            observation=table.observation(player),
            options=table.options,
            edition=table.header.edition,
            legal=tuple(table.legal(player)),
            seed=table.bot_seed(player),
            budget=self._budget,
        )
        if self._asked:
            self._stop()
        try:
            self._send(pickle.dumps(question))
        except OSError:
            # The worker died while it was idle: a new one gets the question.
            self._stop()
            self._send(pickle.dumps(question))
        until = self._clock() + self._patience
        self._asked = _Asked(table, question, table.ply, table.position, player, until)

    def asked(self, table: Table) -> bool:
        """The bots think about this very position."""
        asked = self._asked
        return asked is not None and asked.table is table and asked.position == table.position

    def answer(self) -> Answer | None:
        """The move, once there is one or the deadline has passed; never waits."""
        asked = self._asked
        if self._connection and self._connection.poll():
            return self._receive(self._connection, asked)
        if asked and self._clock() >= asked.deadline:
            self._stop()
            return self._fallback(asked, "it thought too long")
        return None

    def drop(self) -> None:
        """Forget the question, as after an undo."""
        if self._asked:
            self._stop()

    def close(self) -> None:
        """End the worker."""
        self._stop()
        self._poll.close()

    # --- inside

    def _receive(self, connection: Connection, asked: _Asked | None) -> Answer | None:
        try:
            ticket, action, error = pickle.loads(connection.recv_bytes())
        except (OSError, EOFError, pickle.UnpicklingError):
            # Also when nothing is asked: a dead worker would stay readable, and the caller's loop would never sleep.
            self._stop()
            return self._fallback(asked, "its process ended") if asked else None
        if asked is None or ticket != asked.question.ticket:
            return None
        if not isinstance(action, Action):
            return self._fallback(asked, error or "it gave no action")
        self._asked = None
        return Answer(
            game_id=asked.table.id, ply=asked.ply, position=asked.position, player=asked.player, action=action
        )

    def _fallback(self, asked: _Asked, why: str) -> Answer:
        self._asked = None
        question = asked.question
        action = FALLBACK.choose(
            asked.table.game,
            question.observation,
            question.options,
            asked.table.edition,
            question.legal,
            Random(question.seed),
            0,
        )
        return Answer(
            game_id=asked.table.id, ply=asked.ply, position=asked.position, player=asked.player, action=action, note=why
        )

    def _send(self, message: bytes) -> None:
        if self._connection is None:
            # what processes need is read with the first bot, not at every start of a table
            import socket
            import subprocess
            from multiprocessing.connection import Connection

            ours, theirs = socket.socketpair()
            with theirs:
                self._process = subprocess.Popen(
                    [*self._command, str(theirs.fileno()), *self._names],
                    pass_fds=[theirs.fileno()],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
                )
            self._connection = Connection(ours.detach())
            self._poll.register(self._connection.fileno(), select.EPOLLIN)
        self._connection.send_bytes(message)

    def _stop(self) -> None:
        """End the worker, thinking or not; the next question starts another."""
        self._asked = None
        if self._connection:
            self._poll.unregister(self._connection.fileno())
            self._connection.close()
            self._connection = None
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None
