"""A track whose winnings can be lost until one leaves: Las Vegas, No. 43 (K:168)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.dakara.actions import Decline, Enter
from games.dakara.events import Entered, Fell, TrackMoved
from games.dakara.forms.account import finish, gain, lose
from games.dakara.forms.form import declined, ended, outcome
from games.dakara.forms.strip import Strip
from games.dakara.forms.withdrawal import Withdrawable
from games.dakara.position import Log, Position
from games.dakara.terms import INSIDE, FormKind
from games.game import Action, Choice


@dataclass(frozen=True, eq=False)
class Slots(Withdrawable):
    """`p.cell` is the place, `p.stage` INSIDE once the fee is paid; winnings lie at stake until one leaves."""

    kind = FormKind.TRACK

    strip: Strip
    fee: int
    """Dollars to play."""
    lose_all: frozenset[int]
    """The places before the goal that say so; what else is printed on them does not matter."""

    def begin(self, p: Position, log: Log) -> bool:
        """Whether to pay the fee; those who can't, pass (DA-R38)."""
        if p.money[p.turn] < self.fee:
            ended(p, p.turn, "declined", 0, log)
            return True
        p.await_players(p.turn)
        return False

    def choices(self, p: Position, player: int) -> Sequence[Choice]:
        """Pay or pass; later another roll or leaving."""
        return super().choices(p, player) if p.stage == INSIDE else (Enter(player), Decline(player))

    def play(self, p: Position, action: Action, log: Log) -> bool:
        """After the fee comes a roll."""
        if isinstance(action, Decline):
            return declined(p, p.turn, log)
        if not isinstance(action, Enter):
            return super().play(p, action, log)
        if log is not None:
            log.append(Entered(p.turn))
        lose(p, self.fee, "fee", log)
        p.stage = INSIDE
        p.await_roll(p.turn)
        return False

    def roll(self, p: Position, face: int, log: Log) -> bool:
        """Winnings grow, or are all lost; over at the goal, or past it without the prize (DA-R34)."""
        p.rolls.append(face)
        origin, p.cell = p.cell, p.cell + face
        lost = p.cell in self.lose_all
        amount = -p.stake[p.turn] if lost else self.strip.amount(p.cell)
        if log is not None:
            log.append(TrackMoved(p.turn, origin, p.cell, amount))
        if lost:
            return self._lost(p, log)
        if p.cell == self.strip.goal:
            gain(p, amount, "prize", log)
        else:
            p.won += p.bank_puts_up(p.turn, amount, "cell", log)
        if p.broken or p.cell >= self.strip.goal:
            return self.leave(p, outcome(p.won), log)
        p.await_players(p.turn)
        return False

    def _lost(self, p: Position, log: Log) -> bool:
        """The winnings of this visit; the fee stays paid (DA-R37)."""
        winnings = p.stake[p.turn]
        if log is not None:
            log.append(Fell(p.turn, p.cell))
        p.won -= winnings
        p.bank_takes(p.turn, winnings, "lost_winnings", log)
        return finish(p, log)
