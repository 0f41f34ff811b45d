"""How rich everybody was, turn by turn: worked out from the journal."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.dakara.events import Bankrupt, Paid, TurnStarted
from games.dakara.observation import DakaraObservation
from games.dakara.terms import ESCROW
from ui.dakara.reading import worth
from ui.model import JournalEntry


class Fortune(msgspec.Struct, frozen=True):
    """One player's money, with what lay at stake."""

    player: int
    worth: tuple[int, ...]
    """Dollars when each turn of the game began, and at its end; it stops with the turn in which the player went out."""


def fortunes(journal: Sequence[JournalEntry], view: DakaraObservation) -> tuple[Fortune, ...]:
    """Of all players in seat order; `view` is the position after the last entry."""
    events = [event for entry in journal if not entry.undone for event in entry.events]
    now = [worth(seat) for seat in view.seats]
    found: list[list[int]] = [[money] for money in now]
    ends = [0] * len(now)
    turns = 0
    for event in reversed(events):
        match event:
            case Paid(payer=payer, payee=payee, amount=amount, of=of):
                for account, change in ((payer, amount), (payee, -amount)):
                    owner = of if account == ESCROW else account
                    if owner >= 0:
                        now[owner] += change
            case Bankrupt(player=player):
                ends[player] = turns
            case TurnStarted():
                turns += 1
                for player, money in enumerate(now):
                    found[player].append(money)
    return tuple(Fortune(p, tuple(reversed(line[ends[p] :]))) for p, line in enumerate(found))
