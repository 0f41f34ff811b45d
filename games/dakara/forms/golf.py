"""Golf: to the green by an exact total, then shots at the hole (No. 10, K:102, DA-R32)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

from games.dakara.events import Checked, Fell, TrackMoved
from games.dakara.forms.account import finish, gain
from games.dakara.forms.form import BaseForm
from games.dakara.position import Log, Position
from games.dakara.terms import FACES, ON_THE_GREEN, FormKind


@dataclass(frozen=True, eq=False)
class Golf(BaseForm):
    """`p.cell` is the place of the ball, `p.stage` is ON_THE_GREEN once it lies there."""

    kind = FormKind.TRACK

    green: range
    """Its places."""
    rolls: int
    """To reach it."""
    shots: int
    """On it, of which one must show a face of `sink`."""
    sink: frozenset[int]
    prize: int
    """Dollars."""

    def begin(self, p: Position, log: Log) -> bool:
        """The first stroke."""
        p.await_roll(p.turn)
        return False

    def roll(self, p: Position, face: int, log: Log) -> bool:
        """A stroke on the course, or a shot on the green."""
        p.rolls.append(face)
        lost = self._shoot(p, face, log) if p.stage == ON_THE_GREEN else self._drive(p, face, log)
        if lost or p.won or p.broken:
            return finish(p, log)
        p.await_roll(p.turn)
        return False

    def _drive(self, p: Position, face: int, log: Log) -> bool:
        """Towards the green; lost beyond it, or once the strokes left can't reach it (DA-R30)."""
        origin, p.cell = p.cell, p.cell + face
        if log is not None:
            log.append(TrackMoved(p.turn, origin, p.cell, 0))
        if p.cell in self.green:
            p.stage = ON_THE_GREEN
            return False
        farthest = p.cell + (self.rolls - len(p.rolls)) * FACES[-1]
        lost = p.cell > self.green[-1] or farthest < self.green[0]
        if lost and log is not None:
            log.append(Fell(p.turn, p.cell))
        return lost

    def _shoot(self, p: Position, face: int, log: Log) -> bool:
        """At the hole; lost after the last shot."""
        drives = list(accumulate(p.rolls)).index(p.cell) + 1
        shots = tuple(p.rolls[drives:])
        sunk = face in self.sink
        lost = not sunk and len(shots) == self.shots
        if (sunk or lost) and log is not None:
            log.append(Checked(p.turn, shots, sunk))
        if sunk:
            gain(p, self.prize, "prize", log)
        return lost
