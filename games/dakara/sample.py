"""The position that an observation shows: nothing is secret, so there is nothing to guess."""

from __future__ import annotations

from games.dakara.observation import DakaraObservation
from games.dakara.rules import Rules
from games.dakara.state import State
from games.dakara.terms import NOBODY


def sample(seen: DakaraObservation, rules: Rules) -> State:
    """The state whose observation is `seen`."""
    state = State(rules)
    for name in _AS_SEEN:
        setattr(state, name, getattr(seen, name))
    state.rolls = list(seen.rolls)
    for name in _BY_SEAT:
        setattr(state, name, [getattr(seat, name) for seat in seen.seats])
    state.richest = seen.winners
    state.roller = NOBODY if seen.chance_for is None else seen.chance_for
    return state


_AS_SEEN = (
    "awaits", "bank", "bank_total", "booked", "broken", "cell", "current", "first", "game", "gold_line",
    "gold_order", "landed", "last_face", "leader", "line", "pass_order", "price",
    "rolls_made", "round", "stage", "turn", "won",
)  # fmt: skip
_BY_SEAT = ("choice", "done", "mark", "money", "out", "space", "stake", "travelled")
