"""A payment as ledgers list it, on the screen and on paper."""

from __future__ import annotations

import msgspec


class Payment(msgspec.Struct, frozen=True, kw_only=True):
    """One amount that moved, and what both accounts had when it had moved; players are accounts 0, 1 ..."""

    number: int
    """Of its record; several payments may share one."""
    round: int
    """From 1."""
    payer: int
    payee: int
    amount: int
    reason: str
    of: int = -1
    """The player whose stake it is; -1 for none."""
    payer_after: int
    payee_after: int
    by_hand: bool = False
    """It follows from what people entered."""
    undone_by: int | None = None
    """The record of the correction that took it back: it counts for nothing."""

    def concerns(self, account: int) -> bool:
        """`account` pays or is paid."""
        return account in (self.payer, self.payee)
