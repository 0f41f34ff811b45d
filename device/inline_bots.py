"""Bots that think where they are asked: for games that nobody waits for."""

from __future__ import annotations

from random import Random

from device.bots import BUDGET, Answer, Bots
from device.table import Table
from games.players import player as player_called


class InlineBots(Bots):
    """Answers at once, in this process, with the same moves as the worker's."""

    def __init__(self) -> None:
        super().__init__()
        self._answer: Answer | None = None

    def ask(self, table: Table, player: int, bot: str) -> None:
        """Think now; `answer` has the move."""
        action = player_called(bot).choose(
            table.game,
            table.observation(player),
            table.options,
            table.edition,
            tuple(table.legal(player)),
            Random(table.bot_seed(player)),
            BUDGET,
        )
        self._answer = Answer(game_id=table.id, ply=table.ply, position=table.position, player=player, action=action)

    def asked(self, table: Table) -> bool:
        return self._answer is not None and self._answer.fits(table)

    def answer(self) -> Answer | None:
        answer, self._answer = self._answer, None
        return answer

    def drop(self) -> None:
        self._answer = None
