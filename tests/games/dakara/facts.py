"""What the laws need to know of Dakara beyond the protocol; written from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from games.dakara.events import Paid
from games.dakara.terms import ESCROW
from games.game import Event, Options, State

MEMOS: Final = ("menu", "rules")
memos = MEMOS


def scores_from_events(options: Options, events: Sequence[Event]) -> list[float]:
    """What was paid to each, less what each paid; what lies at the edge of the board belongs to who put it there."""
    dollars = [0] * options.players
    for paid in events:
        if isinstance(paid, Paid):
            for account, amount in ((paid.payer, -paid.amount), (paid.payee, paid.amount)):
                owner = paid.of if account == ESCROW else account
                if owner >= 0:
                    dollars[owner] += amount
    return [float(d) for d in dollars]


def swap_secrets(state: State, viewer: int | None, rng: Random) -> State:
    """Nothing is secret."""
    return state.clone()
