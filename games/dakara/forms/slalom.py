"""The slalom: down to the finish without a fallen flag (No. 19, K:120)."""

from __future__ import annotations

from dataclasses import dataclass

from games.dakara.events import Fell, TrackMoved
from games.dakara.forms.account import finish, gain
from games.dakara.forms.form import BaseForm
from games.dakara.position import Log, Position
from games.dakara.terms import FormKind


@dataclass(frozen=True, eq=False)
class Slalom(BaseForm):
    """`p.cell` is the place on the slope."""

    kind = FormKind.TRACK

    finish: int
    fallen: frozenset[int]
    """Places with a fallen flag before the `finish`."""
    prize: int
    """Dollars."""

    def begin(self, p: Position, log: Log) -> bool:
        """The first roll."""
        p.await_roll(p.turn)
        return False

    def roll(self, p: Position, face: int, log: Log) -> bool:
        """Reaching or passing the finish wins, a fallen flag ends it."""
        p.rolls.append(face)
        origin, p.cell = p.cell, p.cell + face
        home = p.cell >= self.finish
        if log is not None:
            log.append(TrackMoved(p.turn, origin, p.cell, self.prize if home else 0))
        if home:
            gain(p, self.prize, "prize", log)
            return finish(p, log)
        if p.cell in self.fallen:
            if log is not None:
                log.append(Fell(p.turn, p.cell))
            return finish(p, log)
        p.await_roll(p.turn)
        return False
