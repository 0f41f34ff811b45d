"""A track whose places bring or cost, to be left at will: Venice, No. 21 (K:124)."""

from __future__ import annotations

from dataclasses import dataclass

from games.dakara.events import TrackMoved
from games.dakara.forms.account import finish, gain, lose, stopped
from games.dakara.forms.strip import Strip
from games.dakara.forms.withdrawal import Withdrawable
from games.dakara.position import Log, Position
from games.dakara.terms import FormKind


@dataclass(frozen=True, eq=False)
class Canal(Withdrawable):
    """`p.cell` is the place; all is settled place by place (DA-R36)."""

    kind = FormKind.TRACK

    strip: Strip

    def begin(self, p: Position, log: Log) -> bool:
        """The first roll is compulsory."""
        p.await_roll(p.turn)
        return False

    def roll(self, p: Position, face: int, log: Log) -> bool:
        """Over at the goal, or past it with what was settled (DA-R34); or bankrupt (DA-R35)."""
        p.rolls.append(face)
        origin, p.cell = p.cell, p.cell + face
        amount = self.strip.amount(p.cell)
        if log is not None:
            log.append(TrackMoved(p.turn, origin, p.cell, amount))
        if amount > 0:
            gain(p, amount, "prize" if p.cell == self.strip.goal else "cell", log)
        else:
            lose(p, -amount, "loss", log)
        if stopped(p) or p.cell >= self.strip.goal:
            return finish(p, log)
        p.await_players(p.turn)
        return False
