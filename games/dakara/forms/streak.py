"""The streak: a bet that doubles with each win until it is lost or taken home: Madrid, No. 45 (K:172)."""

from __future__ import annotations

from collections.abc import Sequence

from games.dakara.actions import Bet, Decline
from games.dakara.edition import DakaraEdition
from games.dakara.events import BetPlaced, CellPlayed, Declined
from games.dakara.forms import bets
from games.dakara.forms.form import Form, ended, outcome
from games.dakara.forms.printed import flagged
from games.dakara.forms.row import CELLS
from games.dakara.forms.withdrawal import Withdrawable
from games.dakara.options import DakaraOptions
from games.dakara.position import Log, Position
from games.dakara.terms import FormKind
from games.game import Action, Choice


class Streak(Withdrawable):
    """One bet, then a first roll at least; after k wins bet x 2^k lies at stake (DA-R42)."""

    kind = FormKind.STREAK

    def __init__(self, space: int, cells: Sequence[frozenset[int]], limit: int | None) -> None:
        """`cells`: the faces that win, roll by roll; `p.cell` counts the wins."""
        self.space = space
        self._cells = cells
        self._limit = limit

    def begin(self, p: Position, log: Log) -> bool:
        """The bet; over for those who have no money for it."""
        if not bets.can_bet(p, p.turn):
            ended(p, p.turn, "declined", 0, log)
            return True
        p.await_players(p.turn)
        return False

    def choices(self, p: Position, player: int) -> Sequence[Choice]:
        """The only bet or none; later another roll or leaving."""
        if p.rolls:
            return super().choices(p, player)
        return (bets.amounts(p, player, self._limit, 0), Decline(player))

    def play(self, p: Position, action: Action, log: Log) -> bool:
        """After the bet a roll is compulsory."""
        if isinstance(action, Decline):
            if log is not None:
                log.append(Declined(p.turn))
            return self.leave(p, "declined", log)
        if not isinstance(action, Bet):
            return super().play(p, action, log)
        if log is not None:
            log.append(BetPlaced(p.turn, action.place, action.amount))
        p.puts_up(p.turn, action.amount, "stake", log)
        p.await_roll(p.turn)
        return False

    def roll(self, p: Position, face: int, log: Log) -> bool:
        """The bank doubles what lies at stake, or takes it."""
        p.rolls.append(face)
        stake = p.stake[p.turn]
        hit = face in self._cells[p.cell]
        if log is not None:
            log.append(CellPlayed(p.turn, p.cell + 1, face, hit, stake if hit else -stake))
        if not hit:
            return self._lost(p, log)
        p.won += p.bank_puts_up(p.turn, stake, "winnings", log)
        p.cell += 1
        if p.broken or p.cell == len(self._cells):
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
    return {45: Streak(45, cells, bets.limit(options))}
