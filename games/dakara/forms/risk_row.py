"""A row whose cells win or cost: Reno, No. 46 (K:174)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.dakara.events import CellPlayed
from games.dakara.forms.account import finish, gain, lose
from games.dakara.forms.form import ended
from games.dakara.forms.withdrawal import Withdrawable
from games.dakara.position import Log, Position
from games.dakara.terms import FormKind


@dataclass(frozen=True, eq=False)
class RiskRow(Withdrawable):
    """Before each roll one may leave, and must if the money does not cover the cell's loss (DA-R43)."""

    kind = FormKind.ROW

    winning: frozenset[int]
    """The faces that win."""
    gains: Sequence[int]
    """Dollars, cell by cell."""
    losses: Sequence[int]
    """Dollars, cell by cell."""

    def begin(self, p: Position, log: Log) -> bool:
        """The first cell; over for those who can't cover it."""
        p.cell = 1
        if not self._covered(p):
            ended(p, p.turn, "declined", 0, log)
            return True
        p.await_players(p.turn)
        return False

    def roll(self, p: Position, face: int, log: Log) -> bool:
        """The cell's amount is won or paid at once."""
        p.rolls.append(face)
        hit = face in self.winning
        amount = (self.gains if hit else self.losses)[p.cell - 1]
        if log is not None:
            log.append(CellPlayed(p.turn, p.cell, face, hit, amount if hit else -amount))
        if hit:
            gain(p, amount, "cell", log)
        else:
            lose(p, amount, "loss", log)
        if p.broken or p.cell == len(self.gains):
            return finish(p, log)
        p.cell += 1
        if not self._covered(p):
            return finish(p, log)
        p.await_players(p.turn)
        return False

    def _covered(self, p: Position) -> bool:
        return p.money[p.turn] >= self.losses[p.cell - 1]
