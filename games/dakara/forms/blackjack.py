"""Blackjack with a die: as near to the limit as one dares, then the bank (No. 35)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.dakara.actions import Bet, Decline, GoOn, Withdraw
from games.dakara.board import Space
from games.dakara.edition import DakaraEdition
from games.dakara.events import BankRolled, WentOn
from games.dakara.forms import bets
from games.dakara.forms.form import BaseForm, Form, declined, ended, outcome
from games.dakara.options import DakaraOptions
from games.dakara.position import Log, Position
from games.dakara.terms import BANKS_TURN, FormKind
from games.game import Action, Choice


@dataclass(frozen=True, eq=False)
class Blackjack(BaseForm):
    """`Position.cell` is the player's total, `stage` BANKS_TURN once the player stands.

    The lander's hand throws for the bank too.
    """

    kind = FormKind.BLACKJACK

    most: int
    """The highest total that is not out."""
    stands: int | None
    """The bank draws up to this total, or where that is None up to the player's."""
    times: int
    """A winner gets the stake back and the stake so many times over."""
    limit: int | None
    """The highest stake in dollars; None where there is no limit."""

    def begin(self, p: Position, log: Log) -> bool:
        """The lander alone may bet (DA-R24)."""
        return bets.ask(p, log)

    def choices(self, p: Position, player: int) -> Sequence[Choice]:
        """A bet or none; after the first roll one more, or stand."""
        if p.stake[player]:
            return GoOn(player), Withdraw(player)
        return *bets.amounts(p, player, self.limit), Decline(player)

    def play(self, p: Position, action: Action, log: Log) -> bool:
        """Every choice but to decline is followed by a roll: the player's, or after standing the bank's."""
        player = action.player
        if isinstance(action, Decline):
            return declined(p, player, log)
        if isinstance(action, Bet):
            bets.lay(p, action, log)
        elif isinstance(action, GoOn):
            if log is not None:
                log.append(WentOn(player))
        else:
            p.stage = BANKS_TURN
        p.await_roll(player)
        return False

    def roll(self, p: Position, face: int, log: Log) -> bool:
        """The player's die, or the bank's."""
        p.rolls.append(face)
        return self._bank_rolls(p, face, log) if p.stage == BANKS_TURN else self._player_rolls(p, face, log)

    def _player_rolls(self, p: Position, face: int, log: Log) -> bool:
        """Over the limit is out; at the limit one stands by force (DA-R40)."""
        p.cell += face
        if p.cell > self.most:
            self._end(p, bets.lose(p, p.turn, log), log)
            return True
        if p.cell == self.most:
            p.stage = BANKS_TURN
            p.await_roll(p.turn)
        else:
            p.await_players(p.turn)
        return False

    def _bank_rolls(self, p: Position, face: int, log: Log) -> bool:
        """The bank rolls until it stands or is over the limit; a tie is the bank's (K:152, DA-R39)."""
        p.bank_total += face
        if log is not None:
            log.append(BankRolled(face, p.bank_total, p.rolls_made))
        if p.bank_total < (p.cell if self.stands is None else self.stands):
            p.await_roll(p.turn)
            return False
        won = p.bank_total > self.most or p.bank_total < p.cell
        self._end(p, bets.win(p, p.turn, self.times, log) if won else bets.lose(p, p.turn, log), log)
        return True

    def _end(self, p: Position, brought: int, log: Log) -> None:
        ended(p, p.turn, outcome(brought), brought, log)


def forms(options: DakaraOptions, edition: DakaraEdition) -> dict[int, Form]:
    """San Juan, with either reading of how the bank plays (DA-R39)."""
    form = Blackjack(
        Space.SAN_JUAN,
        most=edition["blackjack.limit"],
        stands=edition["blackjack.stands"] if options.banker == "stands" else None,
        times=bets.rate(options, edition["blackjack.pays"]),
        limit=bets.limit(options),
    )
    return {form.space: form}
