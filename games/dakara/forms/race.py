"""The race round a track: one roll each in turn, a fall ends it, the first one home wins (No. 32)."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from games.dakara.board import Space
from games.dakara.edition import DakaraEdition
from games.dakara.events import Fell, TrackMoved
from games.dakara.forms.form import BaseForm, Form, ended, outcome
from games.dakara.forms.printed import flagged
from games.dakara.options import DakaraOptions
from games.dakara.position import Log, Position
from games.dakara.terms import FALLEN, FormKind


@dataclass(frozen=True, eq=False)
class Race(BaseForm):
    """`Position.mark` is how far each rider has run in all laps; events tell the same (K:146)."""

    kind = FormKind.RACE

    lap: int
    """Places of the track, from 1 on."""
    laps: int
    fallen: Set[int]
    """The places of the track where one falls."""
    prize: int
    """Dollars of the first one home."""
    entry: int
    """What each rider pays, 0 for a free race."""

    @property
    def home(self) -> int:
        """So far a rider runs in all laps."""
        return self.lap * self.laps

    def falls(self, mark: int) -> bool:
        """Whether a rider falls who has run so far, and is not home."""
        return self.printed(mark) in self.fallen

    def printed(self, mark: int) -> int:
        """The printed place of the lap on which a rider is who has run so far, from 1."""
        return (mark - 1) % self.lap + 1

    def begin(self, p: Position, log: Log) -> bool:
        """All who can pay the entry ride; the lander begins if among them (DA-R27)."""
        p.mark = [FALLEN] * len(p.mark)
        for rider in p.alive():
            if p.money[rider] >= self.entry:
                p.mark[rider] = 0
                p.pays_bank(rider, self.entry, "entry", log)
        if self._next(p, p.turn - 1):
            return False
        ended(p, p.turn, "declined", 0, log)
        return True

    def roll(self, p: Position, face: int, log: Log) -> bool:
        """The rider runs on: home, down, or to the next one's roll."""
        rider, origin = p.roller, p.mark[p.roller]
        target = p.mark[rider] = origin + face
        p.rolls = [face]
        if log is not None:
            log.append(TrackMoved(rider, origin, target, 0))
        if target >= self.home:
            self._win(p, rider, log)
            return True
        if self.falls(target):
            p.mark[rider] = FALLEN
            if log is not None:
                log.append(Fell(rider, self.printed(target)))
            ended(p, rider, outcome(-self.entry), -self.entry, log)
        return not self._next(p, rider)

    def _next(self, p: Position, last: int) -> bool:
        """The next rider clockwise after `last` rolls, if any still rides (DA-R28)."""
        players = len(p.mark)
        for k in range(1, players + 1):
            rider = (last + k) % players
            if p.mark[rider] != FALLEN:
                p.await_roll(rider)
                return True
        return False

    def _win(self, p: Position, winner: int, log: Log) -> None:
        """The prize; the race is over for all who still ride."""
        prize = p.bank_pays(winner, self.prize, "prize", log)
        for rider in p.alive():
            if p.mark[rider] != FALLEN:
                brought = (prize if rider == winner else 0) - self.entry
                ended(p, rider, outcome(brought), brought, log)


def forms(options: DakaraOptions, edition: DakaraEdition) -> dict[int, Form]:
    """The steeplechase at Aintree, free or for an entry (DA-R27)."""
    lap = edition["steeplechase.lap"]
    form = Race(
        Space.AINTREE,
        lap=lap,
        laps=edition["steeplechase.laps"],
        fallen=flagged(edition, "steeplechase.fallen", range(1, lap + 1)),
        prize=edition["steeplechase.prize"],
        entry=edition["steeplechase.entry"] if options.steeplechase == "each_pays" else 0,
    )
    return {form.space: form}
