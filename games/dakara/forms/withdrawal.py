"""Forms where the player may withdraw before a roll (K:124, 168, 172, 174)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.dakara.actions import GoOn, Withdraw
from games.dakara.events import WentOn
from games.dakara.forms.form import BaseForm, ended
from games.dakara.position import Log, Position
from games.dakara.terms import Result
from games.game import Action, Choice


@dataclass(frozen=True, eq=False)
class Withdrawable(BaseForm):
    """One more roll, or leave with what one has."""

    def choices(self, p: Position, player: int) -> Sequence[Choice]:
        """Go on or withdraw."""
        return (GoOn(player), Withdraw(player))

    def play(self, p: Position, action: Action, log: Log) -> bool:
        """The die is next, unless the player leaves."""
        if isinstance(action, Withdraw):
            return self.leave(p, "withdrew", log)
        if log is not None:
            log.append(WentOn(p.turn))
        p.await_roll(p.turn)
        return False

    def leave(self, p: Position, result: Result, log: Log) -> bool:
        """Over: what lies before the player can't be lost any more."""
        p.takes_back(p.turn, p.stake[p.turn], "stake_back", log)
        ended(p, p.turn, result, p.won, log)
        return True
