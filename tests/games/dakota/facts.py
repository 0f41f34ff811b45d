"""What the laws need to know of Dakota beyond the protocol; written from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from games.dakota.events import Built, PointBought
from games.dakota.terms import Phase
from games.game import Event, Options, State
from tests.games.dakota import edits

MEMOS: Final = ("menu", "rules")
memos = MEMOS


def scores_from_events(options: Options, events: Sequence[Event]) -> list[float]:
    """Points come from buildings and from being bought (D:317, D:333), from nothing else."""
    points = [0] * options.players
    for event in events:
        if isinstance(event, Built):
            points[event.player] += event.points
        elif isinstance(event, PointBought):
            points[event.player] += 1
    return [float(p) for p in points]


def swap_secrets(state: State, viewer: int | None, rng: Random) -> State:
    """Other kinds and other wealth behind the other screens; another token covered by others (D:72, D:127)."""
    other = edits.inside(state.clone())
    if other.phase is Phase.END:
        return other
    for player in range(other.rules.players):
        if player == viewer:
            continue
        edits.deal_hand(other, player, rng)
        edits.set_wealth(other, player, rng.randrange(40))
    if other.phase is Phase.FACTIONS:
        edits.cover_others(other, viewer, rng)
    return other
