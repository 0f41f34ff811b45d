"""What a local game brings the player on turn: paid at once, summed in `p.won`."""

from __future__ import annotations

from games.dakara.forms.form import ended, outcome
from games.dakara.position import Log, Position
from games.dakara.terms import Reason, Result


def gain(p: Position, amount: int, reason: Reason, log: Log) -> None:
    """The bank pays `amount` dollars, or all it has: then it is broken (DA-R15)."""
    p.won += p.bank_pays(p.turn, amount, reason, log)


def lose(p: Position, amount: int, reason: Reason, log: Log) -> None:
    """The player pays the bank `amount` dollars, or all money: then bankrupt (DA-R12)."""
    before = p.money[p.turn]
    p.pays_bank(p.turn, amount, reason, log)
    p.won -= before - p.money[p.turn]


def stopped(p: Position) -> bool:
    """Whether no roll can follow: the bank is broken, or the player bankrupt."""
    return p.broken or p.out[p.turn]


def finish(p: Position, log: Log) -> bool:
    """Over, as what it brought tells."""
    result: Result = "bankrupt" if p.out[p.turn] else outcome(p.won)
    ended(p, p.turn, result, p.won, log)
    return True
