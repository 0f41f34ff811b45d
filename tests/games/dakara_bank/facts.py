"""What the laws need to know of the bank-only mode beyond the protocol."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from games.dakara.events import Paid
from games.game import Event, Options, State

MEMOS: Final = ("menu", "rules")
memos = MEMOS


def scores_from_events(options: Options, events: Sequence[Event]) -> list[float]:
    """50,000 to begin with (K:33), and what was paid since."""
    money = [50_000] * options.players
    for event in events:
        if isinstance(event, Paid):
            if event.payer >= 0:
                money[event.payer] -= event.amount
            if event.payee >= 0:
                money[event.payee] += event.amount
    return [float(m) for m in money]


def swap_secrets(state: State, viewer: int | None, rng: Random) -> State:
    """Nothing is secret."""
    return state.clone()
