"""How good a choice looks to a player; so far all alike."""

from __future__ import annotations

from games.game import Choice
from games.sitting_bull.position import Position


def value(_p: Position, _player: int, _choice: Choice) -> float:
    """Higher is better."""
    return 0.0
