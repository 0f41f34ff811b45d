"""The streak: a bet that doubles with each win until it is lost or taken home: Madrid, No. 45 (K:172)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.dakara.actions import Bet, Decline
from games.dakara.board import Space
from games.dakara.edition import DakaraEdition
from games.dakara.events import CellPlayed
from games.dakara.forms import bets
from games.dakara.forms.form import Form, declined, ended, outcome
from games.dakara.forms.printed import flagged
from games.dakara.forms.withdrawal import Withdrawable
from games.dakara.options import DakaraOptions
from games.dakara.position import Log, Position
from games.dakara.terms import CELLS, FormKind
from games.game import Action, Choice


@dataclass(frozen=True, eq=False)
class Streak(Withdrawable):
    """One bet, then a first roll at least; after k wins bet x 2^k lies at stake (DA-R42)."""

    kind = FormKind.STREAK

    cells: Sequence[frozenset[int]]
    """The faces that win, roll by roll; `p.cell` counts the wins."""
    limit: int | None
    """The highest stake in dollars; None where there is no limit."""

    def begin(self, p: Position, log: Log) -> bool:
        """The bet; over for those who have no money for it."""
        return bets.ask(p, log)

    def choices(self, p: Position, player: int) -> Sequence[Choice]:
        """The only bet or none; later another roll or leaving."""
        if p.rolls:
            return super().choices(p, player)
        return (*bets.amounts(p, player, self.limit), Decline(player))

    def play(self, p: Position, action: Action, log: Log) -> bool:
        """After the bet a roll is compulsory."""
        if isinstance(action, Decline):
            return declined(p, p.turn, log)
        if not isinstance(action, Bet):
            return super().play(p, action, log)
        bets.lay(p, action, log)
        p.await_roll(p.turn)
        return False

    def roll(self, p: Position, face: int, log: Log) -> bool:
        """The bank doubles what lies at stake, or takes it."""
        p.rolls.append(face)
        stake = p.stake[p.turn]
        hit = face in self.cells[p.cell]
        if log is not None:
            log.append(CellPlayed(p.turn, p.cell + 1, face, hit, stake if hit else -stake))
        if not hit:
            return self._lost(p, log)
        p.won += p.bank_puts_up(p.turn, stake, "winnings", log)
        p.cell += 1
        if p.broken or p.cell == len(self.cells):
            return self.leave(p, outcome(p.won), log)
        p.await_players(p.turn)
        return False

    def _lost(self, p: Position, log: Log) -> bool:
        """All winnings are returned, and the bet is lost too."""
        p.bank_takes(p.turn, p.won, "lost_winnings", log)
        p.won = bets.lose(p, p.turn, log)
        ended(p, p.turn, outcome(p.won), p.won, log)
        return True


def forms(options: DakaraOptions, edition: DakaraEdition) -> dict[int, Form]:
    """Madrid, by the numbers of the edition."""
    cells = [flagged(edition, f"madrid.cell.{cell}") for cell in CELLS]
    return {Space.MADRID: Streak(Space.MADRID, cells, bets.limit(options))}
