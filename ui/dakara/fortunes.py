"""How rich everybody was, turn by turn: worked out from the journal."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.dakara.accounts import Accounts
from games.dakara.events import Bankrupt, Paid, TurnStarted
from games.dakara.observation import DakaraObservation
from ui.model import JournalEntry


class Fortune(msgspec.Struct, frozen=True):
    """One player's money, with what lay at stake."""

    player: int
    worth: tuple[int, ...]
    """Dollars when each turn of the game began, and at its end; it stops with the turn in which the player went out."""


def fortunes(journal: Sequence[JournalEntry], view: DakaraObservation) -> tuple[Fortune, ...]:
    """Of all players in seat order; `view` is the position after the last entry."""
    events = [event for entry in journal if not entry.undone for event in entry.events]
    players = range(len(view.seats))
    accounts = Accounts.of(view)
    found: list[list[int]] = [[accounts.worth(player)] for player in players]
    ends = [0 for _ in players]
    turns = 0
    for event in reversed(events):
        match event:
            case Paid():
                accounts = accounts.unapplied(event)
            case Bankrupt(player=player):
                ends[player] = turns
            case TurnStarted():
                turns += 1
                for player in players:
                    found[player].append(accounts.worth(player))
    return tuple(Fortune(p, tuple(reversed(line[ends[p] :]))) for p, line in enumerate(found))
