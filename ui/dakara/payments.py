"""All payments of a game as the ledger lists them, newest first, with what both sides had after each."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.dakara.events import Paid, TurnStarted
from games.dakara.terms import BANK, ESCROW
from games.game import Observation
from ui.model import JournalEntry, Note


class Payment(msgspec.Struct, frozen=True):
    """One amount that moved; accounts are players, BANK or ESCROW."""

    round: int
    """0 where the game has none."""
    payer: int
    payee: int
    amount: int
    reason: str
    payer_after: int | None
    """None for what was taken back: it counts for nothing."""
    payee_after: int | None
    by_hand: bool

    @property
    def taken_back(self) -> bool:
        """A correction or an undo has taken it back."""
        return self.payer_after is None

    def concerns(self, account: int) -> bool:
        """`account` pays or is paid."""
        return account in (self.payer, self.payee)


def balances(view: Observation) -> dict[int, int]:
    """Dollars by account: BANK, ESCROW and the players of a game with a bank."""
    seats = getattr(view, "seats", ())
    money: Sequence[int] = getattr(view, "money", None) or [seat.money for seat in seats]
    stakes = sum(getattr(seat, "stake", 0) for seat in seats)
    return {BANK: int(getattr(view, "bank", 0)), ESCROW: stakes, **dict(enumerate(money))}


def payments(journal: Sequence[JournalEntry], view: Observation) -> tuple[Payment, ...]:
    """Every payment of the journal; `view` is the position after the last one."""
    now = balances(view)
    found: list[Payment] = []
    for entry, round_ in reversed(list(zip(journal, rounds(journal, view), strict=True))):
        for event in reversed(entry.events):
            if not isinstance(event, Paid):
                continue
            counts = not entry.undone
            found.append(
                Payment(
                    round=round_,
                    payer=event.payer,
                    payee=event.payee,
                    amount=event.amount,
                    reason=event.reason,
                    payer_after=now[event.payer] if counts else None,
                    payee_after=now[event.payee] if counts else None,
                    by_hand=entry.note is Note.ENTERED,
                )
            )
            if counts:
                now[event.payer] += event.amount
                now[event.payee] -= event.amount
    return tuple(found)


def rounds(journal: Sequence[JournalEntry], view: Observation) -> list[int]:
    """The round in which each entry was made: a new one begins when the turn comes to, or passes, who began."""
    first, players = getattr(view, "first", None), len(getattr(view, "seats", ()))
    if first is None:
        return [0] * len(journal)
    round_, last = 1, -1
    found = []
    for entry in journal:
        found.append(round_)
        for event in entry.events:
            if isinstance(event, TurnStarted) and not entry.undone:
                if last >= 0 and (first - last - 1) % players <= (event.player - last - 1) % players:
                    round_ += 1
                last = event.player
    return found
