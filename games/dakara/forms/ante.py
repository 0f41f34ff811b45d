"""The ante: each puts up the same amount and throws once, the highest takes all (No. 33)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.dakara.actions import Throw
from games.dakara.board import Space
from games.dakara.edition import DakaraEdition
from games.dakara.events import TiedRolls
from games.dakara.forms.form import BaseForm, Form, ended
from games.dakara.options import DakaraOptions
from games.dakara.position import Log, Position
from games.dakara.terms import ASIDE, NOT_THROWN, FormKind
from games.game import Action, Choice


@dataclass(frozen=True, eq=False)
class Ante(BaseForm):
    """`Position.mark` is the throw of each: NOT_THROWN before it, ASIDE for who can't win the pot (any more)."""

    kind = FormKind.ANTE

    amount: int
    """Dollars of each."""

    def begin(self, p: Position, log: Log) -> bool:
        """All who have the amount must put it up; one alone has nobody to throw against (DA-R25)."""
        players = [q for q in p.alive() if p.money[q] >= self.amount]
        if len(players) < 2:
            ended(p, p.turn, "declined", 0, log)
            return True
        for player in players:
            p.puts_up(player, self.amount, "ante", log)
        self._throw(p, players)
        return False

    def choices(self, p: Position, player: int) -> Sequence[Choice]:
        """The own die, whenever one likes."""
        return (Throw(player),)

    def play(self, p: Position, action: Action, log: Log) -> bool:
        """The others wait for this die."""
        p.await_roll(action.player)
        return False

    def roll(self, p: Position, face: int, log: Log) -> bool:
        """The last throw decides, or ties."""
        p.rolls = [face]
        p.mark[p.roller] = face
        p.done[p.roller] = True
        waiting = [q for q in p.alive() if p.mark[q] == NOT_THROWN]
        if waiting:
            p.await_players(*waiting)
            return False
        highest = max(p.mark)
        best = [q for q in p.alive() if p.mark[q] == highest]
        if len(best) == 1:
            self._win(p, best[0], log)
            return True
        if log is not None:
            log.append(TiedRolls(tuple(best), highest))
        self._throw(p, best)
        return False

    def _throw(self, p: Position, players: Sequence[int]) -> None:
        """These throw for the pot (again, DA-R26); nobody else can win it."""
        p.mark = [NOT_THROWN if q in players else ASIDE for q in range(len(p.mark))]
        p.done = [False] * len(p.done)
        p.await_players(*players)

    def _win(self, p: Position, winner: int, log: Log) -> None:
        players = [q for q in p.alive() if p.stake[q]]
        for player in players:
            p.takes_stake_of(winner, player, "pot", log)
        ended(p, winner, "won", self.amount * (len(players) - 1), log)
        for player in players:
            if player != winner:
                ended(p, player, "lost", -self.amount, log)


def forms(_options: DakaraOptions, edition: DakaraEdition) -> dict[int, Form]:
    """No. 33, "All bet"."""
    return {Space.ALL_BET: Ante(Space.ALL_BET, edition["ante.money"])}
