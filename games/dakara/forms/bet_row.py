"""A row with a new bet before each cell: Aruba, No. 42 (K:166)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.dakara.actions import Bet, Withdraw
from games.dakara.events import CellPlayed
from games.dakara.forms import bets
from games.dakara.forms.account import finish
from games.dakara.forms.form import BaseForm, ended
from games.dakara.position import Log, Position
from games.dakara.terms import FormKind
from games.game import Action, Choice


@dataclass(frozen=True, eq=False)
class BetRow(BaseForm):
    """Bet any amount or withdraw; roll; settle; the next cell (DA-R41)."""

    kind = FormKind.ROW

    cells: Sequence[frozenset[int]]
    """The faces that win, cell by cell."""
    times: int
    """A winner gets the stake back and the stake so many times over."""
    limit: int | None
    """The highest stake in dollars; None where there is no limit."""

    def begin(self, p: Position, log: Log) -> bool:
        """The bet on the first cell; over for those who have no money for it."""
        p.cell = 1
        return bets.ask(p, log)

    def choices(self, p: Position, player: int) -> Sequence[Choice]:
        """A bet, or leaving."""
        return (*bets.amounts(p, player, self.limit), Withdraw(player))

    def play(self, p: Position, action: Action, log: Log) -> bool:
        """The bet lies at the edge of the board until the roll."""
        if not isinstance(action, Bet):
            ended(p, p.turn, "withdrew", p.won, log)
            return True
        bets.lay(p, action, log)
        p.await_roll(p.turn)
        return False

    def roll(self, p: Position, face: int, log: Log) -> bool:
        """The cell's bet is settled."""
        p.rolls.append(face)
        hit = face in self.cells[p.cell - 1]
        stake = p.stake[p.turn]
        if log is not None:
            log.append(CellPlayed(p.turn, p.cell, face, hit, stake * self.times if hit else -stake))
        p.won += bets.win(p, p.turn, self.times, log) if hit else bets.lose(p, p.turn, log)
        if p.broken or p.cell == len(self.cells) or not bets.can_bet(p, p.turn):
            return finish(p, log)
        p.cell += 1
        p.await_players(p.turn)
        return False
