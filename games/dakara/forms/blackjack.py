"""Blackjack with a die: as near to the limit as one dares, then the bank (No. 35)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.dakara.actions import Bet, Decline, GoOn, Withdraw
from games.dakara.edition import DakaraEdition
from games.dakara.events import BankRolled, BetPlaced, Declined, Entered
from games.dakara.forms import bets
from games.dakara.forms.form import Form, NeverAwaited, ended, outcome
from games.dakara.options import DakaraOptions
from games.dakara.position import Log, Position
from games.dakara.terms import FormKind
from games.game import Action, Choice

_BET_PLACE: Final = 0
_BANK: Final = 1


class Blackjack(NeverAwaited):
    """`Position.cell` is the player's total, `stage` 1 the bank's turn; the lander's hand throws for the bank too."""

    kind = FormKind.BLACKJACK

    def __init__(self, space: int, *, most: int, stands: int | None, times: int, limit: int | None) -> None:
        """`most` is the highest total; the bank draws up to `stands`, or where that is None up to the player's."""
        self.space = space
        self._most = most
        self._stands = stands
        self._times = times
        self._limit = limit

    def begin(self, p: Position, log: Log) -> bool:
        """The lander alone may bet (DA-R24)."""
        if bets.can_bet(p, p.turn):
            p.await_players(p.turn)
            return False
        ended(p, p.turn, "declined", 0, log)
        return True

    def choices(self, p: Position, player: int) -> Sequence[Choice]:
        """A bet or none; after the first roll one more, or stand."""
        if p.stake[player]:
            return GoOn(player), Withdraw(player)
        return bets.amounts(p, player, self._limit, _BET_PLACE), Decline(player)

    def play(self, p: Position, action: Action, log: Log) -> bool:
        """Every choice but to decline is followed by a roll: the player's, or after standing the bank's."""
        player = action.player
        if isinstance(action, Decline):
            if log is not None:
                log.append(Declined(player))
            ended(p, player, "declined", 0, log)
            return True
        if isinstance(action, Bet):
            if log is not None:
                log.append(BetPlaced(player, action.place, action.amount))
            p.puts_up(player, action.amount, "stake", log)
        elif isinstance(action, GoOn):
            if log is not None:
                log.append(Entered(player))
        else:
            p.stage = _BANK
        p.await_roll(player)
        return False

    def roll(self, p: Position, face: int, log: Log) -> bool:
        """The player's die, or the bank's."""
        p.rolls.append(face)
        return self._bank_rolls(p, face, log) if p.stage == _BANK else self._player_rolls(p, face, log)

    def _player_rolls(self, p: Position, face: int, log: Log) -> bool:
        """Over the limit is out; at the limit one stands by force (DA-R40)."""
        p.cell += face
        if p.cell > self._most:
            self._end(p, bets.lose(p, p.turn, log), log)
            return True
        if p.cell == self._most:
            p.stage = _BANK
            p.await_roll(p.turn)
        else:
            p.await_players(p.turn)
        return False

    def _bank_rolls(self, p: Position, face: int, log: Log) -> bool:
        """The bank rolls until it stands or is over the limit; a tie is the bank's (K:152, DA-R39)."""
        p.bank_total += face
        if log is not None:
            log.append(BankRolled(face, p.bank_total, p.rolls_made))
        if p.bank_total < (p.cell if self._stands is None else self._stands):
            p.await_roll(p.turn)
            return False
        won = p.bank_total > self._most or p.bank_total < p.cell
        self._end(p, bets.win(p, p.turn, self._times, log) if won else bets.lose(p, p.turn, log), log)
        return True

    def _end(self, p: Position, brought: int, log: Log) -> None:
        ended(p, p.turn, outcome(brought), brought, log)


def forms(options: DakaraOptions, edition: DakaraEdition) -> dict[int, Form]:
    """San Juan, with either reading of how the bank plays (DA-R39)."""
    return {
        35: Blackjack(
            35,
            most=edition["blackjack.limit"],
            stands=edition["blackjack.stands"] if options.banker == "stands" else None,
            times=bets.rate(options, edition["blackjack.pays"]),
            limit=bets.limit(options),
        )
    }
