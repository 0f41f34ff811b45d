"""A row with a new bet before each cell: Aruba, No. 42 (K:166)."""

from __future__ import annotations

from collections.abc import Sequence

from games.dakara.actions import Bet, Withdraw
from games.dakara.events import BetPlaced, CellPlayed
from games.dakara.forms import bets
from games.dakara.forms.account import finish
from games.dakara.forms.form import NeverAwaited, ended
from games.dakara.position import Log, Position
from games.dakara.terms import FormKind
from games.game import Action, Choice


class BetRow(NeverAwaited):
    """Bet any amount or withdraw; roll; settle; the next cell (DA-R41)."""

    kind = FormKind.ROW

    def __init__(self, space: int, cells: Sequence[frozenset[int]], times: int, limit: int | None) -> None:
        """`cells`: the faces that win; a winner gets the stake back and `times` the stake."""
        self.space = space
        self._cells = cells
        self._times = times
        self._limit = limit

    def begin(self, p: Position, log: Log) -> bool:
        """The bet on the first cell; over for those who have no money for it."""
        if not bets.can_bet(p, p.turn):
            ended(p, p.turn, "declined", 0, log)
            return True
        p.cell = 1
        p.await_players(p.turn)
        return False

    def choices(self, p: Position, player: int) -> Sequence[Choice]:
        """A bet, or leaving."""
        return (bets.amounts(p, player, self._limit, 0), Withdraw(player))

    def play(self, p: Position, action: Action, log: Log) -> bool:
        """The bet lies at the edge of the board until the roll."""
        if not isinstance(action, Bet):
            ended(p, p.turn, "withdrew", p.won, log)
            return True
        if log is not None:
            log.append(BetPlaced(p.turn, action.place, action.amount))
        p.puts_up(p.turn, action.amount, "stake", log)
        p.await_roll(p.turn)
        return False

    def roll(self, p: Position, face: int, log: Log) -> bool:
        """The cell's bet is settled."""
        p.rolls.append(face)
        hit = face in self._cells[p.cell - 1]
        stake = p.stake[p.turn]
        if log is not None:
            log.append(CellPlayed(p.turn, p.cell, face, hit, stake * self._times if hit else -stake))
        p.won += bets.win(p, p.turn, self._times, log) if hit else bets.lose(p, p.turn, log)
        if p.broken or p.cell == len(self._cells) or not bets.can_bet(p, p.turn):
            return finish(p, log)
        p.cell += 1
        p.await_players(p.turn)
        return False
