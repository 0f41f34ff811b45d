"""Tables for tests that play at random."""

from __future__ import annotations

from typing import Any, Final

from games.game import State
from games.sitting_bull.game_entry import SITTING_BULL
from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.options import SittingBullOptions

SHIPPED: Final = SITTING_BULL.edition()


def new_game(players: int, **rulings: Any) -> State:
    """A game with the shipped edition; the console deals unless `cards` says otherwise."""
    return SITTING_BULL.new_game(SittingBullOptions(players=players, **rulings), SHIPPED)


def whole(state: State, viewer: int | None = None) -> SittingBullObservation:
    """What `viewer` sees."""
    seen = state.observation(viewer)
    assert isinstance(seen, SittingBullObservation)
    return seen
