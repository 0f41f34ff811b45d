"""Moves of the seats that no person plays: bots, and absent people's seats when the table asks for it."""

from __future__ import annotations

from typing import Final

from device.bots import Answer, Bots
from device.faults import Refused
from device.journal import Line
from device.notices import Notice
from device.records import How
from device.table import Table
from games.game import CHANCE, IllegalAction
from games.players import as_action

STAND_IN: Final = "easy"
"""The bot that plays for an absent person."""


class Autoplay:
    """Keeps the bots of one table busy: call `step` when they are readable, at their deadline, after each change."""

    def __init__(self, table: Table, bots: Bots) -> None:
        self.table = table
        self.bots = bots
        self.notices: list[Notice] = []
        """What to tell about bots that failed."""
        self._requested: set[int] = set()
        self._ready: Answer | None = None

    def play_for(self, player: int) -> None:
        """Somebody at the table asks the console to play for an absent seat, until its person is back."""
        self._requested.add(player)

    def next_seat(self) -> tuple[int, str] | None:
        """The seat to play for now and the bot that does; None when a person or chance is to act."""
        player = next((p for p in self.table.current if p != CHANCE and self.plays(p)), None)
        return None if player is None else (player, self.table.seats[player].bot or STAND_IN)

    def plays(self, player: int) -> bool:
        """The seat is played from here: a bot's, or an absent person's when the table asks for it."""
        seat = self.table.seats[player]
        return seat.bot is not None or (seat.away and player in self._requested)

    def step(self, play: bool = True) -> Line | None:
        """Ask for the next move if none is thought about; play one that is ready, unless `play` is False."""
        self._requested = {player for player in self._requested if self.table.seats[player].away}
        answer = self._ready or self.bots.answer()
        self._ready = answer if answer and answer.fits(self.table) else None
        seat = self.next_seat()
        if seat is None:
            self._ready = None
            self.bots.drop()
            return None
        if self._ready and self._ready.player == seat[0]:
            return self._play(self._ready, seat) if play else None
        if not self.bots.asked(self.table):
            self.bots.ask(self.table, *seat)
        return None

    def _play(self, answer: Answer, seat: tuple[int, str]) -> Line:
        self._ready = None
        player, bot = seat
        how: How = "bot" if self.table.seats[player].bot else "away"
        note = answer.note
        try:
            if not note:
                return self.table.submit(answer.action, player, how)
        except (IllegalAction, Refused) as error:
            note = f"its move is illegal: {error.code}"
            answer = Answer(
                game_id=answer.game_id,
                ply=answer.ply,
                position=answer.position,
                player=player,
                action=as_action(self.table.game, self.table.legal(player)[0]),
            )
        self.notices.append(Notice("bot_fallback", {"name": bot, "why": note}))
        return self.table.submit(answer.action, player, how, note)
